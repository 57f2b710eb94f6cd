import { describe, expect, it } from "vitest";
import { doorOf, routeOf } from "../src/route";

describe("which page an address shows", () => {
  it("knows tables, the desk, joining and the start", () => {
    expect(routeOf("/t/abcde")).toEqual({ page: "table", code: "ABCDE" });
    expect(routeOf("/desk")).toEqual({ page: "desk" });
    expect(routeOf("/class")).toEqual({ page: "accounts", door: "class", id: "" });
    expect(routeOf("/card/CDFGHJK")).toEqual({ page: "accounts", door: "card", id: "CDFGHJK" });
    expect(["cdfgh", "cdfghj", "cdfghjk"].map(doorOf)).toEqual(["/t/CDFGH", "/r/CDFGHJ", "/card/CDFGHJK"]);
    expect(routeOf("/join", "?code=ABCDE")).toEqual({ page: "join", code: "ABCDE" });
    expect(routeOf("/nowhere")).toEqual({ page: "start" });
  });

  it("knows the pages of an event's hall, and a sheet whose code was scanned", () => {
    expect(routeOf("/e/cdfgh")).toEqual({ page: "event", code: "CDFGH" });
    expect(routeOf("/e/cdfgh/check-in")).toEqual({ page: "hall", code: "CDFGH", part: "check-in" });
    expect(routeOf("/S/CDFGHJ12")).toEqual({ page: "hall", code: "CDFGHJ12", part: "sheet" });
    expect(routeOf("/s/cdfghj12")).toEqual({ page: "hall", code: "CDFGHJ12", part: "sheet" });
  });

  it("knows both courses, and the choice between them", () => {
    expect(routeOf("/learn")).toEqual({ page: "learn", course: "" });
    expect(routeOf("/learn/")).toEqual({ page: "learn", course: "" });
    expect(routeOf("/learn/on-sets")).toEqual({ page: "learn", course: "on-sets" });
    const lesson = "mlag-equations-2018-19/elementary/upside-down";
    expect(routeOf(`/learn/${lesson}/`)).toEqual({ page: "learn", course: lesson });
    expect(routeOf("/learning")).toEqual({ page: "start" });
  });
});
