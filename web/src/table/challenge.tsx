/* The challenge that stands: what is claimed, who is on which side, and the Third Party's choice. */
import { isOffered } from "../offers";
import { t, tOr } from "../words";
import { nameAt, useTable } from "./context";
import { Clause } from "../rules/clause";

export function ChallengeLine() {
  const { table } = useTable();
  if (table.challenge === null || table.phase === "end") return null;
  const name = table.challenge.claim.replaceAll("_", "-");
  const claim = name === "no-goal" ? t("web-call-no-goal") : tOr(`web-claim-${name}`, "");
  return (
    <div class="challenge" data-testid="challenge" data-claim={name}>
      <p class="whole">{table.challenge.sentence}</p>
      {/* Where there is little room, who calls what: drawn, so that it is no second sentence. */}
      <p class="in-short glyph" data-shown={`${nameAt(table, table.challenge.challenger)}: ${claim}!`} aria-hidden="true" />
      {table.challenge.camps.length > 0 && (
        <ul class="camps" data-testid="camps">
          {table.challenge.camps.map(({ role, title }) => (
            <li key={role} data-testid={`camp-${role}`}>
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The Third Party joins one of the two others: what is to be done for it, and what it brings. */
export function Sides() {
  const { session, table } = useTable();
  const sides = table.challenge?.sides ?? [];
  if (sides.length === 0 || !isOffered(table.offers, "take_side")) return null;
  return (
    <fieldset class="sides" data-testid="sides">
      <legend>{t("web-sides")}</legend>
      {sides.map(({ role, title, told, clause }) => (
        <div key={role} class="side-choice">
          <button
            type="button"
            class="primary"
            data-testid={`side-${role}`}
            aria-describedby={`told-${role}`}
            onClick={() => void session.deed("take_side", { side: role })}
          >
            {title}
          </button>
          <p>
            <span id={`told-${role}`}>{told}</span> <Clause clause={clause} />
          </p>
        </div>
      ))}
    </fieldset>
  );
}
