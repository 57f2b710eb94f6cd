/* Learning to play: a course for each game, step by step, on the real mat. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, RequestFault, whyNot } from "../api";
import { FINISHED, memory } from "../memory";
import { playNow, takeTable } from "../ordering";
import { follow, go } from "../route";
import { useStore } from "../store";
import { Actions, CallHints } from "../table/actions";
import { Sides } from "../table/challenge";
import { TableContext, useTable } from "../table/context";
import { HandContext, useNewHand } from "../table/hand";
import { LessonPanel } from "../table/lesson";
import { MatView } from "../table/mat";
import { PaperContext, useNewPaper } from "../table/paperdraft";
import { CheckActs, opened } from "../table/checks";
import { Papers } from "../table/papers";
import { QuizPanel } from "../table/quiz";
import { Session, type Seen } from "../table/session";
import { Toasts } from "../table/toasts";
import { WritingPanel } from "../table/writing";
import { LessonLine } from "../offline/line";
import type { Game, Lesson } from "../wire";
import { loadLessonWords, t } from "../words";
import { LessonListPage } from "./lessonlist";
import "../styles/learn.css";

const GAMES: readonly Game[] = ["equations", "on-sets"];

export function LearnPage({ course }: { course: string }) {
  const [ready, setReady] = useState(false);
  const [fault, setFault] = useState("");
  useEffect(() => void loadLessonWords().then(() => setReady(true), (error: unknown) => setFault(whyNot(error))), []);
  if (!ready) {
    return (
      <p class="waiting" role="status">
        {fault || t("web-connecting")}
      </p>
    );
  }
  return course ? <CourseView course={course} /> : <LessonListPage />;
}

/** One course: the step that is open stays open over a reload. */
function CourseView({ course }: { course: string }) {
  const [step, setStep] = useState(memory.lesson(course));
  const [title, setTitle] = useState("");
  const [opened, setOpened] = useState(0);
  const goTo = (next: number): void => {
    memory.keepLesson(course, next);
    memory.keepLearned(course, Math.max(memory.learned(course), next === FINISHED ? step : next - 1));
    setStep(next);
    setOpened(opened + 1);
    scrollTo({ top: 0 });
  };
  const game = GAMES.find((each) => each === course);
  if (step === FINISHED && game) return <Finished game={game} again={() => goTo(1)} />;
  if (step === FINISHED) return <LessonDone title={title} again={() => goTo(1)} />;
  return <Step key={opened} course={course} step={step} goTo={goTo} named={setTitle} />;
}

interface StepProps {
  course: string;
  step: number;
  goTo(step: number): void;
  /** What the course is called, once the server has told it. */
  named(title: string): void;
}

function Step({ course, step, goTo, named }: StepProps) {
  const [alone, setAlone] = useState<"" | "packed" | "nothing">("");
  const [session] = useState(
    () =>
      new Session("", "", () => undefined, `/ws/learn/${course}/${step}`, (...given) => new LessonLine(...given, course, step, setAlone)),
  );
  useEffect(() => {
    session.open();
    return () => {
      session.end();
      // The next step may have a paper of the same writer: nothing is begun on it.
      opened.set({ writer: "", what: "", text: 0, place: null });
    };
  }, [session]);
  const seen = useStore(session.store);
  const title = seen.lesson?.courseTitle ?? "";
  useEffect(() => {
    if (title) named(title);
  }, [title]);
  if (seen.gone) return <PutAway sentence={seen.gone} step={step} goTo={goTo} />;
  if (!seen.table || !seen.lesson) {
    return (
      <p class="waiting" role="status">
        {t(alone === "nothing" ? "web-learn-alone-not" : "web-connecting")}
      </p>
    );
  }
  return (
    <>
      {alone && (
        <p class="no-network" role="status" data-testid="alone">
          {t(alone === "packed" ? "web-learn-alone" : "web-learn-alone-not")}
        </p>
      )}
      <TableContext.Provider value={{ session, table: seen.table, came: seen.came }}>
        <LessonView seen={seen} lesson={seen.lesson} course={course} goTo={goTo} />
      </TableContext.Provider>
      <Toasts session={session} toasts={seen.toasts} />
    </>
  );
}

