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

async function ask<T>(path: string, body?: unknown, method = "GET"): Promise<T> {
  const answer = await fetch(path, body === undefined ? { method, headers: speaking() } : posted(body));
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const fault = told as Partial<Fault> | null;
  throw new RequestFault(fault?.code ?? String(answer.status), fault?.sentence ?? answer.statusText);
}

function posted(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...speaking() },
    body: JSON.stringify(body),
  };
}

const speaking = () => ({ "accept-language": spoken() });

/** The sentence for why something was not done. */
export const whyNot = (error: unknown): string =>
  error instanceof RequestFault ? error.message : t("web-no-server");

const analysis = (id: string) => `/api/analyses/${encodeURIComponent(id)}`;
const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  options: () => ask<Options>("/api/options"),
  order: (order: Order) => ask<Seated>("/api/tables", order),
  notice: (code: string) => ask<Notice>(table(code)),
  sit: (code: string, nickname: string, role: "player" | "judge" = "player") =>
    ask<Seated>(`${table(code)}/seats`, { nickname, role }),
  record: (code: string) => `${table(code)}/record`,
  analyse: (order: AnalysisOrder) => ask<Analysis>("/api/analyses", order),
  analysis: (id: string) => ask<Analysis>(analysis(id)),
  cancelAnalysis: (id: string) => ask<Analysis>(analysis(id), undefined, "DELETE"),
  report: (id: string) => `/analysis/${encodeURIComponent(id)}?language=${spoken()}`,
  desk: () => ask<DeskOptions>("/api/desk"),
  judge: (question: DeskQuestion) => ask<Ruling>("/api/desk/judge", question),
  solve: (question: DeskQuestion) => ask<Answer>("/api/desk/solve", question),
};
