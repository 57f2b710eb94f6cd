/* Hints for one who practises alone with bots: each press tells the next step to think of. */
import type { Hint } from "../wire";
import { t } from "../words";
import { useTable } from "./context";

/** A hint is about one state of the table: when that has changed, it is gone. */
export function HintView({ hint, thinking }: { hint: Hint | null; thinking: boolean }) {
  const { session, table } = useTable();
  if (!table.people.hints || table.phase === "end") return null;
  const told = hint !== null && hint.number === table.number ? hint : null;
  return (
    <div class="hint-view">
      <p class="hint-told" role="status" data-testid="hint-told">
        {thinking ? t("web-hint-thinking") : told?.sentence}
      </p>
      {!told?.last && (
        <button
          type="button"
          class="quiet"
          data-testid="hint"
          aria-disabled={thinking}
          onClick={() => thinking || session.askHint()}
        >
          {t(told ? "web-hint-more" : "web-hint")}
        </button>
      )}
    </div>
  );
}
