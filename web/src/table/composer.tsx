/* Setting the Goal: cubes in a line that can be put in order, turned, grouped or stacked. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import {
  EMPTY,
  drawn,
  goalRead,
  goalText,
  remove,
  reorder,
  shaped,
  toggleGap,
  turnOver,
  turnSideways,
  type Laid,
} from "../goal";
import { t } from "../words";
import { useTable } from "./context";
import { Face, colourOf, cubeClass, cubeWords } from "./cube";
import { drag } from "./drag";
import { PartView } from "./goalview";
import { useHand } from "./hand";

export function Composer() {
  const { table } = useTable();
  const hand = useHand();
  const [chosen, setChosen] = useState(0);
  const count = useRef(0);
  // Before the next key, not after the next paint: a quick hand may have chosen another by then.
  useLayoutEffect(() => {
    const now = hand.laying.cubes.length;
    if (now > count.current && hand.layingFor) setChosen(now - 1);
    count.current = now;
  }, [hand.laying.cubes.length]);
  const sets = table.terms.game === "on-sets";
  const { laying, layingFor, setLaying } = hand;
  const at = Math.min(chosen, laying.cubes.length - 1);
  const text = goalText(laying, sets);
  const adding = hand.added !== "";
  const onMat = layingFor === "say_goal";
  const line = useFollowedFocus(at, text);

  const put = (from: number, to: number): void => {
    setLaying(reorder(laying, from, to));
    setChosen(Math.max(0, Math.min(to, laying.cubes.length - 1)));
  };
  if (laying.cubes.length === 0) {
    return (
      <p class="nothing">
        <span class="slot" aria-hidden="true" />
        <span class="slot" aria-hidden="true" />
        {t(onMat ? "web-goal-lay-open" : "web-goal-lay")}
      </p>
    );
  }
  return (
    <div class="composer" data-testid="composer">
      <div class="line" role="group" aria-label={t("web-goal-line")} ref={line}>
        {laying.cubes.map((each, index) => (
          <ComposerCube
            key={each.key}
            laid={each}
            index={index}
            chosen={index === at}
            gaps={!sets}
            choose={() => setChosen(index)}
            put={(to) => put(index, to)}
            change={setLaying}
          />
        ))}
      </div>
      {sets && <Shapes />}
      <div class="tools" role="group" aria-label={t("web-goal-tools")}>
        <Tool label="web-goal-left" icon="◀" disabled={at <= 0} act={() => put(at, at - 1)} />
        <Tool
          label="web-goal-right"
          icon="▶"
          disabled={at >= laying.cubes.length - 1}
          act={() => put(at, at + 1)}
        />
        {!sets && (
          <>
            <Tool
              label="web-goal-gap"
              icon="[ ]"
              testid="goal-gap"
              disabled={at <= 0}
              pressed={laying.cubes[at]?.gap ?? false}
              act={() => setLaying(toggleGap(laying, at))}
            />
            <Tool
              label="web-goal-sideways"
              icon="↷"
              testid="goal-sideways"
              pressed={laying.cubes[at]?.sideways ?? false}
              act={() => setLaying(turnSideways(laying, at))}
            />
          </>
        )}
        <Tool
          label="web-goal-over"
          icon="⟲"
          testid="goal-over"
          pressed={laying.cubes[at]?.upsideDown ?? false}
          act={() => setLaying(turnOver(laying, at))}
        />
        <Tool
          label={adding ? "web-cancel" : "web-goal-remove"}
          icon="✕"
          testid="goal-remove"
          act={() => setLaying(adding ? EMPTY : remove(laying, at))}
        />
      </div>
      <p class="notation">
        {t("web-goal-text", { goal: goalRead(laying, sets) })} {onMat && t("web-goal-open")}
      </p>
    </div>
  );
}

interface ToolProps {
  label: string;
  /** What stands for the label where there is little room. */
  icon: string;
  testid?: string;
  disabled?: boolean;
  pressed?: boolean;
  act(): void;
}

