/* What everybody may see of an event: where to sit, the time, the places; under the names that the event allows. */
import { useEffect, useState } from "preact/hooks";
import { RequestFault, whyNot } from "../api";
import type { Fault, PublicEvent, PublicRound } from "../wire";
import { spoken, t } from "../words";
import { byLastName } from "./checkin";
import { HallClock } from "./clock";

const OFTEN = 5_000;

export interface Seen {
  event: PublicEvent | null;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead: number;
  fault: string;
}

/** The event as everybody may see it, asked for again and again. */
export function usePublic(code: string): Seen {
  const [seen, setSeen] = useState<Seen>({ event: null, ahead: 0, fault: "" });
  useEffect(() => {
    let timer = 0;
    let ended = false;
    const again = async (): Promise<void> => {
      try {
        const asked = Date.now();
        const answer = await fetch(`/api/events/${encodeURIComponent(code)}/public`, { headers: { "accept-language": spoken() }, cache: "no-cache" });
        if (!answer.ok) {
          const fault = (await answer.json().catch(() => null)) as Partial<Fault> | null;
          throw new RequestFault(fault?.code ?? String(answer.status), fault?.sentence ?? answer.statusText);
        }
        const event = (await answer.json()) as PublicEvent;
        const told = Date.parse(answer.headers.get("date") ?? "");
        // The head of the answer tells whole seconds only.
        const ahead = Number.isNaN(told) || Math.abs(told - asked) < 2_000 ? 0 : told - asked;
        if (!ended) setSeen({ event, ahead, fault: "" });
      } catch (error) {
        if (!ended) setSeen((before) => ({ ...before, fault: whyNot(error) }));
      }
      if (!ended) timer = window.setTimeout(() => void again(), OFTEN);
    };
    void again();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [code]);
  return seen;
}

/** Keeps search engines out; the server says the same in its head. */
export function useNoIndex(): void {
  useEffect(() => {
    const meta = Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** A division by its name in the books, which no language changes. */
export const divisionName = (division: string): string => division.slice(0, 1).toUpperCase() + division.slice(1);

/** A round in words: the game, the division and the number. */
export const roundTitle = ({ game, division, number, rounds, playOff: isPlayOff }: Titled): string =>
  `${t(`web-game-${game}`)} · ${divisionName(division)} · ${isPlayOff ? t("web-event-play-off") : t("web-event-round", { number, rounds })}`;

export type Titled = Pick<PublicRound, "game" | "division" | "number" | "rounds"> & { playOff: boolean };

export function OpenPage({ code }: { code: string }) {
  useNoIndex();
  const { event, ahead, fault } = usePublic(code);
  const [sought, setSought] = useState("");
  if (!event) return <p role={fault ? "alert" : "status"}>{fault || t("web-connecting")}</p>;
  const fits = (name: string): boolean => name.toLowerCase().includes(sought.trim().toLowerCase());
  return (
    <div class="event open-page" data-testid="public" data-shown={event.shown}>
      <header>
        <h1>{event.name}</h1>
        <p>{[event.place, ...event.days].filter(Boolean).join(" · ")}</p>
      </header>
      {!event.shown && <p class="panel">{t("web-event-no-names")}</p>}
      {event.shown && (
        <label class="field">
          <span>{t("web-event-search")}</span>
          <input type="search" data-testid="search" value={sought} onInput={(change) => setSought(change.currentTarget.value)} />
        </label>
      )}
      {event.rounds.map((round) => (
        <section class="panel" key={round.contest} data-testid="public-round">
          <h2>{roundTitle(round)}</h2>
          {round.state === "playing" && <HallClock round={round} ahead={ahead} />}
          {event.shown && round.state !== "closed" && (
            <ul class="seat-list" data-testid="public-seats">
              {round.seats
                .filter(({ name }) => name && fits(name))
                .sort(byLastName)
                .map(({ name, group, table }) => (
                  <li key={`${name} ${group} ${table}`}>
                    <span>
                      {name} <small>{group}</small>
                    </span>
                    <b>{t("web-event-table", { table })}</b>
                  </li>
                ))}
            </ul>
          )}
        </section>
      ))}
      {event.contests
        .filter(({ standings }) => standings.length > 0)
        .map((contest) => (
          <section class="panel" key={contest.contest} data-testid="public-places">
            <h2>
              {t(`web-game-${contest.game}`)} · {divisionName(contest.division)} ·{" "}
              {t("web-event-places", { count: contest.roundsClosed })}
            </h2>
            {contest.provisional && <p>{t("web-event-provisional")}</p>}
            <ul class="seat-list">
              {contest.standings
                .filter(({ name }) => fits(name))
                .map(({ place, name, group, points, provisional }, at) => (
                  <li key={at}>
                    <span>
                      <b>{place}.</b> {name || t("web-event-nameless")} <small>{group}</small>
                    </span>
                    <b>
                      {points}
                      {provisional && "*"}
                    </b>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      {event.rounds.length === 0 && <p class="panel">{t("web-event-not-out")}</p>}
    </div>
  );
}
