/* What this browser remembers: seats, matches, levels, the nickname, mute, drafts. Works without storage. */
import type { Game } from "./wire";

function read(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    if (value) storage().setItem(key, value);
    else storage().removeItem(key);
  } catch {
    /* A browser that keeps nothing can still play. */
  }
}

/** The step behind the last one of a course. */
export const FINISHED = 0;

const lasting = () => localStorage;
const passing = () => sessionStorage;
const DRAFTS = "goalsetter-draft-";
const SCRATCH = "goalsetter-scratch-";
const SEATS = "goalsetter-seat-";
const REPORTS = "goalsetter-report-";
const PLANS = "goalsetter-plan-";
const ROLLED = "goalsetter-rolled-";
const HOSTS = "goalsetter-host-";
const MEMBERS = "goalsetter-member-";
const FORMER = "goalsetter-former-";
const ROOMS = "goalsetter-room-";
const UPLOADS = "goalsetter-upload-";
const RUNGS = "goalsetter-rung-";
const CARD = "goalsetter-card";
const LESSONS = "goalsetter-lesson-";
const FINISHED_LESSONS = "goalsetter-finished";
const MATCHES = "goalsetter-matches";
const KEPT = "goalsetter-kept-answers";
const MOST_MATCHES = 20;
/** What is about the computer, not about the player. */
const SETTINGS = new Set(["goalsetter-language", "goalsetter-muted", "goalsetter-theme"]);

/** A match that this browser has played to its end. */
export interface PlayedMatch {
  id: string;
  code: string;
  game: Game;
  /** When it was over, in milliseconds. */
  at: number;
  seat: string;
  players: { seat: string; name: string; total: number }[];
}

/** A list that was kept as JSON; what cannot be read is none. */
function readList<Item>(key: string): Item[] {
  try {
    const list: unknown = JSON.parse(read(lasting, key) || "[]");
    return Array.isArray(list) ? (list as Item[]) : [];
  } catch {
    return [];
  }
}

/** What was begun at a seat and is not handed in yet: by table, shake and seat. */
export interface Begun {
  code: string;
  shake: number;
  seat: string;
}

/** Where a draft is kept: all tabs of this browser at the same seat have it. */
export const draftName = (what: "goal" | "paper", { code, shake, seat }: Begun): string =>
  `${DRAFTS}${code}-${shake}-${seat}-${what}`;

