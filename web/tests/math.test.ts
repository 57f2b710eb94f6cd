/* What is drawn of a text: only what brackets and places leave no doubt about. */
import { describe, expect, test } from "vitest";
import { drawing, meantBy, uncoloured, type Drawn } from "../src/math";

/** A drawing as a short text: `frac(1,2)`, `row(3 × 4)`. */
function told(drawn: Drawn | null): string {
  if (drawn === null) return "-";
  switch (drawn.kind) {
    case "number":
    case "sign":
      return `${drawn.sideways ? "s" : ""}${drawn.over ? "u" : ""}${drawn.text}`;
    case "row":
      return drawn.parts.map(told).join(" ");
    case "group":
      return `${drawn.open}${told(drawn.inside)}${drawn.close}`;
    case "noted":
      return `${told(drawn.of)}:${drawn.note}`;
    case "fraction":
      return `frac[${told(drawn.top)},${told(drawn.bottom)}]`;
    case "power":
      return `pow[${told(drawn.base)},${told(drawn.exponent)}]`;
    case "root":
      return `root[${drawn.index ? told(drawn.index) : ""},${told(drawn.of)}]`;
    case "after":
      return told(drawn.of) + drawn.mark;
  }
}

describe("EQUATIONS", () => {
  test.each([
    ["(5x4)+1 = 3x(5+2)", "(5 × 4) + 1 = 3 × (5 + 2)"],
    ["6/2", "frac[6,2]"],
    ["6/2x3", "6 ÷ 2 × 3"],
    ["(6+2)/4", "frac[6 + 2,4]"],
    ["(6/2)x3", "(frac[6,2]) × 3"],
    ["2^3", "pow[2,3]"],
    ["2^3+1", "2 ^ 3 + 1"],
    ["3√8", "root[3,8]"],
    ["√(9+7)", "root[,9 + 7]"],
    ["v9", "root[,9]"],
    ["r1b2", "12"],
    ["g4k+b2 = r6", "4 + 2 = 6"],
    ["ru3gx5", "u3 × 5"],
    ["1.25", "1.25"],
    ["u2x su8", "u2 × su8"],
    ["0<5>+1", "0:5 + 1"],
    ["0<x>3", "0:x 3"],
    ["6s/2", "6 s÷ 2"],
    ["(3!)-1 where 0=5", "(3!) − 1"],
    ["(8x2)^(3/4)<-8i>", "pow[(8 × 2),(frac[3,4]):-8i]"],
  ])("%s", (text, wanted) => {
    expect(told(drawing(text, false))).toBe(wanted);
  });
  test.each(["", " ", "(3x", "3)", "3 $ 2", "<5>", "0<5", "3 =", "()", "!"])("%s is not drawn", (text) => {
    expect(drawing(text, false)).toBeNull();
  });
});

describe("ON-SETS", () => {
  test.each([
    ["B U R'", "B ∪ R′"],
    ["B ⊆ R' ; G ∪ Y", "B ⊆ R′ ; G ∪ Y"],
    ["(B n R) - A", "(B ∩ R) − Λ"],
    ["Y<∪>", "Y:∪"],
    ["(B ∪ R)'", "(B ∪ R)′"],
  ])("%s", (text, wanted) => {
    expect(told(drawing(text, true))).toBe(wanted);
  });
  test.each(["B ∪ 3", "'", "(B", "B ;"])("%s is not drawn", (text) => {
    expect(drawing(text, true)).toBeNull();
  });
});

test("what is meant once for all stands at the end", () => {
  expect(meantBy("0+3 = 8 where 0=5")).toBe("0=5");
  expect(meantBy("B ∪ R where blank=BG")).toBe("blank=BG");
  expect(meantBy("B ∪ R")).toBe("");
});

test("colours are left out of a text", () => {
  expect(uncoloured("g4kxsb2 r1")).toBe("4xs2 1");
  expect(uncoloured("gsu4 bs/")).toBe("su4 s/");
  expect(uncoloured("3 2/1")).toBe("3 2/1");
});
