/* Sentences: found by key, their details filled in; and which page an address shows. */
import { beforeEach, expect, test } from "vitest";
import { routeOf } from "../src/route";
import { isolated, knows, list, spoken, stop, t, tOr, underTitle, useCatalogue } from "../src/words";

const WORDS = {
  "web-shake": "Shake { $number }",
  "web-brace": '{ "{" } { "}" }',
  "web-cards": "\n    { $count ->\n        [one] { $count } card\n       *[other] { $count } cards\n    }",
  "web-last": "the last one",
};

beforeEach(() => useCatalogue(WORDS));

test("details are filled in", () => {
  expect(t("web-shake", { number: 3 })).toBe("Shake 3");
  expect(t("web-brace")).toBe("{ }");
});

test("a number chooses its words", () => {
  expect(t("web-cards", { count: 1 })).toBe("1 card");
  expect(t("web-cards", { count: 0 })).toBe("0 cards");
  expect(t("web-last")).toBe("the last one");
});

test("what is missing stays to be seen", () => {
  expect(t("web-nowhere")).toBe("web-nowhere");
  expect(t("web-shake")).toBe("Shake {$number}");
  expect(tOr("web-nowhere", "else")).toBe("else");
});

test("details are text and nothing more", () => {
  expect(t("web-shake", { number: "{ $who } $& <b>" })).toBe("Shake { $who } $& <b>");
});

test("names are joined", () => {
  expect(list(["Ann", "Bo", "Cy"])).toBe("Ann, Bo, and Cy");
});

test("a name from the right is kept apart from what stands beside it", () => {
  expect(isolated("דנה")).toBe("\u2068דנה\u2069");
  expect(isolated("ليلى 7")).toBe("\u2068ليلى 7\u2069");
  expect(isolated("Ana María 7")).toBe("Ana María 7");
});

test("numbers and lists are written as the language does", () => {
  useCatalogue({ "web-shake": "Mano { $number }" }, "es");
  expect(t("web-shake", { number: 12345 })).toBe("Mano 12.345");
  expect(list(["Ana", "Beto", "Irma"])).toBe("Ana, Beto e Irma");
  expect(spoken()).toBe("es");
});

test("an address shows its page", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/t/abcd")).toEqual({ page: "table", code: "ABCD" });
  expect(routeOf("/join", "?code=AB")).toEqual({ page: "join", code: "AB" });
  expect(routeOf("/desk")).toEqual({ page: "desk" });
});

test("a sentence does not say again what stands over it", () => {
  expect(underTitle("Your turn, Ada", "Your turn: move a cube.")).toBe("Move a cube.");
  expect(underTitle("The shake is over", "The shake is over. Ready?")).toBe("Ready?");
  expect(underTitle("The match is over", "The match is over.")).toBe("The match is over.");
  expect(underTitle("Watch closely", "Wait for Ada.")).toBe("Wait for Ada.");
});

test("a sentence without a stop gets one", () => {
  expect(stop("Ada moves 2")).toBe(". ");
  expect(stop("Now!")).toBe(" ");
});

test("a message is read when it is asked for, with those that it speaks of", () => {
  useCatalogue({ "web-whole": "{ web-half } and { web-half }", "web-half": "a half of { -size }", "-size": "ten" });
  expect(t("web-whole")).toBe("a half of ten and a half of ten");
  expect(knows("web-half")).toBe(true);
  expect(knows("web-none")).toBe(false);
});
