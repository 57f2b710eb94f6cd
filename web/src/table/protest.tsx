/* The protest form with the facts of a ruling, to be printed and handed in (judges G8). */
import { useEffect, useState } from "preact/hooks";
import type { SheetRuling } from "../wire";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";
import { ruled } from "./rulings";

export function ProtestForm({ ruling, said }: { ruling: SheetRuling; said: string }) {
  const { table } = useTable();
  const { people, terms } = table;
  const who = nameAt(table, ruling.writer);
  const judges = [
    `${people.judge}: ${ruled(who, ruling, ruling.answer)}`,
    ...ruling.opinions.map((answer, at) => {
      const seat = `judge${at + 2}`;
      const name = people.judges.find((each) => each.seat === seat)?.name ?? t(`web-opinion-${seat}`);
      return `${name}: ${ruled(who, ruling, answer)}`;
    }),
  ];
  const facts: [string, string[]][] = [
    ["by", [nameAt(table, table.seat)]],
    ["players", [list(table.players.map(({ seat }) => nameAt(table, seat)))]],
    ["ruling", [t("web-ruling", { number: ruling.number, shake: ruling.shake })]],
    ["goal", [ruling.goal]],
    ["paper", ruling.papers],
    ["judges", judges],
    ["stands", [ruled(who, ruling, ruling.stands)]],
  ];
  return (
    <div class="protest-form" data-testid={`protest-form-${ruling.number}`}>
      <h3>{t("web-protest-form")}</h3>
      <p>
        {terms.editionTitle} · {terms.divisionTitle} · {t("web-table-code", { code: table.code })}
      </p>
      <dl>
        {facts
          .filter(([, lines]) => lines.some(Boolean))
          .map(([name, lines]) => (
            <div key={name}>
              <dt>{t(`web-protest-${name}`)}</dt>
              {lines.map((line, at) => (
                <dd key={at}>
                  <bdi>{line}</bdi>
                </dd>
              ))}
            </div>
          ))}
        <div class="why">
          <dt>{t("web-protest-reasons")}</dt>
          <dd>
            <bdi>{said}</bdi>
          </dd>
        </div>
      </dl>
      <p class="unprinted hint">{t("web-protest-hand-in")}</p>
      <p class="unprinted">
        <button type="button" data-testid={`print-${ruling.number}`} onClick={() => print()}>
          {t("web-protest-print")}
        </button>
      </p>
    </div>
  );
}

/** What is left to fill in by hand, in the order of the form. */
const BLANKS = ["by", "ruling", "goal", "paper", "judges", "stands", "reasons"];

/** The same form with lines to write on, for a protest that is made on paper. */
export function BlankProtest() {
  const { table } = useTable();
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const end = (): void => setPrinting(false);
    addEventListener("afterprint", end, { once: true });
    print();
    return () => removeEventListener("afterprint", end);
  }, [printing]);
  return (
    <>
      <p>
        <button type="button" class="quiet" data-testid="print-protest" onClick={() => setPrinting(true)}>
          {t("web-protest-blank")}
        </button>
      </p>
      {printing && (
        <div class="protest-form blank" data-testid="blank-protest" aria-hidden="true">
          <h3>{t("web-protest-form")}</h3>
          <p>
            {table.terms.editionTitle} · {table.terms.divisionTitle} · {t("web-table-code", { code: table.code })}
          </p>
          <dl>
            <div>
              <dt>{t("web-protest-players")}</dt>
              <dd>
                <bdi>{list(table.players.map(({ seat }) => nameAt(table, seat)))}</bdi>
              </dd>
            </div>
            {BLANKS.map((name) => (
              <div key={name} class={name === "reasons" ? "why" : ""}>
                <dt>{t(`web-protest-${name}`)}</dt>
                <dd class="write-here" />
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
