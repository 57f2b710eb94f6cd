/* The mat: Goal, Required, Permitted, Forbidden, Resources, and the Universe of cards in ON-SETS. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { without } from "../goal";
import { useMotion } from "../look/motion";
import type { Mat } from "../wire";
import { list, t } from "../words";
import { ChallengeLine } from "./challenge";
import { Composer } from "./composer";
import { useTable } from "./context";
import { cubeWhole } from "./cube";
import { GoalView } from "./goalview";
import { useHand } from "./hand";
import { usePaper } from "./paperdraft";
import { Section } from "./section";
import { Universe } from "./universe";
import { Circled } from "./variations";

/** Whoever works by keyboard keeps the place when the cube under the focus has gone. */
function useKeptFocus(phase: string) {
  const mat = useRef<HTMLElement>(null);
  const last = useRef<{ place: string; index: number } | null>(null);
  // Another phase asks for something else, and the page leads there.
  useLayoutEffect(() => void (last.current = null), [phase]);
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const { place, index } = last.current;
    const cubes = mat.current?.querySelectorAll<HTMLElement>(`[data-drop="${place}"] button.cube`) ?? [];
    (cubes[Math.min(index, cubes.length - 1)] ?? mat.current)?.focus();
  });
  return {
    ref: mat,
    onPointerDown: () => (last.current = null),
    onFocusIn: ({ target }: FocusEvent) => {
      const section = target instanceof HTMLElement ? target.closest(".section") : null;
      const place = section?.getAttribute("data-drop");
      if (!section || !place) return;
      const cubes = [...section.querySelectorAll("button.cube")];
      last.current = { place, index: Math.max(0, cubes.indexOf(target as HTMLElement)) };
    },
  };
}

type Area = "required" | "permitted" | "forbidden";
const AREAS: readonly Area[] = ["required", "permitted", "forbidden"];

/** Where the last move has put cubes, and from which one on: one move shines, never two. */
function useFresh(mat: Mat): (place: Area) => number | null {
  const seen = useRef({ counts: AREAS.map((place) => mat[place].length), at: null as Area | null, from: 0 });
  const counts = AREAS.map((place) => mat[place].length);
  const grown = AREAS.findIndex((_, at) => (counts[at] ?? 0) > (seen.current.counts[at] ?? 0));
  if (grown >= 0) seen.current = { counts, at: AREAS[grown] ?? null, from: seen.current.counts[grown] ?? 0 };
  else if (counts.join() !== seen.current.counts.join()) seen.current = { counts, at: null, from: 0 };
  return (place) => (place === seen.current.at ? seen.current.from : null);
}

/** For screen readers: what is held, and where it can go. */
function HeldWords() {
  const { table } = useTable();
  const { held, targets } = useHand();
  const lying = held && held.from !== "goal" ? table.mat[held.from] : [];
  const cube = lying.find(({ text }) => text === held?.text);
  const places = targets.map(({ to }) => t(`web-section-${to}`));
  return (
    <p class="unseen" aria-live="polite">
      {held && t("web-held", { cube: cube ? cubeWhole(cube) : held.text, list: list(places) })}
    </p>
  );
}

interface Props {
  /** The work of this phase, between the Goal and the cubes. */
  children?: ComponentChildren;
}

export function MatView({ children }: Props) {
  const { table } = useTable();
  const focus = useKeptFocus(table.phase);
  const hand = useHand();
  const paper = usePaper();
  const { mat } = table;
  const freshIn = useFresh(mat);
  useMotion(focus.ref, table.shake, table.number);
  const taken = hand.added ? [hand.added] : hand.laying.cubes.map(({ cube }) => cube.text);
  const inHand = hand.layingFor === "goal" || hand.layingFor === "add_to_goal";
  const resources = inHand ? without(mat.resources, taken) : mat.resources;
  const writes = paper?.writes ?? false;
  return (
    <section
      class={["mat", writes && "writes", hand.layingFor && "lays"].filter(Boolean).join(" ")}
      tabIndex={-1}
      aria-label={t("web-mat")}
      data-testid="mat"
      {...focus}
    >
      <div class="lid">
        <div class="pills-row" tabIndex={table.challenge ? 0 : undefined}>
          <Circled />
          <ChallengeLine />
        </div>
        <Section place="goal" cubes={[]}>
          {hand.layingFor ? (
            <Composer />
          ) : mat.goal ? (
            <>
              <GoalView goal={mat.goal} />
              <span class="unseen">{t("web-goal-reads", { goal: mat.goal.reads })}</span>
            </>
          ) : (
            <span class="nothing">{t("web-goal-none")}</span>
          )}
        </Section>
      </div>
      {mat.universe.length > 0 && (
        <Universe universe={mat.universe} shaded={writes ? (paper?.shaded ?? []) : []} writes={writes} />
      )}
      <div class="work">{children}</div>
      <div class="three">
        <Section place="required" cubes={mat.required} freshFrom={freshIn("required")} />
        <Section place="permitted" cubes={mat.permitted} freshFrom={freshIn("permitted")} />
        <Section place="forbidden" cubes={mat.forbidden} freshFrom={freshIn("forbidden")} />
      </div>
      <Section place="resources" cubes={resources} />
      <HeldWords />
    </section>
  );
}
