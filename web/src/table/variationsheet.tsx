/* The variation sheet at any time, and the score sheet on paper with that list on its back. */
import { useEffect, useState } from "preact/hooks";
import { api, whyNot } from "../api";
import type { VariationSheet } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { SheetTable } from "./sheet";

/** The list of this table, fetched when it is wanted. */
function useSheet(wanted: boolean): { sheet: VariationSheet | null; failed: string } {
  const { table } = useTable();
  const [sheet, setSheet] = useState<VariationSheet | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    if (!wanted || sheet) return;
    setFailed("");
    // The code of a match that is over is good no longer; its long name is.
    api.variations((table.over && table.id) || table.code).then(setSheet, (error: unknown) => setFailed(whyNot(error)));
  }, [wanted]);
  return { sheet, failed };
}

export function VariationSheetView() {
  const [open, setOpen] = useState(false);
  const { sheet, failed } = useSheet(open);
  return (
    <details class="variation-sheet" data-testid="variation-sheet" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("web-variation-sheet")}</summary>
      {failed && <p role="alert">{failed}</p>}
      {sheet && <SheetList sheet={sheet} />}
    </details>
  );
}

/** Each variation with its meaning; those that were chosen in this shake are circled. */
function SheetList({ sheet }: { sheet: VariationSheet }) {
  const { table } = useTable();
  const chosen = new Set(table.circled.filter((circled) => !circled.void).flatMap(({ codes }) => codes));
  if (sheet.variations.length === 0) return <p>{t("web-variation-sheet-none")}</p>;
  return (
    <ul>
      {sheet.variations.map(({ name, title, told }) => (
        <li key={name} data-testid="listed-variation" data-name={name}>
          <b class={chosen.has(name) ? "circled" : ""}>
            {title}
            {chosen.has(name) && <span class="unseen"> {t("web-variation-chosen")}</span>}
          </b>
          <small>{told}</small>
        </li>
      ))}
    </ul>
  );
}

/** A button that prints the score sheet; the list of variations comes on its back. */
export function PrintSheet() {
  const { table } = useTable();
  const [printing, setPrinting] = useState(false);
  const { sheet, failed } = useSheet(printing);
  const ready = printing && (sheet !== null || failed !== "");
  useEffect(() => {
    if (!ready) return;
    const end = (): void => setPrinting(false);
    addEventListener("afterprint", end, { once: true });
    print();
    return () => removeEventListener("afterprint", end);
  }, [ready]);
  return (
    <>
      <p>
        <button type="button" data-testid="print-sheet" onClick={() => setPrinting(true)}>
          {t("web-sheet-print")}
        </button>
      </p>
      {ready && (
        <div class="print-sheet" data-testid="printed-sheet" aria-hidden="true">
          <section class="sheet">
            <h2>{t("web-sheet")}</h2>
            <p>
              {table.terms.editionTitle} · {table.terms.divisionTitle}
              {table.terms.listTitle && ` · ${table.terms.listTitle}`} · {t("web-table-code", { code: table.code })}
            </p>
            <SheetTable signs />
          </section>
          {sheet && sheet.variations.length > 0 && (
            <section class="back">
              <h2>{t("web-variation-sheet")}</h2>
              <p>{[sheet.title, sheet.listTitle].filter(Boolean).join(" · ")}</p>
              <SheetList sheet={sheet} />
            </section>
          )}
        </div>
      )}
    </>
  );
}
