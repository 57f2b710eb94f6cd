/* Before the Goal of ON-SETS: the dealer says how many cards, the Elementary Goal-setter how V and Λ lie. */
import { useState } from "preact/hooks";
import { isOffered, waysOf } from "../offers";
import { t } from "../words";
import { useTable } from "./context";
import { Face } from "./cube";

export function Dealing() {
  const { table } = useTable();
  if (!isOffered(table.offers, "let_table_choose")) return null;
  return isOffered(table.offers, "set_out") ? <SettingOut /> : <Cards />;
}

/** A number between the fewest and the most that the table offers; it begins in the middle. */
function Cards() {
  const { session, table } = useTable();
  const numbers = waysOf(table.offers, "call_deal").map((way) => Number(way["number"]));
  const fewest = Math.min(...numbers);
  const most = Math.max(...numbers);
  const [number, setNumber] = useState(Math.floor((fewest + most) / 2));
  return (
    <section class="panel dealing" aria-label={t("web-deal")} data-testid="dealing">
      <h2>{t("web-deal")}</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void session.deed("call_deal", { number: String(number) });
        }}
      >
        <label for="cards-to-deal">{t("web-deal-told")}</label>
        <span class="stepper">
          <button
            type="button"
            aria-label={t("web-deal-fewer")}
            data-testid="fewer-cards"
            disabled={number <= fewest}
            onClick={() => setNumber(number - 1)}
          >
            −
          </button>
          <output id="cards-to-deal" aria-live="polite" data-testid="cards">
            {number}
          </output>
          <button
            type="button"
            aria-label={t("web-deal-more")}
            data-testid="more-cards"
            disabled={number >= most}
            onClick={() => setNumber(number + 1)}
          >
            +
          </button>
        </span>
        <button type="submit" class="primary" data-testid="call-deal">
          {t("web-deal-do")}
        </button>
        <LetTable />
      </form>
    </section>
  );
}

/** Two V and a Λ, or a V and two Λ. */
function SettingOut() {
  const { session, table } = useTable();
  const ways = waysOf(table.offers, "set_out").map((way) => way["cubes"] ?? "");
  return (
    <section class="panel dealing" aria-label={t("web-set-out")} data-testid="setting-out">
      <h2>{t("web-set-out")}</h2>
      <p>{t("web-set-out-told")}</p>
      <div class="row">
        {ways.map((cubes) => (
          <button
            key={cubes}
            type="button"
            class="set-out"
            data-testid="set-out"
            data-cubes={cubes.replaceAll(" ", "")}
            aria-label={t("web-set-out-do", { cubes })}
            onClick={() => void session.deed("set_out", { cubes })}
          >
            {cubes.split(" ").map((face, place) => (
              <span key={place} class="cube">
                <Face cube={{ text: face, face, colour: "", sideways: false, upsideDown: false }} />
              </span>
            ))}
          </button>
        ))}
        <LetTable />
      </div>
    </section>
  );
}

function LetTable() {
  const { session } = useTable();
  return (
    <button type="button" data-testid="let-table-choose" onClick={() => void session.deed("let_table_choose")}>
      {t("web-deal-table")}
    </button>
  );
}
