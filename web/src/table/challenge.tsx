/* The challenge that stands: what is claimed, who is on which side, and the Third Party's choice. */
import { isOffered } from "../offers";
import { t } from "../words";
import { useTable } from "./context";
import { Clause } from "./news";

export function ChallengeLine() {
  const { table } = useTable();
  if (table.challenge === null || table.phase === "end") return null;
  return (
    <div class="challenge" data-testid="challenge">
      <p>{table.challenge.sentence}</p>
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