interface LessonProps {
  seen: Seen;
  lesson: Lesson;
  course: string;
  goTo(step: number): void;
}

function LessonView({ seen, lesson, course, goTo }: LessonProps) {
  const { table } = useTable();
  const hand = useNewHand();
  const paper = useNewPaper(seen.form);
  useEffect(() => {
    const drop = (event: KeyboardEvent) => event.key === "Escape" && hand.drop();
    addEventListener("keydown", drop);
    return () => removeEventListener("keydown", drop);
  });
  return (
    <HandContext.Provider value={hand}>
      <PaperContext.Provider value={paper}>
      <div class="learn-page" data-game={table.terms.game} data-number={table.number}>
        <LessonPanel lesson={lesson} passed={memory.learned(course) >= lesson.step} goTo={goTo} />
        <div class="center">
          <MatView>
            <Sides />
            <Papers ruled={lesson.standing !== "wrong"} />
            <WritingPanel />
          </MatView>
          {lesson.quiz && <QuizPanel lesson={lesson} quiz={lesson.quiz} />}
          <CallHints />
          <div class="row learn-acts">
            <Actions />
            <CheckActs />
          </div>
          <p class="footer">
            <a href="/learn" onClick={(event) => follow(event, "/learn")}>
              {t("web-learn-leave")}
            </a>{" "}
            · {table.terms.editionTitle}
          </p>
        </div>
      </div>
      </PaperContext.Provider>
    </HandContext.Provider>
  );
}

/** The course is done: play, or learn the other game. */
function Finished({ game, again }: { game: Game; again: () => void }) {
  const [fault, setFault] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const name = t(`web-game-${game}`);
  const play = async (): Promise<void> => {
    try {
      const wanted = playNow(await api.options(), game);
      if (wanted) await takeTable(wanted.order, memory.nickname(), wanted.rung);
    } catch (error) {
      setFault(error instanceof RequestFault ? error.message : t("web-no-server"));
    }
  };
  return (
    <section class="panel finished" data-testid="learn-finished">
      <h1 ref={title} tabIndex={-1}>
        {t("web-learn-done", { game: name })}
      </h1>
      <p>{t("web-learn-done-told")}</p>
      {fault && (
        <p class="told bad" role="alert">
          {fault}
        </p>
      )}
      <div class="row">
        <button type="button" class="primary big" data-testid="learn-play" onClick={() => void play()}>
          {t("web-play-now")}
        </button>
        {GAMES.filter((each) => each !== game).map((other) => (
          <button key={other} type="button" data-testid={`learn-${other}`} onClick={() => go(`/learn/${other}`)}>
            {t("web-learn-game", { game: t(`web-game-${other}`) })}
          </button>
        ))}
        <button type="button" class="quiet" data-testid="learn-once-more" onClick={again}>
          {t("web-learn-once-more")}
        </button>
      </div>
    </section>
  );
}

/** A lesson of a variation or of the table is done: there are more of them. */
function LessonDone({ title, again }: { title: string; again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="panel finished" data-testid="learn-finished">
      <h1 ref={heading} tabIndex={-1}>
        {t("web-learn-lesson-done", { title: title || t("web-learn-this") })}
      </h1>
      <div class="row">
        <button type="button" class="primary big" data-testid="learn-more" onClick={() => go("/learn")}>
          {t("web-learn-more")}
        </button>
        <button type="button" class="quiet" data-testid="learn-once-more" onClick={again}>
          {t("web-learn-once-more")}
        </button>
      </div>
    </section>
  );
}

/** The server has put the step away, or has no room: it can be opened again. */
function PutAway({ sentence, step, goTo }: { sentence: string; step: number; goTo: (step: number) => void }) {
  return (
    <section class="panel">
      <p data-testid="gone">{sentence}</p>
      <div class="row">
        <button type="button" class="primary" data-testid="learn-reopen" onClick={() => goTo(step)}>
          {t("web-learn-again")}
        </button>
        <button type="button" onClick={() => goTo(1)}>
          {t("web-learn-once-more")}
        </button>
        <a class="button" href="/learn" onClick={(event) => follow(event, "/learn")}>
          {t("web-learn-leave")}
        </a>
      </div>
    </section>
  );
}
