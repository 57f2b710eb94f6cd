/* The sheets of a round: typed by one person, looked at by another. Sums stand beside what is typed. */
import { useState } from "preact/hooks";
import type { EventContest, EventSheet } from "../wire";
import { t } from "../words";
import { Said } from "./day";
import { may, nameOf, roundsOf, sheetsOf, useActs, useDesk } from "./state";

export function Sheets() {
  const { news, contest } = useDesk();
  const [open, setOpen] = useState("");
  const round = roundsOf(news, contest.id).at(-1);
  if (!round || round.state === "drawn") return null;
  const sheets = sheetsOf(news, round);
  return (
    <section class="panel" data-testid="sheets">
      <h2>{t("web-event-sheets", { number: round.number })}</h2>
      <ul class="sheets">
        {sheets.map((sheet) => (
          <li key={sheet.code} data-testid="sheet" data-table={sheet.table} data-state={sheet.state}>
            <button aria-expanded={open === sheet.code} onClick={() => setOpen(open === sheet.code ? "" : sheet.code)}>
              <b>{sheet.table}</b> {t(`web-event-sheet-${sheet.postponed ? "postponed" : sheet.state}`)}
            </button>
            {open === sheet.code && <SheetForm sheet={sheet} contest={contest} done={() => setOpen("")} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The numbers that somebody typed, or nothing if there is a slip of the pen. */
function numbersIn(typed: string): number[] | null {
  const words = typed.replace(/[−–]/g, "-").split(/[\s,;+]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => /^-?\d{1,3}$/.test(word)) ? words.map(Number) : null;
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Match points by place; those who are tied share theirs (XII-A). */
export function pointsOf(totals: number[], contest: EventContest): number[] | null {
  const rows = contest.places[String(totals.length)] ?? [];
  const plain = rows.find((row) => new Set(row).size === totals.length);
  if (!plain) return null;
  return totals.map((total) => {
    const above = totals.filter((other) => other > total).length;
    const level = totals.filter((other) => other === total).length;
    return sum(plain.slice(above, above + level)) / level;
  });
}

function SheetForm({ sheet, contest, done }: { sheet: EventSheet; contest: EventContest; done(): void }) {
  const desk = useDesk();
  const { news, me } = desk;
  const doing = useActs();
  const [typed, setTyped] = useState<string[]>(sheet.players.map(() => ""));
  const byShakes = contest.detail === "shakes";
  const numbers = typed.map(numbersIn);
  const isWhole = numbers.every((row) => row !== null && (byShakes || row.length === 1));
  const totals = isWhole ? numbers.map((row) => sum(row ?? [])) : null;
  const points = totals && pointsOf(totals, contest);
  const strange = byShakes ? [...new Set(numbers.flatMap((row) => row ?? []).filter((one) => !contest.scores.includes(one)))] : [];
  const enter = async (): Promise<void> => {
    const lines = sheet.players.map((player, at) => ({
      ...{ player, initialled: true },
      ...(byShakes ? { shakes: (numbers[at] ?? []).map((score) => ({ score })) } : { total: totals?.[at] }),
    }));
    if (await doing.act("enter-sheet", { sheet: sheet.code, lines })) done();
  };
  const other = sheet.entries.find(({ by }) => by !== me.name);
  const confirm = async (): Promise<void> => {
    if (await doing.act("confirm-sheet", { sheet: sheet.code, typed_by: other?.by ?? "" })) done();
  };
  return (
    <form class="sheet-form" onSubmit={(event) => (event.preventDefault(), void enter())}>
      <Said of={doing} />
      {sheet.entries.map((entry) => (
        <p key={entry.by}>
          {t("web-event-typed-by", { name: entry.by })}{" "}
          {entry.lines.map(({ player, total, points: won }) => `${nameOf(news, player)} ${total ?? ""} (${won ?? ""})`).join(" · ")}
        </p>
      ))}
      {other && sheet.state !== "confirmed" && may(desk, "confirm-sheet") && (
        <button type="button" data-testid="sheet-confirm" disabled={doing.busy} onClick={() => void confirm()}>
          {t("web-event-confirm")}
        </button>
      )}
      {sheet.state !== "confirmed" && (
        <>
          <p>{t(byShakes ? "web-event-type-shakes" : "web-event-type-totals")}</p>
          {sheet.players.map((player, at) => (
            <label class="field" key={player}>
              <span>{nameOf(news, player)}</span>
              <input inputMode={byShakes ? "text" : "numeric"} autocomplete="off" data-testid="sheet-score" value={typed[at]} onInput={(event) => setTyped(typed.map((old, one) => (one === at ? event.currentTarget.value : old)))} />
              <output>{totals && t("web-event-sum", { total: totals[at] ?? 0, points: points?.[at] ?? 0 })}</output>
            </label>
          ))}
          {strange.length > 0 && <p role="alert">{t("web-event-strange", { came: strange.join(", "), scores: contest.scores.join(", ") })}</p>}
          <button class="primary" data-testid="sheet-enter" disabled={!isWhole || doing.busy}>
            {t("web-event-enter-sheet")}
          </button>
        </>
      )}
    </form>
  );
}
