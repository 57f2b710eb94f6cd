/* Matches that this browser has played, each with its report. */
import type { ComponentChildren } from "preact";
import { memory, type PlayedMatch } from "../memory";
import { useAnalyse } from "../pages/upload";
import { list, spoken, t } from "../words";

const RECENT = 4;

/** The last matches, the newest first, and below them what else is remembered. */
export function Matches({ most = RECENT, children }: { most?: number; children?: ComponentChildren }) {
  const matches = memory.matches().slice(0, most);
  return (
    <section class="panel old" data-testid="matches">
      <h2>{t("web-home-matches")}</h2>
      {matches.length === 0 && <p class="hint">{t("web-home-no-matches")}</p>}
      <ul>
        {matches.map((match) => (
          <Match key={match.id} match={match} />
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Won, shared with others, or simply played: nobody is told here that he lost. */
function resultOf({ seat, players }: PlayedMatch): string {
  const best = Math.max(...players.map(({ total }) => total));
  const first = players.filter(({ total }) => total === best);
  if (!first.some((player) => player.seat === seat)) return "web-home-played";
  return first.length > 1 ? "web-home-tied" : "web-home-won";
}

function Match({ match }: { match: PlayedMatch }) {
  const { busy, fault, analyse } = useAnalyse(memory.token(match.id) || memory.token(match.code));
  const others = match.players.filter(({ seat }) => seat !== match.seat).map(({ name }) => name);
  const points = [...match.players].sort((one, other) => Number(other.seat === match.seat) - Number(one.seat === match.seat));
  const day = new Intl.DateTimeFormat(spoken(), { weekday: "long", month: "short", day: "numeric" }).format(match.at);
  return (
    <li data-testid="match">
      <b>{t(resultOf(match))}</b> <span class="points">{points.map(({ total }) => total).join(" – ")}</span>
      <small>
        {t(`web-game-${match.game}`)} · {t("web-home-with", { who: list(others), day })}
      </small>
      <button type="button" class="quiet" disabled={busy} data-testid="match-report" onClick={() => analyse({ table: match.id })}>
        {t("web-home-report")}
        <span class="unseen">: {t("web-home-with", { who: list(others), day })}</span>
      </button>
      {fault && (
        <p class="told bad" role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}
