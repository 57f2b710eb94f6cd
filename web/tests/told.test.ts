/* What came as codes: whether there are words for all of it. */
import { expect, test } from "vitest";
import { isSpeakable } from "../src/told";
import { addCatalogue, useCatalogue } from "../src/words";

test("a frame waits for words that it lacks, however deep they lie", () => {
  useCatalogue({ "play-move": "{ $who } moves" });
  const frame = { type: "news", entries: [{ sentence: { say: "play-move", args: { who: "Ada" } } }] };
  expect(isSpeakable(frame)).toBe(true);
  const rare = { ...frame, entries: [{ sentence: { say: "play-move", args: { why: { say: "fault-late" } } } }] };
  expect(isSpeakable(rare)).toBe(false);
  addCatalogue({ "fault-late": "too late" });
  expect(isSpeakable(rare)).toBe(true);
});

test("what is joined has no code of its own", () => {
  useCatalogue({ "play-move": "moved" });
  expect(isSpeakable({ say: "", parts: [{ say: "play-move" }, "and so on", 3, null] })).toBe(true);
});
