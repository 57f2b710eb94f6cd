/* What the desk answers: the headline, one plain sentence, the reasons with their clauses, and what would change it. */
import { useEffect, useState } from "preact/hooks";
import { drawing } from "../math";
import { Drawing } from "../table/mathview";
import { Findings } from "../table/papers";
import type { Answer, Ruling } from "../wire";
import { t } from "../words";
import { pretty } from "./cubes";
import { EXAMPLES, useDesk, type Reply } from "./desk";
import { EMPTY, type Ask } from "./question";

const tone = (good: boolean | null): string => (good === null ? "open" : good ? "right" : "wrong");

/** A challenge of Impossible is right if nothing can be built; of a roll it is asked whether something can. */
const favours = (ask: Ask, solvable: boolean | null, roll: boolean): boolean | null =>
  solvable === null ? null : ask === "impossible" && !roll ? !solvable : solvable;

interface Props {
  reply: Reply | null;
  /** Whether the mat was changed after the answer. */
  stale: boolean;
  /** When the question was asked, if the answer has not come. */
  since: number | null;
  cancel(): void;
}

export function AnswerPage({ reply, stale, since, cancel }: Props) {
  return (
    <div class="reply" role="status" aria-live="polite" data-testid="desk-reply">
      {since !== null ? (
        <Thinking since={since} cancel={cancel} />
      ) : (
        <>
          {reply && stale && <p class="stale" data-testid="desk-stale">{t("web-desk-changed")}</p>}
          <div class={stale ? "answered old" : "answered"}>
            {reply === null && <Begin />}
            {reply?.kind === "fault" && <p class="told bad" data-testid="desk-fault">{reply.sentence}</p>}
            {reply?.kind === "cancelled" && <p class="told">{t("web-desk-cancelled")}</p>}
            {reply?.kind === "undecided" && (
              <section class="ruling open" data-testid="undecided">
                <h2>{t("web-desk-undecided")}</h2>
                <p class="plainly">{reply.sentence}</p>
              </section>
            )}
            {reply?.kind === "ruling" && <RulingView ruling={reply.ruling} />}
            {reply?.kind === "answer" && <AnswerView answer={reply.answer} ask={reply.ask} roll={reply.roll} />}
          </div>
        </>
      )}
    </div>
  );
}

/** Seconds that the server works on one question: longer ones are undecided. */
const MOST_SECONDS = 20;

function Thinking({ since, cancel }: { since: number; cancel(): void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 500);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <div class="thinking" data-testid="desk-thinking">
      <p>{t("web-desk-thinking")}</p>
      <progress max={MOST_SECONDS} value={Math.min(seconds, MOST_SECONDS)} aria-label={t("web-desk-thinking")} />
      {/* A count that is read aloud every second would be noise. */}
      <p class="hint" aria-hidden="true">
        {t("web-desk-seconds", { seconds: Math.min(seconds, MOST_SECONDS), most: MOST_SECONDS })}
      </p>
      <button type="button" data-testid="desk-cancel" onClick={cancel}>
        {t("web-desk-cancel")}
      </button>
    </div>
  );
}

/** Nothing was asked yet. */
function Begin() {
  const { question, book, take } = useDesk();
  const example = EXAMPLES[book.game];
  return (
    <div class="begin">
      <p class="plainly">{t("web-desk-start")}</p>
      {example && (
        <button
          type="button"
          data-testid="desk-example"
          onClick={() => take({ ...EMPTY, edition: question.edition, division: question.division, ...example })}
        >
          {t("web-desk-try")}
        </button>
      )}
    </div>
  );
}

function RulingView({ ruling }: { ruling: Ruling }) {
  return (
    <section class={`ruling ${tone(ruling.good)}`} data-testid="ruling">
      <h2>{ruling.headline}</h2>
      <p class="plainly">{ruling.sentence}</p>
      {(ruling.findings.length > 0 || ruling.lines.length > 0) && (
        <div class="because">
          <h3>{t("web-desk-why")}</h3>
          <Findings findings={ruling.findings} />
          {ruling.lines.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </div>
      )}
      <Otherwise lines={ruling.otherwise} />
      {ruling.rules && <p class="hint">{ruling.rules}</p>}
    </section>
  );
}

function AnswerView({ answer, ask, roll }: { answer: Answer; ask: Ask; roll: boolean }) {
  const { sets } = useDesk();
  const drawnGoal = answer.goal ? pretty(answer.goal, sets) : "";
  return (
    <section class={`ruling ${tone(favours(ask, answer.solvable, roll))}`} data-testid="answer">
      <h2>{answer.headline}</h2>
      <p class="plainly">{answer.sentence}</p>
      {answer.witnesses.length > 0 && (
        <div class="because">
          <h3>{t("web-desk-witness")}</h3>
          {drawnGoal && <p>{t("web-desk-goal", { goal: drawnGoal })}</p>}
          <ul class="witnesses">
            {answer.witnesses.map((papers, at) => (
              <li key={at}>
                {papers.map((paper, index) => (
                  <Witness key={index} text={paper} sets={sets} />
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="because">
        <h3>{t("web-desk-why")}</h3>
        {answer.asked && <p>{answer.asked}</p>}
        {answer.why && <p>{answer.why}</p>}
      </div>
      <Otherwise lines={answer.otherwise} />
      {answer.rules && <p class="hint">{answer.rules}</p>}
    </section>
  );
}

function Witness({ text, sets }: { text: string; sets: boolean }) {
  const drawn = drawing(text, sets);
  return <span class="witness">{drawn ? <Drawing of={drawn} words={pretty(text, sets)} /> : pretty(text, sets)}</span>;
}

function Otherwise({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="because otherwise" data-testid="desk-otherwise">
      <h3>{t("web-desk-otherwise")}</h3>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
