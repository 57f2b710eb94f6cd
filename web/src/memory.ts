/* What this browser remembers: seats by table, the nickname, mute, drafts. Works without storage. */

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
const DRAFTS = "goalsetter-draft-";
const SEATS = "goalsetter-seat-";
const REPORTS = "goalsetter-report-";
const UPLOADS = "goalsetter-upload-";

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
  return names.filter((name) => seats.includes(name) || name.startsWith(`${DRAFTS}${code}-`));
}

export const memory = {
  token: (code: string) => read(lasting, SEATS + code),
  keepToken: (code: string, token: string) => write(lasting, SEATS + code, token),
  /** Leave a table for good: whoever uses this browser next finds neither the seat nor a draft. */
  leaveTable: (code: string, id: string) => {
    const token = read(lasting, SEATS + code);
    const keys = storedNames().filter((name) => name.startsWith(REPORTS) && token && read(lasting, name) === token);
    [...ofTable(storedNames(), code, id), ...keys].forEach((name) => write(lasting, name, ""));
  },
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
  lesson: (game: string) => Number(read(lasting, `goalsetter-lesson-${game}`) || 1) || FINISHED,
  keepLesson: (game: string, step: number) => write(lasting, `goalsetter-lesson-${game}`, String(step)),
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
