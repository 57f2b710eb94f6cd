/* A line that is called ahead: heard by whoever takes it over, once, and only at its own seat. */
import { beforeEach, expect, test, vi } from "vitest";
import { callAhead, takeEarly } from "../src/early";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "games.test" });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { language: "en-US" });
  takeEarly("", "");
});

function called(): FakeSocket {
  callAhead("/ws/ABCDE", "key");
  const socket = FakeSocket.made[0] as FakeSocket;
  socket.readyState = 1;
  socket.onopen();
  return socket;
}

test("it says hello, and keeps what it hears", () => {
  const socket = called();
  expect(socket.url).toBe("wss://games.test/ws/ABCDE");
  expect(socket.sent).toEqual([{ type: "hello", token: "key", language: "en", changes: true }]);
  socket.onmessage({ data: '{"type":"pong","id":3}' });
  expect(takeEarly("/ws/ABCDE", "key")?.frames).toEqual([{ type: "pong", id: 3 }]);
});

test("the way is measured at once", () => {
  const socket = called();
  socket.onmessage({ data: '{"type":"sounding","id":7}' });
  expect(socket.sent.at(-1)).toEqual({ type: "echo", id: 7 });
  expect(takeEarly("/ws/ABCDE", "key")?.frames).toEqual([]);
});

test("it is handed over once, and to nobody else", () => {
  called();
  expect(takeEarly("/ws/ABCDE", "key")).not.toBeNull();
  expect(takeEarly("/ws/ABCDE", "key")).toBeNull();
  const socket = called();
  expect(takeEarly("/ws/ABCDE", "another")).toBeNull();
  expect(FakeSocket.made.at(-1)?.readyState).toBe(3);
  expect(socket.url).toContain("ABCDE");
});

test("one that broke is not taken", () => {
  const socket = called();
  socket.readyState = 3;
  expect(takeEarly("/ws/ABCDE", "key")).toBeNull();
});
