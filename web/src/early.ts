/* A line that is opened before the page of the table has come: on a slow one that saves three ways. */
import { digests } from "./digests";
import type { FromBrowser, ToBrowser } from "./wire";
import { wantedLanguage } from "./words";

/** A socket that has said hello, and what it has heard since. */
export interface EarlyLine {
  path: string;
  token: string;
  socket: WebSocket;
  frames: ToBrowser[];
}

let waiting: EarlyLine | null = null;

export const addressOf = (path: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;

/** Says hello at a seat; whoever shows the table takes the line over. */
export function callAhead(path: string, token: string): void {
  const socket = new WebSocket(addressOf(path));
  const frames: ToBrowser[] = [];
  waiting = { path, token, socket, frames };
  const wanted = wantedLanguage();
  const language = digests.words && wanted in digests.words ? wanted : "en";
  const send = (frame: FromBrowser): void => socket.send(JSON.stringify(frame));
  socket.onopen = () => send({ type: "hello", token, language, changes: true });
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(String(data)) as ToBrowser;
    // The server measures the way: an answer that waited for the page would make it seem long.
    if (frame.type === "sounding") send({ type: "echo", id: frame.id });
    else frames.push(frame);
  };
}

/** The line that was opened for this seat, if it still stands; it is handed over once. */
export function takeEarly(path: string, token: string): EarlyLine | null {
  const early = waiting;
  waiting = null;
  if (early?.path === path && early.token === token && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return null;
}
