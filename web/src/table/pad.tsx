/* The tools of a paper: brackets, turns and meanings, to be tapped into it. */
import type { ComponentChildren } from "preact";
import type { Turns } from "../draft";
import { t } from "../words";
import { useTable } from "./context";
import { Meanings } from "./meanings";
import { usePaper } from "./paperdraft";

export interface Piece {
  put: string;
  key: string;
  /** The variation without which it makes no sense. */
  needs?: string;
}

const BRACKETS: readonly Piece[] = [
  { put: "(", key: "web-pad-open" },
  { put: ")", key: "web-pad-close" },
];
const OF_EQUATIONS: readonly Piece[] = [
  ...BRACKETS,
  { put: " = ", key: "web-say-equals" },
  { put: "!", key: "web-pad-factorial", needs: "factorial" },
];
const OF_SETS: readonly Piece[] = [...BRACKETS, { put: " ; ", key: "web-pad-semicolon" }];

interface Props {
  sets: boolean;
  children?: ComponentChildren;
}

/** What a paper needs beside cubes; the cubes themselves are tapped where they lie. */
export function Tools({ sets, children }: Props) {
  const { table } = useTable();
  const paper = usePaper();
  if (!paper) return null;
  const { turns, setTurns, field } = paper;
  const codes = table.circled.flatMap((circled) => circled.codes);
  const anything = table.terms.mode === "open";
  const pieces = (sets ? OF_SETS : OF_EQUATIONS).filter(
    ({ needs }) => needs === undefined || anything || codes.includes(needs),
  );
  const turned = turns.sideways || turns.over;
  return (
    <div class="pad" role="group" aria-label={t("web-pad")} data-testid="pad">
      {pieces.map(({ put: piece, key }) => (
        <button
          key={piece}
          type="button"
          class="piece"
          aria-label={t(key)}
          title={t(key)}
          data-testid="pad-piece"
          data-text={piece.trim()}
          onClick={() => field()?.put(piece)}
        >
          {piece.trim()}
        </button>
      ))}
      {children}
      {!sets && (anything || !table.terms.edition.includes("basic")) && <TurnButtons turns={turns} set={setTurns} />}
      <Meanings sets={sets} note={(told) => field()?.note(told)} blank={(colour) => field()?.blank(colour)} />
      {KEYS.map(([name, key, shown]) => (
        <button
          key={name}
          type="button"
          class="piece"
          data-testid={`pad-${name}`}
          aria-label={t(key)}
          title={t(key)}
          onClick={() => field()?.[name]()}
        >
          {shown}
        </button>
      ))}
      {turned && (
        <p class="hint" role="status">
          {t("web-pad-turned")}
        </p>
      )}
    </div>
  );
}

const KEYS: readonly [name: "erase" | "undo" | "redo", key: string, shown: string][] = [
  ["erase", "web-pad-erase", "⌫"],
  ["undo", "web-pad-undo", "↶"],
  ["redo", "web-pad-redo", "↷"],
];

/** The next cube is written as it would lie turned. */
function TurnButtons({ turns, set }: { turns: Turns; set(turns: Turns): void }) {
  return (
    <>
      <button
        type="button"
        class="piece"
        data-testid="pad-sideways"
        aria-label={t("web-pad-sideways")}
        aria-pressed={turns.sideways}
        title={t("web-pad-sideways")}
        onClick={() => set({ ...turns, sideways: !turns.sideways })}
      >
        <span class="cube small" aria-hidden="true">
          <span class="face sideways" data-shown="5" />
        </span>
      </button>
      <button
        type="button"
        class="piece"
        data-testid="pad-over"
        aria-label={t("web-pad-upside-down")}
        aria-pressed={turns.over}
        title={t("web-pad-upside-down")}
        onClick={() => set({ ...turns, over: !turns.over })}
      >
        <span class="cube small" aria-hidden="true">
          <span class="face upside-down" data-shown="5" />
        </span>
      </button>
    </>
  );
}
