/* What is not needed at every moment: moves, score, talk and the table, as tabs; on phones a sheet. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words";

export interface Tab {
  name: "moves" | "scratch" | "score" | "talk" | "table" | "rules";
  /** Whether something new waits there. */
  news?: boolean;
  content: ComponentChildren;
  /** Whether it is drawn, and fetched, only once somebody goes there. */
  late?: boolean;
}

interface Props {
  tabs: readonly Tab[];
  open: boolean;
  close(): void;
  /** The tab that this moment calls for; whoever wants another one chooses it. */
  calls?: Tab["name"] | undefined;
}

export function Side({ tabs, open, close, calls }: Props) {
  const [chosen, setChosen] = useState<Tab["name"]>("moves");
  useEffect(() => {
    if (calls) setChosen(calls);
  }, [calls, open]);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    panel.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    const onKey = (event: KeyboardEvent): void => void (event.key === "Escape" && close());
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    setChosen(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  return (
    <aside class={open ? "side open" : "side"} ref={panel} aria-label={t("web-side")}>
      <div class="tabs">
        <div class="tablist" role="tablist" onKeyDown={onKey}>
          {tabs.map(({ name, news }) => (
            <button
              key={name}
              id={`tab-${name}`}
              type="button"
              role="tab"
              class={news && name !== chosen ? "tab news-there" : "tab"}
              aria-selected={name === chosen}
              aria-controls={`page-${name}`}
              tabIndex={name === chosen ? 0 : -1}
              data-testid={`tab-${name}`}
              onClick={() => setChosen(name)}
            >
              {t(`web-tab-${name}`)}
            </button>
          ))}
        </div>
        <button type="button" class="close-side" data-testid="close-side" aria-label={t("web-close")} onClick={close}>
          ✕
        </button>
      </div>
      <div class="pages">
        {tabs.map(({ name, content, late }) => (
          <div
            key={name}
            id={`page-${name}`}
            class="page"
            role="tabpanel"
            aria-labelledby={`tab-${name}`}
            hidden={name !== chosen}
          >
            {(!late || name === chosen) && content}
          </div>
        ))}
      </div>
    </aside>
  );
}
