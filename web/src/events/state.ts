/* An event as this browser knows it: news laid over what was there, and questions about it. */
import { createContext } from "preact";
import { useContext, useState } from "preact/hooks";
import { whyNot } from "../api";
import type { EventContest, EventDone, EventMe, EventNews, EventRound, EventSheet } from "../wire";
import type { EventCalls } from "./calls";

export interface Desk {
  calls: EventCalls;
  news: EventNews;
  me: EventMe;
  contest: EventContest;
  /** Asks for news now. */
  look(): Promise<void>;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("no desk");
  return desk;
}

const MAPS = [
  ...(["contests", "groups", "teams", "players", "rounds", "sheets"] as const),
  ...(["incidents", "protests", "corrections", "calls"] as const),
];

export function withNews(before: EventNews | null, after: EventNews): EventNews {
  if (!before || after.whole) return after;
  const laid = { ...after, head: after.head ?? before.head, officials: after.officials ?? before.officials };
  for (const name of MAPS) laid[name] = { ...before[name], ...after[name] } as never;
  return laid;
}

export function roundsOf(news: EventNews, contest: string): EventRound[] {
  return Object.values(news.rounds)
    .filter((round) => round.contest === contest)
    .sort((one, other) => one.number - other.number);
}

export function sheetsOf(news: EventNews, { contest, number }: EventRound): EventSheet[] {
  return Object.values(news.sheets)
    .filter((sheet) => sheet.contest === contest && sheet.round === number)
    .sort((one, other) => one.table - other.table);
}

export const nameOf = (news: EventNews, player: string): string => news.players[player]?.name ?? player;

export const may = ({ me }: Desk, right: string): boolean => me.rights.includes(right);

export interface Doing {
  said: string[];
  busy: boolean;
  /** Does something, and tells why if it could not be done. */
  run(deed: () => Promise<void>): Promise<void>;
  /** Does an act; whether it was done. */
  act(name: string, details: object): Promise<boolean>;
}

export function useActs(): Doing {
  const { calls, look } = useDesk();
  const [said, setSaid] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const run = async (deed: () => Promise<void>): Promise<void> => {
    setSaid([]);
    setBusy(true);
    try {
      await deed();
      await look();
    } catch (error) {
      setSaid([whyNot(error)]);
    } finally {
      setBusy(false);
    }
  };
  const act = async (name: string, details: object): Promise<boolean> => {
    let done: EventDone | null = null;
    await run(async () => {
      done = await calls.act(name, details);
      const slips = done.slips.map(({ sentence }) => sentence);
      if (done.refused) setSaid([...new Set([...done.sentences, ...slips])]);
    });
    return done !== null && !(done as EventDone).refused;
  };
  return { said, busy, run, act };
}
