/* One step of a lesson without a network: answers are looked up by their digests, and no rule is known. */
import { shownAhead } from "../ahead";
import { waysOf, type Parts } from "../offers";
import type { Do, Learn, Lesson, LessonPack, PackedPosition, PackedReply, PackedStep, Table } from "../wire";
import { spoken, t } from "../words";

/** A deed as it is kept: it is done later, at the table as it then stands. */
export interface KeptDeed {
  kind: string;
  parts: Parts;
}

type Frame = Table | Lesson | { type: "done"; id: number; number: number };

const HEX = 16;
/** Of a question with more options every set of them would have to be tried. */
const MOST_OPTIONS = 8;

/** A course that this browser keeps, or that the server still gives; nothing if neither has it. */
export async function loadPack(course: string): Promise<LessonPack | null> {
  // Only where the browser takes service workers too: elsewhere nothing was kept.
  if (!globalThis.crypto?.subtle) return null;
  try {
    const answer = await fetch(`/api/lessons/${spoken()}/${course}`);
    return answer.ok ? ((await answer.json()) as LessonPack) : null;
  } catch {
    return null;
  }
}

/** The digest of an answer, as the server made it. */
export async function digestOf(salt: string, kind: string, parts: Readonly<Record<string, string>>): Promise<string> {
  const lines = Object.entries(parts).map(([name, part]) => `${name}=${part}`);
  const text = [salt, kind, ...lines.sort()].join("\n");
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, HEX);
}

const chosenParts = (chosen: readonly string[]): Record<string, string> =>
  Object.fromEntries(chosen.map((option) => [option, ""]));

export class PackedLesson {
  private position: PackedPosition;
  private table: Table;
  private lesson: Lesson;
  private failed = 0;
  private path: KeptDeed[] = [];

  constructor(
    private readonly step: PackedStep,
    /** Keeps deeds that only the server can judge. */
    private readonly keep: (deeds: KeptDeed[], lesson: Lesson) => void,
  ) {
    this.position = this.first();
    this.table = this.position.table;
    this.lesson = step.lesson;
  }

  /** Whether nothing was tried yet: then the server may as well take over. */
  get untouched(): boolean {
    return this.lesson.standing === "open" && this.path.length === 0;
  }

  frames(): Frame[] {
    return [this.table, this.lesson];
  }

  /** The answer to a deed: looked up, or kept. */
  async act({ id, kind, parts = {} }: Do): Promise<Frame[]> {
    const way = { kind, parts };
    const listed = Object.values(parts).every((part) => typeof part === "string");
    const digest = listed ? await digestOf(this.step.salt, kind, parts as Record<string, string>) : "";
    const lead = this.step.positions[this.position.leads[digest] ?? -1];
    const reply = this.replyTo(digest);
    const path = [...this.path, way];
    if (lead) this.stand(lead, path);
    else if (reply) this.settle(reply, shownAhead(this.table, { type: "do", id, seen: this.table.number, kind, parts }));
    else {
      this.keep(path, this.step.lesson);
      this.close({ standing: "kept", reply: t("web-learn-kept-told") }, this.table);
    }
    return [{ type: "done", id, number: this.table.number }, ...this.frames()];
  }

  async learn({ id, what, chosen = [] }: Learn): Promise<Frame[]> {
    if (what === "again") this.stand(this.first(), []);
    else if (what === "show") await this.show();
    else {
      const reply = this.replyTo(await digestOf(this.step.salt, "answer", chosenParts(chosen)));
      if (reply) this.settle(reply, null, chosen);
    }
    return [{ type: "done", id, number: this.table.number }, ...this.frames()];
  }

  private first(): PackedPosition {
    const [first] = this.step.positions;
    if (!first) throw new Error("a packed step without a position");
    return first;
  }

  private replyTo(digest: string): PackedReply | undefined {
    return this.step.replies[this.position.replies[digest] ?? this.position.otherwise ?? -1];
  }

  private stand(position: PackedPosition, path: KeptDeed[]): void {
    this.position = position;
    this.path = path;
    this.table = position.table;
    this.lesson = { ...this.step.lesson, canShow: this.canShow() };
  }

  private canShow(): boolean {
    const { quiz } = this.step.lesson;
    const few = !quiz?.many || quiz.options.length <= MOST_OPTIONS;
    // A paper cannot be shown: the page knows none, and the pack holds digests.
    const isListed = this.step.positions.some((position) =>
      Object.values(position.replies).some((place) => this.step.replies[place]?.standing === "right"),
    );
    return this.failed >= this.step.tries && few && isListed;
  }

  private settle(reply: PackedReply, after: Table | null, chosen: readonly string[] = []): void {
    if (reply.standing === "wrong") this.failed += 1;
    const { quiz } = this.step.lesson;
    const over = reply.standing === "right" && quiz ? { quiz: marked(quiz, chosen) } : {};
    this.close({ ...reply, ...over }, after ?? this.table);
  }

  /** The try is over: nothing more is offered at the mat. */
  private close(told: Partial<Lesson>, after: Table): void {
    const canShow = told.standing === "wrong" && this.canShow();
    this.lesson = { ...this.step.lesson, ...told, canShow };
    this.table = { ...after, offers: [], reasons: [] };
  }

  /** Tries every answer that can be listed until a digest fits: the pack does not say which is right. */
  private async show(): Promise<void> {
    const { quiz } = this.step.lesson;
    for (const position of this.step.positions) {
      const tried = quiz ? subsets(quiz) : listedIn(position.table);
      for (const { kind, parts } of tried) {
        const digest = await digestOf(this.step.salt, kind, parts);
        const reply = this.step.replies[position.replies[digest] ?? -1];
        if (reply?.standing !== "right") continue;
        this.stand(position, []);
        const deed = { type: "do", id: 0, seen: position.table.number, kind, parts } as const;
        const over = quiz ? { quiz: marked(quiz, Object.keys(parts)) } : {};
        const told = { reply: `${this.step.shown} ${reply.reply}`, replyClause: reply.replyClause };
        return this.close({ standing: "shown", ...told, ...over }, shownAhead(position.table, deed) ?? position.table);
      }
    }
  }
}

type Quiz = NonNullable<Lesson["quiz"]>;

const marked = (quiz: Quiz, right: readonly string[]): Quiz => ({
  ...quiz,
  options: quiz.options.map((option) => ({ ...option, right: right.includes(option.code) })),
});

interface Listed {
  kind: string;
  parts: Record<string, string>;
}

/** Every answer to a question: an option, or a set of them. */
function subsets({ options, many }: Quiz): Listed[] {
  const codes = options.map(({ code }) => code);
  const sets = many
    ? Array.from({ length: 2 ** codes.length }, (_, bits) => codes.filter((_, at) => (bits >> at) & 1))
    : codes.map((code) => [code]);
  return sets.map((chosen) => ({ kind: "answer", parts: chosenParts(chosen) }));
}

/** Every deed that a picture lists, and a rejection for each reason it names. */
function listedIn({ offers, reasons, papers }: Table): Listed[] {
  const listed = offers.flatMap(({ kind }) => waysOf(offers, kind).map((parts) => ({ kind, parts })));
  const rejections = papers.flatMap(({ writer }) =>
    reasons.map(({ code }) => ({ kind: "reject", parts: { writer, reason: code } })),
  );
  return [...listed, ...rejections];
}
