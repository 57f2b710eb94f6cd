/* What stands on a paper, as people write it; the typed text is at hand for whoever wants it. */
import { drawing, meantBy } from "../math";
import { t } from "../words";
import { TileDrawing } from "./tiles";

/** A text of the notation, drawn: without the letters of the colours, which nobody writes. */
export function Writ({ text, sets }: { text: string; sets: boolean }) {
  const found = drawing(text, sets);
  if (found === null) {
    return (
      <p class="writ" data-testid="writ">
        {text}
      </p>
    );
  }
  const meant = meantBy(text);
  return (
    <div class="writ" data-testid="writ">
      <TileDrawing of={found} />
      {meant && <span class="meant">{t("web-writ-where", { meant: meant.replace(/\bblank\b/, t("web-card-blank")) })}</span>}
      <details class="typed">
        <summary>{t("web-writ-typed")}</summary>
        <code>{text}</code>
      </details>
    </div>
  );
}
