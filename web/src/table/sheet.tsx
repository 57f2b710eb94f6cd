/* The score sheet: one line for each shake, penalties, the total. */
import type { Penalty } from "../wire";
import { t } from "../words";
import { nameAt, useTable } from "./context";
import { Clause } from "../rules/clause";

export function SheetView() {
  return (
    <section class="sheet" aria-label={t("web-sheet")} data-testid="sheet">
      <h2>{t("web-sheet")}</h2>
      <SheetTable />
    </section>
  );
}

/** The table itself; on paper there is a line for each player's initials. */
export function SheetTable({ signs = false }: { signs?: boolean }) {
  const { table } = useTable();
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            {table.players.map((player) => (
              <th key={player.seat} scope="col">
                <bdi>{player.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.sheet.rows.map((row, at) => (
            <tr key={at} class={row.kind}>
              <th scope="row">{row.label}</th>
              {row.points.map((points, seat) => (
                <td key={seat}>{points ?? "–"}</td>
              ))}
            </tr>
          ))}
          {(signs || table.sheet.initials.length > 0) && (
            <tr class="initials" data-testid={signs ? undefined : "initials"}>
              <th scope="row">{t("web-initials")}</th>
              {table.players.map(({ seat }) => (
                <td key={seat}>{table.sheet.initials.includes(seat) ? "✓" : signs ? "" : "–"}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {table.sheet.penalties.length > 0 && (
        <ul class="penalties">
          {table.sheet.penalties.map((penalty, at) => (
            <PenaltyLine key={at} penalty={penalty} />
          ))}
        </ul>
      )}
    </>
  );
}

function PenaltyLine({ penalty }: { penalty: Penalty }) {
  const { table } = useTable();
  const { points, shake, sentence, struck, clause } = penalty;
  const told = t("web-penalty", { who: nameAt(table, penalty.seat), points, shake });
  return (
    <li class={struck ? "struck" : ""}>
      <b>{told}</b> {sentence} {struck && t("web-penalty-struck")} {clause && <Clause clause={clause} />}
    </li>
  );
}
