/* What a coach sets of a bot: four sliders, written behind the name of its level. */
import type { Named } from "../wire";

const USUAL = 50;
const MARK = "~";

/** The level in a bot's name, without the sliders behind it. */
export const levelIn = (bot: string): string => bot.split(MARK)[0] ?? "";

/** Where the sliders stand; in the middle where nothing was set. */
export function slidersIn(bot: string, count: number): number[] {
  const set = (bot.split(MARK)[1] ?? "").split(".").map(Number);
  return Array.from({ length: count }, (_, at) => (set.length === count ? (set[at] ?? USUAL) : USUAL));
}

/** A bot's name with its sliders; the bare level where all stand in the middle. */
export function withSliders(level: string, sliders: readonly number[]): string {
  return sliders.every((value) => value === USUAL) ? level : `${level}${MARK}${sliders.join(".")}`;
}

interface Props {
  label: string;
  bot: string;
  habits: readonly Named[];
  testid: string;
  set(bot: string): void;
}

/** The sliders of one bot, folded away until somebody wants them. */
export function Sliders({ label, bot, habits, testid, set }: Props) {
  const sliders = slidersIn(bot, habits.length);
  return (
    <details class="field sliders" data-testid={testid}>
      <summary>{label}</summary>
      {habits.map(({ name, title }, at) => (
        <label key={name} class="field">
          <span>{title}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={sliders[at]}
            data-testid={`${testid}-${name}`}
            onInput={(event) => {
              const value = Number(event.currentTarget.value);
              set(withSliders(levelIn(bot), sliders.map((now, other) => (other === at ? value : now))));
            }}
          />
        </label>
      ))}
    </details>
  );
}
