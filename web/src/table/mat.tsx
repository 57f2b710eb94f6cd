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

/** Where a move has put cubes, and from which one on. */
interface Grown {
  at: Area | null;
  from: number;
}

/** The section that has more cubes than before. */
function grown(before: Mat, now: Mat): Grown {
  const at = AREAS.find((place) => now[place].length > before[place].length) ?? null;
  return { at, from: at ? before[at].length : 0 };
}

/** The last move shines, one and never two; a page that was opened anew knows it from the news. */
function useFresh(mat: Mat, { past, last }: Props): Grown {
  const begun = AREAS.find((place) => place === last) ?? null;
  const seen = useRef({ mat, fresh: { at: begun, from: begun ? mat[begun].length - 1 : 0 } as Grown });
  const moved = AREAS.some((place) => mat[place].length !== seen.current.mat[place].length);
  if (past) return past.before ? grown(past.before, mat) : { at: null, from: 0 };
  if (moved) seen.current = { mat, fresh: grown(seen.current.mat, mat) };
  return seen.current.fresh;
}

/** For screen readers: what is held, and where it can go; or the move that is planned. */
function HandWords() {
  const { table } = useTable();
  const { held, targets, plan, planTold } = useHand();
  const lying = held && held.from !== "goal" ? table.mat[held.from] : table.mat.resources;
  const cube = lying.find(({ text }) => text === (held ?? plan)?.text);
  const places = targets.map(({ to }) => t(`web-section-${to}`));
  const section = plan ? t(`web-section-${plan.to}`) : "";
  return (
    <p class="unseen" aria-live="polite">
      {held
        ? t("web-held", { cube: cube ? cubeWhole(cube) : held.text, list: list(places) })
        : plan && cube
          ? `${t("web-plan", { cube: cubeWhole(cube), section })} ${t("web-plan-told")}`
          : planTold}
    </p>
  );
}

interface Props {
  /** The work of this phase, between the Goal and the cubes. */
  children?: ComponentChildren;
  /** The section to which the last move went, for a page that has not seen it. */
  last?: string;
  /** The mat is shown as it lay after so many actions, and before the last of them. */
  past?: { number: number; before: Mat | null } | null;
}

export function MatView(props: Props) {
  const { children, past } = props;
  const { table } = useTable();
  const focus = useKeptFocus(table.phase);
  const hand = useHand();
  const paper = usePaper();
  const { mat } = table;
  const fresh = useFresh(mat, props);
  const freshIn = (place: Area): number | null => (place === fresh.at ? fresh.from : null);
  useMotion(focus.ref, table, past?.number ?? table.number);
  const taken = hand.added ? [hand.added] : hand.laying.cubes.map(({ cube }) => cube.text);
  const inHand = hand.layingFor === "goal" || hand.layingFor === "add_to_goal";
  const resources = inHand ? without(mat.resources, taken) : mat.resources;
  const writes = paper?.writes ?? false;
  const work = useRef<HTMLDivElement>(null);
  // The next work is read from its beginning, wherever the last one was left.
  useLayoutEffect(() => {
    if (work.current) work.current.scrollTop = 0;
  }, [table.shake, table.phase]);
  return (
    <section
      class={["mat", writes && "writes", hand.layingFor && "lays", past && "past"].filter(Boolean).join(" ")}
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
              <span class="unseen" data-testid="goal-reads" data-goal={mat.goal.text}>{t("web-goal-reads", { goal: mat.goal.reads })}</span>
            </>
          ) : (
            <span class="nothing">{t("web-goal-none")}</span>
          )}
        </Section>
      </div>
      {mat.universe.length > 0 && (
        <Universe
          universe={mat.universe}
          shaded={writes ? (paper?.shaded ?? []) : []}
          writes={writes}
          counts={table.terms.help === "everything"}
        />
      )}
      <div class="work" ref={work}>
        {children}
      </div>
      <div class="three">
        <Section place="required" cubes={mat.required} freshFrom={freshIn("required")} />
        <Section place="permitted" cubes={mat.permitted} freshFrom={freshIn("permitted")} />
        <Section place="forbidden" cubes={mat.forbidden} freshFrom={freshIn("forbidden")} />
      </div>
      <Section place="resources" cubes={resources} />
      <HandWords />
    </section>
  );
}
