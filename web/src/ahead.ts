/* A move that was sent, shown before the server has answered: confirmed or taken back by what comes. */
import type { Do, Mat, Table } from "./wire";
import type { Place } from "./offers";

/** Kinds that move cubes, and that are not offered again while one of them is on its way. */
const MOVING = new Set(["move", "move_two", "bonus", "shift"]);

/** The table as it will look if a deed is done; nothing if that cannot be told without the rules. */
export function shownAhead(table: Table, { kind, parts = {}, seen }: Do): Table | null {
  if (seen !== table.number || !MOVING.has(kind)) return null;
  const cubes = words(parts["cubes"] ?? parts["cube"]);
  const places = words(parts["to"]);
  const from = kind === "shift" ? "permitted" : "resources";
  let mat: Mat | null = table.mat;
  cubes.forEach((cube, at) => {
    mat = mat && moved(mat, cube, from, (places[at] ?? "forbidden") as Place);
  });
  if (cubes.length === 0 || !mat) return null;
  return { ...table, mat, offers: table.offers.filter((offer) => !MOVING.has(offer.kind)) };
}

const words = (part: string | string[] | undefined): string[] =>
  typeof part === "string" ? part.split(" ").filter(Boolean) : (part ?? []);

function moved(mat: Mat, text: string, from: "resources" | "permitted", to: Place): Mat | null {
  const at = mat[from].findIndex((cube) => cube.text === text);
  const cube = mat[from][at];
  if (!cube || to === "goal" || to === "resources") return null;
  const left = mat[from].filter((_, index) => index !== at);
  const taken = { ...mat, [from]: left };
  return { ...taken, [to]: [...taken[to], cube] };
}
