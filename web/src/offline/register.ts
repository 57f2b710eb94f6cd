/* After the page stands: the service worker is asked in, and told what to keep. */
import { memory } from "../memory";
import { Store } from "../store";
import { speech, spoken } from "../words";

/** The browser's own question whether to install the page. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const installing = new Store<{ prompt: InstallPrompt | null }>({ prompt: null });

/** Where the address allows it; elsewhere the browser has no such thing, and the page works as ever. */
export function register(): void {
  addEventListener("online", judge);
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // not over the page: it stands with the settings
    installing.set({ prompt: event as InstallPrompt });
  });
  judge();
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").then(() => wish(), () => undefined);
  speech.watch(() => wish());
}

/** Asks the worker to keep what is said in the language spoken here, and some courses too. */
export function wish(courses: readonly string[] = []): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language: spoken(), courses }));
}

/** Answers that were written without a network, if there are any. */
function judge(): void {
  if (navigator.onLine && memory.keptAnswers().length > 0) {
    void import("./kept").then(({ judgeKept }) => judgeKept(), () => undefined);
  }
}
