/* A Goal as it lies: chunks with gaps in EQUATIONS, rows and stacks in ON-SETS. */
import type { Goal, SetPart } from "../wire";
import { CubeBox } from "./cube";

export function GoalView({ goal }: { goal: Goal }) {
  if (goal.layout !== null) return <PartView part={goal.layout} />;
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

/** A part of an ON-SETS Goal. */
export function PartView({ part, small = false }: { part: SetPart; small?: boolean }) {
  if (part.cube !== null) return <CubeBox cube={part.cube} place="goal" small={small} />;
  return (
    <span class={`set-${part.kind}`}>
      {part.parts.map((each, at) => (
        <PartView key={at} part={each} small={small} />
      ))}
    </span>
  );
}
