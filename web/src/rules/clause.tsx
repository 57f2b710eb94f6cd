/* “Rule” behind a sentence: one tap opens what the clause says, in place.

   `<Clause clause="2018-19 VII-C-4" />` is all that a page needs. `openRule` does the same for a control of its own.
   Both fetch the sheet and the books when they are first asked for. */
import type { ComponentType } from "preact";
import { Store, useStore } from "../store";
import { t } from "../words";

export interface AskedRule {
  /** The citation, with its book; empty while nothing is asked. */
  clause: string;
  /** The control that was pressed: the sheet opens beside it, and the focus goes back there. */
  by: HTMLElement | null;
}

interface Shown extends AskedRule {
  Sheet: ComponentType<AskedRule> | null;
}

const asked = new Store<Shown>({ clause: "", by: null, Sheet: null });

/** Opens what a clause says beside the control that asks for it. */
export async function openRule(clause: string, by: HTMLElement): Promise<void> {
  const { RuleSheet } = await import("./sheet");
  asked.set({ clause, by, Sheet: RuleSheet });
}

/** Opens another sheet of the same kind: one of them is there at a time. */
export const showOver = (clause: string, by: HTMLElement, Sheet: ComponentType<AskedRule>): void =>
  asked.set({ clause, by, Sheet });

export const closeRule = (): void => asked.set({ clause: "", by: null });

/** The link behind a ruling, a refusal, a penalty or an answer of the desk. */
export function Clause({ clause }: { clause: string }) {
  return (
    <button
      type="button"
      class="clause"
      data-testid="clause"
      data-clause={clause}
      aria-haspopup="dialog"
      title={clause}
      onClick={(event) => {
        event.stopPropagation();
        void openRule(clause, event.currentTarget);
      }}
    >
      {t("web-clause")} <span class="unseen">{clause}</span>
    </button>
  );
}

/** Stands once on every page, over whatever is there. */
export function RuleOver() {
  const { clause, by, Sheet } = useStore(asked);
  return clause && Sheet ? <Sheet key={clause} clause={clause} by={by} /> : null;
}
