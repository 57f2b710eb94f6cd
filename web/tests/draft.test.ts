/* Writing at the cursor, and which cubes of the pad are used. */
import { expect, test } from "vitest";
import { History, blank, enclose, erase, insert, note, padCubes, written } from "../src/draft";
import type { Cube } from "../src/wire";

const cube = (text: string): Cube => ({ text, face: "", colour: "", sideways: false, upsideDown: false });

test("a piece comes in at the cursor", () => {
  expect(insert({ text: "3+", from: 2, to: 2 }, "4")).toEqual({ text: "3+4", from: 3, to: 3 });
  expect(insert({ text: "3+4", from: 1, to: 2 }, "x")).toEqual({ text: "3x4", from: 2, to: 2 });
  expect(insert({ text: "34", from: 1, to: 1 }, " = ").from).toBe(4);
});

test("brackets go round what is marked", () => {
  expect(enclose({ text: "3+4", from: 0, to: 3 }, "(", ")").text).toBe("(3+4)");
  expect(enclose({ text: "", from: 0, to: 0 }, "(", ")")).toEqual({ text: "()", from: 1, to: 1 });
});

test("one sign is erased, or what is marked", () => {
  expect(erase({ text: "3√", from: 2, to: 2 })).toEqual({ text: "3", from: 1, to: 1 });
  expect(erase({ text: "3+4", from: 1, to: 3 }).text).toBe("3");
  expect(erase({ text: "3", from: 0, to: 0 }).text).toBe("3");
});

test("a cube is written without its colour", () => {
  expect(["r3", "uk8", "B", "s/", "bx", "√"].map((text) => written(cube(text)))).toEqual(["3", "u8", "B", "s/", "x", "√"]);
});

test("each use takes one cube, the very one first, else one with the same sign", () => {
  const groups: [string, Cube[]][] = [
    ["required", [cube("r3"), cube("b3")]],
    ["resources", [cube("k+"), cube("r3")]],
  ];
  expect(padCubes(groups, ["b3", "+"]).map(({ used }) => used)).toEqual([false, true, true, false]);
  expect(padCubes(groups, ["3", "3"]).map(({ used }) => used)).toEqual([true, true, false, false]);
  expect(padCubes(groups, []).some(({ used }) => used)).toBe(false);
});

test("a note goes behind the sign before the cursor", () => {
  expect(note({ text: "0+1", from: 1, to: 1 }, "5")).toEqual({ text: "0<5>+1", from: 4, to: 4 });
  expect(note({ text: "0<5>+1", from: 4, to: 4 }, "x").text).toBe("0<x>+1");
});

test("a wild blank card bears colours", () => {
  const at = (text: string) => ({ text, from: text.length, to: text.length });
  expect(blank(at("B ∪ R"), "G").text).toBe("B ∪ R where blank=G");
  expect(blank(at("B ∪ R where blank=G"), "B").text).toBe("B ∪ R where blank=BG");
  expect(blank(at("B where blank=G"), "G")).toEqual(at("B"));
});

test("a cube is written as it lies, or as one turns it", () => {
  expect(written(cube("ru2"))).toBe("u2");
  expect(written(cube("r2"), { sideways: true, over: true })).toBe("su2");
  expect(written(cube("ru2"), { sideways: true, over: false })).toBe("s2");
});

test("what was undone can be done again, until something else is written", () => {
  const at = (text: string) => ({ text, from: text.length, to: text.length });
  const history = new History();
  history.keep(at(""));
  history.keep(at("3"));
  expect(history.undo(at("3+"))?.text).toBe("3");
  expect(history.redo(at("3"))?.text).toBe("3+");
  expect(history.redo(at("3+"))).toBeNull();
  expect(history.undo(at("3+"))?.text).toBe("3");
  history.keep(at("3"));
  expect(history.redo(at("3x"))).toBeNull();
});
