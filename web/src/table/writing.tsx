/* Writing a paper: a field and the pad. Only its form is looked at, never whether it is right. */
import { Fragment } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { written } from "../draft";
import { draftName, memory } from "../memory";
import { isOffered, type Parts } from "../offers";
import type { Form, Mat, Trouble } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { Chart } from "./chart";
import { GoalView } from "./goalview";
import { MathView } from "./mathview";
import { Clause } from "./news";
import { Field, type FieldHandle } from "./field";
import { Pad } from "./pad";

interface Papers {
  texts: string[];
  goal: string;
  avoid: string;
}

/** How long what is handed in waits for a look at its form, in milliseconds. */
const PATIENCE = 1_000;
/** How long a pause in the writing is, in milliseconds: then the form is looked at. */
const PAUSE = 150;
const NOTHING: Papers = { texts: ["", ""], goal: "", avoid: "" };

/** What was written so far: kept over a reload, and the same in every tab at this seat. */
function useDraft(key: string): [Papers, (change: (now: Papers) => Papers) => void] {
  const kept = useMemo(() => readDraft(memory.draft(key)), [key]);
  const [papers, setPapers] = useState(kept);
  useLayoutEffect(() => setPapers(kept), [kept]);
  useEffect(() => memory.onDraft(key, (text) => setPapers(readDraft(text))), [key]);
  const change = useCallback(
    (make: (now: Papers) => Papers) =>
      setPapers((now) => {
        const next = make(now);
        memory.keepDraft(key, next === NOTHING ? "" : JSON.stringify(next));
        return next;
      }),
    [key],
  );
  return [papers, change];
}

function readDraft(text: string): Papers {
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<Papers>) };
  } catch {
    return NOTHING;
  }
}

