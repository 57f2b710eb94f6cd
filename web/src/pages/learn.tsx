/* Learning to play: a course for each game, step by step, on the real mat. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, RequestFault } from "../api";
import { LanguageSwitch } from "../language";
import { FINISHED, memory } from "../memory";
import { takeTable, usualOf } from "../ordering";
import { follow, go } from "../route";
import { useStore } from "../store";
import { Actions, CallHints } from "../table/actions";
import { TableContext, useTable } from "../table/context";
import { HandContext, useNewHand } from "../table/hand";
import { LessonPanel } from "../table/lesson";
import { MatView } from "../table/mat";
import { PaperContext, useNewPaper } from "../table/paperdraft";
import { CheckActs, Papers } from "../table/papers";
import { Session, type Seen } from "../table/session";
import { Toasts } from "../table/toasts";
import { WritingPanel } from "../table/writing";
import type { Game, Lesson } from "../wire";
import { t } from "../words";

const GAMES: readonly Game[] = ["equations", "on-sets"];

export function LearnPage({ game }: { game: string }) {
  const known = GAMES.find((each) => each === game);
  return known ? <CourseView game={known} /> : <Courses />;
}

/** Both courses, to choose from. */
function Courses() {
  return (
    <div class="start">
      <section class="hello">
        <h1>{t("web-learn")}</h1>
        <p>{t("web-learn-told")}</p>
      </section>
      <div class="games">
        {GAMES.map((game) => (
          <section key={game} class={`panel play-now ${game}`}>
            <h2>{t(`web-game-${game}`)}</h2>
            <p>{t(`web-game-${game}-told`)}</p>
            {memory.lesson(game) > 1 && <p class="hint">{t("web-learn-reached", { number: memory.lesson(game) })}</p>}
            <a
              class="button primary big"
              href={`/learn/${game}`}
              data-testid={`learn-${game}`}
              onClick={(event) => follow(event, `/learn/${game}`)}
            >
              {t("web-learn-game", { game: t(`web-game-${game}`) })}
            </a>
          </section>
        ))}
      </div>
      <p class="version">
        <LanguageSwitch />
      </p>
    </div>
  );
}

/** One course: the step that is open stays open over a reload. */
function CourseView({ game }: { game: Game }) {
  const [step, setStep] = useState(memory.lesson(game));
  const [opened, setOpened] = useState(0);
  const goTo = (next: number): void => {
    memory.keepLesson(game, next);
    memory.keepLearned(game, Math.max(memory.learned(game), next === FINISHED ? step : next - 1));
    setStep(next);
    setOpened(opened + 1);
    scrollTo({ top: 0 });
  };
  if (step === FINISHED) return <Finished game={game} again={() => goTo(1)} />;
  return <Step key={opened} game={game} step={step} goTo={goTo} />;
}

interface StepProps {
  game: Game;
  step: number;
  goTo(step: number): void;
}

function Step({ game, step, goTo }: StepProps) {
  const [session] = useState(() => new Session("", "", () => undefined, `/ws/learn/${game}/${step}`));
  useEffect(() => {
    session.open();
    return () => session.end();
  }, [session]);
  const seen = useStore(session.store);
  if (seen.gone) return <PutAway sentence={seen.gone} step={step} goTo={goTo} />;
  if (!seen.table || !seen.lesson) {
    return (
      <p class="waiting" role="status">
        {t("web-connecting")}
      </p>
    );
  }
  return (
    <>
      {seen.line === "off" && (
        <p class="offline" role="alert">
          {t("web-offline")}
        </p>
      )}
      <TableContext.Provider value={{ session, table: seen.table, came: seen.came }}>
        <LessonView seen={seen} lesson={seen.lesson} game={game} goTo={goTo} />
      </TableContext.Provider>
      <Toasts session={session} toasts={seen.toasts} />
    </>
  );
}

interface LessonProps {
  seen: Seen;
  lesson: Lesson;
  game: Game;
  goTo(step: number): void;
}

function LessonView({ seen, lesson, game, goTo }: LessonProps) {
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
        <LessonPanel lesson={lesson} passed={memory.learned(game) >= lesson.step} goTo={goTo} />
        <div class="center">
          <MatView>
            <Papers ruled={lesson.standing !== "wrong"} />
            <WritingPanel />
          </MatView>
          <CallHints />
          <div class="row learn-acts">
            <Actions />
            <CheckActs />
          </div>
          <p class="footer">
            <a href="/learn" onClick={(event) => follow(event, "/learn")}>
              {t("web-learn-leave")}
            </a>{" "}
            · {table.terms.editionTitle} <LanguageSwitch />
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
      const usual = usualOf(await api.options(), game);
      if (usual) await takeTable(usual, memory.nickname());
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
