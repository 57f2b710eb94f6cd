/* Written answers that were given without a network: kept in this browser, and judged when it is back. */
import { memory } from "../memory";
import { Line } from "../socket";
import { Store } from "../store";
import { inWords } from "../told";
import type { FromBrowser, Lesson, ToBrowser } from "../wire";
import { loadTableWords } from "../words";
import type { KeptDeed } from "./packed";

/** An answer to a step of a course, and what was said of it since. */
export interface KeptAnswer {
  course: string;
  courseTitle: string;
  step: number;
  title: string;
  deeds: KeptDeed[];
  verdict: { standing: "right" | "wrong"; reply: string } | null;
}

export const kept = new Store<{ answers: readonly KeptAnswer[] }>({ answers: memory.keptAnswers<KeptAnswer>() });

const isOf = (course: string, step: number) => (answer: KeptAnswer) => answer.course === course && answer.step === step;

/** The step that is open hands its answer in itself, and is told on the mat. */
let open = "";

export const openStep = (course: string, step: number): void => void (open = `${course}/${step}`);

function write(answers: readonly KeptAnswer[]): void {
  memory.keepAnswers(answers);
  kept.set({ answers });
}

/** The answer to a step that waits for the judge. */
export function waitingFor(course: string, step: number): KeptAnswer | undefined {
  return kept.get().answers.find((answer) => isOf(course, step)(answer) && !answer.verdict);
}

/** Keep an answer; of two to the same step the newer counts. */
export function keepAnswer({ course, courseTitle, step, title }: Lesson, deeds: KeptDeed[]): void {
  const others = kept.get().answers.filter((answer) => !isOf(course, step)(answer));
  write([...others, { course, courseTitle, step, title, deeds, verdict: null }]);
}

/** It was judged, and seen, or is of no use any more. */
export function dropAnswer(course: string, step: number): void {
  const others = kept.get().answers.filter((answer) => !isOf(course, step)(answer));
  if (others.length < kept.get().answers.length) write(others);
}

/** Hands kept deeds in, one after the other, each at the table as it then stands. */
export class HandingIn {
  private number = 0;
  private left: KeptDeed[];

  constructor(deeds: readonly KeptDeed[], private readonly send: (frame: FromBrowser) => boolean) {
    this.left = [...deeds];
  }

  /** Hears a frame of the lesson; tells whether all are handed in, or one of them was not taken. */
  hear(frame: ToBrowser): boolean {
    if (frame.type === "table") this.number = frame.number;
    if (frame.type === "refused" || frame.type === "error") return true;
    if (frame.type !== "lesson") return false;
    const next = frame.standing === "open" ? this.left.shift() : undefined;
    if (!next) return true;
    this.send({ type: "do", id: -1 - this.left.length, seen: this.number, ...next });
    return false;
  }
}

/** Has every answer judged that waits, one after the other; what finds no line waits on. */
export async function judgeKept(): Promise<void> {
  const waiting = kept.get().answers.filter((answer) => !answer.verdict && `${answer.course}/${answer.step}` !== open);
  for (const answer of waiting) {
    const verdict = await judged(answer);
    if (!verdict) return;
    const { answers } = kept.get();
    // It may have been answered anew meanwhile.
    if (answers.includes(answer)) write(answers.map((each) => (each === answer ? { ...answer, verdict } : each)));
  }
}

async function judged({ course, step, deeds }: KeptAnswer): Promise<KeptAnswer["verdict"]> {
  await loadTableWords().catch(() => undefined);
  return new Promise((settle) => {
    const end = (verdict: KeptAnswer["verdict"]): void => {
      line.end();
      settle(verdict);
    };
    const line = new Line(`/ws/learn/${course}/${step}`, "", {
      onLine: (state) => state === "off" && end(null),
      onSlow: () => undefined,
      onFrame: (frame) => {
        if (!handing.hear(frame)) return;
        const said = inWords(frame);
        if (said.type === "lesson") end({ standing: said.standing === "right" ? "right" : "wrong", reply: said.reply });
        else end(said.type === "refused" ? { standing: "wrong", reply: said.sentence } : null);
      },
    });
    const handing = new HandingIn(deeds, (frame) => line.send(frame));
    line.open();
  });
}
