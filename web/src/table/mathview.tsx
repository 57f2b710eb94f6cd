/* Mathematics as people write it, drawn by the browser (MathML) from what was typed. */
import type { ComponentChildren } from "preact";
import { drawing, type Drawn } from "../math";
import { t } from "../words";

/** What was typed, drawn; nothing where it cannot be read. */
export function MathView({ text, sets }: { text: string; sets: boolean }) {
  const found = drawing(text, sets);
  return (
    <div class="drawn" data-testid="drawn" data-empty={found === null}>
      {found && (
        <>
          <span class="drawn-label">{t("web-drawn")}</span>
          <Drawing of={found} />
        </>
      )}
    </div>
  );
}

/** A tree of what is written, as MathML; with words, these are what is read aloud. */
export function Drawing({ of, words }: { of: Drawn; words?: string }) {
  return (
    <math display="inline" aria-label={words}>
      {part(of)}
    </math>
  );
}

function turned(of: { sideways: boolean; over: boolean }): string | undefined {
  const classes = [of.sideways && "m-sideways", of.over && "m-over"].filter(Boolean);
  return classes.length > 0 ? classes.join(" ") : undefined;
}

function part(drawn: Drawn): ComponentChildren {
  switch (drawn.kind) {
    case "number":
      return <mn class={turned(drawn)}>{drawn.text}</mn>;
    case "sign":
      return <mo class={turned(drawn)}>{drawn.text === "^" ? "∗" : drawn.text}</mo>;
    case "row":
      return <mrow>{drawn.parts.map(part)}</mrow>;
    case "group":
      return (
        <mrow>
          <mo>{drawn.open}</mo>
          {part(drawn.inside)}
          <mo>{drawn.close}</mo>
        </mrow>
      );
    case "noted":
      return (
        <munder>
          {part(drawn.of)}
          <mtext class="m-note">{drawn.note}</mtext>
        </munder>
      );
    case "fraction":
      return (
        <mfrac>
          <mrow>{part(drawn.top)}</mrow>
          <mrow>{part(drawn.bottom)}</mrow>
        </mfrac>
      );
    case "power":
      return (
        <msup>
          <mrow>{part(drawn.base)}</mrow>
          <mrow>{part(drawn.exponent)}</mrow>
        </msup>
      );
    case "root":
      return drawn.index === null ? (
        <msqrt>{part(drawn.of)}</msqrt>
      ) : (
        <mroot>
          <mrow>{part(drawn.of)}</mrow>
          <mrow>{part(drawn.index)}</mrow>
        </mroot>
      );
    case "after":
      return (
        <mrow>
          {part(drawn.of)}
          <mo>{drawn.mark}</mo>
        </mrow>
      );
  }
}
