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
  draft: (key: string) => read(passing, `goalsetter-draft-${key}`),
  keepDraft: (key: string, text: string) => write(passing, `goalsetter-draft-${key}`, text),
};
