/* Finding a clause by how it is cited, and by its words. */
import { expect, test } from "vitest";
import { findPlace, marked, search } from "../src/rules/books";
import type { RuleBook } from "../src/wire";

const book = (label: string, aliases: string[], clauses: [string, string][]): RuleBook => ({
  label,
  slug: label.toLowerCase().replaceAll(" ", "-"),
  aliases,
  title: label,
  about: "",
  sections: [
    { label: "VII", title: "Writing", text: "", clauses: clauses.map(([name, text]) => ({ label: name, text })) },
  ],
  tables: [],
  phases: {}, terms: {},
});
const BOOKS = [
  book("2018-19", [], [["VII-B-6", "One meaning only."], ["VII-B-6-b-i", "√ holds for the next number."]]),
  book("Basic 2019-20", ["2019-20"], [["VII-B", "It passes each test."]]),
];

test("a clause is found by its citation, an example by the clause above it", () => {
  expect(findPlace(BOOKS, "2018-19 VII-B-6-b-(i)")?.label).toBe("VII-B-6-b-i");
  expect(findPlace(BOOKS, "2018-19 VII-B-6 example (a)")?.label).toBe("VII-B-6");
  expect(findPlace(BOOKS, "2019-20 VII-B-3")?.book.label).toBe("Basic 2019-20");
  expect(findPlace(BOOKS, "2018-19 XX")).toBeNull();
  expect(findPlace(BOOKS, "judges E4")).toBeNull();
});

test("a search goes through every book, and what is said goes before the title of a section", () => {
  expect(search(BOOKS, "one MEANING").map(({ label }) => label)).toEqual(["VII-B-6"]);
  expect(search(BOOKS, "vii-b")[0]?.label).toBe("VII-B");
  expect(search(BOOKS, "writing")).toHaveLength(3);
  expect(search(BOOKS, "  ")).toEqual([]);
});

test("the words that are looked for are marked, with or without accents", () => {
  const marks = (text: string, wanted: string) => marked(text, wanted).filter(({ fits }) => fits).map(({ piece }) => piece);
  expect(marks("Say the Reason, then the reasons.", "reason")).toEqual(["Reason", "reason"]);
  expect(marks("La bonificación, aquí", "bonificacion aqui")).toEqual(["bonificación", "aquí"]);
  expect(marks("a cube at a time", "a cube")).toEqual(["cube"]);
  expect(marked("nothing", "")).toEqual([{ piece: "nothing", fits: false }]);
  expect(marked("one two", "two").map(({ piece }) => piece).join("")).toBe("one two");
});