export function WritingPanel({ form }: { form: Form | null }) {
  const { session, table } = useTable();
  const [papers, change] = useDraft(draftName("paper", table));
  const [insists, setInsists] = useState("");
  const fields = useRef<(FieldHandle | null)[]>([]);
  const active = useRef(0);
  const { writing } = table;
  const two = writing?.two ?? false;
  const texts = papers.texts.slice(0, two ? 2 : 1);
  const goal = writing?.goalToo ? papers.goal : "";
  const avoid = writing?.avoidToo ? papers.avoid : "";
  const told = JSON.stringify([texts, goal, avoid]);
  const asked = useRef({ id: -1, told: "" });
  const [hasty, setHasty] = useState("");
  const ask = (): void => void (asked.current = { id: session.draft(texts, goal, avoid), told });
  const isFresh = form !== null && form.id === asked.current.id && asked.current.told === told;

  useEffect(() => {
    if (texts.every((text) => !text.trim()) && !goal) return;
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
  }, [told, session]);

  const setText = useCallback(
    (at: number, text: string) =>
      change((now) => ({ ...now, texts: now.texts.map((each, index) => (index === at ? text : each)) })),
    [change],
  );
  const flub = table.writing?.avoidToo ?? false;
  const troubles = isFresh && texts.some((text) => text.trim()) ? form.troubles : [];
  const present = (event: Event): void => {
    event.preventDefault();
    if (insists === told) return send();
    if (!isFresh) ask();
    setHasty(told);
  };
  /** What is handed in before its form was looked at waits for that. */
  useEffect(() => {
    if (hasty === "" || hasty !== told || !isFresh) return;
    setHasty("");
    if (troubles.length > 0) setInsists(told);
    else send();
  }, [hasty, told, form]);
  /** A clock may run: nobody waits long for an answer about the form. */
  useEffect(() => {
    if (hasty === "" || hasty !== told) return;
    const timer = setTimeout(() => (setHasty(""), send()), PATIENCE);
    return () => clearTimeout(timer);
  }, [hasty, told]);
  const send = (): void => {
    const parts: Parts = { texts: texts.map((text) => text.trim()) };
    if (goal.trim()) parts["goal"] = goal.trim();
    if (flub && papers.avoid.trim()) parts["avoid_move"] = papers.avoid.trim();
    void session.deed("present", parts).then((done) => done && change(() => NOTHING));
  };
  const sets = table.terms.game === "on-sets";
  const empty = texts.some((text) => !text.trim());
  const begun = texts.some((text) => text.trim());
  const goalAt = texts.length;
  return (
    <section class="panel writing" aria-label={t("web-writing")} data-testid="writing">
      <h2>{t("web-writing")}</h2>
      {writing?.sentence && writing.sentence !== table.now.sentence && <p class="hint">{writing.sentence}</p>}
      {table.mat.goal && !writing?.goalToo && (
        <p class="goal-here">
          <b>{t("web-section-goal")}</b> <GoalView goal={table.mat.goal} />
        </p>
      )}
      <form onSubmit={present}>
        {texts.map((text, at) => (
          <Fragment key={at}>
            <Field
              label={two ? t("web-paper-number", { number: at + 1 }) : t(sets ? "web-solution" : "web-equation")}
              hint={t(sets ? "web-solution-hint" : "web-equation-hint")}
              value={text}
              testid={at === 0 ? "paper-input" : `paper-input-${at + 1}`}
              handle={(found: FieldHandle | null) => void (fields.current[at] = found)}
              onChange={(now) => setText(at, now)}
              onFocus={() => (active.current = at)}
              troubled={troubles.some((each) => each.text === at)}
              describedBy="troubles"
            />
            <MathView text={text} sets={sets} />
          </Fragment>
        ))}
        {writing?.goalToo && (
          <Field
            label={t("web-paper-goal")}
            value={papers.goal}
            testid="goal-input"
            handle={(found: FieldHandle | null) => void (fields.current[goalAt] = found)}
            onChange={(now) => change((before) => ({ ...before, goal: now }))}
            onFocus={() => (active.current = goalAt)}
          />
        )}
        {flub && (
          <>
            <Field
              label={t("web-paper-avoid")}
              value={papers.avoid}
              testid="avoid-input"
              handle={(found: FieldHandle | null) => void (fields.current[goalAt + 1] = found)}
              onChange={(now) => change((before) => ({ ...before, avoid: now }))}
              onFocus={() => (active.current = goalAt + 1)}
              describedBy="avoid-told"
            />
            <p class="hint" id="avoid-told" data-testid="avoid-told">
              {writing?.avoidTold} <Clause clause={writing?.avoidClause ?? ""} />
            </p>
          </>
        )}
        <Troubles troubles={troubles} texts={texts} />
        <GoalButton put={(piece) => fields.current[active.current]?.put(piece)} />
        <div class="beside">
          <Pad
            sets={sets}
            groups={cubesAtHand(table.mat)}
            form={empty ? null : form}
            put={(piece) => fields.current[active.current]?.put(piece)}
            note={(told) => fields.current[active.current]?.note(told)}
            blank={(colour) => fields.current[active.current]?.blank(colour)}
            erase={() => fields.current[active.current]?.erase()}
            undo={() => fields.current[active.current]?.undo()}
            redo={() => fields.current[active.current]?.redo()}
          />
          {table.mat.universe.length > 0 && (
            <Chart universe={table.mat.universe} shaded={begun ? (form?.shaded ?? []) : []} />
          )}
        </div>
        {insists === told && troubles.length > 0 && <p class="told bad">{t("web-insist")}</p>}
        <div class="row">
          <button type="submit" class="primary big" data-testid="present" disabled={empty}>
            {t("web-present")}
          </button>
          {isOffered(table.offers, "do_not_present") && (
            <button type="button" data-testid="present-nothing" onClick={() => void session.deed("do_not_present")}>
              {t("web-present-nothing")}
            </button>
          )}
        </div>
        <p class="secret">{t("web-secret")}</p>
      </form>
    </section>
  );
}

const cubesAtHand = (mat: Mat): [keyof Mat, Mat["required"]][] => [
  ["required", mat.required],
  ["permitted", mat.permitted],
  ["resources", mat.resources],
];

/** In EQUATIONS: = and the cubes of the Goal, with one tap. */
function GoalButton({ put }: { put: (piece: string) => void }) {
  const { table } = useTable();
  const chunks = table.mat.goal?.chunks ?? [];
  if (chunks.length === 0) return null;
  const goal = chunks.map((chunk) => chunk.map((cube) => written(cube)).join("")).join(" ");
  return (
    <button type="button" class="insert-goal" data-testid="insert-goal" onClick={() => put(` = ${goal}`)}>
      {t("web-insert-goal", { goal })}
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
