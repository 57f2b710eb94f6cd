/* One seat at one table: the frames that came, and what this browser sends. */
import { shownAhead } from "../ahead";
import { memory } from "../memory";
import { isOffered, type Parts } from "../offers";
import { Past } from "../past";
import { Pending } from "../pending";
import { Picture } from "../picture";
import { Line, type LineState } from "../socket";
import { Store } from "../store";
import { heard, inWords, isSpeakable, type Heard } from "../told";
import { loadRareWords, loadTableWords, t, tOr } from "../words";
import type {
  Changes,
  Chat,
  Do,
  Draft,
  Entry,
  Error as ErrorFrame,
  Form,
  FromBrowser,
  Hint,
  Learn,
  Lesson,
  Lobby,
  Manage,
  Mat,
  Phrase,
  Player,
  Positions,
  Presence,
  RareOffers,
  Refused,
  Report,
  Said,
  Table,
  ToBrowser,
} from "../wire";

export interface Toast {
  id: number;
  sentence: string;
  clause: string;
  allowed: string[];
  tone: "bad" | "good";
}

export interface Seen {
  line: LineState;
  lobby: Lobby | null;
  table: Table | null;
  /** When the table came, by `performance.now()`. */
  came: number;
  news: Heard[];
  /** What people said, the newest last. */
  said: Said[];
  watching: number;
  form: Form | null;
  /** The step of a course, where one learns. */
  lesson: Lesson | null;
  /** The newest hint, and whether one is being thought of. */
  hint: Hint | null;
  hinting: boolean;
  /** Whether there was something to challenge when the page last asked: a hint without a sentence. */
  chance: Hint | null;
  /** Things that are rarely done, as they were last asked for. */
  rare: RareOffers | null;
  toasts: Toast[];
  busy: boolean;
  /** Whether the mat is shown as it will be when a deed is done. */
  ahead: boolean;
  /** Why there is no table to see, if that is so. */
  gone: string;
  /** Why the table cannot be shown, though its record is kept. */
  unreadable: string;
  /** How long the way to the server and back takes, in milliseconds; nothing while that is short. */
  slow: number | null;
  /** How often the server has told of earlier positions. */
  recalled: number;
}

/** Errors after which it helps nobody to come back. */
const FINAL = new Set([
  ...["no-key", "no-table", "kicked", "closed", "deleted", "no-watching", "other-browsers"],
  "set-aside",
  ...["no-lesson", "lessons-full", "lesson-idle"],
]);

const NOTHING: Seen = {
  line: "connecting",
  lobby: null,
  table: null,
  came: 0,
  news: [],
  said: [],
  watching: 0,
  form: null,
  lesson: null,
  hint: null,
  hinting: false,
  chance: null,
  rare: null,
  toasts: [],
  busy: false,
  ahead: false,
  gone: "",
  unreadable: "",
  slow: null,
  recalled: 0,
};

export class Session {
  readonly store = new Store<Seen>(NOTHING);
  private readonly line: Pick<Line, "open" | "end" | "send" | "path">;
  /** Frames are heard one after the other, when there are words for them. */
  private heard = loadTableWords().catch(() => undefined);
  private readonly pending = new Pending();
  private readonly picture = new Picture(inWords);
  /** The number under which the whole picture was asked for, until it comes. */
  private asked = 0;
  private ids = 0;
  private drafted: Draft | null = null;
  /** The last deed that was done: its picture may still be on the way. */
  private confirmed: Do | null = null;
  /** Reports that were sent, by their numbers. */
  private readonly reports = new Map<number, (kept: boolean) => void>();
  private hints = 0;
  /** Hints that only the page has asked for, by their numbers. */
  private readonly quiet = new Set<number>();
  private returned = false;
  private readonly past = new Past();
  /** Earlier positions were asked for: by this frame, at this number. */
  private recalling = { id: 0, number: -1 };

