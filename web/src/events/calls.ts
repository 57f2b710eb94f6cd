/* Requests about an event: an official's card is the key. */
import { RequestFault } from "../api";
import type {
  EventCardMade,
  EventCardOrder,
  EventDone,
  EventDraw,
  EventMe,
  EventNews,
  EventOpened,
  EventOptions,
  EventRosterCheck,
  EventStandings,
  Fault,
  NewEvent,
} from "../wire";
import { spoken } from "../words";

async function send(path: string, card = "", body?: unknown): Promise<Response> {
  const answer = await fetch(`/api/events${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "accept-language": spoken(),
      ...(card && { authorization: `Bearer ${card}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const fault = (await answer.json().catch(() => null)) as Partial<Fault> | null;
  throw new RequestFault(fault?.code ?? String(answer.status), fault?.sentence ?? answer.statusText);
}

async function ask<T>(path: string, card = "", body?: unknown): Promise<T> {
  return (await (await send(path, card, body)).json()) as T;
}

export const options = (): Promise<EventOptions> => ask("");
export const openEvent = (wanted: NewEvent): Promise<EventOpened> => ask("", "", wanted);

/** What the holder of a card asks of one event. */
export class EventCalls {
  private readonly at: string;

  constructor(
    code: string,
    readonly card: string,
  ) {
    this.at = `/${encodeURIComponent(code)}`;
  }

  me = (): Promise<EventMe> => ask(`${this.at}/me`, this.card);
  news = (since: number): Promise<EventNews> => ask(`${this.at}/news?since=${since}`, this.card);
  act = (act: string, details: object): Promise<EventDone> =>
    ask(`${this.at}/acts`, this.card, { act, details, mark: newMark(), seen: 0 });
  draw = (contest: string, round: number): Promise<EventDraw> =>
    ask(`${this.at}/draw`, this.card, { contest, round, seed: -1 });
  explain = (contest: string, round: number): Promise<EventDraw> =>
    ask(`${this.at}/draw?contest=${encodeURIComponent(contest)}&round=${round}`, this.card);
  roster = (text: string, add: boolean): Promise<EventRosterCheck> =>
    ask(`${this.at}/roster`, this.card, { text, add, anyway: add });
  makeCard = (order: EventCardOrder): Promise<EventCardMade> => ask(`${this.at}/cards`, this.card, order);
  standings = (contest: string): Promise<EventStandings> =>
    ask(`${this.at}/standings/${encodeURIComponent(contest)}`, this.card);
  backup = async (): Promise<Blob> => (await send(`${this.at}/backup`, this.card)).blob();
  paper = async (name: string, contest: string, round: number): Promise<Blob> => {
    const asked = `contest=${encodeURIComponent(contest)}&round=${round}&language=${spoken()}`;
    return (await send(`${this.at}/papers/${name}?${asked}`, this.card)).blob();
  };
}

/** A mark that no other act has: sent twice, it is done once. */
function newMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
