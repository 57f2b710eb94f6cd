/* Drafts are kept by table, shake and seat, and dropped when they are of no use. */
import { expect, test } from "vitest";
import { draftName, pastDrafts } from "../src/memory";

const name = (code: string, shake: number, seat = "A") => draftName("paper", { code, shake, seat });
const NAMES = [name("CDFGH", 1), name("CDFGH", 2), name("CDFGH", 2, "B"), name("CDFGH", 20), name("HGFDC", 1), "goalsetter-muted"];

test("each seat, shake and kind has a draft of its own", () => {
  const all = [...NAMES.slice(0, 5), draftName("goal", { code: "CDFGH", shake: 1, seat: "A" })];
  expect(new Set(all).size).toBe(6);
});

test("drafts of other shakes are dropped, and of no other table", () => {
  expect(pastDrafts(NAMES, "CDFGH", 2)).toEqual([name("CDFGH", 1), name("CDFGH", 20)]);
});

test("when the shake is over all drafts of the table are dropped", () => {
  expect(pastDrafts(NAMES, "CDFGH", null)).toEqual(NAMES.slice(0, 4));
});
