/* The score sheet at the end: initials, and until then an appeal to the judge (XII-B, judges G6). */
import { useState } from "preact/hooks";
import { isOffered, waysOf } from "../offers";
import { t } from "../words";
import { useTable } from "./context";
import { Sure } from "./sure";

export function Signing() {
  const { session, table } = useTable();
  const signed = table.sheet.initials.includes(table.seat);
  return (
    <>
      <Appeal />
      {table.over && signed && <p class="hint">{t("web-initialled")}</p>}
      {!signed && isOffered(table.offers, "initial_scoresheet") && (
        <p class="row">
          <Sure cost="web-sure-initial" testid="initial" act={() => void session.deed("initial_scoresheet")}>
            {t("web-initial")}
          </Sure>
        </p>
      )}
    </>
  );
}

/** Only where somebody sits who can answer. */
function Appeal() {
  const { session, table } = useTable();
  const ways = waysOf(table.offers, "appeal_score");
  const [chosen, setChosen] = useState(0);
  const way = ways[Math.min(chosen, ways.length - 1)];
  if (!way) return null;
  return (
    <form
      class="offer"
      onSubmit={(event) => {
        event.preventDefault();
        void session.deed("appeal_score", way);
      }}
    >
      <label>
        {t("web-appeal-told")}
        <select
          data-testid="appeal-shake"
          value={chosen}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          {ways.map((each, at) => (
            <option key={at} value={at}>
              {t("web-appeal-shake", { number: each["shake"] ?? "" })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" data-testid="appeal">
        {t("web-appeal")}
      </button>
    </form>
  );
}
