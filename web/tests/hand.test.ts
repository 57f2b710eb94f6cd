/* What is held while others act. */
import { expect, test } from "vitest";
import { stillHeld } from "../src/table/hand";
import type { Cube, Mat } from "../src/wire";

const cube = (text: string): Cube => ({ text, face: "", colour: "", sideways: false, upsideDown: false });
const mat = (...resources: string[]): Mat => ({
  resources: resources.map(cube),
  goal: null,
  goalSet: true,
  required: [],
  permitted: [],
  forbidden: [],
  universe: [],
});
const held = { text: "r3", from: "resources" as const, index: 1 };

test("a cube stays in the hand when others act", () => {
  expect(stillHeld(held, mat("b1", "r3"))).toEqual(held);
  expect(stillHeld(held, mat("r3", "b1"))).toEqual({ ...held, index: 0 });
});

test("a cube that has gone is let go", () => {
  expect(stillHeld(held, mat("b1", "b1"))).toBeNull();
  expect(stillHeld(null, mat("r3"))).toBeNull();
});
