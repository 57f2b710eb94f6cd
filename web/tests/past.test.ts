/* How cubes lay earlier in a shake: as this page has seen it, and as the server tells it. */
import { expect, test } from "vitest";
import { Past } from "../src/past";
import type { Mat, Table } from "../src/wire";

const mat = (name: string) => ({ name }) as unknown as Mat;
const table = (number: number, name: string, shake = 1) => ({ shake, number, mat: mat(name) }) as Table;

test("what was seen is known, and nothing else", () => {
  const past = new Past();
  past.keep(table(3, "three"));
  past.keep(table(5, "five"));
  expect(past.at(2)).toEqual(mat("three"));
  expect(past.at(4)).toEqual(mat("five"));
  expect(past.at(3)).toBeNull();
});

test("the server tells where cubes were moved, and between that nothing has changed", () => {
  const past = new Past();
  past.keep(table(5, "five"));
  past.add({ type: "positions", id: 1, shake: 1, positions: [{ number: 0, mat: mat("zero") }, { number: 3, mat: mat("four") }] }, 5);
  expect([0, 1, 2, 3].map((number) => past.at(number))).toEqual(["zero", "zero", "zero", "four"].map(mat));
  expect(past.at(6)).toBeNull();
});

test("another shake begins with nothing", () => {
  const past = new Past();
  past.keep(table(3, "three"));
  past.keep(table(9, "nine", 2));
  past.add({ type: "positions", id: 1, shake: 1, positions: [{ number: 0, mat: mat("zero") }] }, 3);
  expect(past.at(2)).toBeNull();
  expect(past.at(0)).toBeNull();
});
