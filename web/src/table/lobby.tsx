/* A table that has not begun: its code, its link, who sits, and the start. */
import { CopyLink, QrPicture, ShareButton } from "../invite";
import type { Lobby } from "../wire";
import { t } from "../words";
import type { Session } from "./session";

export function LobbyView({ session, lobby }: { session: Session; lobby: Lobby }) {
  const { terms } = lobby;
  const free = lobby.seats.filter(({ name }) => !name).length;
  const people = lobby.seats.filter(({ name, bot }) => name && !bot);
  const me = people.find(({ seat }) => seat === lobby.seat);
  const others = people.filter(({ seat }) => seat !== lobby.seat);
  const waits = others.filter(({ ready }) => !ready);
  return (
    <div class="lobby" data-testid="lobby">
      {lobby.people.hall ? (
        <section class="panel invite">
          <h1>{t("web-lobby-room")}</h1>
          <p role="status" data-testid="lobby-told">
            {t(lobby.people.paused ? "web-lobby-paused" : "web-lobby-room-told")}
          </p>
        </section>
      ) : (
        <Invite lobby={lobby} />
      )}
      <section class="panel seats">
        <h2>{t("web-seats")}</h2>
        <p class="hint">
          {terms.editionTitle} · {terms.divisionTitle}{terms.listTitle && ` · ${terms.listTitle}`} ·{" "}
          {t("web-help-told", { help: t(`web-help-${terms.help}`) })}
        </p>
        <ul>
          {lobby.seats.map((player) => (
            <li key={player.seat} class={player.name ? "" : "free"} data-testid={`seat-${player.seat}`}>
              <span class={player.name && player.here ? "presence here" : "presence"} aria-hidden="true" />
              <b>
                <bdi>{player.name || t("web-seat-free")}</bdi>
              </b>
              <small>
                {player.seat === lobby.seat && t("web-you")}
                {player.bot && t("web-bot-level", { level: t(`title-${player.level}`) })}
                {player.name && !player.bot && (others.length > 0 || player.ready) && (
                  <span class={player.ready ? "mark ready" : "mark"} data-testid={`ready-${player.seat}`}>
                    {t(player.ready ? "web-is-ready" : "web-not-ready")}
                  </span>
                )}
              </small>
            </li>
          ))}
        </ul>
        {me && (others.length > 0 || free > 0) && (
          <button
            type="button"
            class={me.ready ? "" : "primary big"}
            data-testid="lobby-ready"
            aria-pressed={me.ready}
            onClick={() => session.sayReady(!me.ready)}
          >
            {t(me.ready ? "web-lobby-not-ready" : "web-lobby-ready")}
          </button>
        )}
        {me && (
          <p class="hint" role="status">
            {t("web-lobby-ready-told")}
          </p>
        )}
        {lobby.owner && free > 0 && (
          <>
            <button
              type="button"
              class={others.length === 0 ? "primary big" : ""}
              data-testid="start"
              disabled={waits.length > 0}
              onClick={() => session.say("start")}
            >
              {t("web-start")}
            </button>
            <p class="hint">{t(waits.length > 0 ? "web-start-others" : "web-start-bots")}</p>
          </>
        )}
        {lobby.people.judgeInvitation && (
          <JudgeLink link={`${lobby.link}?judge=${lobby.people.judgeInvitation}`} />
        )}
      </section>
    </div>
  );
}

/** How friends come: the code, the link to hand on, and its picture. */
function Invite({ lobby }: { lobby: Lobby }) {
  return (
    <section class="panel invite">
      <h1>{t("web-lobby")}</h1>
      <p>{t("web-lobby-told")}</p>
      <p class="code" data-testid="code" aria-label={[...lobby.code].join(" ")}>
        {lobby.code}
      </p>
      <ShareButton
        link={lobby.link}
        title={t("web-share-title", { game: t(`web-game-${lobby.terms.game}`) })}
        text={t("web-share-text", { code: lobby.code })}
      />
      <CopyLink link={lobby.link} />
      {lobby.qr && <QrPicture path={lobby.qr} size={lobby.qrSize ?? 0} />}
    </section>
  );
}

/** The judge's seat has a link of its own, which only the owner of the table sees. */
export function JudgeLink({ link, what = "judge" }: { link: string; what?: "judge" | "opinion" }) {
  const [title, told] =
    what === "judge"
      ? [t("web-judge-link"), t("web-judge-link-told")]
      : [t("web-opinion-link"), t("web-opinion-link-told")];
  return (
    <details class="judge-link" data-testid={`${what}-link`} open={what === "opinion"}>
      <summary>{title}</summary>
      <p class="hint">{told}</p>
      <CopyLink link={link} id={`${what}-link`} label={title} />
    </details>
  );
}
