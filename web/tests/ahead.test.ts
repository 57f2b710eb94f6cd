/* A move that was sent is shown before it is answered, where that can be told without the rules. */
import { expect, test } from "vitest";
import { shownAhead } from "../src/ahead";
import type { Cube, Do, Table } from "../src/wire";

const cube = (text: string): Cube => ({ text, face: text, colour: "", sideways: false, upsideDown: false });
const cubes = (...texts: string[]) => texts.map(cube);
const table = {
  number: 7,
  offers: [{ kind: "move" }, { kind: "challenge" }],
  mat: { resources: cubes("r1", "r2", "r2"), required: [], permitted: cubes("bx"), forbidden: [], goal: null },
} as unknown as Table;
const deed = (kind: string, parts: Do["parts"], seen = 7): Do => ({ type: "do", id: 1, seen, kind, parts });
const texts = (found: Cube[] | undefined) => found?.map(({ text }) => text);

test("a cube lies where it was put, and one like it stays", () => {
  const ahead = shownAhead(table, deed("move", { cube: "r2", to: "required" }));
  expect(texts(ahead?.mat.required)).toEqual(["r2"]);
  expect(texts(ahead?.mat.resources)).toEqual(["r1", "r2"]);
  expect(ahead?.offers.map(({ kind }) => kind)).toEqual(["challenge"]);
  expect(texts(table.mat.resources)).toEqual(["r1", "r2", "r2"]);
});

test("two cubes go to two places", () => {
  const ahead = shownAhead(table, deed("move_two", { cubes: "r1 r2", to: "permitted forbidden" }));
  expect(texts(ahead?.mat.permitted)).toEqual(["bx", "r1"]);
  expect(texts(ahead?.mat.forbidden)).toEqual(["r2"]);
});

test("a bonus goes to Forbidden, a shift comes from Permitted", () => {
  expect(texts(shownAhead(table, deed("bonus", { cube: "r1" }))?.mat.forbidden)).toEqual(["r1"]);
  const shifted = shownAhead(table, deed("shift", { cube: "bx", to: "required" }));
  expect([texts(shifted?.mat.permitted), texts(shifted?.mat.required)]).toEqual([[], ["bx"]]);
});

test("what cannot be told is not shown", () => {
  expect(shownAhead(table, deed("challenge", { kind: "now" }))).toBeNull();
  expect(shownAhead(table, deed("move", { cube: "k9", to: "required" }))).toBeNull();
  expect(shownAhead(table, deed("move", { cube: "r1", to: "goal" }))).toBeNull();
  expect(shownAhead(table, deed("move", {}))).toBeNull();
  expect(shownAhead(table, deed("move", { cube: "r1", to: "required" }, 6))).toBeNull();
});
