/* A paper while it grows: drawn as mathematics, with the cubes of the mat as tiles. */
import type { ComponentChildren } from "preact";
import { sameSign } from "../draft";
import { drawing, type Drawn, type Turn } from "../math";
import { spokenMath } from "../spoken";
import type { Cube, Mat } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { Face, cubeClass, cubeWords } from "./cube";

/** What was typed, drawn; words where nothing is, or where it cannot be read. */
export function Tiles({ text, sets }: { text: string; sets: boolean }) {
  const drawn = drawing(text, sets);
  return (
    <div class="drawn" data-testid="drawn" data-empty={drawn === null}>
      {drawn ? (
        <TileDrawing of={drawn} />
      ) : (
        <span class="to-write">{t(text.trim() ? "web-not-drawn" : "web-to-write")}</span>
      )}
    </div>
  );
}

/** What sort of thing stands at a place: it tells what is likely wrong there. */
export type PlaceKind = "absent" | "bracket" | "digit" | "equals" | "goal" | "long" | "sign";

/** One place of a paper, which a checker may tap. */
export interface PaperPlace {
  at: number;
  kind: PlaceKind;
  cube: Cube;
}

interface Tapped {
  /** The place that is marked as wrong. */
  place: number | null;
  tap(place: PaperPlace): void;
}

/** A tree of what is written, in cubes; its words are what is read aloud. A checker taps its places. */
export function TileDrawing({ of, tapped }: { of: Drawn; tapped?: Tapped | undefined }) {
  const { table } = useTable();
  const tiler = new Tiler(table.mat, table.terms.game === "on-sets", tapped);
  return (
    <span class="tiles" role={tapped ? "group" : "img"} aria-label={spokenMath(of)}>
      {tiler.part(of)}
    </span>
  );
}

const plain = (face: string): Cube => ({ text: face, face, colour: "", sideways: false, upsideDown: false });

/** Draws a tree; each sign takes the colour of a cube on the mat that is not drawn yet. */
class Tiler {
  private cubes: Cube[];
  private places = 0;
  private behindEquals = false;
  private inNumeral = 0;

  constructor(
    private readonly mat: Mat,
    private readonly sets: boolean,
    private readonly tapped?: Tapped,
  ) {
    this.cubes = [...mat.required, ...mat.permitted, ...mat.resources];
  }

  /** Behind the = of an Equation stands the Goal. */
  private mark(text: string): ComponentChildren {
    if (text === "=") {
      this.cubes = this.mat.goal?.chunks.flat() ?? [];
      this.behindEquals = true;
    }
    return this.place("mark", plain(text), text === "=" ? "equals" : "bracket", text);
  }

  /** Something that stands there; for a checker it is a button. */
  private place(shown: string, cube: Cube, kind: PlaceKind, inside: ComponentChildren): ComponentChildren {
    const { tapped } = this;
    if (!tapped) return <span class={shown}>{inside}</span>;
    const at = this.places++;
    return (
      <button
        type="button"
        class={`${shown} place`}
        aria-pressed={tapped.place === at}
        aria-label={cubeWords(cube)}
        data-testid="place"
        data-kind={kind}
        onClick={() => tapped.tap({ at, kind, cube })}
      >
        {inside}
      </button>
    );
  }

  private kindOf(face: string, found: boolean): PlaceKind {
    if (this.behindEquals) return "goal";
    if (!found) return "absent";
    if (!/\d/.test(face)) return "sign";
    return this.inNumeral > 1 ? "long" : "digit";
  }

  private tile(face: string, { sideways, over }: Turn): ComponentChildren {
    const at = this.cubes.findIndex((cube) => sameSign(cube.face, face));
    const [found] = at < 0 ? [] : this.cubes.splice(at, 1);
    const cube: Cube = {
      text: face,
      face: found?.face ?? face,
      colour: found?.colour ?? "",
      sideways,
      upsideDown: over,
    };
    const kind = this.kindOf(face, found !== undefined);
    return this.place(cubeClass(cube, !found && "no-cube"), cube, kind, <Face cube={cube} />);
  }

  /** On a narrow screen a row goes on in another line: of an Equation the Goal goes there whole. */
  private row(parts: readonly Drawn[]): ComponentChildren {
    const equals = this.sets ? -1 : parts.findIndex((part) => part.kind === "sign" && part.text === "=");
    if (equals < 0) return <span class="tile-row">{parts.map((part) => this.part(part))}</span>;
    return (
      <span class="tile-row">
        {this.row(parts.slice(0, equals))}
        <span class="tile-row">{parts.slice(equals).map((part) => this.part(part))}</span>
      </span>
    );
  }

  part(drawn: Drawn): ComponentChildren {
    switch (drawn.kind) {
      case "number":
        this.inNumeral = drawn.text.length;
        return <span class="numeral">{[...drawn.text].map((face) => (face === "." ? "." : this.tile(face, drawn)))}</span>;
      case "sign":
        return drawn.text === ";" || (drawn.text === "=" && !this.sets) ? this.mark(drawn.text) : this.tile(drawn.text, drawn);
      case "row":
        return this.row(drawn.parts);
      case "group":
        return (
          <span class="tile-row">
            {this.mark(drawn.open)}
            {this.part(drawn.inside)}
            {this.mark(drawn.close)}
          </span>
        );
      case "noted":
        return (
          <span class="noted">
            {this.part(drawn.of)}
            <small>{drawn.note}</small>
          </span>
        );
      case "fraction":
        return (
          <span class="fraction">
            <span>{this.part(drawn.top)}</span>
            <span>{this.part(drawn.bottom)}</span>
          </span>
        );
      case "power":
        return (
          <span class="tile-row">
            {this.part(drawn.base)}
            <span class="exponent">{this.part(drawn.exponent)}</span>
          </span>
        );
      case "root":
        return (
          <span class="tile-row">
            {drawn.index && <span class="exponent">{this.part(drawn.index)}</span>}
            <span class="radical" aria-hidden="true">
              √
            </span>
            <span class="radicand">{this.part(drawn.of)}</span>
          </span>
        );
      case "after":
        return (
          <span class="tile-row">
            {this.part(drawn.of)}
            {drawn.mark === "!" ? this.mark("!") : this.tile(drawn.mark, { sideways: false, over: false })}
          </span>
        );
    }
  }
}
