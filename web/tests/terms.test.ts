/* Terms in sentences: each is found where it first stands, and no part of another word is. */
import { expect, test } from "vitest";
import { formsOf, pieces } from "../src/rules/terms";

const GLOSSARY = formsOf({
  "term-goal": "The number to make.",
  "term-goal-forms": "Goal, Goals",
  "term-third-party-forms": "Third Party",
  "term-shake-forms": "shake, shakes",
});

test("a term is found once in a sentence, in any of its forms", () => {
  expect(pieces("Set the Goal. A Goal is a number.", GLOSSARY)).toEqual([
    "Set the ",
    ["Goal", "goal"],
    ". A Goal is a number.",
  ]);
  expect(pieces("Goals", GLOSSARY)).toEqual([["Goals", "goal"]]);
  expect(pieces("the Third Party", GLOSSARY)).toEqual(["the ", ["Third Party", "third-party"]]);
});

test("a part of another word is none", () => {
  expect(pieces("Goal-setter, milkshakes", GLOSSARY)).toEqual(["Goal-setter, milkshakes"]);
});

test("without a glossary the sentence stands as it is", () => {
  expect(pieces("Set the Goal.", formsOf({}))).toEqual(["Set the Goal."]);
});
