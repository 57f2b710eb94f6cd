/* The hall screen, for a wall: who sits where, by name and by table, the clock, the places. Its pages turn by themselves. */
import { useEffect, useState } from "preact/hooks";
import { EventCalls } from "../events/calls";
import { held } from "../events/gate";
import type { EventNews, PublicContest, PublicEvent, PublicRound } from "../wire";
import { t } from "../words";
import { byLastName } from "./checkin";
import { HallClock } from "./clock";
import { divisionName, roundTitle, useNoIndex, usePublic } from "./open";

const VIEWS = ["names", "tables", "clock", "places"] as const;
type View = (typeof VIEWS)[number];

/** One line of a page: a name and a table, a table and its players, a place and a name. */
interface Line {
  head: string;
  text: string;
  more: string;
}

interface Leaf {
  title: string;
  lines: Line[];
  note: string;
}

const COLUMNS = 3;
const LINE = 44;
/** The height of the heads, in pixels: the rest is for lines. */
const HEADS = 320;
const TURN = 12;

/** What suits the hall now: seats before play, the clock during it, places after it. */
export function usualView(event: PublicEvent): View {
  const states = event.rounds.map(({ state }) => state);
  if (states.includes("published")) return "names";
  if (states.includes("playing") || states.includes("collecting")) return "clock";
  return "places";
}

/** The officials' own screen has whole names, as the lists on the wall do; only seats, never places. */
export function withNames(event: PublicEvent, news: EventNews | null): PublicEvent {
  if (!news) return event;
  const rounds = event.rounds.map((round) => {
    const known = news.rounds[`${round.contest}/${round.number}`];
    if (!known) return round;
    const seats = known.tables.flatMap(({ table, players, webTable }) =>
      players.map((player) => {
        const one = news.players[player];
        return { name: one?.name ?? "", group: news.groups[one?.group ?? ""]?.name ?? "", contest: round.contest, table, webTable };
      }),
    );
    return { ...round, seats };
  });
  return { ...event, rounds };
}

function byName(round: PublicRound): Line[] {
  return round.seats
    .filter(({ name }) => name)
    .sort(byLastName)
    .map(({ name, group, table }) => ({ head: String(table), text: name, more: group }));
}

function byTable(round: PublicRound): Line[] {
  const tables = new Map<number, string[]>();
  for (const { table, name } of round.seats) tables.set(table, [...(tables.get(table) ?? []), name || t("web-event-nameless")]);
  return [...tables].map(([table, names]) => ({ head: String(table), text: names.join(" · "), more: "" }));
}

const byPlace = (contest: PublicContest): Line[] =>
  contest.standings.map(({ place, name, group, points, provisional }) => ({
    head: `${place}.`,
    text: name || t("web-event-nameless"),
    more: `${group} ${points}${provisional ? "*" : ""}`.trim(),
  }));

/** The pages of a view, each as long as the screen is high. */
export function leavesOf(event: PublicEvent, view: View, rows: number): Leaf[] {
  const size = Math.max(1, rows) * (view === "tables" ? 2 : COLUMNS);
  const lists: Leaf[] =
    view === "places"
      ? event.contests.map((contest) => ({
          title: `${t(`web-game-${contest.game}`)} · ${divisionName(contest.division)} · ${t("web-event-places", { count: contest.roundsClosed })}`,
          lines: byPlace(contest),
          note: contest.provisional ? t("web-event-provisional") : "",
        }))
      : event.rounds.map((round) => ({ title: roundTitle(round), lines: view === "tables" ? byTable(round) : byName(round), note: "" }));
  return lists.flatMap(({ title, lines, note }) =>
    Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => ({ title, note, lines: lines.slice(at * size, (at + 1) * size) })),
  );
}

/** News for who holds a card, while the screen is open. */
function useNews(code: string, version: number): EventNews | null {
  const [news, setNews] = useState<EventNews | null>(null);
  useEffect(() => {
    const card = held(code);
    if (card && version) void new EventCalls(code, card).news(0).then(setNews, () => setNews(null));
  }, [version]);
  return news;
}

