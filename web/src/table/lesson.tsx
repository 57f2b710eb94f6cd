/* What a lesson teaches and asks, what is told of the last try, and where to go from here. */
import { useEffect, useRef } from "preact/hooks";
import { FINISHED } from "../memory";
import type { Lesson } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { Clause } from "../rules/clause";
import { Terms } from "../rules/terms";
import { Findings } from "./papers";

interface Props {
  lesson: Lesson;
  /** Whether a later step was reached before. */
  passed: boolean;
  goTo(step: number): void;
}

export function LessonPanel({ lesson, passed, goTo }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section class="panel lesson" data-testid="lesson" data-step={lesson.step} data-standing={lesson.standing}>
      <header>
        <span class="steps">{t("web-learn-step", { number: lesson.step, count: lesson.steps })}</span>
        <progress value={lesson.step} max={lesson.steps} aria-hidden="true" />
        <h1 ref={title} tabIndex={-1}>
          {lesson.title}
        </h1>
      </header>
      <p>
        <Terms text={lesson.told} /> <Clause clause={lesson.clause} />
      </p>
      <p class="task">
        <strong>{t("web-learn-task")}:</strong> <Terms text={lesson.task} />
      </p>
      <Told lesson={lesson} />
      <Ways lesson={lesson} passed={passed} goTo={goTo} />
    </section>
  );
}

function Told({ lesson }: { lesson: Lesson }) {
  const { standing, reply, replyClause, findings } = lesson;
  return (
    <div role="status" data-testid="lesson-reply">
      {reply && (
        <div class={`reply ${standing}`}>
          <p>
            <strong>{t(`web-learn-${standing}`)}</strong> <Terms text={reply} /> {replyClause && <Clause clause={replyClause} />}
          </p>
          <Findings findings={findings} />
        </div>
      )}
    </div>
  );
}

/** Try again, show me, back, next: the one that leads on has the focus when a try is over. */
function Ways({ lesson, passed, goTo }: Props) {
  const { session } = useTable();
  const main = useRef<HTMLButtonElement>(null);
  const { standing, step, steps, canShow } = lesson;
  const after = step < steps ? step + 1 : FINISHED;
  const done = standing === "right" || standing === "shown" || standing === "kept";
  useEffect(() => {
    if (standing !== "open") main.current?.focus();
  }, [standing]);
  return (
    <div class="row ways">
      {standing === "wrong" && (
        <button type="button" class="primary" ref={main} data-testid="learn-again" onClick={() => session.inLesson("again")}>
          {t("web-learn-again")}
        </button>
      )}
      {done && (
        <button type="button" class="primary" ref={main} data-testid="learn-next" onClick={() => goTo(after)}>
          {t("web-learn-next")}
        </button>
      )}
      {canShow && (
        <button type="button" data-testid="learn-show" onClick={() => session.inLesson("show")}>
          {t("web-learn-show")}
        </button>
      )}
      {step > 1 && (
        <button type="button" class="quiet" data-testid="learn-back" onClick={() => goTo(step - 1)}>
          {t("web-learn-back")}
        </button>
      )}
      {passed && !done && (
        <button type="button" class="quiet" data-testid="learn-skip" onClick={() => goTo(after)}>
          {t("web-learn-next")}
        </button>
      )}
      {done && (
        <button type="button" class="quiet" data-testid="learn-again" onClick={() => session.inLesson("again")}>
          {t("web-learn-again")}
        </button>
      )}
    </div>
  );
}
