/* What the desk answers: the judge's ruling, and what the solver found. */
import { Findings } from "../table/papers";
import type { Answer, Ruling } from "../wire";
import { t } from "../words";

const tone = (good: boolean | null): string => (good === null ? "open" : good ? "right" : "wrong");

export function RulingView({ ruling }: { ruling: Ruling }) {
  return (
    <section class={`panel ruling ${tone(ruling.good)}`} data-testid="ruling">
      <h2>{ruling.headline}</h2>
      {ruling.lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      <Findings findings={ruling.findings} />
      {ruling.rules && <p class="hint">{ruling.rules}</p>}
    </section>
  );
}

export function AnswerView({ answer }: { answer: Answer }) {
  return (
    <section class={`panel ruling ${tone(answer.solvable)}`} data-testid="answer">
      <h2>{answer.headline}</h2>
      {answer.asked && <p>{answer.asked}</p>}
      {answer.goal && <p>{t("web-desk-goal", { goal: answer.goal })}</p>}
      {answer.witnesses.length > 0 && (
        <ul class="witnesses">
          {answer.witnesses.map((papers, at) => (
            <li key={at} class="writ">
              {papers.join("   &   ")}
            </li>
          ))}
        </ul>
      )}
      {answer.why && <p>{answer.why}</p>}
      {answer.rules && <p class="hint">{answer.rules}</p>}
    </section>
  );
}
