/* How cubes and cards look. A cube shows its sign in its colour, and the letter of that colour. */
import { Sign, isDrawn } from "../look/signs";
import { signWords, turnedWords } from "../spoken";
import type { Card, Cube } from "../wire";
import { t } from "../words";

const LETTERS: Record<string, string> = { red: "R", blue: "B", green: "G", black: "K", yellow: "Y" };
const UNDERLINED = new Set(["6", "9", "∪", "∩", "V", "Λ"]);
const isDot = (cube: Cube): boolean => cube.colour !== "" && LETTERS[cube.colour] === cube.face;

/** A cube in words: `3`, `times, sideways`; its colour is its description, told after its name. */
export function cubeWords(cube: Cube): string {
  const sign = isDot(cube) ? t(`web-colour-${cube.colour}`) : signWords(cube.face);
  return [sign, ...turnedWords({ sideways: !!cube.sideways, over: !!cube.upsideDown })].join(", ");
}

/** A cube in words, its colour first: `red 3`. */
export const cubeWhole = (cube: Cube): string =>
  cube.colour && !isDot(cube) ? `${t(`web-colour-${cube.colour}`)} ${cubeWords(cube)}` : cubeWords(cube);

/** The name of the element that tells the colour of a cube. */
export const colourOf = (cube: Cube): string | undefined =>
  cube.colour && !isDot(cube) ? `colour-${cube.colour}` : undefined;

/** The colours in words, once a page, for cubes to point at. */
export function ColourNames() {
  return (
    <div hidden>
      {Object.keys(LETTERS).map((colour) => (
        <span key={colour} id={`colour-${colour}`}>
          {t(`web-colour-${colour}`)}
        </span>
      ))}
    </div>
  );
}

/** The classes of whatever shows a cube: its colour, and what else is so. */
export const cubeClass = (cube: Cube, ...more: (string | false | undefined)[]): string =>
  ["cube", cube.colour, ...more].filter(Boolean).join(" ");

/**
 * The face of a cube; whoever shows it puts it into a button or a plain box, and names it in words.
 * Digits and letters are drawn by the style sheet, so that they are no second name.
 */
export function Face({ cube }: { cube: Cube }) {
  const classes = ["face"];
  if (cube.sideways) classes.push("sideways");
  if (cube.upsideDown) classes.push("upside-down");
  if (UNDERLINED.has(cube.face)) classes.push("underlined");
  if (isDot(cube)) classes.push("dot");
  const letter = isDot(cube) ? "" : (LETTERS[cube.colour] ?? "");
  const drawn = isDrawn(cube.face) && !isDot(cube);
  return (
    <>
      <span class={classes.join(" ")} data-shown={drawn ? undefined : cube.face} aria-hidden="true">
        {drawn && <Sign face={cube.face} />}
      </span>
      {letter && <span class="letter" data-shown={letter} aria-hidden="true" />}
    </>
  );
}

interface BoxProps {
  cube: Cube;
  place?: string;
  small?: boolean;
  fresh?: boolean;
}

/** A cube that only lies there. */
export function CubeBox({ cube, place = "", small, fresh }: BoxProps) {
  return (
    <span
      class={cubeClass(cube, small && "small", fresh && "fresh")}
      role="img"
      aria-label={cubeWords(cube)}
      aria-describedby={colourOf(cube)}
      data-testid="cube"
      data-text={cube.text}
      data-section={place}
    >
      <Face cube={cube} />
    </span>
  );
}

const DOTS = ["blue", "red", "green", "yellow"] as const;

/** A card with its dots, each with the letter of its colour. */
export function CardBox({ card, testid = "card" }: { card: Card; testid?: string }) {
  const dots = card.dots.map((dot) => t(`web-colour-${dot}`));
  const words = dots.length > 0 ? t("web-card", { dots: dots.join(", ") }) : t("web-card-blank");
  return (
    <span class="card" role="img" aria-label={words} data-testid={testid} data-text={card.text}>
      {DOTS.map((dot) => (
        <span key={dot} class={card.dots.includes(dot) ? `spot spot-${dot}` : "spot none"}>
          {card.dots.includes(dot) ? LETTERS[dot] : ""}
        </span>
      ))}
    </span>
  );
}
