/* From an order to a seat at a table. */
import { api } from "./api";
import { memory } from "./memory";
import { go } from "./route";
import type { Game, Options, Order, Rung } from "./wire";
import { t } from "./words";

/** Orders a table and goes there; a name that is empty is the usual one. It may be that of a level. */
export async function takeTable(wanted: Order, name: string, rung = ""): Promise<void> {
  memory.keepNickname(name);
  const seated = await api.order({ ...wanted, nickname: name || t("web-nickname-usual") });
  memory.keepToken(seated.code, seated.token);
  if (rung) memory.keepRung(seated.code, rung);
  go(`/t/${seated.code}`);
}

export const gameOf = (options: Options, edition: string): Game =>
  options.books.find(({ name }) => name === edition)?.game ?? "equations";

/** The levels of a game, the first game first. */
export const rungsOf = (options: Options, game: Game): Rung[] => options.ladder.filter((rung) => rung.game === game);

/** The level that comes next: the first that was not played to its end; none if all were. */
export const nextRung = (options: Options, game: Game): Rung | undefined =>
  rungsOf(options, game).find(({ name }) => !memory.climbed(game).includes(name));

/** What one click plays of a game: the first game, then whatever was played last; all of it for one who knows it. */
export function playNow(options: Options, game: Game): { order: Order; rung: string } | undefined {
  const usual = options.usual.find(({ edition }) => gameOf(options, edition) === game);
  if (memory.knows() && usual) return { order: usual, rung: "" };
  const rungs = rungsOf(options, game);
  const known = rungs.filter(({ name }) => memory.climbed(game).includes(name)).at(-1) ?? rungs[0];
  return known && { order: known.order, rung: known.name };
}
