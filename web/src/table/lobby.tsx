/* A table that has not begun: its code, its link, who sits, and the start. */
import { useState } from "preact/hooks";
import type { Lobby } from "../wire";
import { t } from "../words";
import type { Session } from "./session";

export function LobbyView({ session, lobby }: { session: Session; lobby: Lobby }) {
  const { terms } = lobby;
  const free = lobby.seats.filter(({ name }) => !name).length;
  return (
    <div class="lobby" data-testid="lobby">
      <section class="panel invite">
        <h1>{t("web-lobby")}</h1>
        <p>{t("web-lobby-told")}</p>
        <p class="code" data-testid="code" aria-label={[...lobby.code].join(" ")}>
          {lobby.code}
        </p>
        <CopyLink link={lobby.link} />
        {lobby.qr && (
          <svg
            class="qr"
            role="img"
            aria-label={t("web-lobby-qr")}
            viewBox={`0 0 ${lobby.qrSize} ${lobby.qrSize}`}
            data-testid="qr"
          >
            <rect class="paper" width={lobby.qrSize} height={lobby.qrSize} />
            <path d={lobby.qr} />
          </svg>
        )}
      </section>
      <section class="panel seats">
        <h2>{t("web-seats")}</h2>
        <p class="hint">
          {terms.editionTitle} · {terms.divisionTitle}{terms.listTitle && ` · ${terms.listTitle}`}
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
              </small>
            </li>
          ))}
        </ul>
        {lobby.owner ? (
          <>
            <button type="button" class="primary big" data-testid="start" onClick={() => session.say("start")}>
              {t("web-start")}
            </button>
            {free > 0 && <p class="hint">{t("web-start-bots")}</p>}
          </>
        ) : (
          <p class="hint" role="status">
            {t("web-start-wait")}
          </p>
        )}
      </section>
    </div>
  );
}

function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    const done = () => setCopied(true);
    const field = document.querySelector<HTMLInputElement>("#link");
    field?.select();
    if (navigator.clipboard) void navigator.clipboard.writeText(link).then(done, () => undefined);
    else if (document.execCommand("copy")) done();
  };
  return (
    <div class="row copy">
      <input id="link" readOnly value={link} aria-label={t("web-lobby-link")} data-testid="link" />
      <button type="button" onClick={copy} data-testid="copy">
        {copied ? t("web-copied") : t("web-copy")}
      </button>
    </div>
  );
}
