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
  /** Whether it is there only while no Goal can be put in with its =. */
  noGoal?: boolean;
}

const BRACKETS: readonly Piece[] = [
  { put: "(", key: "web-pad-open" },
  { put: ")", key: "web-pad-close" },
];
const OF_EQUATIONS: readonly Piece[] = [
  ...BRACKETS,
  { put: " = ", key: "web-say-equals", noGoal: true },
  { put: "!", key: "web-pad-factorial", needs: "factorial" },
];
const OF_SETS: readonly Piece[] = [...BRACKETS, { put: " ; ", key: "web-pad-semicolon" }];

/** Variations with which a cube may lie turned. */
const TURNED = { sideways: ["sideways", "imaginary", "÷ as log"], over: ["upside-down"] };

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
  const turnable = {
    sideways: anything || TURNED.sideways.some((code) => codes.includes(code)),
    over: anything || TURNED.over.some((code) => codes.includes(code)),
  };
  const pieces = (sets ? OF_SETS : OF_EQUATIONS).filter(
    ({ needs, noGoal }) => (!needs || anything || codes.includes(needs)) && !(noGoal && table.mat.goal),
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
      {!sets && <TurnButtons turns={turns} turnable={turnable} set={setTurns} />}
      <Meanings sets={sets} codes={anything ? null : codes} note={(told) => field()?.note(told)} blank={(colour) => field()?.blank(colour)} />
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

const TURNS: readonly [turn: keyof Turns, name: string, lying: string][] = [
  ["sideways", "sideways", "sideways"],
  ["over", "over", "upside-down"],
];

/** The next cube is written as it would lie turned. */
function TurnButtons({ turns, turnable, set }: { turns: Turns; turnable: Turns; set(turns: Turns): void }) {
  return (
    <>
      {TURNS.filter(([turn]) => turnable[turn]).map(([turn, name, lying]) => (
        <button
          key={turn}
          type="button"
          class="piece"
          data-testid={`pad-${name}`}
          aria-label={t(`web-pad-${lying}`)}
          aria-pressed={turns[turn]}
          title={t(`web-pad-${lying}`)}
          onClick={() => set({ ...turns, [turn]: !turns[turn] })}
        >
          <span class="cube small" aria-hidden="true">
            <span class={`face ${lying}`} data-shown="5" />
          </span>
        </button>
      ))}
    </>
  );
}
