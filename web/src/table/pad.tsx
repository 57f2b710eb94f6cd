/* The pad: the cubes of the mat, brackets, turns and meanings, to be tapped into a paper. */
import { useState } from "preact/hooks";
import { padCubes, written, type PadCube, type Turns } from "../draft";
import type { Cube, Form, Mat } from "../wire";
import { t } from "../words";
import { Face, colourOf, cubeWords } from "./cube";
import { Meanings } from "./meanings";
import { step } from "./section";

export interface Piece {
  put: string;
  key: string;
}

const BRACKETS: readonly Piece[] = [
  { put: "(", key: "web-pad-open" },
  { put: ")", key: "web-pad-close" },
];
const OF_EQUATIONS: readonly Piece[] = [
  ...BRACKETS,
  { put: " = ", key: "web-say-equals" },
  { put: "!", key: "web-pad-factorial" },
];
const OF_SETS: readonly Piece[] = [...BRACKETS, { put: " ; ", key: "web-pad-semicolon" }];
const UPRIGHT: Turns = { sideways: false, over: false };

interface ButtonProps extends PadCube {
  put(cube: Cube): void;
  isStop: boolean;
  onFocus(): void;
}

/** A cube of the pad; one that is used can still be tapped. Tab stops at one, arrows go on. */
function PadButton({ cube, used, put, isStop, onFocus }: ButtonProps) {
  return (
    <button
      type="button"
      class={used ? "cube small used" : "cube small"}
      data-testid="pad-cube"
      data-text={cube.text}
      data-used={used}
      aria-label={used ? t("web-pad-used", { cube: cubeWords(cube) }) : cubeWords(cube)}
      aria-describedby={colourOf(cube)}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={(event) => step(event, "button.cube", ".pad")}
      onClick={() => put(cube)}
    >
      <Face cube={cube} />
    </button>
  );
}

interface Props {
  sets: boolean;
  groups: [place: keyof Mat, cubes: readonly Cube[]][];
  form: Form | null;
  put(piece: string): void;
  note(told: string): void;
  blank(colour: string): void;
  erase(): void;
  undo(): void;
  redo(): void;
}

export function Pad({ sets, groups, form, put, note, blank, erase, undo, redo }: Props) {
  const [turns, setTurns] = useState<Turns>(UPRIGHT);
  const [stop, setStop] = useState(0);
  const cubes = padCubes(groups, form?.used ?? []).map((each, at) => ({ ...each, at }));
  const pieces = sets ? OF_SETS : OF_EQUATIONS;
  const turned = turns.sideways || turns.over;
  const putCube = (cube: Cube): void => {
    put(written(cube, turned ? turns : null));
    setTurns(UPRIGHT);
  };
  return (
    <div class="pad" role="group" aria-label={t("web-pad")} data-testid="pad">
      {groups
        .filter(([, group]) => group.length > 0)
        .map(([place]) => (
          <div key={place} class={`pad-row pad-${place}`}>
            <span class="pad-label">{t(`web-section-${place}`)}</span>
            <span class={turned ? "pad-cubes turning" : "pad-cubes"}>
              {cubes
                .filter((each) => each.place === place)
                .map((each) => (
                  <PadButton
                    key={each.at}
                    {...each}
                    put={putCube}
                    isStop={each.at === Math.min(stop, cubes.length - 1)}
                    onFocus={() => setStop(each.at)}
                  />
                ))}
            </span>
          </div>
        ))}
      <div class="pad-row pieces">
        {pieces.map(({ put: piece, key }) => (
          <button
            key={piece}
            type="button"
            class="piece"
            aria-label={t(key)}
            title={t(key)}
            data-testid="pad-piece"
            data-text={piece.trim()}
            onClick={() => put(piece)}
          >
            {piece.trim()}
          </button>
        ))}
        {!sets && <TurnButtons turns={turns} set={setTurns} />}
        <Meanings sets={sets} note={note} blank={blank} />
        <button type="button" class="piece wide" data-testid="pad-erase" onClick={erase}>
          {t("web-pad-erase")}
        </button>
        <button type="button" class="piece wide" data-testid="pad-undo" onClick={undo}>
          {t("web-pad-undo")}
        </button>
        <button type="button" class="piece wide" data-testid="pad-redo" onClick={redo}>
          {t("web-pad-redo")}
        </button>
      </div>
      {turned && (
        <p class="hint" role="status">
          {t("web-pad-turned")}
        </p>
      )}
    </div>
  );
}

/** The next cube is written as it would lie turned. */
function TurnButtons({ turns, set }: { turns: Turns; set(turns: Turns): void }) {
  return (
    <>
      <button
        type="button"
        class="piece wide"
        data-testid="pad-sideways"
        aria-pressed={turns.sideways}
        title={t("web-pad-sideways")}
        onClick={() => set({ ...turns, sideways: !turns.sideways })}
      >
        {t("web-goal-sideways")}
      </button>
      <button
        type="button"
        class="piece wide"
        data-testid="pad-over"
        aria-pressed={turns.over}
        title={t("web-pad-upside-down")}
        onClick={() => set({ ...turns, over: !turns.over })}
      >
        {t("web-goal-over")}
      </button>
    </>
  );
}
