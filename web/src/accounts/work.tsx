/* The work of a class: a coach assigns lessons and levels until a day, and a child sees what to do. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { AssignmentEntry, ClassPage as Group, LessonEntry, LessonList, Rung } from "../wire";
import { t } from "../words";
import { calls } from "./calls";
import { day, Panel, Told, useDeed } from "./parts";

/** Lessons under one heading; those by variation stand once, though several divisions have them. */
function lessonsOf(list: LessonList): LessonEntry[] {
  const all = [...list.games, ...list.atTable, ...list.books.flatMap((book) => book.divisions.flatMap((one) => one.lessons))];
  return [...new Map(all.map((entry) => [entry.address, entry])).values()];
}

/** The last moment of a day as a date field names it; 0 for none. */
function endOf(date: string): number {
  return date ? new Date(`${date}T23:59:59`).getTime() : 0;
}

/** What a class has to do, with those who have done it, and a form for more. */
export function ClassWork({ group }: { group: Group }) {
  const [work, setWork] = useState<AssignmentEntry[]>([]);
  const [lessons, setLessons] = useState<LessonEntry[]>([]);
  const [levels, setLevels] = useState<Rung[]>([]);
  const [picked, setPicked] = useState("");
  const [date, setDate] = useState("");
  const [fault, run, busy] = useDeed();
  const look = async (): Promise<void> => setWork((await calls.assignments(group.id)).assignments);
  useEffect(() => {
    void run(async () => {
      await look();
      setLessons(lessonsOf(await api.lessons()));
      setLevels((await api.options()).ladder);
    });
  }, [group.id]);
  const assign = (event: Event): void => {
    event.preventDefault();
    const [kind = "", ...what] = picked.split(":");
    void run(async () => {
      const wanted = { kind, what: what.join(":"), amount: 1, due: endOf(date) };
      setWork((await calls.assign(group.id, wanted)).assignments);
      setPicked("");
    });
  };
  const nicknames = (ids: string[]): string =>
    group.children
      .filter(({ id }) => ids.includes(id))
      .map(({ nickname }) => nickname)
      .join(", ");
  return (
    <Panel title={t("web-class-work")} testid="class-work">
      <p>{t("web-class-work-told")}</p>
      <Told sentence={fault} />
      <ul>
        {work.map((one) => (
          <li key={one.id} data-testid="assignment">
            <b>{one.title}</b> {one.due > 0 && <span>{t("web-class-work-due", { at: day(one.due) })}</span>}
            <p class="hint">
              {t("web-class-work-done-by", { count: one.doneBy.length, all: group.children.length })} {nicknames(one.doneBy)}
            </p>
            <button
              type="button"
              disabled={busy}
              aria-label={t("web-class-work-drop-one", { title: one.title })}
              data-testid="drop-assignment"
              onClick={() => void run(async () => (await calls.dropAssignment(group.id, one.id), look()))}
            >
              {t("web-class-work-drop")}
            </button>
          </li>
        ))}
      </ul>
      <form class="row" onSubmit={assign}>
        <label class="field">
          <span>{t("web-class-work-what")}</span>
          <select data-testid="work-what" value={picked} required onChange={(event) => setPicked(event.currentTarget.value)}>
            <option value="">{t("web-class-work-pick")}</option>
            <optgroup label={t("web-class-work-lessons")}>
              {lessons.map(({ address, title }) => (
                <option key={address} value={`lesson:${address}`}>
                  {title}
                </option>
              ))}
            </optgroup>
            <optgroup label={t("web-class-work-levels")}>
              {levels.map(({ game, name, title }) => (
                <option key={`${game}/${name}`} value={`level:${game}/${name}`}>
                  {`${t(`web-game-${game}`)}: ${title}`}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <label class="field">
          <span>{t("web-class-work-day")}</span>
          <input type="date" data-testid="work-day" value={date} onInput={(event) => setDate(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary" disabled={busy} data-testid="assign">
          {t("web-class-work-assign")}
        </button>
      </form>
    </Panel>
  );
}

/** What a child is to do; nothing is shown while there is nothing. */
export function OwnWork() {
  const [work, setWork] = useState<AssignmentEntry[]>([]);
  useEffect(() => void calls.work().then((list) => setWork(list.assignments), () => undefined), []);
  if (work.length === 0) return null;
  return (
    <div data-testid="own-work">
      <h2>{t("web-class-work-own")}</h2>
      <ul>
        {work.map((one) => (
          <li key={one.id} data-testid="own-assignment">
            <a href={one.address}>{one.title}</a> {one.due > 0 && <span>{t("web-class-work-due", { at: day(one.due) })}</span>}{" "}
            {one.isDone ? <b>{t("web-class-work-done")}</b> : one.late && <b>{t("web-class-work-late")}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
