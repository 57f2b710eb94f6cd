/* What is written, in words: as it is read from the left to the right, with no letter of a colour. */
import { beforeAll, expect, test } from "vitest";
import { drawing } from "../src/math";
import { spokenMath } from "../src/spoken";
import { useCatalogue } from "../src/words";

beforeAll(() =>
  useCatalogue({
    "web-say-plus": "plus",
    "web-say-times": "times",
    "web-say-divided": "divided by",
    "web-say-power": "to the power of",
    "web-say-root": "root",
    "web-say-equals": "equals",
    "web-say-union": "union",
    "web-say-subset": "is contained in",
    "web-say-complement": "complement",
    "web-say-stands-for": "standing for { $note }",
    "web-pad-open": "open bracket",
    "web-pad-close": "close bracket",
    "web-pad-semicolon": "semicolon",
    "web-pad-factorial": "factorial",
    "web-sideways": "sideways",
    "web-upside-down": "upside-down",
    "web-colour-blue": "blue",
    "web-colour-red": "red",
  }),
);

const said = (text: string, sets = false): string => {
  const found = drawing(text, sets);
  return found ? spokenMath(found) : "";
};

test.each([
  ["g4k+b2 = r6", "4 plus 2 equals 6"],
  ["(4+2)x3", "open bracket 4 plus 2 close bracket times 3"],
  ["(4+2)/3", "open bracket 4 plus 2 close bracket divided by 3"],
  ["2^3", "2 to the power of 3"],
  ["3√8", "3 root 8"],
  ["3!+u2", "3 factorial plus 2, upside-down"],
  ["0<5>+s2", "0 standing for 5 plus 2, sideways"],
])("%s", (text, words) => {
  expect(said(text)).toBe(words);
});

test("sets are told by their colours", () => {
  expect(said("R ⊆ B ; R' ∪ B", true)).toBe("red is contained in blue semicolon red complement union blue");
});