/** Which page is shown: the next one after some seconds. */
function useTurning(count: number, seconds: number, isStill: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isStill || count < 2) return;
    const timer = setInterval(() => setTurn((before) => before + 1), seconds * 1000);
    return () => clearInterval(timer);
  }, [count < 2, seconds, isStill]);
  return count ? turn % count : 0;
}

export function HallScreen({ code }: { code: string }) {
  useNoIndex();
  const asked = new URLSearchParams(location.search);
  const { event: open, ahead, fault } = usePublic(code);
  const news = useNews(code, open?.version ?? 0);
  const [chosen, setChosen] = useState<View | "">((asked.get("show") as View | null) ?? "");
  const [still, setStill] = useState(false);
  const [rows, setRows] = useState(rowsNow());
  useEffect(() => {
    const measure = (): void => setRows(rowsNow());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  const event = open && withNames(open, news);
  const view = chosen || (event ? usualView(event) : "clock");
  const leaves = event && view !== "clock" ? leavesOf(event, view, rows) : [];
  const at = useTurning(leaves.length, Number(asked.get("turn")) || TURN, still);
  const leaf = leaves[at];
  const running = event?.rounds.filter(({ moments }) => moments.length > 0) ?? [];
  const choose = (one: View): void => {
    const next = chosen === one ? "" : one;
    setChosen(next);
    const search = new URLSearchParams(location.search);
    if (next) search.set("show", next);
    else search.delete("show");
    history.replaceState(null, "", `${location.pathname}${search.size ? `?${search}` : ""}`);
  };
  return (
    <div class="hall" data-testid="hall" data-view={view} data-leaf={leaves.length ? at + 1 : 0} data-leaves={leaves.length}>
      <header>
        <h1>{event?.name ?? t("web-connecting")}</h1>
        {leaves.length > 1 && <p>{t("web-event-leaf", { leaf: at + 1, leaves: leaves.length })}</p>}
      </header>
      {fault && <p role="alert">{fault}</p>}
      {event && view === "clock" && (
        <div class="clocks">
          {running.map((round) => (
            <section key={round.contest}>
              <h2>{roundTitle(round)}</h2>
              <HallClock round={round} ahead={ahead} size="big" />
            </section>
          ))}
          {running.length === 0 && <p class="hall-note">{t("web-event-no-clock")}</p>}
        </div>
      )}
      {leaf && (
        <section>
          <h2>{leaf.title}</h2>
          {leaf.note && <p>{leaf.note}</p>}
          <ol class={`leaf ${view}`} style={{ "--rows": Math.ceil(leaf.lines.length / (view === "tables" ? 2 : COLUMNS)) }} data-testid="leaf">
            {leaf.lines.map(({ head, text, more }, line) => (
              <li key={line}>
                <b>{head}</b> <span>{text}</span> <small>{more}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
      {event && view !== "clock" && !leaf && <p class="hall-note">{t(event.shown || news ? "web-event-not-out" : "web-event-no-names")}</p>}
      {view !== "clock" && running.some(({ state }) => state === "playing") && running[0] && <HallClock round={running[0]} ahead={ahead} size="small" />}
      <div class="hall-keys" role="group" aria-label={t("web-event-shown")}>
        {VIEWS.map((one) => (
          <button key={one} aria-pressed={view === one} data-testid={`show-${one}`} onClick={() => choose(one)}>
            {t(`web-event-show-${one}`)}
          </button>
        ))}
        <button aria-pressed={still} onClick={() => setStill(!still)}>
          {t("web-event-still")}
        </button>
        <button onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())}>{t("web-event-full-screen")}</button>
      </div>
    </div>
  );
}

const rowsNow = (): number => Math.max(4, Math.floor((innerHeight - HEADS) / LINE));
