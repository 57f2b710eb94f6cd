/* The way back: tables where this browser has a seat and the match goes on. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Figure } from "../look/figures";
import { memory } from "../memory";
import { follow } from "../route";
import { CubeBox } from "../table/cube";
import { Portrait } from "../table/portrait";
import type { HeldTable } from "../wire";
import { list, t } from "../words";

/** The server answers about so many seats at once. */
const MOST_SEATS = 12;

/** All of them, those first that wait for this player; `onOver` is told when they have come. */
export function Back({ onOver }: { onOver(): void }) {
  const tables = useHeldTables(onOver);
  return (
    <>
      {tables.map((held) => (
        <BackTo key={held.code} held={held} />
      ))}
    </>
  );
}

/** Asks how it stands at the tables that are remembered; what is gone or over is remembered otherwise. */
function useHeldTables(onOver: () => void): HeldTable[] {
  const [tables, setTables] = useState<HeldTable[]>([]);
  useEffect(() => {
    const look = (): void => {
      const seats = memory.seats().slice(-MOST_SEATS).map((table) => ({ table, key: memory.token(table) }));
      if (seats.length === 0) return setTables([]);
      api.held(seats).then((answer) => {
        answer.tables.forEach(keep);
        const open = answer.tables.filter(({ state }) => state === "running" || state === "lobby");
        setTables(open.sort((one, other) => Number(other.mine) - Number(one.mine)));
        onOver();
      }, () => undefined);
    };
    look();
    // Somebody who comes back to this tab finds it as it stands now.
    const seen = (): void => void (document.visibilityState === "visible" && look());
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  return tables;
}

function keep({ table, state, id, code, game, seat, players }: HeldTable): void {
  if (state === "gone") memory.keepToken(table, "");
  if (state !== "over") return;
  memory.keepToken(id, memory.token(table));
  const stood = players.map((player) => ({ seat: player.seat, name: player.name, total: player.total }));
  memory.keepMatch({ id, code, game, at: Date.now(), seat, players: stood });
}

/** “Your turn at PVKRF”: who waits there, the Goal, and one tap back. */
function BackTo({ held }: { held: HeldTable }) {
  const { code, game, state, shake, mine, seat, players, goal } = held;
  const others = players.filter((player) => player.seat !== seat && player.name);
  const awaited = players.filter((player) => player.awaited && player.seat !== seat);
  const title = state === "lobby" ? "web-home-lobby" : mine ? "web-home-turn" : "web-home-running";
  const name = t(`web-game-${game}`);
  return (
    <a
      class={mine ? "back-to mine" : "back-to"}
      href={`/t/${code}`}
      data-testid="back-to"
      data-mine={mine}
      onClick={(event) => follow(event, `/t/${code}`)}
    >
      <span class="duo">
        {others.map((player) =>
          player.character ? <Portrait key={player.seat} name={player.character} /> : <Figure key={player.seat} player={player} />,
        )}
      </span>
      <span class="grow">
        <b>{t(title, { code })}</b>
        <small>
          {state === "lobby" ? name : t("web-home-shake", { game: name, number: shake })}
          {awaited.length > 0 && ` · ${t("web-home-waits", { who: list(awaited.map((player) => player.name)) })}`}
        </small>
      </span>
      {goal && (
        <span class="mini" aria-hidden="true">
          {goal.chunks.flat().map((cube, at) => (
            <CubeBox key={at} cube={cube} small />
          ))}
        </span>
      )}
      <span class="go-back">{t("web-home-back")}</span>
    </a>
  );
}
