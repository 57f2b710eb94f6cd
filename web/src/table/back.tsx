/* Looking back: the mat as it lay after an earlier move of this shake, until something happens. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Heard } from "../told";
import type { Mat, Table } from "../wire";
import { t } from "../words";
import { TableContext, useTable } from "./context";
import { HandContext, useHand } from "./hand";
import { isTold } from "./news";
import { PaperContext, usePaper } from "./paperdraft";

export interface Back {
  /** The move after which the mat is shown; none if it is shown as it lies now. */
  entry: Heard | null;
  /** The mat after it, and the one before it. */
  mat: Mat | null;
  before: Mat | null;
  /** Whether the mat after a move of this shake can be shown. */
  reaches(entry: Heard): boolean;
  go(entry: Heard): void;
  /** One move back, or on. */
  step(by: -1 | 1): void;
  leave(): void;
}

export function useBack(entries: readonly Heard[]): Back {
  const { session, table } = useTable();
  const [number, setNumber] = useState<number | null>(null);
  const leave = (): void => setNumber(null);
  // Something has happened: whoever looks back wants to see it.
  useLayoutEffect(leave, [table.number, table.shake]);
  const moves = entries.filter((entry) => entry.shake === table.shake && isTold(entry));
  const at = moves.findIndex((entry) => entry.number === number);
  const entry = moves[at];
  const mat = entry ? session.matAfter(entry.number) : null;
  const first = moves[Math.max(0, at - 1)];
  const go = (to: Heard | undefined): void => setNumber(to && to !== moves.at(-1) ? to.number : null);
  return {
    // A position that is still on its way is not shown yet.
    entry: entry && mat ? entry : null,
    mat,
    before: entry && first ? session.matAfter(first.number) : null,
    reaches: ({ shake }) => shake === table.shake,
    go,
    step: (by) => {
      const from = at < 0 ? moves.length - 1 : at;
      if (moves.length > 1) go(moves[Math.max(0, from + by)]);
    },
    leave,
  };
}

/** The table as it was: its cubes, and nothing that could be done. */
const tableAt = (table: Table, mat: Mat): Table => ({ ...table, mat, offers: [], challenge: null, papers: [], phase: "move" });

/** What is inside sees the table as it was, with empty hands. */
export function LookingBack({ back, children }: { back: Back; children: ComponentChildren }) {
  const now = useTable();
  const hand = useHand();
  const paper = usePaper();
  const past = back.entry && back.mat;
  const idle = { held: null, targets: [], plan: null, layingFor: "", added: "", canHold: () => false } as const;
  return (
    <TableContext.Provider value={past ? { ...now, table: tableAt(now.table, past) } : now}>
      <HandContext.Provider value={past ? { ...hand, ...idle, targets: [] } : hand}>
        <PaperContext.Provider value={past ? null : paper}>{children}</PaperContext.Provider>
      </HandContext.Provider>
    </TableContext.Provider>
  );
}

/** What can be done meanwhile: a move back or on, and the way to now. */
export function BackActs({ back }: { back: Back }) {
  return (
    <>
      <button type="button" class="quiet" data-testid="back-step" aria-label={t("web-back-step")} onClick={() => back.step(-1)}>
        ◀
      </button>
      <button type="button" class="quiet" data-testid="on-step" aria-label={t("web-on-step")} onClick={() => back.step(1)}>
        ▶
      </button>
      <button type="button" class="primary big" data-testid="to-now" onClick={back.leave}>
        {t("web-to-now")}
      </button>
    </>
  );
}
