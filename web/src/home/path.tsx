/* The path: levels that open one by one, each with its table in one tap. */
import { memory } from "../memory";
import { nextRung, rungsOf } from "../ordering";
import { follow } from "../route";
import type { Game, Options, Rung } from "../wire";
import { t } from "../words";

const GAMES: readonly Game[] = ["equations", "on-sets"];

interface Props {
  options: Options;
  game: Game;
  busy: boolean;
  show(game: Game): void;
  play(rung: Rung): void;
  /** Said once: every level is open, or they open one by one again. */
  know(knows: boolean): void;
}

export function Path({ options, game, busy, show, play, know }: Props) {
  const rungs = rungsOf(options, game);
  const climbed = memory.climbed(game);
  const next = nextRung(options, game);
  const knows = memory.knows();
  const level = next ? rungs.indexOf(next) + 1 : rungs.length;
  return (
    <section class="panel path" data-testid="path" data-game={game}>
      <h2>
        {t("web-path")} <small>{t("web-path-level", { number: level, count: rungs.length })}</small>
      </h2>
      <div class="games-of" role="group" aria-label={t("web-path")}>
        {GAMES.map((each) => (
          <button key={each} type="button" aria-pressed={each === game} data-testid={`path-${each}`} onClick={() => show(each)}>
            {t(`web-game-${each}`)}
          </button>
        ))}
      </div>
      <ol aria-label={t("web-path-game", { game: t(`web-game-${game}`) })} tabIndex={0}>
        {rungs.map((rung, at) => {
          const state = climbed.includes(rung.name) ? "done" : rung === next ? "next" : "later";
          const open = state !== "later" || knows;
          return (
            <li key={rung.name} class={state}>
              <button
                type="button"
                disabled={!open || busy}
                data-testid="rung"
                data-rung={rung.name}
                data-state={state}
                aria-current={state === "next" ? "step" : undefined}
                onClick={() => play(rung)}
              >
                <span class={state === "done" ? "cube green" : state === "next" ? "cube red" : "cube black"} aria-hidden="true">
                  <span class="face" data-shown={state === "done" ? "✓" : String(at + 1)} />
                </span>
                {rung.title}
                <span class="unseen">, {t(`web-path-is-${state}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {next ? (
        <div class="next-step">
          <p>
            <b>{t("web-path-next", { title: next.title })}</b> {t(next.variation ? "web-path-new" : "web-path-next-told")}
          </p>
          {next.lesson && (
            <a href={`/learn/${next.lesson}`} data-testid="path-lesson" onClick={(event) => follow(event, `/learn/${next.lesson}`)}>
              {t("web-home-learn")}
              <span class="unseen">: {next.title}</span>
            </a>
          )}
          <button type="button" class="primary" disabled={busy} data-testid="path-start" onClick={() => play(next)}>
            {t("web-path-start")}
            <span class="unseen">: {next.title}</span>
          </button>
        </div>
      ) : (
        <p class="hint">{t("web-path-done-told")}</p>
      )}
      <button type="button" class="quiet knows" data-testid="knows" aria-pressed={knows} onClick={() => know(!knows)}>
        {t(knows ? "web-path-knows-not" : "web-path-knows")}
      </button>
    </section>
  );
}