  constructor(
    readonly code: string,
    readonly token: string,
    private readonly onMoved: (code: string, watches: boolean) => void,
    path = `/ws/${encodeURIComponent(code)}`,
    /** Another way to reach the server, and to do without it. */
    lineTo = (...given: ConstructorParameters<typeof Line>): Session["line"] => new Line(...given),
  ) {
    this.line = lineTo(path, token, {
      onFrame: (frame) => {
        this.heard = this.heard
          .then(() => (isSpeakable(frame) ? undefined : loadRareWords().catch(() => undefined)))
          .then(() => this.take(frame));
      },
      onLine: (line) => this.lineIs(line),
      onSlow: (slow) => this.store.set({ slow }),
    });
  }

  open(): void {
    this.line.open();
  }

  end(): void {
    this.line.end();
  }

  // What this browser sends.

  /** Does something; tells whether it was done. */
  async deed(kind: string, parts: Parts = {}): Promise<boolean> {
    const seen = this.store.get().table?.number ?? 0;
    const twice = this.pending.same({ type: "do", seen, kind, parts });
    if (twice) return twice;
    const frame = { type: "do", id: ++this.ids, seen, kind, parts } as const;
    const answer = this.pending.add(frame);
    this.store.set({ busy: true, ...this.shown() });
    if (!this.line.send(frame)) this.tell({ sentence: t("web-offline-kept") });
    const done = await answer;
    // One that was done stays shown until its picture comes; any other is taken back.
    this.confirmed = done ? frame : null;
    this.store.set({ busy: this.pending.size > 0, ...this.shown() });
    return done;
  }

  /** Asks about the form of a draft; the number that the answer will have. */
  draft(texts: string[], goal: string, avoid: string): number {
    this.drafted = { type: "draft", id: ++this.ids, texts, goal, avoid };
    this.line.send(this.drafted);
    return this.drafted.id;
  }

  say(type: "ready" | "start"): void {
    const frame: FromBrowser = { type, id: ++this.ids };
    if (!this.line.send(frame)) this.tell({ sentence: t("web-offline-not-sent") });
  }

  /** Before the match: is ready, or not after all. */
  sayReady(ready: boolean): void {
    const sent = this.line.send({ type: "ready", id: ++this.ids, ready });
    if (!sent) this.tell({ sentence: t("web-offline-not-sent") });
  }

  /** Wants another match, in the same seats or in others. */
  rematch(seats: "same" | "change"): void {
    const sent = this.line.send({ type: "rematch", id: ++this.ids, seats });
    if (!sent) this.tell({ sentence: t("web-offline-not-sent") });
  }

  /** Wants the position of a lesson back, or to be shown how it is done, or answers its question. */
  inLesson(what: Learn["what"], chosen: string[] = []): void {
    this.confirmed = null; // the position comes back with the number it had before the last deed
    const sent = this.line.send({ type: "learn", id: ++this.ids, what, chosen });
    if (!sent) this.tell({ sentence: t("web-offline-not-sent") });
  }

  /** Asks for a hint about the table as it stands. */
  askHint(): void {
    this.hints = ++this.ids;
    const hinting = this.line.send({ type: "ask-hint", id: this.hints });
    this.store.set({ hinting });
    if (!hinting) this.tell({ sentence: t("web-offline-not-sent") });
  }

  /** Asks, without a word to the player, whether there is something to challenge. */
  askChance(): void {
    const id = ++this.ids;
    if (this.line.send({ type: "ask-hint", id, quiet: true })) this.quiet.add(id);
  }

  /** Asks for the things that are rarely done: their menu is open. */
  askOffers(): void {
    this.line.send({ type: "ask-offers", id: ++this.ids });
  }

  /** The mat after an action of this shake; one that this page has not seen is asked for. */
  matAfter(number: number): Mat | null {
    const mat = this.past.at(number);
    const table = this.picture.seen;
    if (mat || !table || this.recalling.number === table.number) return mat;
    const id = ++this.ids;
    if (this.line.send({ type: "look-back", id, shake: table.shake })) this.recalling = { id, number: table.number };
    return null;
  }

  /** Does something about people, or says something. */
  people(frame: Omit<Manage, "id"> | Omit<Phrase, "id"> | Omit<Chat, "id">): void {
    if (!this.line.send({ ...frame, id: ++this.ids })) this.tell({ sentence: t("web-offline-not-sent") });
  }

