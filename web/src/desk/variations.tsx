/* Variations in force at the desk: a pill each, and a list to choose them from. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { VariationOption } from "../wire";
import { t } from "../words";
import { useDesk } from "./desk";

/** A variation as it is named in a question: its name, and what stands in its blank. */
const isOf = (option: VariationOption, named: string): boolean =>
  named === option.name || named.startsWith(`${option.name} `);
const blankOf = (option: VariationOption, named: string): string => named.slice(option.name.length).trim();

/** The longest name that fits: `multiple` is no beginning of `multiple operations`. */
const optionOf = (options: readonly VariationOption[], named: string): VariationOption | undefined =>
  options.filter((option) => isOf(option, named)).sort((one, other) => other.name.length - one.name.length)[0];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function Pills() {
  const { question, division, change } = useDesk();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const options = division?.variations ?? [];
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <div class="pills-row">
        <button
          ref={button}
          type="button"
          class="pill"
          aria-expanded={open}
          data-testid="desk-variations"
          onClick={() => setOpen(!open)}
        >
          + {t("web-desk-variations", { count: question.variations.length })}
        </button>
        {question.variations.map((named) => {
          const option = optionOf(options, named);
          return (
            <button key={named} type="button" class="pill in-force" data-testid="desk-in-force" onClick={() => setOpen(true)}>
              {option && !blankOf(option, named) ? option.title : capitalised(named)}
            </button>
          );
        })}
        {question.rulings.map((named) => (
          <button
            key={named}
            type="button"
            class="pill in-force"
            data-testid="desk-house-ruling"
            aria-label={t("web-desk-ruling-drop", { ruling: named })}
            title={t("web-desk-ruling-drop", { ruling: named })}
            onClick={() => change({ rulings: question.rulings.filter((other) => other !== named) })}
          >
            {t("web-desk-ruling", { ruling: named })} ✕
          </button>
        ))}
      </div>
      {open && <Picker options={options} close={close} />}
    </>
  );
}

function Picker({ options, close }: { options: readonly VariationOption[]; close(): void }) {
  const desk = useDesk();
  const { question } = desk;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  const chosen = (option: VariationOption): string | undefined =>
    question.variations.find((named) => optionOf(options, named) === option);
  const set = (option: VariationOption, blank: string | null): void => {
    const rest = question.variations.filter((named) => optionOf(options, named) !== option);
    desk.change({ variations: blank === null ? rest : [...rest, `${option.name} ${blank}`.trim()] });
  };
  return (
    <div
      ref={sheet}
      class="picker panel"
      role="dialog"
      aria-label={t("web-desk-variations-pick")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header>
        <h2>{t("web-desk-variations-pick")}</h2>
        <button type="button" class="primary" data-testid="desk-variations-done" onClick={close}>
          {t("web-desk-ready")}
        </button>
      </header>
      {options.length === 0 && <p>{t("web-desk-variations-none")}</p>}
      <ul tabIndex={0} aria-label={t("web-desk-variations-pick")}>
        {options.map((option) => {
          const named = chosen(option);
          return (
            <li key={option.name} class={named === undefined ? "" : "in"}>
              <label>
                <input
                  type="checkbox"
                  checked={named !== undefined}
                  data-testid="desk-variation"
                  data-name={option.name}
                  onChange={() => set(option, named === undefined ? (option.fills[0] ?? "") : null)}
                />
                <span>
                  <b>{option.title}</b>
                  {option.told && <small>{option.told}</small>}
                </span>
              </label>
              {option.blank && named !== undefined && (
                <Blank option={option} value={blankOf(option, named)} set={(blank) => set(option, blank)} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Blank({ option, value, set }: { option: VariationOption; value: string; set: (now: string) => void }) {
  if (!option.free) {
    return (
      <select aria-label={option.blank} value={value} onChange={(event) => set(event.currentTarget.value)}>
        {option.fills.map((fill) => (
          <option key={fill} value={fill}>
            {fill}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      aria-label={option.blank}
      placeholder={option.blank}
      value={value}
      maxLength={40}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
}
