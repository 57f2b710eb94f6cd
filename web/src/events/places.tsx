/* Places, prizes and papers of a day. */
import { useEffect, useState } from "preact/hooks";
import type { EventStandings } from "../wire";
import { t } from "../words";
import { Said } from "./day";
import { nameOf, roundsOf, useActs, useDesk } from "./state";

export function Places() {
  const { calls, contest, news } = useDesk();
  const [found, setFound] = useState<EventStandings | null>(null);
  const closed = roundsOf(news, contest.id).filter(({ state }) => state === "closed").length;
  useEffect(() => {
    if (closed > 0) void calls.standings(contest.id).then(setFound, () => undefined);
  }, [closed, news.version]);
  if (!found) return null;
  return (
    <section class="panel" data-testid="places" data-rounds={closed}>
      <h2>{t("web-event-places", { count: closed })}</h2>
      {found.provisional && <p>{t("web-event-provisional")}</p>}
      {found.checkSums.slice(0, closed).map(({ round, expected, handedOut, agrees }) => (
        <p key={round} data-testid="check-sum" data-agrees={agrees}>
          {t(agrees ? "web-event-sum-agrees" : "web-event-sum-differs", { round, expected, came: handedOut })}
        </p>
      ))}
      {closed >= contest.rounds && found.awards.length > 0 && (
        <>
          <h3>{t("web-event-awards")}</h3>
          <ul data-testid="awards">
            {found.awards.map(({ title, place, names, score }) => (
              <li key={`${title} ${place} ${names.join()}`}>
                <b>{place}</b> {names.join(", ")} · {title} · {score}
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{t("web-event-all-places")}</summary>
        <ol class="places" data-testid="standings">
          {found.standings.map(({ place, player, values, provisional }) => (
            <li key={player}>
              <b>{place}</b> {nameOf(news, player)} <span>{values[0]}</span> {provisional && "*"}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

const PAPERS = ["scoresheets", "seating-by-name", "seating-by-table", "standings", "announcer", "certificates"] as const;

export function Papers() {
  const { calls, contest, news } = useDesk();
  const doing = useActs();
  const round = roundsOf(news, contest.id).at(-1)?.number ?? 0;
  const keep = (name: string, file: () => Promise<Blob>): void =>
    void doing.run(async () => {
      const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(await file()), download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    });
  return (
    <section class="panel" data-testid="papers">
      <h2>{t("web-event-print")}</h2>
      <Said of={doing} />
      <div class="row">
        {PAPERS.map((name) => (
          <button key={name} disabled={doing.busy} data-testid={`print-${name}`} onClick={() => keep(`${name}.pdf`, () => calls.paper(name, contest.id, round))}>
            {t(`web-event-paper-${name}`)}
          </button>
        ))}
        <button disabled={doing.busy} data-testid="backup" onClick={() => keep("event.zip", calls.backup)}>
          {t("web-event-backup")}
        </button>
      </div>
    </section>
  );
}
