/* The Universe of ON-SETS as a chart: blue and red across, green and yellow down; one's set shaded. */
import type { Card } from "../wire";
import { t } from "../words";
import { CardBox } from "./cube";

/** Neighbours differ in one colour, so that a set is often one piece. */
const ACROSS = [["blue"], ["blue", "red"], ["red"], []] as const;
const DOWN = [["green"], ["green", "yellow"], ["yellow"], []] as const;
const OF_COLUMNS = ["blue", "red"];
const OF_ROWS = ["green", "yellow"];

const has = (card: Card, wanted: readonly string[], among: readonly string[]): boolean =>
  among.every((colour) => wanted.includes(colour) === (card.dots as readonly string[]).includes(colour));

const title = (colours: readonly string[]): string =>
  colours.length > 0 ? colours.map((colour) => t(`web-colour-${colour}`)).join(" + ") : t("web-chart-neither");

interface Props {
  universe: readonly Card[];
  /** Texts of the cards that the set as written takes. */
  shaded: readonly string[];
}

export function Chart({ universe, shaded }: Props) {
  return (
    <details class="chart" open data-testid="chart">
      <summary>{t("web-chart")}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {ACROSS.map((colours) => (
              <th key={colours.join()} scope="col">
                {title(colours)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DOWN.map((row) => (
            <tr key={row.join()}>
              <th scope="row">{title(row)}</th>
              {ACROSS.map((column) => (
                <Cell
                  key={column.join()}
                  card={universe.find((card) => has(card, column, OF_COLUMNS) && has(card, row, OF_ROWS))}
                  shaded={shaded}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="unseen" aria-live="polite">
        {shaded.length > 0 && t("web-chart-shaded", { list: shaded.join(", ") })}
      </p>
    </details>
  );
}

function Cell({ card, shaded }: { card: Card | undefined; shaded: readonly string[] }) {
  if (card === undefined) return <td class="no-card" />;
  const inside = shaded.includes(card.text);
  return (
    <td class={inside ? "shaded" : ""} data-testid="chart-card" data-text={card.text} data-shaded={inside}>
      <CardBox card={card} small />
      {inside && <span class="unseen">{t("web-chart-in")}</span>}
    </td>
  );
}
