/* The switch of languages: each is called by its own name. */
import { digests } from "./digests";
import { speak, spoken, t } from "./words";

/** Names that need no asking: a slow phone takes 70 ms to find its first one. */
const NAMES: Record<string, string> = { en: "English", es: "Español" };

/** What a language calls itself, as a title. */
function ownName(language: string): string {
  const known = NAMES[language];
  if (known) return known;
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** A globe over a list of every language that the server speaks. */
export function LanguageSwitch() {
  const languages = Object.keys(digests.words ?? {});
  if (languages.length < 2) return null;
  return (
    <label class="language" title={t("web-language")}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" />
        <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17" />
      </svg>
      <span class="unseen">{t("web-language")}</span>
      <select data-testid="language" value={spoken()} onChange={(event) => void speak(event.currentTarget.value)}>
        {languages.map((name) => (
          <option key={name} value={name} lang={name}>
            {ownName(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
