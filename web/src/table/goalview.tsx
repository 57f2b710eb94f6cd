/* A Goal as it lies: chunks with gaps in EQUATIONS, rows and stacks in ON-SETS. */
import { Fragment } from "preact";
import type { Goal, SetPart } from "../wire";
import { CubeBox } from "./cube";

export function GoalView({ goal }: { goal: Goal }) {
  if (goal.layout !== null) {
    return (
      <>
        <PartView part={goal.layout} />
        {goal.layout.cube === null && goal.makes != null && <span class="makes">= {goal.makes}</span>}
      </>
    );
  }
  return (
    <span class="laid-goal">
      {goal.chunks.map((chunk, at) => (
        <span key={at} class="chunk">
          {chunk.map((cube, place) => (
            <CubeBox key={place} cube={cube} place="goal" />
          ))}
        </span>
      ))}
    </span>
  );
}

/** A part of an ON-SETS Goal, with the signs that its shape stands for: 1 beside 5 is no fifteen. */
export function PartView({ part, small = false }: { part: SetPart; small?: boolean }) {
  if (part.cube !== null) return <CubeBox cube={part.cube} place="goal" small={small} />;
  return (
    <span class={`set-${part.kind}`}>
      {part.parts.map((inner, at) => (
        <Fragment key={at}>
          {at > 0 && <span class="joins glyph" data-shown={part.kind === "row" ? "+" : "×"} aria-hidden="true" />}
          <PartView part={inner} small={small} />
        </Fragment>
      ))}
    </span>
  );
}
