/* The ways to answer beside the mat: options, cubes, cards, numbers, parts. Digits and letters choose, too. */
import { useEffect, useRef, useState } from "preact/hooks";
import { drawing } from "../math";
import { CardBox, Face, cubeClass, cubeWords } from "../table/cube";
import { Drawing } from "../table/mathview";
import type { PracticeItem, PracticeOption } from "../wire";
import { t } from "../words";

interface Props {
  item: PracticeItem;
  busy: boolean;
  say(answer: string): void;
}

export function AnswerForm(props: Props) {
  const { item } = props;
  switch (item.form.kind) {
    case "choice":
    case "cards":
      return <Options {...props} />;
    case "faces":
      return <Options {...props} told={t(`web-practice-faces-${item.kind}`)} />;
    case "values":
      return <Values {...props} />;
    case "parts":
      return <Parts {...props} />;
    default:
      return <p>{t("web-practice-move-told")}</p>;
  }
}

/** Letters that say at the table what an option says. */
const LETTERS: Record<string, string> = { now: "n", impossible: "i", "play-on": "p", accept: "a" };

/** The key of an option: its letter at the table, else its number. */
const keyOf = ({ code }: PracticeOption, at: number): string => LETTERS[code] ?? String(at + 1);

function Options({ item, busy, say, told = "" }: Props & { told?: string }) {
  const { form } = item;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const many = form.many || form.kind === "cards";
  const choose = (code: string): void => {
    if (busy) return;
    if (!many) return say(code);
    setChosen((now) => (now.includes(code) ? now.filter((each) => each !== code) : [...now, code]));
  };
  const heard = useRef((_event: KeyboardEvent): void => undefined);
  heard.current = (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || form.kind !== "choice") return;
    if (target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]")) return;
    const option = form.options.find((each, at) => keyOf(each, at) === key.toLowerCase() || String(at + 1) === key);
    if (!option) return;
    event.preventDefault();
    choose(option.code);
  };
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => heard.current(event);
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  const joined = form.kind === "cards" ? chosen.join(" ") || "none" : chosen.join(", ");
  return (
    <fieldset class="answer" disabled={busy}>
      <legend>{told || t(form.kind === "cards" ? "web-practice-cards-told" : many ? "web-practice-many-told" : "web-practice-choice-told")}</legend>
      <div class={`options ${form.kind}`}>
        {form.options.map((option, at) => (
          <button
            key={option.code}
            type="button"
            class={option.cube ? cubeClass(option.cube) : "option"}
            data-testid="practice-option"
            data-code={option.code}
            aria-pressed={many ? chosen.includes(option.code) : undefined}
            aria-label={option.cube ? cubeWords(option.cube) : undefined}
            onClick={() => choose(option.code)}
          >
            <OptionFace option={option} sets={item.game === "on-sets"} />
            {form.kind === "choice" && <kbd aria-hidden="true">{keyOf(option, at).toUpperCase()}</kbd>}
          </button>
        ))}
      </div>
      {many && (
        <button
          type="button"
          class="primary big"
          data-testid="practice-answer"
          disabled={form.kind !== "cards" && chosen.length === 0}
          onClick={() => say(joined)}
        >
          {t(form.kind === "cards" && chosen.length === 0 ? "web-practice-no-card" : "web-practice-answer")}
        </button>
      )}
    </fieldset>
  );
}

/** An option as it is drawn: a cube, a card, a paper or words. */
export function OptionFace({ option, sets }: { option: PracticeOption; sets: boolean }) {
  if (option.cube) return <Face cube={option.cube} />;
  if (option.card) return <CardBox card={option.card} testid="option-card" />;
  if (!option.paper) return <span>{option.text}</span>;
  const drawn = drawing(option.paper, sets);
  return <span>{drawn ? <Drawing of={drawn} words={option.paper} /> : option.paper}</span>;
}

function Values({ busy, say }: Props) {
  const [text, setText] = useState("");
  return (
    <form
      class="answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) say(text.trim());
      }}
    >
      <label>
        {t("web-practice-values")}
        <input
          value={text}
          inputMode="text"
          autocomplete="off"
          maxLength={120}
          data-testid="practice-values"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="hint">{t("web-practice-values-told")}</p>
      <button type="submit" class="primary big" data-testid="practice-answer" disabled={busy || !text.trim()}>
        {t("web-practice-answer")}
      </button>
    </form>
  );
}

function Parts({ item, busy, say }: Props) {
  const { parts } = item.form;
  const [said, setSaid] = useState<Record<string, string>>({});
  const set = (name: string, value: string): void => setSaid((now) => ({ ...now, [name]: value }));
  const whole = parts.every(({ name }) => said[name]?.trim());
  return (
    <form
      class="answer parts"
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) say(parts.map(({ name }) => `${name}=${said[name]?.trim()}`).join(" "));
      }}
    >
      {parts.map(({ name, title, options }) => (
        <label key={name}>
          <span>{title}</span>
          {options.length > 0 ? (
            <select value={said[name] ?? ""} data-testid={`practice-part-${name}`} onChange={(event) => set(name, event.currentTarget.value)}>
              <option value="">{t("web-practice-choose-one")}</option>
              {options.map(({ code, text }) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </select>
          ) : (
            <input
              value={said[name] ?? ""}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={3}
              autocomplete="off"
              data-testid={`practice-part-${name}`}
              onInput={(event) => set(name, event.currentTarget.value)}
            />
          )}
        </label>
      ))}
      <button type="submit" class="primary big" data-testid="practice-answer" disabled={busy || !whole}>
        {t("web-practice-answer")}
      </button>
    </form>
  );
}
