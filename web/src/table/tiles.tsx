/* A paper while it grows: drawn as mathematics, with the cubes of the mat as tiles. */
import type { ComponentChildren } from "preact";
import { sameSign } from "../draft";
import { drawing, type Drawn, type Turn } from "../math";
import { spokenMath } from "../spoken";
import type { Cube, Mat } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { Face, cubeClass } from "./cube";

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

/** A tree of what is written, in cubes; its words are what is read aloud. */
export function TileDrawing({ of }: { of: Drawn }) {
  const { table } = useTable();
  return (
    <span class="tiles" role="img" aria-label={spokenMath(of)}>
      {new Tiler(table.mat, table.terms.game === "on-sets").part(of)}
    </span>
  );
}

/** Draws a tree; each sign takes the colour of a cube on the mat that is not drawn yet. */
class Tiler {
  private cubes: Cube[];

  constructor(
    private readonly mat: Mat,
    private readonly sets: boolean,
  ) {
    this.cubes = [...mat.required, ...mat.permitted, ...mat.resources];
  }

  /** Behind the = of an Equation stands the Goal. */
  private mark(text: string): ComponentChildren {
    if (text === "=") this.cubes = this.mat.goal?.chunks.flat() ?? [];
    return <span class="mark">{text}</span>;
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
    return (
      <span class={cubeClass(cube, !found && "no-cube")}>
        <Face cube={cube} />
      </span>
    );
  }

  part(drawn: Drawn): ComponentChildren {
    switch (drawn.kind) {
      case "number":
        return <span class="numeral">{[...drawn.text].map((face) => (face === "." ? "." : this.tile(face, drawn)))}</span>;
      case "sign":
        return drawn.text === ";" || (drawn.text === "=" && !this.sets) ? this.mark(drawn.text) : this.tile(drawn.text, drawn);
      case "row":
        return <span class="tile-row">{drawn.parts.map((part) => this.part(part))}</span>;
      case "group":
        return (
          <span class="tile-row">
            <span class="mark">{drawn.open}</span>
            {this.part(drawn.inside)}
            <span class="mark">{drawn.close}</span>
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
            {drawn.mark === "!" ? <span class="mark">!</span> : this.tile(drawn.mark, { sideways: false, over: false })}
          </span>
        );
    }
  }
}