/** Which drafts of a table are of no use any more: all but those of the shake that is played. */
export function pastDrafts(names: readonly string[], code: string, shake: number | null): string[] {
  const ofTable = `${DRAFTS}${code}-`;
  const now = shake === null ? null : `${ofTable}${shake}-`;
  return names.filter((name) => name.startsWith(ofTable) && !(now !== null && name.startsWith(now)));
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** All that this browser remembers of a table: the seat under its code and its long name, the drafts. */
export function ofTable(names: readonly string[], code: string, id: string): string[] {
  const seats = [code, id].filter(Boolean).map((name) => SEATS + name);
  const own = [DRAFTS, SCRATCH].map((prefix) => `${prefix}${code}-`);
  return names.filter((name) => seats.includes(name) || own.some((prefix) => name.startsWith(prefix)));
}

export const memory = {
  token: (code: string) => read(lasting, SEATS + code),
  keepToken: (code: string, token: string) => write(lasting, SEATS + code, token),
  /** The key by which the maker of a room sees its board. */
  hostKey: (room: string) => read(lasting, HOSTS + room),
  keepHostKey: (room: string, key: string) => write(lasting, HOSTS + room, key),
  /** The own key in a room, and the room that a table belongs to. */
  memberKey: (room: string) => read(lasting, MEMBERS + room),
  keepMemberKey: (room: string, key: string) => write(lasting, MEMBERS + room, key),
  formerKey: (room: string) => read(lasting, FORMER + room),
  keepFormerKey: (room: string, key: string) => write(lasting, FORMER + room, key),
  roomOf: (code: string) => read(lasting, ROOMS + code),
  keepRoomOf: (code: string, room: string) => write(lasting, ROOMS + code, room),
  /** Leave a table for good: whoever uses this browser next finds neither the seat nor a draft. */
  leaveTable: (code: string, id: string) => {
    const token = read(lasting, SEATS + code);
    const keys = storedNames().filter((name) => name.startsWith(REPORTS) && token && read(lasting, name) === token);
    [...ofTable(storedNames(), code, id), ...keys].forEach((name) => write(lasting, name, ""));
    const others = memory.matches().filter((match) => match.code !== code && match.id !== id);
    write(lasting, MATCHES, others.length > 0 ? JSON.stringify(others) : "");
    write(lasting, RUNGS + code, "");
    [ROLLED, PLANS].forEach((prefix) => write(passing, prefix + code, ""));
  },
  /** The tables at which this browser has a seat, by code or long name; not those of matches that are over. */
  seats: () => {
    const over = memory.matches().flatMap(({ id, code }) => [id, code]);
    const names = storedNames().filter((name) => name.startsWith(SEATS)).map((name) => name.slice(SEATS.length));
    return names.filter((name) => !over.includes(name));
  },
  /** Matches that are over, the newest first. */
  matches: () => readList<PlayedMatch>(MATCHES),
  /** Keep a match that is over, once; a level that it was played at is done. */
  keepMatch: (match: PlayedMatch) => {
    const rung = read(lasting, RUNGS + match.code);
    if (rung) {
      memory.climb(match.game, rung);
      memory.tell("level", `${match.game}/${rung}`);
    }
    write(lasting, RUNGS + match.code, "");
    const before = memory.matches();
    if (before.some(({ id }) => id === match.id)) return;
    write(lasting, MATCHES, JSON.stringify([match, ...before].slice(0, MOST_MATCHES)));
  },
  /** The level that a table plays, until its match is over. */
  keepRung: (code: string, name: string) => write(lasting, RUNGS + code, name),
  rungAt: (code: string) => read(lasting, RUNGS + code),
  /** The coach's bubbles that have done their work, and whether they are switched off. */
  bubblesDone: () => readList<string>("goalsetter-bubbles"),
  keepBubblesDone: (names: readonly string[]) => write(lasting, "goalsetter-bubbles", JSON.stringify(names)),
  bubblesOff: () => read(lasting, "goalsetter-bubbles-off") === "yes",
  keepBubblesOff: (off: boolean) => write(lasting, "goalsetter-bubbles-off", off ? "yes" : ""),
  /** The levels of a game that were played to the end of a match. */
  climbed: (game: Game) => readList<string>(`goalsetter-climbed-${game}`),
  climb: (game: Game, name: string) =>
    write(lasting, `goalsetter-climbed-${game}`, JSON.stringify([...new Set([...memory.climbed(game), name])])),
  /** Whether a child has come in here by a card: what it does counts for its class. */
  keepCard: (isIn: boolean) => write(lasting, CARD, isIn ? "yes" : ""),
  /** A child has done a lesson or a level: the account keeps it. Without a network it is told the next time it is done. */
  tell: (kind: "lesson" | "level", what: string) => {
    if (read(lasting, CARD) !== "yes") return;
    const body = JSON.stringify({ reached: [{ kind, what }] });
    void fetch("/api/me/milestones", { method: "POST", body, headers: { "content-type": "application/json" } }).catch(
      () => undefined,
    );
  },
  /** Whether somebody said here that he knows the games: every level is open then. */
  knows: () => read(lasting, "goalsetter-knows") === "yes",
  keepKnows: (knows: boolean) => write(lasting, "goalsetter-knows", knows ? "yes" : ""),
  /** The game that was played last. */
  game: (): Game => (read(lasting, "goalsetter-game") === "on-sets" ? "on-sets" : "equations"),
  keepGame: (game: Game) => write(lasting, "goalsetter-game", game),
  /** Forget who played here: seats, drafts, matches, levels, lessons and the nickname. How it looks and sounds stays. */
  forgetPlayer: () =>
    storedNames()
      .filter((name) => name.startsWith("goalsetter-") && !SETTINGS.has(name))
      .forEach((name) => write(lasting, name, "")),
  /** The key by which a report is seen: that of a seat, or that of an upload. */
  reportKey: (id: string) => read(lasting, UPLOADS + id) || read(lasting, REPORTS + id),
  keepReportKey: (id: string, key: string) => write(lasting, REPORTS + id, key),
  /** The records that this browser has uploaded, each with its key. */
  uploads: () => storedNames().filter((name) => name.startsWith(UPLOADS)).map((name) => name.slice(UPLOADS.length)),
  keepUpload: (id: string, key: string) => write(lasting, UPLOADS + id, key),
  nickname: () => read(lasting, "goalsetter-nickname"),
  keepNickname: (name: string) => write(lasting, "goalsetter-nickname", name),
  language: () => read(lasting, "goalsetter-language"),
  keepLanguage: (language: string) => write(lasting, "goalsetter-language", language),
  muted: () => read(lasting, "goalsetter-muted") === "yes",
  keepMuted: (muted: boolean) => write(lasting, "goalsetter-muted", muted ? "yes" : ""),
  /** How many steps of a course are done, and which one is open. */
  learned: (game: string) => Number(read(lasting, `goalsetter-learned-${game}`)) || 0,
  keepLearned: (game: string, steps: number) => write(lasting, `goalsetter-learned-${game}`, String(steps)),
  lesson: (game: string) => Number(read(lasting, LESSONS + game) || 1) || FINISHED,
  /** The book and division whose lessons by variation are shown. */
  lessonBook: () => read(lasting, "goalsetter-lesson-book"),
  keepLessonBook: (name: string) => write(lasting, "goalsetter-lesson-book", name),
  keepLesson: (game: string, step: number) => {
    write(lasting, LESSONS + game, String(step));
    if (step === FINISHED) {
      write(lasting, FINISHED_LESSONS, JSON.stringify(memory.finishedLessons()));
      memory.tell("lesson", game);
    }
  },
  /** The courses and lessons that were done to their end, those too that were begun again since. */
  finishedLessons: () => {
    const ended = storedNames().filter((name) => name.startsWith(LESSONS) && read(lasting, name) === String(FINISHED));
    return [...new Set([...readList<string>(FINISHED_LESSONS), ...ended.map((name) => name.slice(LESSONS.length))])];
  },
  /** Answers to lessons that were written without a network. */
  keptAnswers: <Answer,>() => readList<Answer>(KEPT),
  keepAnswers: (answers: readonly unknown[]) => write(lasting, KEPT, answers.length > 0 ? JSON.stringify(answers) : ""),
  /** Whether the roll of a shake is seen for the first time; whoever opens the page again has seen it. */
  seesRoll: (code: string, shake: number) => {
    const first = read(passing, ROLLED + code) !== String(shake);
    if (first) write(passing, ROLLED + code, String(shake));
    return first;
  },
  /** The move that is planned at a table, in this tab: it outlives a reload. */
  plan: (code: string) => read(passing, PLANS + code),
  keepPlan: (code: string, text: string) => write(passing, PLANS + code, text),
  /** The scratch paper of a seat: it never leaves this browser. */
  scratch: (code: string, seat: string) => read(lasting, `${SCRATCH}${code}-${seat}`),
  keepScratch: (code: string, seat: string, text: string) => write(lasting, `${SCRATCH}${code}-${seat}`, text),
  draft: (name: string) => read(lasting, name),
  keepDraft: (name: string, text: string) => write(lasting, name, text),
  /** Drop the drafts of a table, but for those of the shake that is played. */
  dropDrafts: (code: string, shake: number | null) =>
    pastDrafts(storedNames(), code, shake).forEach((name) => write(lasting, name, "")),
  /** Hear that another tab has left a table. */
  onLeft(code: string, hear: () => void): () => void {
    const listen = ({ key, newValue }: StorageEvent): void => void (key === SEATS + code && !newValue && hear());
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  },
  /** Hear of a draft that another tab has changed. */
  onDraft(name: string, hear: (text: string) => void): () => void {
    const listen = ({ key, newValue }: StorageEvent): void => void (key === name && hear(newValue ?? ""));
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  },
};
