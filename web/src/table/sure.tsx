/* A button for what cannot be undone: it tells what it costs, and asks. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../words";

interface Props {
  /** The key of the sentence that tells the cost; without one it is done at once. */
  cost?: string | undefined;
  testid: string;
  /** Whether something else is the next thing to do. */
  quiet?: boolean;
  children: ComponentChildren;
  /** What is done; without it the form around the button is sent. */
  act?: () => void;
}

export function Sure({ cost, testid, quiet = false, children, act }: Props) {
  const [asked, setAsked] = useState(false);
  const shown = quiet ? "quiet" : "";
  const kind = act ? "button" : "submit";
  if (!cost)
    return (
      <button type={kind} class={shown} data-testid={testid} onClick={act}>
        {children}
      </button>
    );
  if (!asked)
    return (
      <button type="button" class={shown} data-testid={testid} onClick={() => setAsked(true)}>
        {children}
      </button>
    );
  const done = (): void => {
    act?.();
    if (act) setAsked(false);
  };
  return (
    <span class="sure" role="group">
      <span class="told" role="alert">
        {t(cost)}
      </span>
      <button type={kind} data-testid={`${testid}-yes`} onClick={done}>
        {t("web-sure-yes")}
      </button>
      <button type="button" data-testid={`${testid}-no`} onClick={() => setAsked(false)}>
        {t("web-sure-no")}
      </button>
    </span>
  );
}
