/* Choosing a variation, and which ones have been chosen. */
import { useState } from "preact/hooks";
import { isOffered } from "../offers";
import type { Choice } from "../wire";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";

export function Choosing() {
  const { session, table } = useTable();
  const [own, setOwn] = useState("");
  if (!isOffered(table.offers, "select_variation")) return null;
  const choose = (name: string): void =>
    void session.deed("select_variation", { variations: [name] }).then((done) => done && setOwn(""));
  const adds = isOffered(table.offers, "stop_choosing");
  return (
    <section class="panel choosing" aria-label={t("web-choose")} data-testid="choosing">
      <h2>{t(adds ? "web-choose-second" : "web-choose")}</h2>
      {adds && (
        <button
          type="button"
          class="primary"
          data-testid="stop-choosing"
          onClick={() => void session.deed("stop_choosing")}
        >
          {t("web-choose-stop")}
        </button>
      )}
      <ul>
        {table.choices.map((choice) => (
          <li key={choice.name}>
            <Variation choice={choice} choose={choose} />
          </li>
        ))}
      </ul>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          if (own.trim()) choose(own.trim());
        }}
      >
        <label>
          {t(`web-choose-own-${table.terms.game}`)}
          <input
            value={own}
            data-testid="variation-own"
            maxLength={60}
            onInput={(event) => setOwn(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t("web-choose-do")}</button>
      </form>
    </section>
  );
}

/** One variation of the list; a blank is filled in below it, and the button takes what stands there. */
function Variation({ choice, choose }: { choice: Choice; choose: (name: string) => void }) {
  const [fill, setFill] = useState(choice.fills[0]?.text ?? "");
  const [typed, setTyped] = useState("");
  // What was legal may have been chosen by others meanwhile.
  const listed = choice.fills.some(({ text }) => text === fill) ? fill : (choice.fills[0]?.text ?? "");
  const filled = typed.trim() || listed;
  return (
    <>
      <button
        type="button"
        data-testid="variation"
        data-name={`${choice.name} ${filled}`.trim()}
        data-variation={choice.name}
        onClick={() => choose(`${choice.name} ${filled}`.trim())}
      >
        <b>{choice.title}</b>
        {choice.told && <small>{choice.told}</small>}
      </button>
      {choice.takes && (
        <label class="blank">
          {t("web-choose-fill", { takes: choice.takes })}
          <select value={listed} data-testid="fill" onChange={(event) => setFill(event.currentTarget.value)}>
            {choice.fills.map(({ text, title }) => (
              <option key={text} value={text}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {choice.free && (
        <label class="blank">
          {t("web-choose-fill-own")}
          <input
            value={typed}
            data-testid="fill-own"
            maxLength={20}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
      )}
    </>
  );
}

/** The variations in force, by whom they were chosen. */
export function Circled() {
  const { table } = useTable();
  const chosen = table.circled.filter(({ names }) => names.length > 0);
  if (chosen.length === 0) return null;
  return (
    <p class="circled" data-testid="circled">
      <b>{t("web-variations")}</b>{" "}
      {chosen.map(({ by, names, void: isVoid }, place) => (
        <span key={place} class={isVoid ? "variation struck" : "variation"} title={nameAt(table, by)}>
          {list(names)}
          {isVoid && ` ${t("web-variation-void")}`}
        </span>
      ))}
    </p>
  );
}
