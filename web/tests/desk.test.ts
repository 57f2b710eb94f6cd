/* The desk: addresses that read back exactly, files of cases, cubes as texts, QR codes. */
import { expect, test } from "vitest";
import { cubeOf } from "../src/cubetext";
import { CARDS, goalPieces, layCubes, layoutOf, pretty, setGoalCubes, setLayout, turned, typed } from "../src/desk/cubes";
import { encode } from "../src/desk/qr";
import { EMPTY, addressOf, lineOf, readAddress, searchOfLink, tidied, type Asked } from "../src/desk/question";
import { fileOf, readFile, withEntry, type Entry } from "../src/desk/today";

const question: Asked = {
  ...EMPTY,
  edition: "mlag-equations-2018-19",
  division: "middle",
  variations: ["base 9", "0 wild"],
  goal: "3x 5+2",
  required: "5 gu√",
  permitted: "x 4 + 1",
  challenge: "now",
  papers: ["5x4+1 = 3x(5+2)"],
};

test("an address reads back exactly", () => {
  const search = addressOf(question, "paper").replace(/^[^?]*/, "");
  expect(readAddress(search)).toEqual({ question, ask: "paper", table: "" });
  expect(addressOf(EMPTY)).toBe("/desk");
  expect(readAddress("")).toBeNull();
});

test("junk in an address is named", () => {
  expect(readAddress("?goal=3&evil=1")).toEqual({ strange: "evil", of: "key" });
  expect(readAddress("?goal=3&goal=4")).toEqual({ strange: "goal", of: "key" });
  expect(readAddress("?ask=lunch")).toEqual({ strange: "lunch", of: "ask" });
  expect(searchOfLink("http://here/desk?goal=3", "http://here")).toBe("?goal=3");
  expect(searchOfLink("http://here/learn", "http://here")).toBeNull();
});

test("a file of cases reads back, and says which line is none", () => {
  const entry: Entry = { at: 0, ask: "paper", question, sets: false, headline: "", good: false };
  const other: Entry = { ...entry, ask: "now", question: { ...question, challenge: "", papers: [] }, good: true };
  expect(readFile(fileOf([entry, other]), 0)).toEqual([entry, other]);
  expect(readFile(`${fileOf([entry])}nothing`, 0)).toBe(2);
  expect(withEntry([entry, other], { ...other, at: 5 })).toEqual([{ ...other, at: 5 }, entry]);
});

test("a mat on one line, and a question without loose ends", () => {
  expect(lineOf(question)).toBe("goal 3x 5+2; required 5 gu√; permitted x 4 + 1");
  expect(tidied({ ...question, goal: " 3x ", papers: ["", " 1 "] })).toMatchObject({ goal: "3x", papers: ["1"] });
});

test("cubes are drawn, turned and typed", () => {
  expect(cubeOf("gsu5")).toMatchObject({ face: "5", colour: "green", sideways: true, upsideDown: true });
  expect(cubeOf("R")).toMatchObject({ face: "R", colour: "red" });
  expect([turned("r5", "u"), turned("ru5", "u"), turned("u5", "s"), turned("-", "s"), turned("|", "s")]).toEqual([
    "ru5", "r5", "su5", "|", "-",
  ]);
  expect([typed("*", false), typed("v", false), typed("u", true), typed("h", false)]).toEqual(["^", "√", "∪", ""]);
  expect(goalPieces("2x ru3+5")).toEqual(["2", "x", " ", "ru3", "+", "5"]);
  expect(pretty("5x4/2-1", false)).toBe("5×4÷2−1");
  expect(pretty("5/2", true)).toBe("5/2");
  expect(new Set(CARDS).size).toBe(16);
});

test("a Goal of ON-SETS lies in rows and stacks", () => {
  expect(setGoalCubes("5/(u3 1)")).toEqual(["5", "u3", "1"]);
  expect(layoutOf("5/(u3 1)")).toBe("0/(1 2)");
  expect(layCubes(["5", "u3", "1"], "(0 1)/2")).toBe("(5 u3)/1");
  expect(setLayout("5/(u3 1)")).toMatchObject({ kind: "stack", parts: [{ kind: "cube" }, { kind: "row" }] });
  expect(setLayout("")).toBeNull();
});

/** Of links that fill their version; another program makes the same codes of them. */
const CODES: readonly [length: number, version: number, digest: string][] = [
  [42, 3, "0be7e9f01ece42bf"],
  [251, 11, "10ed9bf6307b86eb"],
];

test.each(CODES)("a QR code of %i bytes", async (length, version, digest) => {
  const code = encode(`https://goalsetter.example/desk?${"goal=3x%2B".repeat(40)}`.slice(0, length));
  expect(code?.version).toBe(version);
  const bits = code?.dark.flat().map(Number).join("") ?? "";
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(bits)));
  expect([...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(digest);
});

test("what is too long for a QR code has none", () => {
  expect(encode("x".repeat(5000))).toBeNull();
});
