/* Sliders stand behind the name of a level, and every character of the cast has a picture. */
import { expect, test } from "vitest";
import { levelIn, slidersIn, withSliders } from "../src/pages/sliders";
import { FACES } from "../src/table/portrait";

test("a bot's name carries its sliders", () => {
  const bot = withSliders("fifth-grade", [70, 30, 50, 50]);
  expect(bot).toBe("fifth-grade~70.30.50.50");
  expect(levelIn(bot)).toBe("fifth-grade");
  expect(slidersIn(bot, 4)).toEqual([70, 30, 50, 50]);
});

test("in the middle nothing is written", () => {
  expect(withSliders("champion", [50, 50, 50, 50])).toBe("champion");
  expect(slidersIn("champion", 4)).toEqual([50, 50, 50, 50]);
});

test("there is a picture of each of twelve characters", () => {
  expect(Object.keys(FACES)).toHaveLength(12);
});
