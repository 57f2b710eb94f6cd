/* The mat: Goal, Required, Permitted, Forbidden, Resources, and the Universe of cards in ON-SETS. */
import { useEffect, useRef } from "preact/hooks";
import { without } from "../goal";
import { list, t } from "../words";
import { Composer } from "./composer";
import { useTable } from "./context";
import { CardBox, cubeWhole } from "./cube";
import { GoalView } from "./goalview";
import { useHand } from "./hand";
import { Section } from "./section";

/** Whoever works by keyboard keeps the place when the cube under the focus has gone. */
function useKeptFocus() {
  const mat = useRef<HTMLElement>(null);
  const last = useRef<{ place: string; index: number } | null>(null);
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

export function MatView() {
  const { table } = useTable();
  const focus = useKeptFocus();
  const hand = useHand();
  const { mat } = table;
  const taken = hand.added ? [hand.added] : hand.laying.cubes.map(({ cube }) => cube.text);
  const inHand = hand.layingFor === "goal" || hand.layingFor === "add_to_goal";
  const resources = inHand ? without(mat.resources, taken) : mat.resources;
  return (
    <section class="mat" tabIndex={-1} aria-label={t("web-mat")} data-testid="mat" {...focus}>
      {mat.universe.length > 0 && (
        <section class="universe" aria-label={t("web-universe")} data-testid="universe">
          <h2>
            {t("web-universe")} <small>{t("web-universe-count", { count: mat.universe.length })}</small>
          </h2>
          <div class="cards">
            {mat.universe.map((card) => (
              <CardBox key={card.text} card={card} />
            ))}
          </div>
        </section>
      )}
      <Section place="goal" cubes={[]}>
        {hand.layingFor ? (
          <Composer />
        ) : mat.goal ? (
          <>
            <GoalView goal={mat.goal} />
            <span class="reads">{t("web-goal-reads", { goal: mat.goal.reads })}</span>
          </>
        ) : (
          <span class="nothing">{t("web-goal-none")}</span>
        )}
      </Section>
      <div class="three">
        <Section place="required" cubes={mat.required} />
        <Section place="permitted" cubes={mat.permitted} />
        <Section place="forbidden" cubes={mat.forbidden} />
      </div>
      <Section place="resources" cubes={resources} />
      <HeldWords />
    </section>
  );
}
