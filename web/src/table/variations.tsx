/* Choosing a variation, and which ones have been chosen. */
import { useState } from "preact/hooks";
import { isOffered } from "../offers";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";

export function Choosing() {
  const { session, table } = useTable();
  const [own, setOwn] = useState("");
  if (!isOffered(table.offers, "select_variation")) return null;
  const choose = (name: string): void =>
    void session.deed("select_variation", { variations: [name] }).then((done) => done && setOwn(""));
  return (
    <section class="panel choosing" aria-label={t("web-choose")} data-testid="choosing">
      <h2>{t("web-choose")}</h2>
      <ul>
        {table.choices.map((choice) => (
          <li key={choice.name}>
            <button
              type="button"
              data-testid="variation"
              data-name={choice.name}
              onClick={() => choose(choice.name)}
            >
              <b>{choice.title}</b>
              {choice.told && <small>{choice.told}</small>}
            </button>
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

/** The variations in force, by whom they were chosen. */
export function Circled() {
  const { table } = useTable();
  const chosen = table.circled.filter(({ names }) => names.length > 0);
  if (chosen.length === 0) return null;
  return (
    <p class="circled" data-testid="circled">
      <b>{t("web-variations")}</b>{" "}
      {chosen.map(({ by, names, void: isVoid }) => (
        <span key={by} class={isVoid ? "variation struck" : "variation"} title={nameAt(table, by)}>
          {list(names)}
          {isVoid && ` ${t("web-variation-void")}`}
        </span>
      ))}
    </p>
  );
}
