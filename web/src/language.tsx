/* The switch of languages: each is called by its own name. */
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import type { Named } from "./wire";
import { speak, spoken, t } from "./words";

let known: Named[] = [];

export function LanguageSwitch() {
  const [languages, setLanguages] = useState(known);
  useEffect(() => {
    if (known.length > 0) return;
    const learn = (told: Named[]) => setLanguages((known = told));
    api.options().then((options) => learn(options.languages), () => undefined);
  }, []);
  if (languages.length < 2) return null;
  return (
    <label class="language">
      <span class="unseen">{t("web-language")}</span>
      <select
        data-testid="language"
        value={spoken()}
        onChange={(event) => void speak(event.currentTarget.value)}
      >
        {languages.map(({ name, title }) => (
          <option key={name} value={name} lang={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
