/* Requests to the server: tables, seats, the start page, the judge's desk, analyses. */
import type {
  Analysis,
  AnalysisOrder,
  Answer,
  DeskOptions,
  DeskQuestion,
  Fault,
  Notice,
  Options,
  Order,
  Ruling,
  Seated,
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

async function ask<T>(path: string, body?: unknown, method = "GET", key = "", signal?: AbortSignal): Promise<T> {
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
  order: (order: Order) => ask<Seated>("/api/tables", order),
  notice: (code: string, key = "") => ask<Notice>(table(code), undefined, "GET", key),
  sit: (code: string, nickname: string, role: "player" | "judge" = "player", invitation = "") =>
    ask<Seated>(`${table(code)}/seats`, { nickname, role, invitation }),
  record: (id: string) => `${table(id)}/record`,
  recordText: (id: string, key: string) => textAt(`${table(id)}/record`, key),
  analyse: (order: AnalysisOrder, key = "") => ask<Analysis>("/api/analyses", order, "POST", key),
  analysis: (id: string, key = "", signal?: AbortSignal) =>
    ask<Analysis>(analysis(id), undefined, "GET", key, signal),
  /** Cancels the analysis of a table's match; an upload is deleted, and nothing is answered. */
  cancelAnalysis: (id: string, key: string) => ask<Analysis | undefined>(analysis(id), undefined, "DELETE", key),
  reportPage: (id: string, key: string) => textAt(api.report(id), key),
  report: (id: string) => `/analysis/${encodeURIComponent(id)}?language=${spoken()}`,
  desk: () => ask<DeskOptions>("/api/desk"),
  judge: (question: DeskQuestion) => ask<Ruling>("/api/desk/judge", question),
  solve: (question: DeskQuestion) => ask<Answer>("/api/desk/solve", question),
};
