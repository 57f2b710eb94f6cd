/* One section of the mat with its cubes: picked up by tap, by drag or by key, and put down here. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Place } from "../offers";
import type { Cube } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { CubeBox, Face, colourOf, cubeClass, cubeWhole, cubeWords } from "./cube";
import { drag } from "./drag";
import { useHand } from "./hand";
import { usePaper } from "./paperdraft";

interface Props {
  place: Place;
  cubes: readonly Cube[];
  /** From which cube on the last move has brought them. */
  freshFrom?: number | null;
  children?: ComponentChildren;
}

export function Section({ place, cubes, freshFrom = null, children }: Props) {
  const { table } = useTable();
  const hand = useHand();
  const paper = usePaper();
  const written = (paper?.writes ?? false) && WRITTEN.has(place);
  const usable = cubes.map(({ text }) => written || hand.canHold({ text, from: place }));
  const target = hand.targets.find(({ to }) => to === place);
  const [stop, setStop] = useState(0);
  const before = usable.lastIndexOf(true, stop);
  const tabStop = before >= 0 ? before : usable.indexOf(true);
  // On a small screen many cubes scroll, and that must be possible by key, too.
  const scrolls = AREAS.has(place) && cubes.length > 2 && !usable.includes(true);
  const title = t(`web-section-${place}`);
  const classes = `section section-${place}${target ? " target" : ""}`;
  return (
    <section
      class={classes}
      style={{ "--count": cubes.length }}
      data-drop={place}
      data-testid={`section-${place}`}
      aria-label={title}
      onClick={() => target && hand.put(place)}
    >
      <header>
        <h2>{title}</h2>
        <small>
          {place === "goal" && table.terms.game === "on-sets"
            ? t("web-sets-goal-told")
            : place === "resources" && table.phase === "variations"
              ? t("web-just-rolled")
              : t(`web-section-${place}-told`)}
        </small>
      </header>
      <div class="cubes" tabIndex={scrolls ? 0 : undefined}>
        {cubes.map((cube, index) => (
          <MatCube
            key={`${index}${cube.text}`}
            cube={cube}
            place={place}
            index={index}
            fresh={freshFrom !== null && index >= freshFrom}
            isStop={index === tabStop}
            onFocus={() => setStop(index)}
          />
        ))}
        {children}
        {hand.plan?.to === place && <PlannedCube />}
        {target && (
          <button
            type="button"
            class="put-here"
            data-testid={`put-${place}`}
            aria-label={`${t(PUTS[target.kind] ?? "web-put-here")}: ${title}`}
            onKeyDown={(event) => step(event, ".put-here")}
            onClick={(event) => {
              event.stopPropagation();
              hand.put(place);
            }}
          >
            <b class="glyph" data-shown="+" />
            {KEYS_OF[place] && <kbd class="glyph" data-shown={KEYS_OF[place]} />}
          </button>
        )}
      </div>
    </section>
  );
}

const PUTS: Record<string, string> = { bonus: "web-put-bonus", plan: "web-put-plan" };

/** The cube of a planned move, where it is to go: pale, and taken back by a tap. */
function PlannedCube() {
  const { table } = useTable();
  const { plan, cancelPlan } = useHand();
  const cube = table.mat.resources.find(({ text }) => text === plan?.text);
  if (!plan || !cube) return null;
  const words = t("web-plan", { cube: cubeWhole(cube), section: t(`web-section-${plan.to}`) });
  return (
    <button
      type="button"
      class={cubeClass(cube, "planned")}
      data-testid="planned"
      aria-label={`${words} ${t("web-plan-cancel")}`}
      title={t("web-plan-cancel")}
      onClick={(event) => {
        event.stopPropagation();
        cancelPlan();
      }}
    >
      <Face cube={cube} />
    </button>
  );
}

const AREAS = new Set<Place>(["required", "permitted", "forbidden"]);

/** Places whose cubes a paper may use. */
const WRITTEN = new Set<Place>(["required", "permitted", "resources"]);

