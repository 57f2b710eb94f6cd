/* Leaving a table for good: on a shared computer the next player finds nothing of it. */
import { useEffect, useState } from "preact/hooks";
import { memory } from "../memory";
import { isOffered } from "../offers";
import { go } from "../route";
import { t } from "../words";
import type { Session } from "./session";

/** Pressed twice; then this browser forgets the seat and the drafts, in all of its tabs. */
export function Leave({ session, code, id }: { session: Session; code: string; id: string }) {
  const [sure, setSure] = useState(false);
  useEffect(() => memory.onLeft(code, () => forget(session, code, id)), [session, code, id]);
  if (!session.token) return null;
  return (
    <div class="leave">
      {sure && <p class="hint">{t("web-leave-told")}</p>}
      <button
        type="button"
        data-testid="leave"
        onClick={() => (sure ? leave(session, code, id) : setSure(true))}
      >
        {t(sure ? "web-leave-sure" : "web-leave")}
      </button>
    </div>
  );
}

/** The others hear of it, where the match goes on: they need not wait. */
function leave(session: Session, code: string, id: string): void {
  if (isOffered(session.store.get().table?.offers ?? [], "leave_table")) void session.deed("leave_table");
  forget(session, code, id);
}

function forget(session: Session, code: string, id: string): void {
  session.end();
  memory.leaveTable(code, id);
  go("/");
  // What is on its way out may still have kept a draft.
  setTimeout(() => memory.leaveTable(code, id));
}
