/* What can be said against a paper: sentences, the likely ones first, then by what happened. */
import { useState } from "preact/hooks";
import type { Reason } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { CubeBox } from "./cube";
import type { PaperPlace, PlaceKind } from "./tiles";

/** What is most often wrong with a paper as a whole, and at a place of each sort. */
const LIKELY: Record<PlaceKind | "whole", readonly string[]> = {
  whole: ["missing-required", "unequal", "too-many-resources"],
  absent: ["cube-not-available", "uses-forbidden", "too-many-resources"],
  bracket: ["form", "undefined"],
  digit: ["too-many-resources", "uses-forbidden", "cube-not-available"],
  equals: ["unequal", "form"],
  goal: ["goal-interpretation", "goal-illegal", "unequal"],
  long: ["multi-digit", "too-many-resources", "cube-not-available"],
  sign: ["undefined", "symbol-ambiguous", "too-many-resources"],
};

/** Places where other brackets may make the paper wrong. */
const GROUPED = new Set<PlaceKind>(["bracket", "sign"]);

const GROUPS: readonly [name: string, codes: readonly string[]][] = [
  ["value", ["unequal", "wrong-value", "undefined"]],
  ["cubes", ["missing-required", "uses-forbidden", "too-many-resources", "cube-not-available", "one-cube", "multi-digit"]],
  ["goal", ["goal-interpretation", "goal-illegal"]],
  ["writing", ["form", "symbol-ambiguous", "variation", "same-error", "wrong-avoid-move", "other"]],
];

/** A few words as a sentence. */
export const asSentence = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? "" : ".");

interface Props {
  /** The question over them; nothing asks what is wrong with the paper, or at the place. */
  told?: string;
  but?: string;
  place?: PaperPlace | null;
  /** Opens the field in which it is grouped otherwise, if that may be shown. */
  regroup?: (() => void) | null;
  choose(code: string, said?: string): void;
}

export function Reasons({ told, but, place = null, regroup = null, choose }: Props) {
  const { table } = useTable();
  const [words, setWords] = useState<string | null>(null);
  const known = table.reasons.filter(({ code }) => code !== but);
  const likely = LIKELY[place?.kind ?? "whole"].flatMap((code) => known.filter((reason) => reason.code === code));
  const left = known.filter((reason) => !likely.includes(reason));
  const listed = new Set(GROUPS.flatMap(([, codes]) => codes));
  const button = ({ code, title }: Reason) => (
    <button
      key={code}
      type="button"
      data-testid="reason"
      data-code={code}
      aria-expanded={code === "other" ? words !== null : undefined}
      onClick={() => (code === "other" ? setWords(words === null ? "" : null) : choose(code))}
    >
      {asSentence(title)}
    </button>
  );
  return (
    <fieldset class="reasons">
      <legend>
        {told ? t(told) : t(place ? "web-reject-why-here" : "web-reject-why")}
        {place && <CubeBox cube={place.cube} small />}
      </legend>
      <div class="reason-group likely">
        {regroup && place && GROUPED.has(place.kind) && (
          <button type="button" data-testid="reason-regroup" onClick={regroup}>
            {t("web-reject-regroup")}
          </button>
        )}
        {likely.map(button)}
      </div>
      {GROUPS.map(([name, codes]) => {
        const own = left.filter(({ code }) => codes.includes(code) || (name === "writing" && !listed.has(code)));
        return own.length === 0 ? null : (
          <div key={name} class="reason-group">
            <h4>{t(`web-reasons-${name}`)}</h4>
            {own.map(button)}
          </div>
        );
      })}
      {words !== null && (
        <div class="row">
          <label class="field">
            <span>{t("web-reject-words")}</span>
            <input
              data-testid="reason-words"
              value={words}
              maxLength={200}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            data-testid="reason-say"
            disabled={words.trim() === ""}
            onClick={() => choose("other", words.trim())}
          >
            {t("web-reject-say")}
          </button>
        </div>
      )}
    </fieldset>
  );
}
