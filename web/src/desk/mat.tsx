/* The mat at the desk: one field for each section, and a pad that writes into the last one used. */
import { Fragment } from "preact";
import { useRef, useState } from "preact/hooks";
import { Field, type FieldHandle } from "../table/field";
import { MathView } from "../table/mathview";
import type { DeskQuestion } from "../wire";
import { t } from "../words";

type Place = "goal" | "required" | "permitted" | "forbidden" | "resources" | "universe";
const PLACES: readonly Place[] = ["goal", "required", "permitted", "forbidden", "resources"];
const LISTS = new Set<Place>(["required", "permitted", "forbidden", "resources", "universe"]);
const EQUATIONS = [..."0123456789", "+", "-", "x", "/", "^", "√", "(", ")", "=", "u", "s"];
const SETS = ["B", "R", "G", "Y", "∪", "∩", "-", "'", "V", "Λ", "=", "⊆", ..."12345", "/", "(", ")", ";"];

const TITLES: Record<string, string> = { u: "web-pad-upside-down", s: "web-pad-sideways" };

interface Props {
  sets: boolean;
  question: DeskQuestion;
  set(change: Partial<DeskQuestion>): void;
}

export function DeskMat({ sets, question, set }: Props) {
  const fields = useRef<Record<string, FieldHandle | null>>({});
  const [active, setActive] = useState("goal");
  const [two, setTwo] = useState(false);
  const places: readonly Place[] = sets ? ["universe", ...PLACES] : PLACES;
  const papers = question.papers ?? [];
  const bind = (name: string) => ({
    handle: (found: FieldHandle | null) => void (fields.current[name] = found),
    onFocus: () => setActive(name),
    active: active === name,
    wide: name === "goal" || name === "universe" || name.startsWith("paper"),
  });
  const setPaper = (at: number, text: string): void =>
    set({ papers: [0, 1].map((index) => (index === at ? text : (papers[index] ?? ""))) });
  const put = (piece: string): void => {
    const spaced = LISTS.has(active as Place) && !"us".includes(piece) ? `${piece} ` : piece;
    fields.current[active]?.put(spaced);
  };
  return (
    <section class="panel desk-mat" aria-label={t("web-mat")}>
      {places.map((place) => (
        <Field
          key={place}
          label={t(`web-section-${place}`)}
          value={question[place] ?? ""}
          testid={`desk-${place}`}
          hint={t(`web-desk-hint-${place}${sets ? "-sets" : ""}`)}
          onChange={(text) => set({ [place]: text })}
          {...bind(place)}
        />
      ))}
      {[0, ...(sets && (two || papers[1]) ? [1] : [])].map((at) => (
        <Fragment key={at}>
          <Field
            label={at === 0 ? t(sets ? "web-solution" : "web-equation") : t("web-paper-number", { number: 2 })}
            value={papers[at] ?? ""}
            testid={at === 0 ? "desk-paper" : "desk-paper-2"}
            hint={t(sets ? "web-solution-hint" : "web-equation-hint")}
            onChange={(text) => setPaper(at, text)}
            {...bind(`paper-${at}`)}
          />
          <MathView text={papers[at] ?? ""} sets={sets} />
        </Fragment>
      ))}
      {sets && !two && (
        <button type="button" class="quiet" data-testid="desk-two" onClick={() => setTwo(true)}>
          {t("web-desk-two")}
        </button>
      )}
      <div class="pad" role="group" aria-label={t("web-pad")}>
        <div class="pad-row pieces">
          {(sets ? SETS : EQUATIONS).map((piece) => (
            <button
              key={piece}
              type="button"
              class="piece"
              title={TITLES[piece] && t(TITLES[piece])}
              aria-label={TITLES[piece] && t(TITLES[piece])}
              data-testid="pad-piece"
              data-text={piece}
              onClick={() => put(piece)}
            >
              {piece}
            </button>
          ))}
          <button type="button" class="piece wide" onClick={() => fields.current[active]?.put(" ")}>
            {t("web-pad-space")}
          </button>
          <button type="button" class="piece wide" onClick={() => fields.current[active]?.erase()}>
            {t("web-pad-erase")}
          </button>
        </div>
      </div>
    </section>
  );
}
