/* What was refused and why, and what could be done instead: over the page until it is read. */
import { useEffect } from "preact/hooks";
import { t } from "../words";
import { Terms } from "../rules/terms";
import { Clause } from "../rules/clause";
import type { Session, Toast } from "./session";

export function Toasts({ session, toasts }: { session: Session; toasts: readonly Toast[] }) {
  return (
    <div class="toasts" role="alert" aria-live="assertive">
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} close={() => session.dismiss(toast.id)} />
      ))}
    </div>
  );
}

function ToastView({ toast, close }: { toast: Toast; close: () => void }) {
  useEffect(() => {
    const timer = setTimeout(close, 14_000);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div class={`toast ${toast.tone}`} data-testid="toast">
      <p>
        <Terms text={toast.sentence} /> {toast.clause && <Clause clause={toast.clause} />}
      </p>
      {toast.allowed.length > 0 && (
        <p class="allowed">{t("web-allowed", { list: toast.allowed.join(" · ") })}</p>
      )}
      <button type="button" onClick={close}>
        {t("web-close")}
      </button>
    </div>
  );
}
