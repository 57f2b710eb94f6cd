/* Requests to the server: tables, seats, the start page, the judge's desk, analyses. */
import type {
  Analysis,
  AnalysisOrder,
  Answer,
  DeskOptions,
  DeskPositions,
  DeskQuestion,
  DeskSource,
  Fault,
  HallBoard,
  HallCommand,
  HallKey,
  HallNotice,
  HallPlace,
  HeldSeat,
  HeldTables,
  LessonList,
  Notice,
  Options,
  Order,
  Review, Ruling,
  Seated,
  VariationSheet,
} from "./wire";
import { digests } from "./digests";
import { spoken, t } from "./words";

/** A request that was not done: the sentence tells why. */
export class RequestFault extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function ask<T>(path: string, body?: unknown, method = "GET", key = "", signal?: AbortSignal): Promise<T> {
  const asked = body === undefined ? { method, headers: speaking(key) } : posted(body, key);
  const answer = await fetch(path, { ...asked, signal: signal ?? null });
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const fault = told as Partial<Fault> | null;
  throw new RequestFault(fault?.code ?? String(answer.status), fault?.sentence ?? answer.statusText);
}

function posted(body: unknown, key: string): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...speaking(key) },
    body: JSON.stringify(body),
  };
}

const speaking = (key = ""): Record<string, string> => ({
  "accept-language": spoken(),
  ...(key && { authorization: `Bearer ${key}` }),
});

/** What stands at an address that asks for a key. */
async function textAt(path: string, key: string): Promise<string> {
  const answer = await fetch(path, { headers: speaking(key) });
  const text = await answer.text();
  if (answer.ok) return text;
  const fault = JSON.parse(text || "{}") as Partial<Fault>;
  throw new RequestFault(fault.code ?? String(answer.status), fault.sentence ?? answer.statusText);
}

/** The sentence for why something was not done. */
export const whyNot = (error: unknown): string =>
  error instanceof RequestFault ? error.message : t("web-no-server");

const analysis = (id: string) => `/api/analyses/${encodeURIComponent(id)}`;
const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`;

const known = new Map<string, Promise<Options>>();

export const api = {
  options: (): Promise<Options> => {
    const language = spoken();
    const digest = digests.options?.[language] ?? "";
    // Asked for once in each language, wherever it is shown; one that did not come is asked for again.
    const asked = known.get(language) ?? ask<Options>(`/api/options?language=${language}&digest=${digest}`);
    known.set(language, asked);
    asked.catch(() => known.delete(language));
    return asked;
  },
  lessons: () => ask<LessonList>(`/api/lessons/${spoken()}`),
  order: (order: Order) => ask<Seated>("/api/tables", order),
  /** How it stands at tables where this browser has a seat. */
  held: (seats: HeldSeat[]) => ask<HeldTables>("/api/seats", { seats }),
  notice: (code: string, key = "") => ask<Notice>(table(code), undefined, "GET", key),
  sit: (code: string, nickname: string, role: "player" | "judge" = "player", invitation = "") =>
    ask<Seated>(`${table(code)}/seats`, { nickname, role, invitation }),
  variations: (code: string) => ask<VariationSheet>(`${table(code)}/variations`),
  makeRoom: (order: Order) => ask<HallKey>("/api/rooms", order),
  room: (code: string) => ask<HallNotice>(room(code)),
  joinRoom: (code: string, nickname: string, former: string) =>
    ask<HallKey>(`${room(code)}/members`, { nickname, former }),
  roomSeat: (code: string, key: string) => ask<HallPlace>(`${room(code)}/seat`, undefined, "GET", key),
  leaveRoom: (code: string, key: string) => ask<undefined>(`${room(code)}/seat`, undefined, "DELETE", key),
  roomBoard: (code: string, key: string) => ask<HallBoard>(`${room(code)}/board`, undefined, "GET", key),
  commandRoom: (code: string, key: string, command: HallCommand) =>
    ask<HallBoard>(`${room(code)}/board`, command, "POST", key),
  record: (id: string) => `${table(id)}/record`,
  recordText: (id: string, key: string) => textAt(`${table(id)}/record`, key),
  review: (id: string, shake: number, key: string, signal: AbortSignal) =>
    ask<Review | undefined>(`${table(id)}/shakes/${shake}/review`, undefined, "GET", key, signal),
  /** A table with bots that begins where this one stood after so many actions. */
  tryAgain: (id: string, after: number, key: string) =>
    ask<Seated>(`${table(id)}/tries`, { after }, "POST", key),
  analyse: (order: AnalysisOrder, key = "") => ask<Analysis>("/api/analyses", order, "POST", key),
  analysis: (id: string, key = "", signal?: AbortSignal) =>
    ask<Analysis>(analysis(id), undefined, "GET", key, signal),
  /** Cancels the analysis of a table's match; an upload is deleted, and nothing is answered. */
  cancelAnalysis: (id: string, key: string) => ask<Analysis | undefined>(analysis(id), undefined, "DELETE", key),
  reportData: (id: string, key: string) => ask<unknown>(`${analysis(id)}.json`, undefined, "GET", key),
  reportPage: (id: string, key: string) => textAt(api.report(id), key),
  report: (id: string) => `/analysis/${encodeURIComponent(id)}?language=${spoken()}`,
  desk: () => ask<DeskOptions>("/api/desk"),
  judge: (question: DeskQuestion, signal: AbortSignal) => ask<Ruling>("/api/desk/judge", question, "POST", "", signal),
  solve: (question: DeskQuestion, signal: AbortSignal) => ask<Answer>("/api/desk/solve", question, "POST", "", signal),
  /** A question written out anew in the notation; a line of it stands for its mat. */
  readMat: (question: DeskQuestion, line = "") => ask<DeskQuestion>("/api/desk/mat", { question, line }),
  positions: (source: DeskSource, key: string) => ask<DeskPositions>("/api/desk/positions", source, "POST", key),
};
