/* Writing a paper: a strip that cubes are tapped or typed into, drawn as mathematics while it grows. */
import { Fragment } from "preact";
import { written } from "../draft";
import type { Trouble } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { CubeBox } from "./cube";
import { Field } from "./field";
import { Clause } from "../rules/clause";
import { Tools } from "./pad";
import { usePaper, type Papers } from "./paperdraft";
import { Tiles } from "./tiles";
import { Brackets, Makes, readable } from "./ways";

/** The strip is there as long as this seat writes. */
export function WritingPanel() {
  const { table } = useTable();
  const paper = usePaper();
  if (!paper?.writes) return null;
  const { writing } = table;
  const { papers, texts, troubles, change } = paper;
  const two = writing?.two ?? false;
  const sets = table.terms.game === "on-sets";
  const goalAt = texts.length;
  const setText = (at: number, text: string): void =>
    change((now) => ({ ...now, texts: now.texts.map((each, index) => (index === at ? text : each)) }));
  const setPart = (part: "goal" | "avoid") => (text: string) =>
    change((now): Papers => ({ ...now, [part]: text }));
  return (
    <section class="strip writing" aria-label={t("web-writing")} data-testid="writing">
      {writing?.sentence && writing.sentence !== table.now.sentence && <p class="hint">{writing.sentence}</p>}
      <form id="paper" class={texts.length === 1 ? "single" : ""} onSubmit={paper.present}>
        {texts.map((text, at) => (
          <Fragment key={at}>
            <div class="seen">
              <Tiles text={text} sets={sets} />
              {at === 0 && <CheckLine />}
            </div>
            <Field
              label={two ? t("web-paper-number", { number: at + 1 }) : t(sets ? "web-solution" : "web-equation")}
              hint={t(sets ? "web-solution-hint" : "web-equation-hint")}
              value={text}
              testid={at === 0 ? "paper-input" : `paper-input-${at + 1}`}
              {...paper.bind(at)}
              onChange={(now) => setText(at, now)}
              troubled={troubles.some((each) => each.text === at)}
              describedBy="troubles"
            />
          </Fragment>
        ))}
        {writing?.goalToo && (
          <Field
            label={t("web-paper-goal")}
            value={papers.goal}
            testid="goal-input"
            {...paper.bind(goalAt)}
            onChange={setPart("goal")}
          />
        )}
        {writing?.avoidToo && (
          <>
            <Field
              label={t("web-paper-avoid")}
              value={papers.avoid}
              testid="avoid-input"
              {...paper.bind(goalAt + 1)}
              onChange={setPart("avoid")}
              describedBy="avoid-told"
            />
            <p class="hint" id="avoid-told" data-testid="avoid-told">
              {writing.avoidTold} <Clause clause={writing.avoidClause} />
            </p>
          </>
        )}
        <Tools sets={sets}>
          <GoalButton put={(piece) => paper.field()?.put(piece)} />
        </Tools>
        <Brackets />
        <Troubles troubles={paper.insists ? troubles : troubles.filter(({ code }) => !ON_THE_LINE.has(code))} texts={texts} />
        {paper.insists && troubles.length > 0 && <p class="told bad" data-testid="insist">{t("web-insist")}</p>}
        <p class="secret">{t("web-secret")}</p>
      </form>
    </section>
  );
}

/** What the line of checks says already: told in a sentence only when a paper is handed in so. */
const ON_THE_LINE = new Set(["missing-required", "unequal", "wrong-value"]);

/** What the paper makes, which Required cubes it uses, and which it still needs: as far as the table tells. */
function CheckLine() {
  const { table } = useTable();
  const paper = usePaper();
  const { required } = table.mat;
  if (!paper || table.terms.help === "nothing" || paper.texts.every((text) => !text.trim())) return null;
  if (required.length === 0 && !paper.ways.some(({ value }) => value)) return null;
  const used = required.filter((_, at) => paper.isUsed("required", at));
  const left = required.filter((_, at) => !paper.isUsed("required", at));
  return (
    <p class="check-line" role="status" data-testid="check-line">
      <Makes />
      {used.length > 0 && (
        <span class="uses">
          <span>{t("web-uses")}</span>
          {used.map((cube, at) => (
            <CubeBox key={at} cube={cube} small />
          ))}
          ✓
        </span>
      )}
      {left.length > 0 && (
        <span class="needs">
          {t("web-needs")}
          {left.map((cube, at) => (
            <CubeBox key={at} cube={cube} small />
          ))}
        </span>
      )}
    </p>
  );
}

/** In EQUATIONS: = and the cubes of the Goal, with one tap. */
function GoalButton({ put }: { put: (piece: string) => void }) {
  const { table } = useTable();
  const chunks = table.mat.goal?.chunks ?? [];
  const texts = usePaper()?.texts ?? [];
  if (chunks.length === 0 || texts.every((text) => text.includes("="))) return null;
  const goal = chunks.map((chunk) => chunk.map((cube) => written(cube)).join("")).join(" ");
  return (
    <button
      type="button"
      class="insert-goal"
      data-testid="insert-goal"
      aria-label={t("web-insert-goal", { goal })}
      title={t("web-insert-goal", { goal })}
      onClick={() => put(` = ${goal}`)}
    >
      = {readable(goal, false)}
    </button>
  );
}

/** What is wrong with the form, with the place under the text. */
function Troubles({ troubles, texts }: { troubles: readonly Trouble[]; texts: readonly string[] }) {
  return (
    <div id="troubles" aria-live="polite" data-testid="troubles">
      {troubles.map(({ sentence, at, text }, index) => {
        const whole = texts[text] ?? "";
        return (
          <div key={index} class="trouble">
            {at !== null && whole && (
              <code aria-hidden="true">
                {whole.slice(0, at)}
                <mark>{whole.slice(at, at + 1) || " "}</mark>
                {whole.slice(at + 1)}
              </code>
            )}
            <p>{sentence}</p>
          </div>
        );
      })}
    </div>
  );
}