  /** Reports a person to the owner of the server; it is told when that is kept. */
  async report(seat: string, reason: Report["reason"]): Promise<void> {
    const frame = { type: "report", id: ++this.ids, seat, reason } as const;
    const kept = new Promise<boolean>((settle) => this.reports.set(frame.id, settle));
    if (!this.line.send(frame)) return this.tell({ sentence: t("web-offline-not-sent") });
    if (await kept) this.tell({ sentence: t("web-report-done"), tone: "good" });
  }

  dismiss(id: number): void {
    this.store.set({ toasts: this.store.get().toasts.filter((toast) => toast.id !== id) });
  }

  tell(told: Partial<Omit<Toast, "id">> & { sentence: string }): void {
    const toast: Toast = { clause: "", allowed: [], tone: "bad", ...told, id: ++this.ids };
    const others = this.store.get().toasts.filter(({ sentence }) => sentence !== toast.sentence);
    this.store.set({ toasts: [...others.slice(-2), toast] });
  }

  // What comes.

  private lineIs(line: LineState): void {
    if (line === "on") {
      this.returned = true;
      this.asked = 0;
      this.picture.forget(); // the numbers of another line begin anew
    }
    this.store.set({ line });
  }

  /** Pictures are added up as they came, before they are put into words; news has two lengths. */
  private take(frame: ToBrowser): void {
    const later = frame.type === "table" || frame.type === "changes" || frame.type === "news";
    this.hear(later ? frame : inWords(frame));
  }

  private hear(frame: ToBrowser): void {
    switch (frame.type) {
      case "lobby":
        this.picture.forget();
        return this.store.set({ lobby: frame, table: null });
      case "table":
        this.asked = 0;
        // One that does not add up is drawn all the same: there is no better one to be had.
        this.picture.takeWhole(frame);
        return this.see(this.picture.seen ?? frame);
      case "changes":
        return this.change(frame);
      case "unreadable":
        return this.store.set({ unreadable: frame.sentence });
      case "news":
        return this.learn(frame.whole, frame.entries);
      case "presence":
        return this.meet(frame);
      case "done":
        this.reports.get(frame.id)?.(true);
        return void this.pending.settle(frame.id, true);
      case "refused":
        return this.refused(frame);
      case "form":
        return void (frame.id === this.drafted?.id && this.store.set({ form: this.withCubes(frame) }));
      case "moved":
        if (frame.token) memory.keepToken(frame.code, frame.token);
        return this.onMoved(frame.code, frame.token === "");
      case "error":
        return this.failed(frame);
      case "said":
        return this.listen(frame);
      case "lesson":
        return this.store.set({ lesson: frame });
      case "hint":
        if (this.quiet.has(frame.id)) return this.store.set({ chance: frame });
        return this.store.set({ hint: frame, hinting: false });
      case "rare-offers":
        return this.store.set({ rare: frame });
      case "positions":
        return this.recall(frame);
      case "pong":
      case "sounding":
        return;
    }
  }

  /** A hasty look at a draft knows nothing of cubes and cards: those of the last close one stay. */
  private withCubes(frame: Form): Form {
    const { used = [], leftRequired = [], shaded = [], ways = [] } = this.store.get().form ?? {};
    return frame.hasty ? { ...frame, used, leftRequired, shaded, ways } : frame;
  }

  private change(frame: Changes): void {
    const fits = this.picture.takeChanges(frame);
    if (fits === "known") return;
    if (fits === "missed") return this.askWhole();
    this.learn(false, frame.news);
    if (this.picture.seen) this.see(this.picture.seen);
  }

  private askWhole(): void {
    const id = ++this.ids;
    if (!this.asked && this.line.send({ type: "whole", id })) this.asked = id;
  }

  /** The table as it stands, or as it will when the newest deed is done. */
  private shown(): Partial<Seen> {
    const truth = this.picture.seen;
    const deed = this.pending.newest ?? this.confirmed;
    if (!truth) return {}; // the line is back, and nothing has come yet
    const ahead = deed && shownAhead(truth, deed);
    return { table: ahead ?? truth, ahead: Boolean(ahead) };
  }

