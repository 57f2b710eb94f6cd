/* A question of a lesson: what is to be read, and all the answers there are. */
import { useEffect, useState } from "preact/hooks";
import { drawing } from "../math";
import type { Lesson, Quiz } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { CardBox } from "./cube";
import { Drawing } from "./mathview";
import { Writ } from "./writ";

export function QuizPanel({ lesson, quiz }: { lesson: Lesson; quiz: Quiz }) {
  const { session, table } = useTable();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { standing } = lesson;
  useEffect(() => {
    if (standing === "open") setChosen([]);
  }, [standing]);
  const isOpen = standing === "open";
  const sets = table.terms.game === "on-sets";
  const choose = (code: string): void => {
    if (!quiz.many) session.inLesson("answer", [code]);
    setChosen(quiz.many && chosen.includes(code) ? chosen.filter((each) => each !== code) : [...(quiz.many ? chosen : []), code]);
  };
  return (
    <section class="panel quiz" aria-label={t("web-learn-question")} data-testid="quiz">
      {quiz.about && <Writ text={quiz.about} sets={sets} />}
      <div class={`options ${quiz.kind}`}>
        {quiz.options.map(({ code, text, right }) => (
          <button
            key={code}
            type="button"
            class={right === true ? "option right" : "option"}
            data-testid="option"
            data-code={code}
            aria-pressed={chosen.includes(code)}
            disabled={!isOpen}
            onClick={() => choose(code)}
          >
            <Option quiz={quiz} code={code} text={text} sets={sets} />
            {right === true && <span aria-hidden="true"> ✓</span>}
          </button>
        ))}
      </div>
      {quiz.many && isOpen && (
        <button
          type="button"
          class="primary"
          data-testid="answer"
          disabled={chosen.length === 0}
          onClick={() => session.inLesson("answer", [...chosen])}
        >
          {t("web-learn-answer")}
        </button>
      )}
    </section>
  );
}

interface OptionProps {
  quiz: Quiz;
  code: string;
  text: string;
  sets: boolean;
}

function Option({ quiz, code, text, sets }: OptionProps) {
  const { table } = useTable();
  if (quiz.kind === "words") return <>{text}</>;
  if (quiz.kind === "value") return <>{code.replace("-", "−")}</>;
  if (quiz.kind === "cards") {
    const card = table.mat.universe.find((each) => each.text === code);
    return card ? <CardBox card={card} testid="option-card" /> : <>{code}</>;
  }
  return (
    <>
      {code.split(" | ").map((paper, at) => {
        const drawn = drawing(paper, sets);
        return (
          <span key={at} class="option-paper">
            {drawn ? <Drawing of={drawn} words={paper} /> : paper}
          </span>
        );
      })}
    </>
  );
}
