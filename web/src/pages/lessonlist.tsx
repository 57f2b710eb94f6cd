/* All that can be learned: the courses, the lessons of the table, and one for each variation. */
import { useEffect, useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { memory } from "../memory";
import { dropAnswer, kept } from "../offline/kept";
import { wish } from "../offline/register";
import { follow } from "../route";
import { useStore } from "../store";
import type { Game, LessonBook, LessonEntry, LessonList } from "../wire";
import { t } from "../words";
import { Sample } from "./start";

const isDone = ({ address, steps }: LessonEntry): boolean => memory.learned(address) >= steps;

export function LessonListPage() {
  const [known, setKnown] = useState<LessonList | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => void api.lessons().then(setKnown, (error: unknown) => setFault(whyNot(error))), []);
  return (
    <div class="start lesson-list">
      <section class="hello">
        <h1>{t("web-learn")}</h1>
        <p>{t("web-learn-told")}</p>
      </section>
      {!known && <p role="status">{fault || t("web-connecting")}</p>}
      <AnswersSince />
      {known && (
        <>
          <div class="games">
            {known.games.map((entry) => (
              <GameCourse key={entry.address} entry={entry} />
            ))}
          </div>
          {known.atTable.length > 0 && (
            <section class="panel" aria-labelledby="learn-table">
              <h2 id="learn-table">{t("web-learn-table")}</h2>
              <p>{t("web-learn-table-told")}</p>
              <Entries of={known.atTable} />
            </section>
          )}
          <Variations books={known.books} />
        </>
      )}
    </div>
  );
}

function GameCourse({ entry }: { entry: LessonEntry }) {
  const { address, title, about } = entry;
  const step = memory.lesson(address);
  return (
    <section class={`panel play-now ${address}`}>
      <h2>
        {title} {isDone(entry) && <Mark />}
      </h2>
      <Sample game={address as Game} />
      <p>{about}</p>
      {step > 1 && <p class="hint">{t("web-learn-reached", { number: step })}</p>}
      <a
        class="button primary big"
        href={`/learn/${address}`}
        data-testid={`learn-${address}`}
        onClick={(event) => follow(event, `/learn/${address}`)}
      >
        {t("web-learn-game", { game: title })}
      </a>
    </section>
  );
}

/** The lessons by variation of one division of one book, which can be chosen. */
function Variations({ books }: { books: readonly LessonBook[] }) {
  const all = books.flatMap(({ edition, divisions }) => divisions.map(({ division }) => `${edition}/${division}`));
  const [wanted, setWanted] = useState(memory.lessonBook());
  const chosen = all.includes(wanted) ? wanted : (all[0] ?? "");
  const [edition, division] = chosen.split("/");
  const lessons =
    books.find((book) => book.edition === edition)?.divisions.find((row) => row.division === division)?.lessons ?? [];
  const count = lessons.filter(isDone).length;
  // Whoever looks at these may want them where there is no network.
  useEffect(() => wish(lessons.map(({ address }) => address)), [chosen]);
  return (
    <section class="panel" aria-labelledby="learn-variations">
      <h2 id="learn-variations">{t("web-learn-variations")}</h2>
      <p>{t("web-learn-variations-told")}</p>
      <label class="field">
        <span>{t("web-learn-book")}</span>
        <select
          data-testid="lesson-book"
          value={chosen}
          onChange={({ currentTarget }) => {
            memory.keepLessonBook(currentTarget.value);
            setWanted(currentTarget.value);
          }}
        >
          {books.map((book) => (
            <optgroup key={book.edition} label={book.title}>
              {book.divisions.map((row) => (
                <option key={row.division} value={`${book.edition}/${row.division}`}>
                  {t("web-learn-in-book", { division: row.title, book: book.title })}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p class="hint" data-testid="lessons-done">
        {t("web-learn-count", { done: count, count: lessons.length })}
      </p>
      <Entries of={lessons} />
    </section>
  );
}

function Entries({ of }: { of: readonly LessonEntry[] }) {
  return (
    <ul class="lesson-entries">
      {of.map((entry) => (
        <li key={entry.address}>
          <a
            href={`/learn/${entry.address}`}
            data-testid="lesson-entry"
            data-address={entry.address}
            data-done={isDone(entry)}
            onClick={(event) => follow(event, `/learn/${entry.address}`)}
          >
            <b>
              {entry.title} {isDone(entry) && <Mark />}
            </b>
            <span>{entry.about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What was said of answers that were written without a network. */
function AnswersSince() {
  const { answers } = useStore(kept);
  if (answers.length === 0) return null;
  return (
    <section class="panel answers-since" aria-labelledby="learn-since" data-testid="answers-since">
      <h2 id="learn-since">{t("web-learn-since")}</h2>
      <ul>
        {answers.map(({ course, courseTitle, step, title, verdict }) => {
          const open = (event: MouseEvent): void => {
            memory.keepLesson(course, step);
            dropAnswer(course, step);
            follow(event, `/learn/${course}`);
          };
          return (
            <li key={`${course}/${step}`} data-testid="answer-since" data-standing={verdict?.standing ?? "kept"}>
              <b>{t("web-learn-since-step", { course: courseTitle, number: step, title })}</b>
              <p>
                {verdict && <strong>{t(`web-learn-${verdict.standing}`)}</strong>} {verdict?.reply ?? t("web-learn-since-waits")}
              </p>
              {verdict?.standing === "right" && (
                <button type="button" class="quiet" data-testid="since-drop" onClick={() => dropAnswer(course, step)}>
                  {t("web-learn-since-drop")}
                </button>
              )}
              {verdict?.standing === "wrong" && (
                <a class="button" href={`/learn/${course}`} data-testid="since-look" onClick={open}>
                  {t("web-learn-since-look")}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A lesson that is done. */
const Mark = () => (
  <span class="done-mark">
    <span aria-hidden="true">✓</span>
    <span class="unseen">{t("web-learn-is-done")}</span>
  </span>
);