  private see(table: Table): void {
    this.past.keep(table);
    this.store.set({ ...this.shown(), came: performance.now(), unreadable: "" });
    if (table.over && table.id) this.stayWith(table);
    if (table.seat) memory.dropDrafts(table.code, table.phase === "end" ? null : table.shake);
    if (!this.returned) return;
    this.returned = false;
    // When the mat is drawn; whoever needs them sooner waits for them.
    requestAnimationFrame(() => setTimeout(() => void loadRareWords().catch(() => undefined)));
    for (const deed of this.pending.afterReturn(table.number)) this.line.send(deed);
    this.askAgain(table);
  }

  /** The code of a match that is over is good no longer: its long name is, here and in the address. */
  private stayWith({ id, code, seat, players, terms: { game } }: Table): void {
    if (this.token) memory.keepToken(id, this.token);
    const stood = players.map((player) => ({ seat: player.seat, name: player.name, total: player.total }));
    const played = stood.some((player) => player.seat === seat);
    if (played) memory.keepMatch({ id, code, game, at: Date.now(), seat, players: stood });
    this.line.path = `/ws/${id}`;
    if (location.pathname === `/t/${this.code}`) history.replaceState(null, "", `/t/${id}`);
  }

  /** A draft whose form was asked about while the line was down: whoever hands it in waits for that. */
  private askAgain({ offers }: Table): void {
    const asked = this.drafted;
    const isAnswered = this.store.get().form?.id === asked?.id;
    if (asked && !isAnswered && isOffered(offers, "present")) this.line.send(asked);
  }

  private recall(frame: Positions): void {
    if (frame.id !== this.recalling.id) return;
    this.past.add(frame, this.recalling.number);
    this.store.set({ recalled: this.store.get().recalled + 1 });
  }

  private learn(whole: boolean, entries: Entry[]): void {
    const before = whole ? [] : this.store.get().news;
    const last = before.at(-1)?.number ?? -1;
    const fresh = entries.filter((entry) => whole || entry.number > last).map(heard);
    this.store.set({ news: [...before, ...fresh] });
    if (!whole) fresh.forEach((entry) => this.answer(entry));
  }

  /** An own objection that does not hold is told where the eye is, not only among the news. */
  private answer({ by, kind, failed, lines }: Entry): void {
    if (!failed || by !== this.store.get().table?.seat) return;
    this.tell({ sentence: tOr(`web-failed-${kind.replaceAll("_", "-")}`, lines[0]?.sentence ?? "") });
  }

  private listen(said: Said): void {
    const before = this.store.get().said;
    if (!before.some(({ number }) => number === said.number)) {
      this.store.set({ said: [...before, said].sort((one, other) => one.number - other.number).slice(-50) });
    }
  }

  private meet({ here, watching }: Presence): void {
    const { lobby, table } = this.store.get();
    const met = (players: Player[]) =>
      players.map((player) => ({ ...player, here: player.bot || here.includes(player.seat) }));
    const judgeHere = here.includes("judge");
    this.store.set({
      watching,
      lobby: lobby && { ...lobby, seats: met(lobby.seats), people: { ...lobby.people, judgeHere } },
      table: table && { ...table, players: met(table.players), people: { ...table.people, judgeHere } },
    });
  }

  private refused({ id, sentence, clause, allowed, stale }: Refused): void {
    this.pending.settle(id, false);
    if (this.quiet.has(id)) return; // the table has changed meanwhile: nobody asked aloud
    if (id === this.asked) {
      this.asked = 0; // too often: the next changes will not fit either, and ask again
      return;
    }
    if (id === this.hints) this.store.set({ hinting: false });
    this.tell({ sentence: stale && !sentence ? t("web-stale") : sentence, clause, allowed });
  }

  /** A lost seat is final; after anything else the line comes back by itself. */
  private failed({ id, code, sentence, fatal }: ErrorFrame): void {
    if (id !== null) this.pending.settle(id, false);
    if (!fatal || !FINAL.has(code)) return this.tell({ sentence });
    this.line.end();
    memory.dropDrafts(this.code, null);
    this.store.set({ gone: sentence });
  }
}