function Tool({ label, icon, testid, disabled = false, pressed, act }: ToolProps) {
  return (
    <button
      type="button"
      data-testid={testid}
      disabled={disabled}
      aria-pressed={pressed}
      aria-label={t(label)}
      title={t(label)}
      onClick={act}
    >
      <span class="icon" aria-hidden="true">
        {icon}
      </span>
      <span class="label">{t(label)}</span>
    </button>
  );
}

/** Whoever moves a cube along the line by key goes with it. */
function useFollowedFocus(chosen: number, text: string) {
  const line = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    const cubes = line.current?.querySelectorAll<HTMLElement>("button.cube") ?? [];
    const active = document.activeElement;
    const lost = active === document.body || line.current?.contains(active);
    if (inside.current && lost && active !== cubes[chosen]) cubes[chosen]?.focus();
  }, [chosen, text]);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void =>
      void (inside.current = target instanceof Node && (line.current?.contains(target) ?? false));
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  return line;
}

interface CubeProps {
  laid: Laid;
  index: number;
  chosen: boolean;
  gaps: boolean;
  choose(): void;
  put(to: number): void;
  change(laying: ReturnType<typeof remove>): void;
}

/** A cube in the line: chosen by tap, moved by drag or arrows, turned by u and s, spaced by space. */
function ComposerCube({ laid, index, chosen, gaps, choose, put, change }: CubeProps) {
  const { laying } = useHand();
  const cube = drawn(laid);
  const onKey = (event: KeyboardEvent): void => {
    const deeds: Record<string, () => void> = {
      ArrowLeft: () => put(index - 1),
      ArrowRight: () => put(index + 1),
      u: () => change(turnOver(laying, index)),
      ...(gaps && { s: () => change(turnSideways(laying, index)) }),
      ...(gaps && index > 0 && { " ": () => change(toggleGap(laying, index)) }),
      Delete: () => change(remove(laying, index)),
      Backspace: () => change(remove(laying, index)),
    };
    const deed = deeds[event.key];
    if (deed === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    deed();
  };
  return (
    <>
      {gaps && laid.gap && <span class="gap" aria-hidden="true" />}
      <button
        type="button"
        class={cubeClass(cube, chosen && "held")}
        aria-pressed={chosen}
        aria-label={t("web-goal-cube", { cube: cubeWords(cube), place: index + 1 })}
        aria-describedby={colourOf(cube)}
        data-testid="goal-cube"
        data-text={cube.text}
        data-drop={`line-${index}`}
        onClick={(event) => {
          event.stopPropagation();
          choose();
        }}
        onKeyDown={onKey}
        onPointerDown={(event) =>
          drag(event, {
            onStart: choose,
            onDrop: (place) => {
              const to = /^line-(\d+)$/.exec(place ?? "")?.[1];
              if (to !== undefined) put(Number(to));
              else if (place === "resources") change(remove(laying, index));
            },
          })
        }
      >
        <Face cube={cube} />
      </button>
    </>
  );
}

/** How the cubes of an ON-SETS Goal stand: side by side is a sum, stacked a product. */
function Shapes() {
  const { table } = useTable();
  const { laying, setLaying } = useHand();
  const shapes = table.shapes[laying.cubes.length - 1] ?? [];
  if (shapes.length < 2) return null;
  const cubes = laying.cubes.map(drawn);
  return (
    <div class="shapes" role="group" aria-label={t("web-goal-shapes")}>
      {shapes.map((shape) => (
        <button
          key={shape}
          type="button"
          class="shape"
          aria-pressed={shape === laying.shape}
          aria-label={t("web-goal-shape", { goal: goalRead({ ...laying, shape }, true) })}
          data-testid="goal-shape"
          data-shape={shape}
          onClick={() => setLaying({ ...laying, shape })}
        >
          <PartView part={shaped(shape, cubes)} small />
        </button>
      ))}
    </div>
  );
}
