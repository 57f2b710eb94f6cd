/* The session and the table, for every component below the table page. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { isolated } from "../words";
import type { Player, Table } from "../wire";
import type { Session } from "./session";

export interface AtTable {
  session: Session;
  table: Table;
  came: number;
}

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const found = useContext(TableContext);
  if (found === null) throw new Error("There is no table here.");
  return found;
}

export const playerAt = (table: Table, seat: string): Player | undefined =>
  table.players.find((player) => player.seat === seat);

/** A name to stand in a sentence. */
export const nameAt = (table: Table, seat: string): string => isolated(playerAt(table, seat)?.name || seat);
