/* What may be done, as the table offers it: looked up, never decided here. */
import type { Do, Offer } from "./wire";

export type Parts = NonNullable<Do["parts"]>;
export type Place = "resources" | "goal" | "required" | "permitted" | "forbidden";
export const SECTIONS: readonly Place[] = ["required", "permitted", "forbidden"];

/** A cube that somebody has picked up. */
export interface Held {
  text: string;
  from: Place;
}

/** A place where it may be put, and the deed that puts it there. */
export interface Target {
  to: Place;
  kind: string;
  parts: Parts;
}

export const offerOf = (offers: readonly Offer[], kind: string): Offer | undefined =>
  offers.find((offer) => offer.kind === kind);

export const isOffered = (offers: readonly Offer[], kind: string): boolean =>
  offers.some((offer) => offer.kind === kind);

type Way = Record<string, string>;
const known = new WeakMap<readonly Offer[], Map<string, Way[]>>();

/** Every listed way to do something of a kind, as its parts by name; worked out once a table. */
export function waysOf(offers: readonly Offer[], kind: string): Way[] {
  const kinds = known.get(offers) ?? new Map<string, Way[]>();
  known.set(offers, kinds);
  const found = kinds.get(kind) ?? listed(offers, kind);
  kinds.set(kind, found);
  return found;
}

function listed(offers: readonly Offer[], kind: string): Way[] {
  return offers
    .filter((offer) => offer.kind === kind)
    .flatMap((offer) => offer.rows.map((row) => named(offer.parts, row)));
}

/** A row as parts by name; what a row leaves out is not said. */
export function named(parts: readonly string[], row: Offer["rows"][number]): Way {
  const told = parts.map((part, at) => [part, row[at] ?? null] as const);
  return Object.fromEntries(told.filter((each): each is [string, string] => each[1] !== null));
}

/** Whether the very deed is among those that are listed. */
export function isListed(offers: readonly Offer[], kind: string, wanted: Parts): boolean {
  return waysOf(offers, kind).some((way) =>
    Object.entries(wanted).every(([name, value]) => way[name] === value),
  );
}

/** Where a cube may go. With `bonus` the deeds that are a bonus come first. */
export function targets(offers: readonly Offer[], held: Held, bonus = false): Target[] {
  const found = [...fromResources(offers, held, bonus), ...fromMat(offers, held, bonus)];
  const seen = new Set<Place>();
  return found.filter(({ to }) => !seen.has(to) && seen.add(to));
}

function fromResources(offers: readonly Offer[], held: Held, bonus: boolean): Target[] {
  if (held.from !== "resources") return [];
  const kinds = bonus ? ["bonus"] : ["move", "bonus"];
  const listed = kinds.flatMap((kind) => moving(offers, kind, (way) => way["cube"] === held.text));
  const laying = ["place_in_goal", "goal", "add_to_goal"].filter((kind) => isOffered(offers, kind));
  const goal = laying.slice(0, bonus ? 0 : 1).map((kind) => ({ to: "goal" as const, kind, parts: {} }));
  return [...listed, ...goal];
}

function fromMat(offers: readonly Offer[], held: Held, bonus: boolean): Target[] {
  if (held.from === "resources") return [];
  const isIt = (way: Way) => way["cube"] === held.text;
  const shifted = held.from === "permitted" ? moving(offers, "shift", isIt) : [];
  const shifts = shifted.filter(({ parts }) => "as_bonus" in parts === bonus);
  const back = waysOf(offers, "take_back").filter(isIt);
  const taken = back.map((parts) => ({ to: "resources" as const, kind: "take_back", parts }));
  const carried = moving(offers, "transfer", (way) => isIt(way) && way["source"] === held.from);
  return [...taken, ...shifts, ...(shifts.length ? [] : shifted), ...carried];
}

function moving(
  offers: readonly Offer[],
  kind: string,
  fits: (way: Way) => boolean,
): Target[] {
  return waysOf(offers, kind)
    .filter(fits)
    .map((parts) => ({ to: (parts["to"] ?? "forbidden") as Place, kind, parts }));
}

/** Whether anything can be done with a cube. */
export const canBeHeld = (offers: readonly Offer[], held: Held): boolean =>
  targets(offers, held).length > 0 || targets(offers, held, true).length > 0;
