/* From an order to a seat at a table. */
import { api } from "./api";
import { memory } from "./memory";
import { go } from "./route";
import type { Game, Options, Order } from "./wire";
import { t } from "./words";

/** Orders a table and goes there; a name that is empty is the usual one. */
export async function takeTable(wanted: Order, name: string): Promise<void> {
  memory.keepNickname(name);
  const seated = await api.order({ ...wanted, nickname: name || t("web-nickname-usual") });
  memory.keepToken(seated.code, seated.token);
  go(`/t/${seated.code}`);
}

export const gameOf = (options: Options, edition: string): Game =>
  options.books.find(({ name }) => name === edition)?.game ?? "equations";

/** What one click plays of a game. */
export const usualOf = (options: Options, game: Game): Order | undefined =>
  options.usual.find(({ edition }) => gameOf(options, edition) === game);
