/* The protest form with the facts of a ruling, to be printed and handed in (judges G8). */
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
