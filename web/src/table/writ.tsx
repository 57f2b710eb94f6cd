/* What stands on a paper, as people write it; the typed text is at hand for whoever wants it. */
import { drawing, meantBy, uncoloured } from "../math";
import { t } from "../words";
import { TileDrawing, type PaperPlace } from "./tiles";

/** A text of the notation, drawn: without the letters of the colours, which nobody writes. */
interface Props {
  text: string;
  sets: boolean;
  /** The place that a checker has tapped, and what is done when one is. */
  tapped?: { place: number | null; tap(place: PaperPlace): void } | undefined;
}

export function Writ({ text, sets, tapped }: Props) {
  const found = drawing(text, sets);
  if (found === null) {
    return (
      <p class="writ" data-testid="writ">
        {uncoloured(text)}
      </p>
    );
  }
  const meant = meantBy(text);
  return (
    <div class="writ" data-testid="writ">
      <TileDrawing of={found} tapped={tapped} />
      {meant && <span class="meant">{t("web-writ-where", { meant: meant.replace(/\bblank\b/, t("web-card-blank")) })}</span>}
      <details class="typed">
        <summary>{t("web-writ-typed")}</summary>
        <code>{uncoloured(text)}</code>
      </details>
    </div>
  );
}
