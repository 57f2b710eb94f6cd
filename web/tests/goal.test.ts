/* Laying a Goal: order, gaps, turned cubes, shapes, and the text that comes of it. */
import { describe, expect, test } from "vitest";
import {
  EMPTY,
  add,
  goalDeed,
  goalRead,
  goalText,
  keptLaying,
  layingOf,
  lyingOf,
  remove,
  reorder,
  restoredLaying,
  shapeOf,
  shaped,
  toggleGap,
  turnOver,
  turnSideways,
  upright,
  without,
} from "../src/goal";
import type { Cube } from "../src/wire";

const cube = (text: string): Cube => ({ text, face: text.slice(-1), colour: "", sideways: false, upsideDown: false });
const laid = (...texts: string[]) => texts.reduce((laying, text) => add(laying, cube(text)), EMPTY);

describe("a Goal that is kept over a reload", () => {
  const lying = [cube("r1"), cube("r2"), cube("bx"), cube("r2")];
  test("comes back as it was laid", () => {
    const laying = turnOver(toggleGap(laid("r2", "bx", "r2"), 1), 2);
    const again = restoredLaying(keptLaying(laying), lying);
    expect(goalText(again, false)).toBe(goalText(laying, false));
    expect(new Set(again.cubes.map(({ key }) => key)).size).toBe(3);
  });
  test("keeps how it stands", () => {
    const laying = { ...laid("r1", "r2", "r2"), shape: "0/(1 2)" };
    expect(restoredLaying(keptLaying(laying), lying).shape).toBe("0/(1 2)");
  });
  test("is nothing if a cube has gone, or if nothing was kept", () => {
    expect(restoredLaying(keptLaying(laid("bx", "bx")), lying)).toBe(EMPTY);
    expect(restoredLaying("", lying)).toBe(EMPTY);
    expect(restoredLaying("{}", lying)).toBe(EMPTY);
    expect(keptLaying(EMPTY)).toBe("");
  });
});

describe("EQUATIONS", () => {
  test("cubes in a row are one chunk", () => {
    expect(goalText(laid("r1", "b2", "g+"), false)).toBe("r1b2g+");
  });
  test("a gap is a space", () => {
    expect(goalText(toggleGap(laid("r2", "bx", "r3", "k+", "g5"), 2), false)).toBe("r2bx r3k+g5");
  });
  test("nothing stands before the first cube", () => {
    const laying = toggleGap(laid("r1", "b2"), 1);
    expect(goalText(remove(laying, 0), false)).toBe("b2");
  });
  test("turned cubes have their letters", () => {
    const laying = turnOver(turnSideways(laid("k8", "r3"), 0), 0);
    expect(goalText(turnOver(laying, 1), false)).toBe("suk8ur3");
    expect(goalText(turnOver(turnOver(laid("r3"), 0), 0), false)).toBe("r3");
  });
  test("a cube changes its place and gaps stay", () => {
    const laying = toggleGap(laid("r1", "b2", "g4"), 1);
    expect(goalText(reorder(laying, 2, 0), false)).toBe("g4 r1b2");
    expect(reorder(laying, 0, 9)).toBe(laying);
  });
  test("a cube can be put between two", () => {
    expect(goalText(add(laid("r1", "g4"), cube("b+"), 1), false)).toBe("r1b+g4");
  });
});

describe("ON-SETS", () => {
  test("side by side at first", () => {
    expect(goalText(laid("3", "2"), true)).toBe("3 2");
  });
  test.each([
    ["0/1/2", "3/2/1"],
    ["0/1 2", "3/2 1"],
    ["0/(1 2)", "3/(2 1)"],
  ])("%s", (shape, text) => {
    expect(goalText({ ...laid("3", "2", "1"), shape }, true)).toBe(text);
  });
  test("another number of cubes takes the first shape again", () => {
    const laying = { ...laid("3", "2"), shape: "0/1" };
    expect(goalText(add(laying, cube("1")), true)).toBe("3 2 1");
  });
  test("a shape is drawn as rows and stacks", () => {
    const part = shaped("0/(1 2)", ["3", "2", "1"].map(cube));
    expect(part.kind).toBe("stack");
    expect(part.parts.map(({ kind }) => kind)).toEqual(["cube", "row"]);
    expect(shaped("0/1 2", ["3", "2", "1"].map(cube)).parts.map(({ kind }) => kind)).toEqual(["stack", "cube"]);
  });
});

test("a cube stands upright without s and u", () => {
  expect(["su8", "ur3", "r3", "sk/", "u√", "r|", "B"].map(upright)).toEqual(["8", "r3", "r3", "k/", "√", "r-", "B"]);
});

test("cubes that are taken are away, once each", () => {
  expect(without(["r1", "r1", "b2"].map(cube), ["r1", "b2"]).map(({ text }) => text)).toEqual(["r1"]);
});

test("a Goal that lies can be taken up", () => {
  const goal = { text: "r2bx r3", reads: "", chunks: [[cube("r2"), cube("bx")], [cube("r3")]], layout: null, makes: null };
  expect(goalText(layingOf(goal), false)).toBe("r2bx r3");
  expect(layingOf(null)).toBe(EMPTY);
});

describe("a Goal that lies on the mat", () => {
  const goal = { text: "r2bx g5", reads: "", chunks: [[cube("r2"), cube("bx")], [cube("g5")]], layout: null, makes: null };
  const lying = lyingOf(goal);
  test("cubes are known by their place", () => {
    expect(lyingOf(goal)).toEqual(lying);
  });
  test("a cube taken out", () => {
    expect(goalDeed(lying, remove(lying, 1), false)).toEqual({ kind: "take_from_goal", parts: { cubes: "bx" } });
  });
  test("laid otherwise, or as before", () => {
    expect(goalDeed(lying, turnOver(lying, 0), false)?.parts).toEqual({ goal: "ur2bx g5" });
    expect(goalDeed(lying, lying, false)).toBeNull();
  });
  test.each(["0", "0 1", "0/1", "0 1 2", "0/1/2", "0/1 2", "0 1/2", "0/(1 2)"])("its shape %s is read", (shape) => {
    expect(shapeOf(shaped(shape, [cube("3"), cube("2"), cube("1")]))).toBe(shape);
  });
});

describe("a Goal as it is said", () => {
  test("has the signs of the cubes and no colours", () => {
    expect(goalRead(toggleGap(laid("r2", "bx", "r3", "k/", "g5"), 2), false)).toBe("2× 3÷5");
    expect(goalRead(turnOver(laid("r2", "b^", "g3"), 2), false)).toBe("2*u3");
  });
  test("is a sum side by side and a product in a stack", () => {
    const three = laid("3", "2", "1");
    expect(goalRead(three, true)).toBe("3 + 2 + 1");
    expect(goalRead({ ...three, shape: "0/(1 2)" }, true)).toBe("3 × (2 + 1)");
    expect(goalRead(turnOver(three, 1), true)).toBe("3 u2 1");
  });
});
