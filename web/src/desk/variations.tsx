/* The variations of a division, to be ticked; a blank is filled in beside it. */
import type { VariationOption } from "../wire";
import { t } from "../words";

interface Props {
  variations: readonly VariationOption[];
  /** What stands in the blank of each chosen one, by its name. */
  chosen: Record<string, string>;
  set(chosen: Record<string, string>): void;
}

export function VariationList({ variations, chosen, set }: Props) {
  const count = Object.keys(chosen).length;
  const toggle = (option: VariationOption): void => {
    const { [option.name]: had, ...rest } = chosen;
    set(had === undefined ? { ...rest, [option.name]: option.fills[0] ?? "" } : rest);
  };
  return (
    <details class="panel desk-variations">
      <summary>{t("web-desk-variations", { count })}</summary>
      <ul>
        {variations.map((option) => (
          <li key={option.name}>
            <label>
              <input
                type="checkbox"
                checked={option.name in chosen}
                data-testid="desk-variation"
                data-name={option.name}
                onChange={() => toggle(option)}
              />
              <b>{option.title}</b>
            </label>
            {option.blank && option.name in chosen && (
              <Blank option={option} value={chosen[option.name] ?? ""} set={(now) => set({ ...chosen, [option.name]: now })} />
            )}
            {option.told && <small>{option.told}</small>}
          </li>
        ))}
      </ul>
    </details>
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
