/* The pad: the cubes of the mat and the brackets, to be tapped into a paper. */
import { padCubes, written, type PadCube } from "../draft";
import type { Cube, Form, Mat } from "../wire";
import { t } from "../words";
import { Face, cubeWords } from "./cube";

export interface Piece {
  put: string;
  key: string;
}

const OF_EQUATIONS: readonly Piece[] = [
  { put: "(", key: "web-pad-open" },
  { put: ")", key: "web-pad-close" },
  { put: " = ", key: "web-say-equals" },
  { put: "u", key: "web-pad-upside-down" },
  { put: "s", key: "web-pad-sideways" },
  { put: "!", key: "web-pad-factorial" },
  { put: "<", key: "web-pad-note-open" },
  { put: ">", key: "web-pad-note-close" },
];
const OF_SETS: readonly Piece[] = [
  { put: "(", key: "web-pad-open" },
  { put: ")", key: "web-pad-close" },
  { put: " ; ", key: "web-pad-semicolon" },
  { put: "<", key: "web-pad-note-open" },
  { put: ">", key: "web-pad-note-close" },
];
const IN_WORDS = new Set(["u", "s"]);

/** A cube of the pad; one that is used can still be tapped. */
function PadButton({ cube, used, put }: PadCube & { put(piece: string): void }) {
  return (
    <button
      type="button"
      class={used ? "cube small used" : "cube small"}
      data-testid="pad-cube"
      data-text={cube.text}
      data-used={used}
      aria-label={used ? t("web-pad-used", { cube: cubeWords(cube) }) : cubeWords(cube)}
      onClick={() => put(written(cube))}
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
  erase(): void;
  undo(): void;
}

export function Pad({ sets, groups, form, put, erase, undo }: Props) {
  const cubes = padCubes(groups, form?.used ?? []);
  const pieces = sets ? OF_SETS : OF_EQUATIONS;
  return (
    <div class="pad" role="group" aria-label={t("web-pad")} data-testid="pad">
      {groups
        .filter(([, group]) => group.length > 0)
        .map(([place]) => (
          <div key={place} class={`pad-row pad-${place}`}>
            <span class="pad-label">{t(`web-section-${place}`)}</span>
            <span class="pad-cubes">
              {cubes
                .filter((each) => each.place === place)
                .map((each, at) => (
                  <PadButton key={at} {...each} put={put} />
                ))}
            </span>
          </div>
        ))}
      <div class="pad-row pieces">
        {pieces.map(({ put: piece, key }) => (
          <button
            key={piece}
            type="button"
            class={IN_WORDS.has(piece) ? "piece wide" : "piece"}
            aria-label={t(key)}
            title={t(key)}
            data-testid="pad-piece"
            data-text={piece.trim()}
            onClick={() => put(piece)}
          >
            {IN_WORDS.has(piece) ? t(key) : piece.trim()}
          </button>
        ))}
        <button type="button" class="piece wide" data-testid="pad-erase" onClick={erase}>
          {t("web-pad-erase")}
        </button>
        <button type="button" class="piece wide" data-testid="pad-undo" onClick={undo}>
          {t("web-pad-undo")}
        </button>
      </div>
    </div>
  );
}
