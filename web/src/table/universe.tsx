/* The Universe of ON-SETS lies as a chart: blue and red across, green and yellow down; one's set shines. */
import type { Card } from "../wire";
import { t } from "../words";
import { CardBox } from "./cube";

/** Neighbours differ in one colour, so that a set is often one piece. */
export const ACROSS = [["blue"], ["blue", "red"], ["red"], []] as const;
export const DOWN = [["green"], ["green", "yellow"], ["yellow"], []] as const;
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
  /** Whether a set is being written, so that cards outside of it stand back. */
  writes: boolean;
  /** Whether the table tells what a paper makes: elsewhere the writer counts the cards. */
  counts: boolean;
}

export function Universe({ universe, shaded, writes, counts }: Props) {
  const begun = writes && shaded.length > 0;
  return (
    <section class={begun ? "universe begun" : "universe"} aria-label={t("web-universe")} data-testid="universe">
      <h2>
        {t("web-universe")} <small>{t("web-universe-count", { count: universe.length })}</small>
        {begun && counts && <span class="set-count">{t("web-set-count", { count: shaded.length })}</span>}
      </h2>
      <table class="chart" data-testid="chart" aria-label={t("web-chart")}>
        <thead class="unseen">
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
              <th class="unseen" scope="row">
                {title(row)}
              </th>
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
        {begun && t("web-chart-shaded", { list: shaded.join(", ") })}
      </p>
    </section>
  );
}

function Cell({ card, shaded }: { card: Card | undefined; shaded: readonly string[] }) {
  if (card === undefined) return <td class="no-card" />;
  const inside = shaded.includes(card.text);
  return (
    <td class={inside ? "shaded" : ""} data-testid="chart-card" data-text={card.text} data-shaded={inside}>
      <CardBox card={card} />
      {inside && <span class="unseen">{t("web-chart-in")}</span>}
    </td>
  );
}
