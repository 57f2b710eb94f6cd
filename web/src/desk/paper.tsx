/* The paper at the desk: typed, or written with the cubes, and drawn as mathematics beside it. */
import { drawing } from "../math";
import { Field, type FieldHandle } from "../table/field";
import { Drawing } from "../table/mathview";
import { t } from "../words";
import { useDesk, type Place } from "./desk";

const fields: Record<string, FieldHandle | null> = {};
let written: Place = "paper-0";

/** The paper that cubes are written into. */
export const activeField = (): FieldHandle | null => fields[written] ?? null;

export function PaperStrip() {
  const desk = useDesk();
  const { question, sets, book } = desk;
  const papers = sets && question.papers.length > 1 ? [0, 1] : [0];
  const set = (at: number, text: string): void =>
    desk.change({ papers: papers.map((index) => (index === at ? text : (question.papers[index] ?? ""))) });
  return (
    <section class="paper desk-paper" aria-label={t("web-desk-paper")}>
      <div class="sheets">
        {papers.map((at) => {
          const place = `paper-${at}` as Place;
          const text = question.papers[at] ?? "";
          const drawn = drawing(text, sets);
          return (
            <div key={at} class={desk.active === place ? "sheet-of active" : "sheet-of"}>
              <Field
                label={t(at === 0 ? (sets ? "web-solution" : "web-equation") : "web-desk-paper-two")}
                value={text}
                testid={at === 0 ? "desk-paper" : "desk-paper-2"}
                hint={t(sets ? "web-solution-hint" : "web-equation-hint")}
                handle={(field) => void (fields[place] = field)}
                onFocus={() => {
                  written = place;
                  desk.activate(place);
                }}
                onChange={(changed) => set(at, changed)}
                wide
              />
              {drawn && (
                <div class="drawn" data-testid="drawn">
                  <Drawing of={drawn} />
                </div>
              )}
            </div>
          );
        })}
      </div>
      <div class="paper-tools">
        <label class="after">
          <span>{t("web-desk-after")}</span>
          <select
            value={question.challenge}
            data-testid="desk-challenge"
            onChange={(event) => desk.change({ challenge: event.currentTarget.value })}
          >
            <option value="">{t("web-desk-no-challenge")}</option>
            {book.challenges.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
