/* After a match: the next one in the same seats or in others, each with one tap, and who wants it. */
import { list, t } from "../words";
import { nameAt, useTable } from "./context";

/** Asked once; asked again only if all want it and there is still no other table. */
export function Again() {
  const { session, table } = useTable();
  if (table.people.hall) {
    return (
      <p class="hint" role="status" data-testid="next-round">
        {t("web-rematch-room")}
      </p>
    );
  }
  const waits = table.rematch.includes(table.seat) && table.rematchAwaits.length > 0;
  return (
    <>
      <button
        type="button"
        class="primary big"
        data-testid="rematch"
        disabled={waits}
        onClick={() => session.rematch("same")}
      >
        {waits ? t("web-ready-said") : t("web-rematch")}
      </button>
      {!waits && (
        <button type="button" class="big" data-testid="rematch-change" onClick={() => session.rematch("change")}>
          {t("web-rematch-change")}
        </button>
      )}
    </>
  );
}

/** Who wants another match, whose word is missing, and whether the seats change. */
export function Rematch() {
  const { table } = useTable();
  const names = (seats: readonly string[]): string => list(seats.map((seat) => nameAt(table, seat)));
  if (table.rematch.length === 0) return null;
  return (
    <p class="hint" role="status" data-testid="rematch-told">
      {t("web-rematch-wanted", { who: names(table.rematch) })}
      {table.rematchAwaits.length > 0 && ` · ${t("web-rematch-awaits", { who: names(table.rematchAwaits) })}`}
      {table.people.newSeats && ` · ${t("web-rematch-changed")}`}
    </p>
  );
}
