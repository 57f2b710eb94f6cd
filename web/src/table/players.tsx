/* Who plays: opponents look over the far edge of the mat and say what they did; you sit at the near one. */
import { Figure } from "../look/figures";
import type { Heard } from "../told";
import type { Player } from "../wire";
import { t, tOr } from "../words";
import { useTable } from "./context";
import { Latest, isTold } from "./news";
import { Portrait } from "./portrait";

export function Seats({ entries }: { entries: readonly Heard[] }) {
  const { table } = useTable();
  const others = table.players.filter(({ seat }) => seat !== table.seat);
  const speaker = others.findIndex(({ seat }) => seat === entries.filter(isTold).at(-1)?.by);
  return (
    <div class="opponents">
      <ul aria-label={t("web-players")} data-testid="players">
        {others.map((player, at) => (
          <Seat key={player.seat} player={player} place={2 * at} />
        ))}
      </ul>
      <Latest entries={entries} place={speaker < 0 ? 2 * others.length : 2 * speaker + 1} spoken={speaker >= 0} />
    </div>
  );
}

/** How somebody stands: the part in a challenge, the side; what the figure shows, too, comes last. */
function useMarks(player: Player): string[] {
  const { table } = useTable();
  return [
    player.bot && (player.level ? t("web-bot-level", { level: t(`title-${player.level}`) }) : t("web-bot")),
    player.seat === table.goalSetter && t("web-goal-setter"),
    player.role && !(player.role === "third_party" && player.side) && tOr(`web-role-${player.role.replaceAll("_", "-")}`, player.role),
    player.side && t(`web-side-of-${player.side}`),
    table.block === player.seat && t("web-holds-block"),
    player.away && t("web-away"),
    player.ready && t("web-is-ready"),
    !player.here && t("web-not-here"),
  ].filter(Boolean) as string[];
}

function Seat({ player, place }: { player: Player; place: number }) {
  const { table } = useTable();
  const marks = useMarks(player);
  return (
    <li
      class={player.awaited || table.turn === player.seat ? "seat acts" : "seat"}
      style={{ order: place }}
      data-testid={`player-${player.seat}`}
      data-awaited={player.awaited}
    >
      {player.character ? <Portrait name={player.character} /> : <Figure player={player} />}
      <span class="who">
        <span class="name">
          <b>
            <bdi>{player.name}</bdi>
          </b>
          <Total player={player} />
        </span>
        <span class={player.here ? "marks" : "marks gone"}>
          {marks.map((mark) => (
            <span key={mark} class="badge">
              {mark}
            </span>
          ))}
        </span>
        {table.turn === player.seat && <span class="unseen">{t("web-turn")}</span>}
      </span>
    </li>
  );
}

/** This player, in the dock. */
export function Me() {
  const { table } = useTable();
  const me = table.players.find(({ seat }) => seat === table.seat);
  if (!me) return null;
  return <MySeat player={me} />;
}

function MySeat({ player }: { player: Player }) {
  const marks = useMarks(player);
  return (
    <div
      class={player.awaited ? "me acts" : "me"}
      data-testid={`player-${player.seat}`}
      data-awaited={player.awaited}
      aria-label={player.name}
      role="group"
    >
      <Figure player={player} />
      <Total player={player} />
      <span class="unseen">{[t("web-you"), ...marks].join(" · ")}</span>
    </div>
  );
}

function Total({ player }: { player: Player }) {
  return (
    <span class="total" role="img" aria-label={t("web-points", { points: player.total })}>
      {player.total}
    </span>
  );
}
