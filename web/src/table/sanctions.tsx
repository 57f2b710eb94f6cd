/* The judge's word on scores and behavior (IX-C, judges G4 to G6). */
import { useState } from "preact/hooks";
import { waysOf } from "../offers";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";
import { Sure } from "./sure";

export function Scores() {
  const { session, table } = useTable();
  const { appealed } = table.sheet;
  const replays = waysOf(table.offers, "order_replay");
  if (appealed.length === 0 && replays.length === 0) return null;
  return (
    <div>
      <h3>{t("web-judging-scores")}</h3>
      {appealed.map((shake, at) => (
        <Correct key={shake} shake={shake} by={table.sheet.appealedBy[at] ?? []} />
      ))}
      <div class="row">
        {replays.map((way) => (
          <Sure
            key={way["shake"]}
            cost="web-people-sure"
            testid={`replay-${way["shake"]}`}
            act={() => void session.deed("order_replay", way)}
          >
            {t("web-judging-replay", { number: way["shake"] ?? "" })}
          </Sure>
        ))}
      </div>
    </div>
  );
}

/** New points for each player, beginning with those that stand on the sheet. */
function Correct({ shake, by }: { shake: number; by: readonly string[] }) {
  const { session, table } = useTable();
  const counted = table.sheet.rows.filter(({ kind }) => kind === "shake");
  const row = counted[table.sheet.shakes.indexOf(shake)];
  const [points, setPoints] = useState<Record<string, string>>({});
  const shown = (seat: string, at: number): string => points[seat] ?? String(row?.points[at] ?? 0);
  return (
    <form
      class="offer"
      data-testid={`appealed-${shake}`}
      onSubmit={(event) => {
        event.preventDefault();
        const scores = table.players.map(({ seat }, at) => `${seat} ${shown(seat, at)}`).join(" ");
        void session.deed("correct_score", { shake: String(shake), scores });
      }}
    >
      <p role="status">{t("web-judging-appealed", { number: shake, who: list(by.map((seat) => nameAt(table, seat))) })}</p>
      {table.players.map(({ seat }, at) => (
        <label key={seat}>
          {nameAt(table, seat)}
          <input
            type="number"
            min={0}
            max={10}
            data-testid={`points-${seat}`}
            value={shown(seat, at)}
            onInput={(event) => setPoints({ ...points, [seat]: event.currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" data-testid={`correct-${shake}`}>
        {t("web-judging-correct")}
      </button>
    </form>
  );
}

const ACTS = [
  { kind: "warn_player", name: "warn" },
  { kind: "penalize_player", name: "penalize" },
  { kind: "disqualify_player", name: "disqualify" },
] as const;

export function Behavior() {
  const { session, table } = useTable();
  const rows = ACTS.flatMap(({ kind, name }) => waysOf(table.offers, kind).map((way) => ({ kind, name, way })));
  if (rows.length === 0) return null;
  return (
    <details data-testid="behavior">
      <summary>{t("web-judging-players")}</summary>
      <div class="row">
        {rows.map(({ kind, name, way }) => {
          const player = way["player"] ?? "";
          return (
            <Sure
              key={`${kind} ${player}`}
              cost={name === "warn" ? undefined : "web-people-sure"}
              testid={`${name}-${player}`}
              act={() => void session.deed(kind, way)}
            >
              {t(`web-judging-${name}`, { who: nameAt(table, player) })}
            </Sure>
          );
        })}
      </div>
    </details>
  );
}
