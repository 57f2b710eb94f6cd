/* Pages that are fetched when somebody goes there: the start page does not wait for the table. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./words";

/** A page in a file of its own: how it is fetched, and the component that shows it when it is there. */
export interface LazyPage<Props> {
  fetch: () => Promise<ComponentType<Props>>;
  /** Whether it has come. */
  isThere: () => boolean;
  Page: ComponentType<Props>;
}

/** A line that was down is tried again, soon at first. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** What only adds to a page says nothing while it is on its way. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>, tells = true): LazyPage<Props> {
  let asked: Promise<ComponentType<Props>> | null = null;
  let there: ComponentType<Props> | null = null;
  const fetch = () => {
    asked ??= load().then(
      (found) => (there = found),
      (error: unknown) => {
        asked = null; // the line was down: whoever comes next tries again
        throw error;
      },
    );
    return asked;
  };
  function Page(props: Props) {
    const [Found, setFound] = useState(() => there);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      // Not by `there`: it may have come since this was drawn.
      if (Found) return;
      let timer = 0;
      const ask = (pause: number): void =>
        void fetch().then(
          (found) => setFound(() => found),
          () => {
            setFailed(true);
            timer = window.setTimeout(() => ask(Math.min(2 * pause, LONGEST_PAUSE)), pause);
          },
        );
      ask(FIRST_PAUSE);
      return () => clearTimeout(timer);
    }, []);
    if (Found) return <Found {...props} />;
    if (!tells) return null;
    return (
      <p class="waiting" role="status">
        {t(failed ? "web-no-server" : "web-connecting")}
      </p>
    );
  }
  return { fetch, isThere: () => there !== null, Page };
}
