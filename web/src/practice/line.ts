/* The line of an item: what is done at its mat becomes the text of an answer. */
import type { Listener } from "../socket";
import type { Do, FromBrowser, Table } from "../wire";

/** What becomes of an answer: nothing if it was taken, else why it could not be read. */
export type Take = (answer: string) => Promise<string>;

/** A deed at the mat as the text of an answer; where only the cube is asked for, its place goes without saying. */
export function answerOf({ kind, parts = {} }: Pick<Do, "kind" | "parts">, onlyCube = false): string {
  const text = (name: string): string => [parts[name] ?? ""].flat().join(" | ");
  if (kind === "move") return onlyCube ? text("cube") : `${text("cube")} ${text("to")}`;
  if (kind === "goal") return text("goal");
  return text("texts");
}

/** It stands in for the line to a server: drafts have no troubles here, since the reply tells them. */
export class ItemLine {
  path = "";

  constructor(
    private readonly listener: Listener,
    private readonly table: Table,
    private readonly take: Take,
    private readonly onlyCube: boolean,
  ) {}

  open(): void {
    this.listener.onLine("on");
    this.listener.onFrame(this.table);
  }

  end(): void {
    this.listener.onLine("ended");
  }

  send(frame: FromBrowser): boolean {
    if (frame.type === "draft") {
      const { id } = frame;
      this.listener.onFrame({ type: "form", id, troubles: [], used: [], leftRequired: [], shaded: [], ways: [], hasty: false });
    }
    if (frame.type === "do") void this.hand(frame);
    return true;
  }

  private async hand(frame: Do): Promise<void> {
    const sentence = await this.take(answerOf(frame, this.onlyCube));
    if (!sentence) return this.listener.onFrame({ type: "done", id: frame.id, number: 2 });
    this.listener.onFrame({ type: "refused", id: frame.id, code: "unreadable", sentence, clause: "", allowed: [], stale: false });
  }
}
