/* The mat: Goal, Required, Permitted, Forbidden, Resources, and the Universe of cards in ON-SETS. */
import { without } from "../goal";
import { t } from "../words";
import { Composer } from "./composer";
import { useTable } from "./context";
import { CardBox } from "./cube";
import { GoalView } from "./goalview";
import { useHand } from "./hand";
import { Section } from "./section";

export function MatView() {
  const { table } = useTable();
  const hand = useHand();
  const { mat } = table;
  const taken = hand.added ? [hand.added] : hand.laying.cubes.map(({ cube }) => cube.text);
  const resources = hand.layingFor ? without(mat.resources, taken) : mat.resources;
  return (
    <section class="mat" aria-label={t("web-mat")} data-testid="mat">
      {mat.universe.length > 0 && (
        <section class="universe" aria-label={t("web-universe")} data-testid="universe">
          <h3>
            {t("web-universe")} <small>{t("web-universe-count", { count: mat.universe.length })}</small>
          </h3>
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
    </section>
  );
}