const KEYS: Record<string, Place> = {
  r: "required",
  p: "permitted",
  f: "forbidden",
  g: "goal",
};

/** The key that puts a cube here. */
const KEYS_OF: Partial<Record<Place, string>> = Object.fromEntries(
  Object.entries(KEYS).map(([key, place]) => [place, key.toUpperCase()]),
);

interface CubeProps {
  cube: Cube;
  place: Place;
  index: number;
  fresh: boolean;
  /** Whether Tab stops here: at one cube of a section, arrows go to the others. */
  isStop: boolean;
  onFocus(): void;
}

/** A cube on the mat: a button if anything can be done with it. */
export function MatCube({ cube, place, index, fresh, isStop, onFocus }: CubeProps) {
  const { table } = useTable();
  const hand = useHand();
  const paper = usePaper();
  const held = { text: cube.text, from: place };
  const movable = hand.canHold(held);
  const writable = (paper?.writes ?? false) && WRITTEN.has(place);
  const used = paper?.isUsed(place, index) ?? false;
  if (!movable && !writable) return <CubeBox cube={cube} place={place} fresh={fresh} />;
  const isHeld = hand.held?.from === place && hand.held.index === index;
  const leaves = place === "resources" && hand.plan !== null && index === firstLike(table.mat.resources, hand.plan.text);

  const picks = (key: string): boolean =>
    table.mat.resources.some(
      ({ face, text }) => face.toLowerCase() === key.toLowerCase() && hand.canHold({ text, from: "resources" }),
    );
  const onKey = (event: KeyboardEvent): void => {
    const to = KEYS[event.key.toLowerCase()];
    if (event.key === "Escape") return hand.drop();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A cube in the hand goes first, wherever the focus is; and with an empty hand a letter that is
    // a sign of the game picks its cube. Both are for the keys of the whole table.
    const meant = hand.held === null && !picks(event.key);
    if (to && meant && hand.targetsOf(held).some((each) => each.to === to)) {
      event.preventDefault();
      return hand.put(to, held);
    }
    step(event);
  };
  return (
    <button
      type="button"
      class={cubeClass(cube, isHeld && "held", fresh && !used && "fresh", used && "used", leaves && "leaves")}
      aria-pressed={writable ? undefined : isHeld}
      aria-label={t("web-cube-in", {
        cube: used ? t("web-pad-used", { cube: cubeWords(cube) }) : cubeWords(cube),
        section: t(`web-section-${place}`),
      })}
      aria-describedby={colourOf(cube)}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      data-testid="cube"
      data-text={cube.text}
      data-section={place}
      data-used={writable ? used : undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (writable) return paper?.putCube(cube);
        const target = hand.held && !isHeld && hand.targets.some(({ to }) => to === place);
        if (target) return hand.put(place);
        hand.pick(cube, place, index);
        if (event.detail === 0 && !isHeld) setTimeout(toFirstTarget);
      }}
      onKeyDown={onKey}
      onPointerDown={(event) =>
        movable &&
        drag(event, {
          onStart: () => isHeld || hand.pick(cube, place, index),
          onDrop: (to) => {
            const line = /^line-(\d+)$/.exec(to ?? "")?.[1];
            if (line !== undefined) hand.put("goal", held, Number(line));
            else if (to) hand.put(to as Place, held);
            else hand.drop();
          },
        })
      }
    >
      <Face cube={cube} />
    </button>
  );
}

const firstLike = (cubes: readonly Cube[], text: string): number => cubes.findIndex((cube) => cube.text === text);

/** Whoever picks a cube up by key is led to the places where it can go. */
const toFirstTarget = (): void => document.querySelector<HTMLElement>(".mat .put-here")?.focus();

/** Arrow keys go from cube to cube, or from place to place. */
export function step(event: KeyboardEvent, among = "button.cube", inside = ".mat"): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  // With Shift, arrows look back at earlier moves.
  if (by === undefined || event.shiftKey || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...document.querySelectorAll<HTMLElement>(`${inside} ${among}`)];
  const next = all[all.indexOf(event.currentTarget) + by];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}
