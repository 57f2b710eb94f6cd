/* Setting the Goal: cubes in a line that can be put in order, turned, grouped or stacked. */
import { useEffect, useRef, useState } from "preact/hooks";
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
import { type Parts } from "../offers";
import { t } from "../words";
import { useTable } from "./context";
import { Face, colourOf, cubeWords } from "./cube";
import { drag } from "./drag";
import { PartView } from "./goalview";
import { useHand } from "./hand";

export function Composer() {
  const { session, table } = useTable();
  const hand = useHand();
  const [chosen, setChosen] = useState(0);
  const count = useRef(0);
  useEffect(() => {
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

  const send = (): void => {
    if (onMat) return void session.deed("say_goal");
    const parts: Parts = adding ? { cube: hand.added, goal: text } : { goal: text };
    void session.deed(layingFor, parts).then((done) => done && setLaying(EMPTY));
  };
  const put = (from: number, to: number): void => {
    setLaying(reorder(laying, from, to));
    setChosen(Math.max(0, Math.min(to, laying.cubes.length - 1)));
  };
  if (laying.cubes.length === 0) {
    return <p class="nothing">{t(onMat ? "web-goal-lay-open" : "web-goal-lay")}</p>;
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
        <button type="button" onClick={() => put(at, at - 1)} disabled={at <= 0}>
          {t("web-goal-left")}
        </button>
        <button type="button" onClick={() => put(at, at + 1)} disabled={at >= laying.cubes.length - 1}>
          {t("web-goal-right")}
        </button>
        {!sets && (
          <>
            <button
              type="button"
              data-testid="goal-gap"
              disabled={at <= 0}
              aria-pressed={laying.cubes[at]?.gap ?? false}
              onClick={() => setLaying(toggleGap(laying, at))}
            >
              {t("web-goal-gap")}
            </button>
            <button
              type="button"
              data-testid="goal-sideways"
              aria-pressed={laying.cubes[at]?.sideways ?? false}
              onClick={() => setLaying(turnSideways(laying, at))}
            >
              {t("web-goal-sideways")}
            </button>
          </>
        )}
        <button
          type="button"
          data-testid="goal-over"
          aria-pressed={laying.cubes[at]?.upsideDown ?? false}
          onClick={() => setLaying(turnOver(laying, at))}
        >
          {t("web-goal-over")}
        </button>
        <button
          type="button"
          data-testid="goal-remove"
          onClick={() => setLaying(adding ? EMPTY : remove(laying, at))}
        >
          {adding ? t("web-cancel") : t("web-goal-remove")}
        </button>
      </div>
      <p class="notation">{t("web-goal-text", { goal: goalRead(laying, sets) })}</p>
      <div class="row">
        <button type="button" class="primary big" data-testid="say-goal" onClick={send}>
          {adding ? t("web-goal-add") : t("web-goal-say")}
        </button>
        {onMat && <small>{t("web-goal-open")}</small>}
      </div>
    </div>
  );
}

/** Whoever moves a cube along the line by key goes with it. */
function useFollowedFocus(chosen: number, text: string) {
  const line = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
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
        class={chosen ? "cube held" : "cube"}
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
