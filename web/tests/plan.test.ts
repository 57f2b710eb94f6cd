/* What becomes of a move that was planned before one's turn. */
import { expect, test } from "vitest";
import { canPlan, fateOf, planTargets, restoredPlan, type Plan } from "../src/table/plan";
import type { Cube, Table } from "../src/wire";

const cube = (text: string): Cube => ({ text, face: "", colour: "", sideways: false, upsideDown: false });
const MOVES = { kind: "move", label: "", parts: ["cube", "to"], rows: [["k7", "required"]], free: false, told: "", clause: "" };

function table(change: Partial<Table> = {}): Table {
  const mat = { resources: [cube("k7"), cube("r1")], goal: null, goalSet: true, required: [], permitted: [], forbidden: [], universe: [] };
  const plain = { phase: "move", shake: 2, seat: "A", turn: "B", block: "", challenge: null, over: false, offers: [], mat };
  return { ...plain, terms: { mode: "guarded" }, players: [{ seat: "A" }, { seat: "B" }], ...change } as unknown as Table;
}

const plan: Plan = { text: "k7", to: "required", shake: 2, number: 7 };
const mine = { turn: "A", offers: [MOVES] };

test("a move is planned while another player is to move", () => {
  expect(canPlan(table())).toBe(true);
  expect(planTargets({ text: "k7", from: "resources" }).map(({ to }) => to)).toEqual(["required", "permitted", "forbidden"]);
  expect(planTargets({ text: "k7", from: "required" })).toEqual([]);
});

test("nobody plans on one's own turn, after a challenge, at an open table or as a guest", () => {
  expect(canPlan(table(mine))).toBe(false);
  expect(canPlan(table({ challenge: {} as Table["challenge"] }))).toBe(false);
  expect(canPlan(table({ terms: { mode: "open" } as Table["terms"] }))).toBe(false);
  expect(canPlan(table({ seat: "" }))).toBe(false);
  expect(canPlan(table({ phase: "goal" }))).toBe(false);
});

test("a plan waits for one's turn, and while somebody holds the block", () => {
  expect(fateOf(plan, table())).toBe("waits");
  expect(fateOf(plan, table({ ...mine, block: "B" }))).toBe("waits");
});

test("it is played when the table offers it", () => {
  expect(fateOf(plan, table(mine))).toBe("plays");
  expect(fateOf({ ...plan, to: "forbidden" }, table(mine))).toBe("refused");
});

test("it is off when its cube has gone, somebody has challenged or another shake begins", () => {
  expect(fateOf({ ...plan, text: "b4" }, table(mine))).toBe("gone");
  expect(fateOf(plan, table({ ...mine, challenge: {} as Table["challenge"] }))).toBe("stopped");
  expect(fateOf(plan, table({ ...mine, shake: 3 }))).toBe("stopped");
});

test("a plan outlives a reload within its shake", () => {
  const kept = JSON.stringify(plan);
  expect(restoredPlan(kept, table({ number: 7 }))).toEqual(plan);
  expect(restoredPlan(kept, table({ number: 9 }))).toEqual(plan);
  expect(restoredPlan(kept, table({ number: 9, shake: 3 }))).toBeNull();
  expect(restoredPlan(kept, table({ number: 6 }))).toBeNull();
  expect(restoredPlan("", table())).toBeNull();
});
