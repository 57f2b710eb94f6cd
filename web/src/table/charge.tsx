/* Charging illegal procedure: against whom, and what happened; what this phase makes likely comes first. */
import { useState } from "preact/hooks";
import type { Reason } from "../wire";
import { t } from "../words";
import { nameAt, useTable } from "./context";

const GROUPS: readonly [name: string, phases: readonly string[], codes: RegExp][] = [
  ["cards", ["roll"], /dealer|cards$/],
  ["variations", ["variations"], /variation|before-the-roll|not-in-force/],
  ["bonus", ["goal", "move"], /bonus/],
  ["goal", ["goal"], /goal/],
  ["moves", ["move", "sides", "writing", "checking"], /./],
];

/** Reasons by what happened: a code belongs to the first group that knows it. */
export function byWhatHappened(reasons: readonly Reason[], phase: string): { name: string; own: Reason[] }[] {
  const left = [...reasons];
  const groups = GROUPS.map(([name, phases, codes]) => {
    const own = left.filter(({ code }) => codes.test(code));
    own.forEach((reason) => left.splice(left.indexOf(reason), 1));
    return { name, own, likely: phases.indexOf(phase) };
  });
  // The group of this phase stands first; the bonus is likely, but never the likeliest.
  const rank = ({ name, likely }: { name: string; likely: number }): number =>
    likely < 0 ? 2 : name === "bonus" ? 1 : 0;
  return groups.filter(({ own }) => own.length > 0).sort((one, other) => rank(one) - rank(other));
}

/** Saying that a player did something illegal, at an open table. */
export function Charge({ reasons, close }: { reasons: readonly Reason[]; close: () => void }) {
  const { session, table } = useTable();
  const others = table.players.filter(({ seat }) => seat !== table.seat);
  const grouped = byWhatHappened(reasons, table.phase);
  const [against, setAgainst] = useState("");
  const [reason, setReason] = useState("");
  const charged = { against: against || (others[0]?.seat ?? ""), reason: reason || (grouped[0]?.own[0]?.code ?? "") };
  return (
    <form
      class="offer charge"
      onSubmit={(event) => {
        event.preventDefault();
        void session.deed("charge_illegal_procedure", charged).then((kept) => kept && close());
      }}
    >
      <p>{t("web-charge-told")}</p>
      <label>
        {t("web-charge-who")}
        <select
          data-testid="charge-who"
          value={charged.against}
          onChange={(event) => setAgainst(event.currentTarget.value)}
        >
          {others.map(({ seat }) => (
            <option key={seat} value={seat}>
              {nameAt(table, seat)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("web-charge-what")}
        <select
          data-testid="charge-reason"
          value={charged.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        >
          {grouped.map(({ name, own }) => (
            <optgroup key={name} label={t(`web-charges-${name}`)}>
              {own.map(({ code, title }) => (
                <option key={code} value={code}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" data-testid="charge">
        {t("web-charge")}
      </button>
    </form>
  );
}
