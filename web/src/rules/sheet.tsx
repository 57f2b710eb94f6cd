/* What one clause says, over the page: beside its control, on phones a sheet at the lower edge. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RuleBook } from "../wire";
import { t } from "../words";
import { addressOf, findPlace, loadBooks } from "./books";
import { closeRule, type AskedRule } from "./clause";

const WIDTH = 384;
const HEIGHT = 260;

/** Where it opens: under the control if there is room, else above it, always inside the window. */
function placeBeside(by: HTMLElement | null): Record<string, string> {
  const at = by?.getBoundingClientRect();
  if (!at) return {};
  const left = Math.max(8, Math.min(at.left, innerWidth - WIDTH - 8));
  return at.bottom + HEIGHT < innerHeight
    ? { left: `${left}px`, top: `${at.bottom + 6}px` }
    : { left: `${left}px`, bottom: `${Math.max(8, innerHeight - at.top + 6)}px` };
}

interface OverProps {
  by: HTMLElement | null;
  title: string;
  children: ComponentChildren;
}

/** A small sheet over the page, which Escape, a tap elsewhere or its cross closes. */
export function Over({ by, title, children }: OverProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    sheet.current?.showPopover();
    sheet.current?.focus();
    return () => {
      // Whoever closed it by going elsewhere stays there.
      const now = document.activeElement;
      if (now === document.body || sheet.current?.contains(now)) by?.focus();
    };
  }, []);
  return (
    <div
      ref={sheet}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      class="rule-sheet"
      style={placeBeside(by)}
      aria-label={title}
      data-testid="rule-sheet"
      // The table's Escape lets go of a cube: here it closes the sheet only.
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      onToggle={(event) => event.newState === "closed" && closeRule()}
    >
      <header>
        <b>{title}</b>
        <button type="button" class="quiet" data-testid="rule-close" aria-label={t("web-close")} onClick={closeRule}>
          ✕
        </button>
      </header>
      {children}
    </div>
  );
}

export function RuleSheet({ clause, by }: AskedRule) {
  const [books, setBooks] = useState<RuleBook[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => void loadBooks().then(setBooks, () => setFailed(true)), []);
  const place = findPlace(books, clause);
  const title = place ? `${place.book.title} · ${place.label}` : clause;
  return (
    <Over by={by} title={title}>
      {place && place.label !== place.section.label && <p class="hint">{place.section.title}</p>}
      {place ? (
        <p data-testid="rule-text">{place.text || place.section.title}</p>
      ) : (
        <p role="status">{t(failed ? "web-no-server" : books.length > 0 ? "web-rules-none" : "web-connecting")}</p>
      )}
      {place && (
        <a href={addressOf(place.book, place.label)} target="_blank" rel="noopener">
          {t("web-rules-whole")}
        </a>
      )}
    </Over>
  );
}
