/* Parts of a table that not every moment needs: they come after the mat, or before it if it needs them. */
import { lazy, type LazyPage } from "../lazy";
import type { Lobby, Table } from "../wire";

const aside = () => import("./aside");
const after = () => import("./between");
const officials = () => import("./officials");
const onpaper = () => import("./onpaper");

const part = <Props extends object>(load: Parameters<typeof lazy<Props>>[0]): LazyPage<Props> => lazy(load, false);

const parts = {
  blankProtest: part(() => aside().then((found) => found.BlankProtest)),
  leave: part(() => aside().then((found) => found.Leave)),
  lobby: part(() => aside().then((found) => found.LobbyView)),
  people: part(() => aside().then((found) => found.PeoplePanel)),
  printSheet: part(() => aside().then((found) => found.PrintSheet)),
  rulings: part(() => aside().then((found) => found.RulingsPanel)),
  scratch: part(() => aside().then((found) => found.Scratch)),
  sheet: part(() => aside().then((found) => found.SheetView)),
  variationSheet: part(() => aside().then((found) => found.VariationSheetView)),
  between: part(() => after().then((found) => found.Between)),
  onward: part(() => after().then((found) => found.Onward)),
  dealing: part(() => officials().then((found) => found.Dealing)),
  judgeSeat: part(() => officials().then((found) => found.JudgeSeat)),
  opinion: part(() => officials().then((found) => found.OpinionView)),
  checkActs: part(() => onpaper().then((found) => found.CheckActs)),
  papers: part(() => onpaper().then((found) => found.Papers)),
  writing: part(() => onpaper().then((found) => found.WritingPanel)),
};

const PLAIN = new Set(["variations", "goal", "no-goal", "move"]);

/** What the first picture of a table would lack: it waits for these, lest the page jump. */
function firstOf(table: Table | null, lobby: Lobby | null): LazyPage<never>[] {
  const { between, onward, dealing, judgeSeat, opinion, checkActs, papers, writing } = parts;
  const first = [
    ...(lobby && !table ? [parts.lobby, parts.people] : []),
    ...(table?.seat.startsWith("judge") || table?.terms.mode === "open" ? [dealing, judgeSeat, opinion] : []),
    ...(table && !PLAIN.has(table.phase) ? [between, onward, checkActs, papers, writing] : []),
  ];
  return first as unknown as LazyPage<never>[];
}

/** Fetches what the first picture needs; tells whether there is nothing to wait for. */
export function fetchFirst(table: Table | null, lobby: Lobby | null): Promise<unknown> | null {
  const missing = firstOf(table, lobby).filter((wanted) => !wanted.isThere());
  return missing.length > 0 ? Promise.allSettled(missing.map((wanted) => wanted.fetch())) : null;
}

export const {
  blankProtest: { Page: BlankProtest },
  leave: { Page: Leave },
  lobby: { Page: LobbyView },
  people: { Page: PeoplePanel },
  printSheet: { Page: PrintSheet },
  rulings: { Page: RulingsPanel },
  scratch: { Page: Scratch },
  sheet: { Page: SheetView },
  variationSheet: { Page: VariationSheetView },
  between: { Page: Between },
  onward: { Page: Onward },
  dealing: { Page: Dealing },
  judgeSeat: { Page: JudgeSeat },
  opinion: { Page: OpinionView },
  checkActs: { Page: CheckActs },
  papers: { Page: Papers },
  writing: { Page: WritingPanel },
} = parts;
