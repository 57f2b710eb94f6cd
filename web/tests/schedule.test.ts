/* The schedule of guests beside the server's: the same tries make the same cards. */
import kept from "../../tests/practice/courses.json?raw";
import { expect, test } from "vitest";
import { knownNow, newCard, planSitting, reviewCard, type ItemTry, type Pace, type SkillCard } from "../src/practice/schedule";

interface Course {
  pace: Pace;
  known: number;
  at: number;
  steps: { at: number; tried: ItemTry; card: SkillCard }[];
}

const courses = JSON.parse(kept) as Course[];

test("every course of a season comes out as on the server", () => {
  expect(courses.length).toBeGreaterThanOrEqual(24);
  for (const { pace, known, at, steps } of courses) {
    let card = newCard(steps[0]?.card.name ?? "");
    for (const { at: moment, tried, card: expected } of steps) {
      card = reviewCard(card, tried, moment, pace);
      const { stability, difficulty, ...rest } = card;
      const { stability: firm, difficulty: hard, ...others } = expected;
      expect(rest).toEqual(others);
      expect(Math.abs(stability / firm - 1)).toBeLessThan(1e-5);
      expect(Math.abs(difficulty / hard - 1)).toBeLessThan(1e-5);
    }
    expect(knownNow(card, at, pace)).toBeCloseTo(known, 5);
  }
});

test("a sitting asks for what is due, the least known first, and then for what is new", () => {
  const pace = { retention: 0.9, most: 45 };
  const cards = courses.slice(0, 4).map(({ steps }) => steps.at(-1)?.card).filter((card) => card !== undefined);
  const late = Math.max(...cards.map(({ due }) => due));
  const plan = planSitting(cards, late, pace);
  expect(plan).toHaveLength(10);
  expect(plan.slice(0, 4).sort()).toEqual(cards.map(({ name }) => name).sort());
  expect(plan.slice(4)).toEqual(Array(6).fill(""));
  expect(planSitting(cards, 0, pace)).toEqual(Array(10).fill(""));
});
