/* Hints for one who practises alone with bots: each press tells the next step to think of. */
import type { Hint, Table } from "../wire";
import { Terms } from "../rules/terms";
import { t } from "../words";
import { useTable } from "./context";

interface Props {
  hint: Hint | null;
  thinking: boolean;
}

/** A hint is about one state of the table: when that has changed, it is gone. */
const toldNow = (hint: Hint | null, table: Table): Hint | null =>
  hint !== null && hint.number === table.number ? hint : null;

const hasHints = (table: Table): boolean => table.people.hints && table.phase !== "end";

/** The newest hint, beside the task. */
export function HintTold({ hint, thinking }: Props) {
  const { table } = useTable();
  if (!hasHints(table)) return null;
  return (
    <p class="hint-told" role="status" data-testid="hint-told">
      {thinking ? t("web-hint-thinking") : <Terms text={toldNow(hint, table)?.sentence ?? ""} />}
    </p>
  );
}

export function HintButton({ hint, thinking }: Props) {
  const { session, table } = useTable();
  const told = toldNow(hint, table);
  if (!hasHints(table) || told?.last) return null;
  return (
    <button
      type="button"
      class="quiet"
      data-testid="hint"
      aria-disabled={thinking}
      onClick={() => thinking || session.askHint()}
    >
      {t(told ? "web-hint-more" : "web-hint")}
    </button>
  );
}
