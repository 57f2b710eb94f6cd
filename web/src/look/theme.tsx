/* Light, dark or high contrast: as the system asks, or as somebody chose here before. */
import { useState } from "preact/hooks";
import { t } from "../words";

export type Theme = "auto" | "light" | "dark" | "contrast";

const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];
const KEY = "goalsetter-theme";

export function chosenTheme(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? "auto";
  } catch {
    return "auto";
  }
}

/** Colours the page; a system that asks for more contrast gets it unless something else was chosen. */
export function showTheme(theme: Theme = chosenTheme()): void {
  const wanted = theme === "auto" && matchMedia("(prefers-contrast: more)").matches ? "contrast" : theme;
  if (wanted === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = wanted;
}

function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    /* A browser that keeps nothing can still be dark. */
  }
  showTheme(theme);
}

/** One key that goes from theme to theme. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosenTheme());
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
  return (
    <button
      type="button"
      data-testid="theme"
      data-theme-chosen={theme}
      aria-label={t("web-theme", { theme: t(`web-theme-${theme}`) })}
      title={t("web-theme", { theme: t(`web-theme-${theme}`) })}
      onClick={() => {
        keepTheme(next);
        setTheme(next);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2" />
        <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
      </svg>
    </button>
  );
}
