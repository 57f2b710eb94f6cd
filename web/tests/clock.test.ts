/* Clocks: counted from the frame, told in minutes, the last ten seconds. */
import { expect, test } from "vitest";
import { lastSecond, leftOf, share, told } from "../src/clock";
import type { Clock } from "../src/wire";

const clock = (change: Partial<Clock>): Clock => ({
  task: "turn",
  title: "to move",
  players: ["A"],
  left: 60_000,
  whole: 120_000,
  counting: false,
  extra: false,
  paused: false,
  hands: [],
  ...change,
});

test("what is left runs from the moment the frame came", () => {
  expect(leftOf(clock({}), 1000, 11_000)).toBe(50_000);
  expect(leftOf(clock({ left: 500 }), 0, 9000)).toBe(0);
});

test("a clock that stands still does not run", () => {
  expect(leftOf(clock({ left: null }), 0, 10)).toBeNull();
  expect(leftOf(clock({ paused: true }), 0, 10_000)).toBe(60_000);
});

test("time is told in minutes and seconds", () => {
  expect([65_000, 60_001, 60_000, 900, 0].map(told)).toEqual(["1:05", "1:01", "1:00", "0:01", "0:00"]);
});

test("the last ten seconds are counted", () => {
  expect([null, 0, 10_001, 10_000, 1].map(lastSecond)).toEqual([null, null, null, 10, 1]);
});

test("the bar shows the share that is left", () => {
  expect(share(30_000, 60_000)).toBe(0.5);
  expect(share(90_000, 60_000)).toBe(1);
  expect(share(null, 60_000)).toBe(1);
});
