/* The maker's board of a room: how to come in, what can be commanded, and a tile for each table. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, RequestFault, whyNot } from "../api";
import { CopyLink, QrPicture, ShareButton } from "../invite";
import type { HallBoard, HallCommand, HallPlayer, HallTile } from "../wire";
import { list, t } from "../words";

export function Board({ code, token, often }: { code: string; token: string; often: number }) {
  const [board, setBoard] = useState<HallBoard | null>(null);
  const [fault, setFault] = useState("");
  const [playing, setPlaying] = useState<HallCommand | null>(null);
  const [busy, setBusy] = useState(false);
  /** Which answer is the newest: one that was asked for before a command is not shown after it. */
  const asked = useRef(0);
  useEffect(() => {
    let timer = 0;
    let current = true;
    const look = async (): Promise<void> => {
      const number = asked.current;
      try {
        const seen = await api.roomBoard(code, token);
        if (current && number === asked.current) setBoard(seen);
      } catch (error) {
        if (current) setFault(whyNot(error));
      }
      if (current) timer = window.setTimeout(() => void look(), often);
    };
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [code, token]);
  const command = async (wanted: HallCommand): Promise<void> => {
    asked.current += 1;
    setBusy(true);
    setFault("");
    setPlaying(null);
    try {
      setBoard(await api.commandRoom(code, token, wanted));
    } catch (error) {
      setFault(whyNot(error));
      if (error instanceof RequestFault && error.code === "hall-playing") setPlaying(wanted);
    } finally {
      asked.current += 1;
      setBusy(false);
    }
  };
  if (!board) {
    return (
      <p class="waiting" role="status">
        {fault || t("web-connecting")}
      </p>
    );
  }
  const { notice } = board;
  const give = (wanted: HallCommand) => () => void command(wanted);
  return (
    <div class="board" data-testid="board" data-round={notice.round} data-paused={board.paused ? "yes" : "no"}>
      <section class="panel commands">
        <h1>{t("web-room-of", { host: notice.host })}</h1>
        <p class="hint" data-testid="room-told">
          {notice.terms.editionTitle} · {notice.terms.divisionTitle} · {t("web-room-round", { round: notice.round })} ·{" "}
          {t("web-room-players", { count: notice.members })}
        </p>
        {fault && (
          <p class="told bad" role="alert" data-testid="fault">
            {fault}
          </p>
        )}
        {playing ? (
          <div class="row">
            <button type="button" class="primary" data-testid="anyway" onClick={give({ ...playing, anyway: true })}>
              {t("web-room-anyway")}
            </button>
            <button type="button" data-testid="not-yet" onClick={() => (setPlaying(null), setFault(""))}>
              {t("web-room-not-yet")}
            </button>
          </div>
        ) : board.paused ? (
          <div class="row">
            <button type="button" class="primary big" disabled={busy} data-testid="resume" onClick={give({ what: "resume" })}>
              {t("web-room-resume")}
            </button>
            <span role="status">{t("web-room-paused")}</span>
          </div>
        ) : (
          <div class="row">
            <button type="button" class="primary" disabled={busy} data-testid="start-all" onClick={give({ what: "start" })}>
              {t("web-room-start")}
            </button>
            <button type="button" disabled={busy} data-testid="pause" onClick={give({ what: "pause" })}>
              {t("web-room-pause")}
            </button>
            {(["lot", "score"] as const).map((way) => (
              <button
                key={way}
                type="button"
                disabled={busy}
                data-testid={`next-${way}`}
                onClick={give({ what: "next-round", way })}
              >
                {t(`web-room-next-${way}`)}
              </button>
            ))}
          </div>
        )}
        <p class="hint">{t("web-room-start-told")}</p>
      </section>
      <section class="panel invite" aria-label={t("web-room-invite")}>
        <p class="code" data-testid="code" aria-label={[...notice.code].join(" ")}>
          {notice.code}
        </p>
        <ShareButton
          link={board.link}
          title={t("web-room-of", { host: notice.host })}
          text={t("web-room-share-text", { code: notice.code })}
        />
        <CopyLink link={board.link} label={t("web-room-link")} />
        <QrPicture path={board.qr} size={board.qrSize} />
      </section>
      {board.waiting.length > 0 && (
        <section class="panel" data-testid="room-waiting">
          <h2>{t("web-room-waiting")}</h2>
          <p>{list(board.waiting.map(({ name, here }) => (here ? name : `${name} (${t("web-room-gone")})`)))}</p>
        </section>
      )}
      <section class="hall-tiles" aria-label={t("web-room-tables")}>
        {board.tables.length === 0 && <p class="hint">{t("web-room-no-tables", { count: notice.terms.players })}</p>}
        {board.tables.map((tile) => (
          <Tile key={tile.code} tile={tile} readmit={(member) => give({ what: "readmit", member })()} />
        ))}
      </section>
      {notice.round > 1 && (
        <details class="panel" data-testid="room-points">
          <summary>{t("web-room-points")}</summary>
          <ol>
            {[...board.points]
              .sort((one, other) => other.points - one.points)
              .map(({ name, points }) => (
                <li key={name}>
                  <bdi>{name}</bdi>: {t("web-scored", { points })}
                </li>
              ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** One table: how it stands, who has how many points, whose turn it is, and who may need help. */
function Tile({ tile, readmit }: { tile: HallTile; readmit(member: number): void }) {
  const stuck = tile.players.some((player) => player.stuck);
  const plays = tile.state === "playing";
  return (
    <article class={stuck ? "panel hall-tile stuck" : "panel hall-tile"} data-testid={`tile-${tile.code}`} data-state={tile.state}>
      <h2>
        <a href={`/t/${tile.code}`} target="_blank" rel="noopener">
          {t("web-table-code", { code: tile.code })}
        </a>
      </h2>
      <p class="phase">
        {tile.shake > 0 && `${t("web-shake", { number: tile.shake })} · `}
        {plays ? tile.phase : t(`web-room-state-${tile.state}`)}
      </p>
      <ul>
        {tile.players.map((player) => (
          <li key={player.seat} class={[player.turn && "turn", player.gone && "gone"].filter(Boolean).join(" ")}>
            <b>
              <bdi>{player.name || t("web-seat-free")}</bdi>
            </b>
            <small>{noteOf(tile, player)}</small>
            <span class="sum">{tile.shake > 0 ? player.points : ""}</span>
            {player.gone && player.member >= 0 && (
              <button type="button" class="quiet" data-testid={`readmit-${player.member}`} onClick={() => readmit(player.member)}>
                {t("web-room-readmit", { name: player.name })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}

function noteOf(tile: HallTile, player: HallPlayer): string {
  if (player.left) return t("web-room-left");
  if (player.bot) return t("web-room-bot");
  if (player.name && !player.here) return t("web-room-gone");
  if (player.stuck) return t("web-room-stuck", { minutes: Math.max(1, Math.floor(tile.idle / 60000)) });
  if (tile.state === "waiting") return player.ready ? t("web-is-ready") : player.name && t("web-not-ready");
  return player.turn ? t("web-room-turn") : "";
}
