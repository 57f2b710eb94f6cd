/* Cubes as texts of the notation, which the server writes: what each looks like. */
import type { Cube } from "./wire";

const COLOURS = { r: "red", b: "blue", g: "green", k: "black" } as const;
export const DOTS = { R: "red", B: "blue", G: "green", Y: "yellow" } as const;
const FACES: Record<string, string> = { x: "×", "/": "÷", "-": "−", "^": "*", "|": "−" };

/** A cube by its text: `r3`, `gsu5`, `x`; of ON-SETS `R` or `∪`. */
export function cubeOf(text: string): Cube {
  const [, colour = "", turns = "", sign = text] = /^([rbgk]?)([su]*)(.)$/u.exec(text) ?? [];
  return {
    text,
    face: FACES[sign] ?? sign,
    colour: DOTS[sign as keyof typeof DOTS] ?? COLOURS[colour as keyof typeof COLOURS] ?? "",
    // A vertical bar is a minus on its side.
    sideways: turns.includes("s") || sign === "|",
    upsideDown: turns.includes("u"),
  };
}
