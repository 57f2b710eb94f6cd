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
const passing = () => sessionStorage;

export const memory = {
  token: (code: string) => read(lasting, `goalsetter-seat-${code}`),
  keepToken: (code: string, token: string) => write(lasting, `goalsetter-seat-${code}`, token),
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
  draft: (key: string) => read(passing, `goalsetter-draft-${key}`),
  keepDraft: (key: string, text: string) => write(passing, `goalsetter-draft-${key}`, text),
};
