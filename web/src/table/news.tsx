/* What happened, in plain words: the newest first in sight, the clause one click away. */
import { useEffect, useRef } from "preact/hooks";
import { cubeOf } from "../cubetext";
import type { Heard } from "../told";
import type { Entry, Line } from "../wire";
import { stop, t } from "../words";
import { Clause } from "../rules/clause";
import { Terms } from "../rules/terms";
import type { Back } from "./back";
import { nameAt, useTable } from "./context";
import { Face, cubeClass } from "./cube";

/** Sentences of news with their clause folded behind them. */
export function Told({ line }: { line: Line }) {
  return (
    <p class={`told ${line.tone}`}>
      <Terms text={line.sentence} /> {line.clause && <Clause clause={line.clause} />}
    </p>
  );
}

interface NewsProps {
  entries: readonly Heard[];
  back: Back;
  /** A move was chosen: the mat is to be seen. */
  onLook(): void;
}

/** Every move so far; those of this shake show the mat as it lay after them. */
export function News({ entries, back, onLook }: NewsProps) {
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const page = end.current?.closest(".page") ?? end.current;
    if (page) page.scrollTop = page.scrollHeight;
  }, [entries.length]);
  const shown = back.entry?.number ?? entries.at(-1)?.number;
  useEffect(() => {
    const line = end.current?.querySelector<HTMLElement>("li.shown");
    if (back.entry && line) line.scrollIntoView({ block: "nearest" });
  }, [back.entry]);
  return (
    <section class="news" aria-label={t("web-news")}>
      <ol ref={end} data-testid="news" tabIndex={0}>
        {entries.map((entry, at) => (
          <li key={entry.number} class={entry.number === shown ? (back.entry ? "shown" : "newest") : ""}>
            {entry.shake !== entries[at - 1]?.shake && entry.shake > 0 && (
              <h3>{t("web-shake", { number: entry.shake })}</h3>
            )}
            {entry.sentence && back.reaches(entry) ? (
              <button
                type="button"
                class="did"
                data-testid="move"
                title={t("web-back-to")}
                aria-current={back.entry?.number === entry.number ? "step" : undefined}
                onClick={() => (back.go(entry), onLook())}
              >
                <Deed entry={entry} />
              </button>
            ) : (
              entry.sentence && (
                <p class="did">
                  <Deed entry={entry} />
                </p>
              )
            )}
            {entry.lines.map((line, index) => (
              <Told key={index} line={line} />
            ))}
          </li>
        ))}
      </ol>
      <Steps back={back} count={entries.filter((entry) => back.reaches(entry) && isTold(entry)).length} />
    </section>
  );
}

/** A deed as a line of a score: who, the cubes themselves, and where they went; its words are read aloud. */
function Deed({ entry }: { entry: Heard }) {
  const { table } = useTable();
  const to = entry.to || (GOAL_DEEDS.has(entry.kind) ? "goal" : "");
  if (entry.cubes.length === 0 || to === "") return <>{entry.sentence}</>;
  return (
    <>
      <span class="unseen">{entry.sentence}</span>
      <span class="deed" aria-hidden="true">
        <b>{nameAt(table, entry.by)}</b>
        {entry.cubes.map((text, at) => (
          <span key={at} class={cubeClass(cubeOf(text))}>
            <Face cube={cubeOf(text)} />
          </span>
        ))}
        <span class={`to to-${to}`}>{t(`web-section-${to}`)}</span>
      </span>
    </>
  );
}

const GOAL_DEEDS = new Set(["goal", "add_to_goal"]);

/** The way back through the moves, for whoever has no keys. */
function Steps({ back, count }: { back: Back; count: number }) {
  if (count < 2) return null;
  return (
    <div class="steps">
      <button type="button" data-testid="moves-back" aria-label={t("web-back-step")} onClick={() => back.step(-1)}>
        ◀
      </button>
      <button type="button" data-testid="moves-on" aria-label={t("web-on-step")} disabled={!back.entry} onClick={() => back.step(1)}>
        ▶
      </button>
    </div>
  );
}

export const isTold = ({ sentence, lines }: Entry): boolean => sentence !== "" || lines.length > 0;

interface LatestProps {
  entries: readonly Heard[];
  /** Where it stands among the seats. */
  place: number;
  /** Whether somebody who sits there says it. */
  spoken: boolean;
}

/** The newest news as a bubble beside whoever did it; told to screen readers, too. */
export function Latest({ entries, place, spoken }: LatestProps) {
  const { table } = useTable();
  const newest = entries.filter(isTold).slice(-1);
  return (
    <div
      class={spoken ? "latest spoken" : "latest"}
      style={{ order: place }}
      role="log"
      aria-live="polite"
      aria-label={t("web-latest")}
      data-testid="latest"
    >
      {newest.map((entry) => {
        // The challenge that stands is seen in a place of its own, and told as a whole.
        const isStanding = ({ sentence }: Line): boolean => sentence === table.challenge?.sentence;
        const sentence = entry.lines.some(isStanding) ? "" : entry.sentence;
        const isBrief = spoken && entry.brief !== "";
        const isSeen = isBrief || sentence !== "" || !entry.lines.every(isStanding);
        return (
          <div key={entry.number} class={isSeen ? `say${isBrief ? " brief" : ""}` : "unseen"}>
            {isBrief && (
              <span class="did" aria-hidden="true">
                {entry.brief}
              </span>
            )}
            <span class={isBrief ? "unseen" : "did"}>
              {sentence}
              {sentence && <span class="unseen">{stop(sentence)}</span>}
            </span>
            {entry.lines.slice(0, 4).map((line, at) => (
              <span key={at} class={isStanding(line) ? "unseen" : `told ${line.tone}`}>
                {" "}
                {line.sentence}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
