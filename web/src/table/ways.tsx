/* What a paper makes, and the brackets that would leave no doubt: one tap takes them. */
import { uncoloured } from "../math";
import { t } from "../words";
import { useTable } from "./context";
import { usePaper } from "./paperdraft";

const SHOWN: Record<string, string> = { x: "×", "/": "÷", "-": "−", "^": "∗" };

/** A text with the signs that people write; the notes of cubes stay as they are. */
export const readable = (text: string, sets: boolean): string =>
  sets ? text : uncoloured(text).replace(/<[^<>]*>|[x/^-]/g, (sign) => SHOWN[sign] ?? sign);

/** What each text makes, where the table tells everything and there is one way to take it. */
export function Makes() {
  const { table } = useTable();
  const sets = table.terms.game === "on-sets";
  const ways = usePaper()?.ways ?? [];
  const plain = ways.filter((way) => way.value && ways.filter(({ text }) => text === way.text).length === 1);
  return (
    <>
      {plain.map(({ text, value, fits }) => (
        <span key={text} class={fits ? "uses" : "needs"} data-testid="makes">
          {sets ? t("web-makes-cards", { value: Number(value) }) : t("web-makes", { value })} {fits ? "✓" : ""}
        </span>
      ))}
    </>
  );
}

/** Where a text can be taken in several ways: each with its brackets, as a button. */
export function Brackets() {
  const { table } = useTable();
  const paper = usePaper();
  const ways = paper?.ways ?? [];
  const doubtful = ways.filter((way) => ways.filter(({ text }) => text === way.text).length > 1);
  if (!paper || doubtful.length === 0) return null;
  const sets = table.terms.game === "on-sets";
  return (
    <div class="brackets" role="group" aria-label={t("web-brackets")} data-testid="brackets">
      <p>{t("web-brackets")}</p>
      {doubtful.map((way) => (
        <button key={`${way.text}${way.paper}`} type="button" data-testid="take-brackets" data-text={way.paper} onClick={() => paper.rewrite(way.text, way.paper)}>
          <bdi>{readable(way.paper.split("=")[0] ?? "", sets).trim()}</bdi>
          {way.value && <small class={way.fits ? "fits" : ""}>{` = ${way.value}${way.fits ? " ✓" : ""}`}</small>}
        </button>
      ))}
    </div>
  );
}
