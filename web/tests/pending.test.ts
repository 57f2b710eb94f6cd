/* Deeds on a line that breaks: nothing acknowledged is sent again, nothing is sent twice blindly. */
import { expect, test } from "vitest";
import { Pending, delay } from "../src/pending";
import type { Do } from "../src/wire";

const deed = (id: number, seen: number): Do => ({ type: "do", id, seen, kind: "move", parts: {} });

test("a deed that was acknowledged is not sent again", async () => {
  const pending = new Pending();
  const answer = pending.add(deed(1, 7));
  pending.settle(1, true);
  expect(pending.afterReturn(7)).toEqual([]);
  expect(await answer).toBe(true);
});

test("a deed that cannot have been done is sent again", () => {
  const pending = new Pending();
  void pending.add(deed(1, 7));
  expect(pending.afterReturn(7)).toEqual([deed(1, 7)]);
  expect(pending.size).toBe(1);
});

test("a deed at a table that has gone on is let go", async () => {
  const pending = new Pending();
  const answer = pending.add(deed(1, 7));
  expect(pending.afterReturn(8)).toEqual([]);
  expect(await answer).toBe(false);
  expect(pending.size).toBe(0);
});

test("a double click is one deed", () => {
  const pending = new Pending();
  const answer = pending.add(deed(1, 7));
  expect(pending.same(deed(2, 7))).toBe(answer);
  expect(pending.same(deed(2, 8))).toBeNull();
});

test("tries come slower and slower, up to ten seconds", () => {
  expect(delay(0, 1)).toBe(400);
  expect(delay(3, 1)).toBe(3200);
  expect(delay(30, 1)).toBe(10_000);
  expect(delay(3, 0)).toBeLessThan(delay(3, 1));
});
