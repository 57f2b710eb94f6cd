/* The skill map: what is firm, what is due, what still grows; and the end of a sitting. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words";
import { type KeptCard, type Standing, standingOf } from "./skills";

const ORDER: readonly Standing[] = ["due", "growing", "firm"];

export function SkillMap({ cards, at, open = false }: { cards: readonly KeptCard[]; at: number; open?: boolean }) {
  if (cards.length === 0) return null;
  return (
    <details class="skill-map panel" open={open} data-testid="skill-map">
      <summary>{t("web-practice-skills")}</summary>
      {ORDER.map((standing) => {
        const here = cards.filter((card) => standingOf(card, at) === standing);
        if (here.length === 0) return null;
        return (
          <section key={standing} class={standing} data-testid={`skills-${standing}`}>
            <h3>{t(`web-practice-skills-${standing}`)}</h3>
            <ul>
              {here.map(({ name, skill }) => (
                <li key={name}>{skill}</li>
              ))}
            </ul>
          </section>
        );
      })}
      <p class="hint">{t("web-practice-skills-told")}</p>
    </details>
  );
}

/** Enough for today: a praise, and the way on for whoever wants more. */
export function SittingOver({ right, tried, more }: { right: number; tried: number; more(): void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section class="panel waits" data-testid="sitting-over">
      <h2 ref={title} tabIndex={-1}>
        {t("web-practice-enough")}
      </h2>
      <p>{t("web-practice-tally", { right, tried })}</p>
      <p>{t("web-practice-enough-told")}</p>
      <button type="button" data-testid="sitting-more" onClick={more}>
        {t("web-practice-more")}
      </button>
    </section>
  );
}
