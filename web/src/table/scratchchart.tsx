/* A Universe chart of one's own: all sixteen cards, those that are dealt stand out, a tap marks one. */
import type { Card } from "../wire";
import { t } from "../words";
import { CardBox } from "./cube";
import { ACROSS, DOWN } from "./universe";

const LETTERS: Record<string, string> = { blue: "B", red: "R", green: "G", yellow: "Y" };

interface Props {
  universe: readonly Card[];
  marked: readonly string[];
  mark(texts: string[]): void;
}

export function ScratchChart({ universe, marked, mark }: Props) {
  const cards = DOWN.flatMap((row) => ACROSS.map((column): Card => cardOf([...column, ...row])));
  const toggle = (text: string): void =>
    mark(marked.includes(text) ? marked.filter((each) => each !== text) : [...marked, text]);
  return (
    <div class="own-chart" data-testid="own-chart">
      <div class="own-cards" role="group" aria-label={t("web-own-chart")}>
        {cards.map((card) => (
          <button
            key={card.text}
            type="button"
            class={universe.some(({ text }) => text === card.text) ? "own-card" : "own-card undealt"}
            aria-pressed={marked.includes(card.text)}
            data-testid="own-card"
            data-text={card.text}
            onClick={() => toggle(card.text)}
          >
            <CardBox card={card} testid="drawn-card" />
          </button>
        ))}
      </div>
      <p class="row">
        <span class="hint">{t("web-own-chart-told", { count: marked.length })}</span>
        {marked.length > 0 && (
          <button type="button" data-testid="own-clear" onClick={() => mark([])}>
            {t("web-own-clear")}
          </button>
        )}
      </p>
    </div>
  );
}

/** The colours in the order in which a card's text has them. */
function cardOf(colours: readonly string[]): Card {
  const dots = Object.keys(LETTERS).filter((colour) => colours.includes(colour));
  return { text: dots.map((dot) => LETTERS[dot]).join("") || "blank", dots: dots as Card["dots"] };
}
