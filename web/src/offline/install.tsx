/* Installing the page on a device: a key where the browser offers it, else where it is found, or why not. */
import { useStore } from "../store";
import { t } from "../words";
import { installing } from "./register";

/** Whether it runs as installed already: then there is nothing to say. */
const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

export function Install() {
  const { prompt } = useStore(installing);
  if (isInstalled()) return null;
  const way = !isSecureContext ? "not" : prompt ? "told" : "menu";
  return (
    <p class="install" data-testid="install" data-way={way}>
      {t(`web-home-install-${way}`)}{" "}
      {prompt && (
        <button
          type="button"
          class="quiet"
          data-testid="install-now"
          onClick={() => {
            // A browser takes each offer once.
            installing.set({ prompt: null });
            void prompt.prompt();
          }}
        >
          {t("web-home-install")}
        </button>
      )}
    </p>
  );
}
