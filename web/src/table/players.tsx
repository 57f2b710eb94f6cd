/* Who plays: whose turn it is, what part he has in a challenge, how he stands, whether he is here. */
import type { Player } from "../wire";
import { t, tOr } from "../words";
import { useTable } from "./context";
import { Portrait } from "./portrait";

export function Players() {
  const { table } = useTable();
  return (
    <section class="panel players" aria-label={t("web-players")} data-testid="players">
      <ul>
        {table.players.map((player) => (
          <PlayerRow key={player.seat} player={player} />
        ))}
      </ul>
    </section>
  );
}

function PlayerRow({ player }: { player: Player }) {
  const { table } = useTable();
  const marks = [
    player.seat === table.seat && t("web-you"),
    player.bot && (player.level ? t("web-bot-level", { level: t(`title-${player.level}`) }) : t("web-bot")),
    player.seat === table.goalSetter && t("web-goal-setter"),
    player.role && tOr(`web-role-${player.role.replaceAll("_", "-")}`, player.role),
    player.side && t(`web-side-of-${player.side}`),
    table.block === player.seat && t("web-holds-block"),
    player.away && t("web-away"),
    !player.here && t("web-not-here"),
    player.ready && t("web-is-ready"),
  ].filter(Boolean) as string[];
  return (
    <li class={player.awaited ? "acts" : ""} data-testid={`player-${player.seat}`}>
      <span class={player.here ? "presence here" : "presence"} aria-hidden="true" />
      <Portrait name={player.character} />
      <span class="who">
        <b>
          <bdi>{player.name}</bdi>
        </b>
        <span class="marks">{marks.join(" · ")}</span>
      </span>
      {table.turn === player.seat && <span class="turn">{t("web-turn")}</span>}
      <span class="total" aria-label={t("web-points", { points: player.total })}>
        {player.total}
      </span>
    </li>
  );
}
