/* Scratch paper and the chart that the book allows: kept in this browser, and never sent to anybody. */
import { useEffect, useState } from "preact/hooks";
import { memory } from "../memory";
import type { Cube, Table } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { CubeBox } from "./cube";
import { ScratchChart } from "./scratchchart";

/** What was on the mat of one shake, and the Solutions that its player found. */
interface Recorded {
  cubes: Cube[];
  variations: string[];
  goal: string;
  solutions: string;
}

interface Notes {
  text: string;
  /** Texts of cards that are marked on the chart, by shake. */
  marked: Record<number, string[]>;
  recorded: Record<number, Recorded>;
}

const BLANK: Notes = { text: "", marked: {}, recorded: {} };

function readNotes(text: string): Notes {
  try {
    return { ...BLANK, ...(JSON.parse(text) as Partial<Notes>) };
  } catch {
    return BLANK;
  }
}

function useNotes({ code, seat }: Table): [Notes, (change: (now: Notes) => Notes) => void] {
  const [notes, setNotes] = useState(() => readNotes(memory.scratch(code, seat)));
  const change = (make: (now: Notes) => Notes): void =>
    setNotes((now) => {
      const next = make(now);
      memory.keepScratch(code, seat, JSON.stringify(next));
      return next;
    });
  return [notes, change];
}

export function Scratch() {
  const { table } = useTable();
  const [notes, change] = useNotes(table);
  const { shake } = table;
  const { chart } = table.terms;
  return (
    <section class="scratch" aria-label={t("web-scratch")} data-testid="scratch">
      {chart === "universe" && (
        <ScratchChart
          universe={table.mat.universe}
          marked={notes.marked[shake] ?? []}
          mark={(marked) => change((now) => ({ ...now, marked: { [shake]: marked } }))}
        />
      )}
      <label class="scratch-paper">
        <span>{t("web-scratch-told")}</span>
        <textarea
          data-testid="scratch-text"
          value={notes.text}
          maxLength={4000}
          spellcheck={false}
          onInput={({ currentTarget: { value } }) => change((now) => ({ ...now, text: value }))}
        />
      </label>
      {chart === "recording" && <RecordingChart notes={notes} change={change} />}
    </section>
  );
}

/** All that was rolled, wherever it lies now. */
const rolled = ({ goal, required, permitted, forbidden, resources }: Table["mat"]): Cube[] => [
  ...(goal?.chunks.flat() ?? []),
  ...required,
  ...permitted,
  ...forbidden,
  ...resources,
];

interface ChartProps {
  notes: Notes;
  change(make: (now: Notes) => Notes): void;
}

/** The chart of the younger divisions: the mat writes three of its columns, the player the last. */
function RecordingChart({ notes, change }: ChartProps) {
  const { table } = useTable();
  const { shake, mat } = table;
  const variations = table.circled.filter((circled) => !circled.void).flatMap(({ names }) => names);
  const now = { cubes: rolled(mat), variations, goal: mat.goal?.reads ?? "" };
  const told = JSON.stringify([now.cubes.length, variations, now.goal]);
  useEffect(() => {
    if (now.cubes.length === 0) return;
    change((before) => ({
      ...before,
      recorded: { ...before.recorded, [shake]: { ...now, solutions: before.recorded[shake]?.solutions ?? "" } },
    }));
  }, [shake, told]);
  const shakes = Object.keys(notes.recorded).map(Number).sort((one, other) => other - one);
  if (shakes.length === 0) return null;
  return (
    <div class="recording" data-testid="recording">
      <h3>{t("web-recording")}</h3>
      {shakes.map((number) => {
        const row = notes.recorded[number];
        return row === undefined ? null : (
          <dl key={number} data-shake={number}>
            <dt>{t("web-recording-shake", { number })}</dt>
            <dd class="recorded-cubes">
              {row.cubes.map((cube, at) => (
                <CubeBox key={at} cube={cube} small />
              ))}
            </dd>
            {row.variations.length > 0 && <dt>{t("web-recording-variations")}</dt>}
            {row.variations.length > 0 && <dd>{row.variations.join(" · ")}</dd>}
            {row.goal && <dt>{t("web-recording-goal")}</dt>}
            {row.goal && <dd>{row.goal}</dd>}
            <dt>{t("web-recording-solutions")}</dt>
            <dd>
              <textarea
                aria-label={t("web-recording-solutions-of", { number })}
                data-testid={`recorded-${number}`}
                rows={2}
                maxLength={500}
                spellcheck={false}
                value={row.solutions}
                onInput={({ currentTarget: { value } }) =>
                  change((before) => ({
                    ...before,
                    recorded: { ...before.recorded, [number]: { ...row, solutions: value } },
                  }))
                }
              />
            </dd>
          </dl>
        );
      })}
    </div>
  );
}
