/* The line to a table or a lesson: says hello, keeps the line alive, comes back when it breaks. */
import { addressOf, takeEarly } from "./early";
import { delay } from "./pending";
import type { FromBrowser, ToBrowser } from "./wire";
import { spoken } from "./words";

export type LineState = "connecting" | "on" | "off" | "ended";

export interface Listener {
  onFrame(frame: ToBrowser): void;
  onLine(state: LineState): void;
  /** The way there and back takes this long, in milliseconds; nothing once it is short again. */
  onSlow(milliseconds: number | null): void;
}

const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
/** From here on a way is long enough to be told: a call of “Now!” may come too late. */
const SLOW = 600;
/** One that takes this long is told before it has come. */
const STUCK = 3_000;
/** While a way is long, it is looked at more often; one long one may be chance, two are not. */
const AGAIN = 3_000;

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private state: LineState = "connecting";
  private retry = 0;
  private beat = 0;
  private doubt = 0;
  private pings = 0;
  private sent = 0;
  private late = 0;
  private slow = 0;

  constructor(
    public path: string,
    private readonly token: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** No more: the page is left, or the server told that it is of no use. */
  end(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.become("ended");
    this.clear();
    this.socket?.close();
  }

  send(frame: FromBrowser): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.state !== "on") return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  private connect(): void {
    this.clear();
    const early = takeEarly(this.path, this.token);
    const socket = early?.socket ?? new WebSocket(addressOf(this.path));
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromBrowser = { type: "hello", token: this.token, language: spoken(), changes: true };
      socket.send(JSON.stringify(hello));
      this.stands();
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ToBrowser);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    if (!early || socket.readyState !== WebSocket.OPEN) return;
    this.stands();
    for (const frame of early.frames) this.hear(frame);
  }

  private stands(): void {
    this.become("on");
    this.late = window.setTimeout(() => this.ping(), AGAIN);
    this.beat = window.setInterval(() => this.ping(), PING_EVERY);
  }

  private hear(frame: ToBrowser): void {
    this.tries = 0;
    clearTimeout(this.doubt);
    if (frame.type === "pong") this.arrived(frame.id);
    // The server measures the way, so that nobody is first at the block by a shorter line.
    if (frame.type === "sounding") this.send({ type: "echo", id: frame.id });
    else this.listener.onFrame(frame);
  }

  private ping(): void {
    if (!this.send({ type: "ping", id: ++this.pings })) return;
    clearTimeout(this.doubt);
    clearTimeout(this.late);
    this.sent = performance.now();
    this.doubt = window.setTimeout(() => this.drop(), PONG_WITHIN);
    this.late = window.setTimeout(() => {
      this.slow += 1;
      this.listener.onSlow(STUCK);
    }, STUCK);
  }

  private arrived(id: number): void {
    if (id !== this.pings) return;
    clearTimeout(this.late);
    const took = performance.now() - this.sent;
    this.slow = took < SLOW ? 0 : this.slow + 1;
    this.listener.onSlow(this.slow > 1 ? took : null);
    if (this.slow > 0) this.late = window.setTimeout(() => this.ping(), AGAIN);
  }

  /** A line that is silent is as good as broken. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost();
  }

  private lost(): void {
    if (this.state === "ended") return;
    this.clear();
    this.listener.onSlow(null);
    this.become("off");
    this.retry = window.setTimeout(() => this.connect(), delay(this.tries++));
  }

  /** The network is back, or somebody looks at the page again: do not wait. */
  private hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.state === "on") this.ping();
    else if (this.state === "off") this.connect();
  };

  private clear(): void {
    clearTimeout(this.retry);
    clearTimeout(this.doubt);
    clearTimeout(this.late);
    clearInterval(this.beat);
  }

  private become(state: LineState): void {
    if (this.state === state && state !== "connecting") return;
    this.state = state;
    this.listener.onLine(state);
  }
}
