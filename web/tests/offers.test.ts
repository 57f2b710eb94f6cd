/* What may be done comes from the offers, and from nothing else. */
import { expect, test } from "vitest";
import { canBeHeld, isListed, targets, waysOf } from "../src/offers";
import type { Offer } from "../src/wire";

const offer = (kind: string, parts: string[] = [], rows: string[][] = [], free = false): Offer => ({
  kind,
  label: kind,
  parts,
  rows,
  free,
  told: "",
  clause: "",
});
const MOVES = [
  offer("move", ["cube", "to"], [
    ["r3", "required"],
    ["r3", "forbidden"],
    ["k+", "permitted"],
  ]),
  offer("bonus", ["cube", "to"], [["r3", "forbidden"]]),
];
const places = (found: { to: string; kind: string }[]) => found.map(({ to, kind }) => `${kind} ${to}`);

test("a cube goes where a row allows", () => {
  expect(places(targets(MOVES, { text: "r3", from: "resources" }))).toEqual(["move required", "move forbidden"]);
  expect(places(targets(MOVES, { text: "k+", from: "resources" }))).toEqual(["move permitted"]);
  expect(targets(MOVES, { text: "b9", from: "resources" })).toEqual([]);
  expect(targets(MOVES, { text: "r3", from: "required" })).toEqual([]);
});

test("with a bonus called, only a bonus is a target", () => {
  const [only] = targets(MOVES, { text: "r3", from: "resources" }, true);
  expect(only).toEqual({ to: "forbidden", kind: "bonus", parts: { cube: "r3", to: "forbidden" } });
});

test("where a Goal may be laid, cubes go to the Goal", () => {
  const offers = [offer("goal", ["goal"], [], true)];
  expect(places(targets(offers, { text: "r3", from: "resources" }))).toEqual(["goal goal"]);
});

test("cubes on the mat are shifted, carried or taken back", () => {
  const offers = [
    offer("shift", ["cube", "to"], [["r3", "required"]]),
    offer("shift", ["cube", "to", "as_bonus"], [["r3", "forbidden", ""]]),
    offer("transfer", ["cube", "source", "to"], [["g4", "required", "permitted"]]),
    offer("take_back", ["cube"], [["k+"]]),
  ];
  expect(places(targets(offers, { text: "r3", from: "permitted" }))).toEqual(["shift required"]);
  expect(places(targets(offers, { text: "r3", from: "permitted" }, true))).toEqual(["shift forbidden"]);
  expect(places(targets(offers, { text: "g4", from: "required" }))).toEqual(["transfer permitted"]);
  expect(places(targets(offers, { text: "k+", from: "forbidden" }))).toEqual(["take_back resources"]);
  expect(canBeHeld(offers, { text: "r3", from: "permitted" })).toBe(true);
  expect(canBeHeld(offers, { text: "r3", from: "resources" })).toBe(false);
});

test("rows of several offers of a kind are joined", () => {
  const offers = [offer("accept", ["writer"], [["A"]]), offer("accept", ["writer"], [["B"]])];
  expect(waysOf(offers, "accept")).toEqual([{ writer: "A" }, { writer: "B" }]);
  expect(isListed(offers, "accept", { writer: "B" })).toBe(true);
  expect(isListed(offers, "accept", { writer: "C" })).toBe(false);
});
