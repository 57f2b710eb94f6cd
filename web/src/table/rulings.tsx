/* The judge's rulings: a second opinion on each, and at the end a protest (judges G7, G8). */
import { useState } from "preact/hooks";
import { isOffered, waysOf } from "../offers";
import type { SheetRuling } from "../wire";
import { t } from "../words";
import { nameAt, useTable } from "./context";
import { ProtestForm } from "./protest";
import { Sure } from "./sure";

export function RulingsPanel() {
  const { table } = useTable();
  const { rulings } = table.sheet;
  if (rulings.length === 0) return null;
  const newest = [...rulings].reverse();
  return (
    <section class="rulings" aria-label={t("web-rulings")} data-testid="rulings">
      <h2>{t("web-rulings")}</h2>
      {newest.map((ruling) => (
        <RulingLine key={ruling.number} ruling={ruling} />
      ))}
    </section>
  );
}

/** What was ruled, in a sentence. */
export function ruled(who: string, { question }: SheetRuling, answer: string): string {
  return t(`web-ruling-${question}-${answer}`, { who });
}

function RulingLine({ ruling }: { ruling: SheetRuling }) {
  const { session, table } = useTable();
  const { number, shake, writer, awaits, askedBy } = ruling;
  const named = String(number);
  const canAsk = waysOf(table.offers, "request_opinion").some((way) => way["ruling"] === named);
  const free = awaits !== "" && !table.people.judges.some(({ seat }) => seat === awaits);
  const mine = table.protests.find((each) => each.ruling === number);
  return (
    <div class="ruling" data-testid={`ruling-${number}`}>
      <p>
        <b>{t("web-ruling", { number, shake })}:</b> {ruled(nameAt(table, writer), ruling, ruling.answer)}
      </p>
      {askedBy && (
        <p role="status" data-testid={`opinion-${number}`}>
          {awaits ? t(`web-opinion-awaits-${awaits}`, { who: nameAt(table, askedBy) }) : t(`web-opinion-${outcome(ruling)}`)}
          {free && ` ${t("web-opinion-invite")}`}
        </p>
      )}
      {canAsk && (
        <p>
          <Sure
            cost="web-opinion-told"
            testid={`ask-opinion-${number}`}
            act={() => void session.deed("request_opinion", { ruling: named })}
          >
            {t("web-opinion-ask")}
          </Sure>
        </p>
      )}
      {mine ? <ProtestForm ruling={ruling} said={mine.said} /> : <Protest ruling={ruling} />}
    </div>
  );
}

function outcome({ opinions, answer, stands }: SheetRuling): string {
  if (opinions.length === 1) return "agreed";
  return answer === stands ? "stands" : "turned";
}

/** Only when the round is over, a second judge was called, and the sheet is not initialed. */
function Protest({ ruling }: { ruling: SheetRuling }) {
  const { session, table } = useTable();
  const [said, setSaid] = useState("");
  if (!ruling.askedBy || !table.over || !isOffered(table.offers, "protest")) return null;
  return (
    <form
      class="offer protest"
      onSubmit={(event) => {
        event.preventDefault();
        void session.deed("protest", { ruling: String(ruling.number), ...(said.trim() ? { said: said.trim() } : {}) });
      }}
    >
      <label>
        {t("web-protest-why")}
        <textarea
          rows={3}
          maxLength={400}
          data-testid={`protest-why-${ruling.number}`}
          value={said}
          onInput={(event) => setSaid(event.currentTarget.value)}
        />
      </label>
      <Sure cost="web-protest-told" testid={`protest-${ruling.number}`}>
        {t("web-protest")}
      </Sure>
    </form>
  );
}
