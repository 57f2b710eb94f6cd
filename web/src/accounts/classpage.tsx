/* A class, for its coaches: the list, cards, the door, the room, and the table of the children. */
import { useEffect, useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { memory } from "../memory";
import { RoomForm } from "../pages/room";
import { follow, go } from "../route";
import type { ClassPage as Group, Options, RosterCheck, RosterText } from "../wire";
import { loadRoomWords, t } from "../words";
import { calls } from "./calls";
import { day, Field, Panel, Sure, Told, useDeed } from "./parts";
import { ClassWork } from "./work";

/** How often the page asks who has come in, in milliseconds. */
const OFTEN = 5000;

export function ClassView({ id }: { id: string }) {
  const [group, setGroup] = useState<Group | null>(null);
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const [fault, run] = useDeed();
  const look = async (): Promise<void> => setGroup(await calls.group(id));
  useEffect(() => {
    void run(look);
    const timer = setInterval(() => void look().catch(() => undefined), OFTEN);
    return () => clearInterval(timer);
  }, [id]);
  if (!group) return <Told sentence={fault} />;
  return (
    <div class="accounts" data-testid="class-page">
      <section class="panel">
        <p class="hint">
          <a href="/class" onClick={(event) => follow(event, "/class")}>
            {t("web-class-all")}
          </a>
        </p>
        <h1>{group.name}</h1>
        <p class="hint">
          {t("web-class-count", { count: group.children.length })} · {group.coaches.join(", ")}
          {group.archived ? ` · ${t("web-class-archived")}` : ""}
        </p>
        <Told sentence={fault} />
        {group.notices[0] && <Told sentence={t("web-class-notice", { at: day(group.notices[0], true) })} />}
        <Door group={group} set={setGroup} />
      </section>
      <Children group={group} chosen={chosen} choose={setChosen} set={setGroup} />
      <AddChildren group={group} added={() => void run(look)} />
      <ClassRoom group={group} changed={() => void run(look)} />
      <ClassWork group={group} />
      <More group={group} set={setGroup} />
    </div>
  );
}

/** The door: for a quarter of an hour, children pick their nicknames from a list. */
function Door({ group, set }: { group: Group; set(group: Group): void }) {
  const [fault, run, busy] = useDeed();
  const open = group.door > 0;
  const turn = (): void => void run(async () => set(await calls.setDoor(group.id, !open)));
  return (
    <>
      <Told sentence={fault} />
      <p>
        {t("web-class-at")} <b data-testid="class-link">{group.link}</b> · {t("web-class-code")}{" "}
        <b class="class-code" data-testid="class-code">
          {group.code}
        </b>
      </p>
      <div class="row">
        <button type="button" class={open ? "" : "primary"} disabled={busy} data-testid="door" onClick={turn}>
          {t(open ? "web-class-door-close" : "web-class-door-open")}
        </button>
        {open && <span data-testid="door-open">{t("web-class-door-until", { at: day(group.door, true) })}</span>}
      </div>
    </>
  );
}

interface ChildrenProps {
  group: Group;
  chosen: Set<string>;
  choose(ids: Set<string>): void;
  set(group: Group): void;
}

/** The table of the children: all figures, cards for some of them, moving some of them. */
function Children({ group, chosen, choose, set }: ChildrenProps) {
  const [fault, run, busy] = useDeed();
  const ids = group.children.map(({ id }) => id).filter((id) => chosen.has(id));
  const pick = (id: string, on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    choose(next);
  };
  const cards = (wanted: string[]): void =>
    void run(async () => {
      const paper = await calls.cards(group.id, wanted);
      const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(paper), download: "cards.pdf" });
      link.click();
      URL.revokeObjectURL(link.href);
      set(await calls.group(group.id));
    });
  const move = (to: string): void =>
    void run(async () => (set(await calls.move(group.id, ids, to)), choose(new Set())));
  if (group.children.length === 0) return null;
  const without = group.children.filter(({ card }) => !card).map(({ id }) => id);
  return (
    <Panel title={t("web-class-children")} testid="children">
      <Told sentence={fault} />
      <div class="scroll">
        <table class="class-table">
          <thead>
            <tr>
              <th>
                <span class="unseen">{t("web-class-choose")}</span>
              </th>
              {["nickname", "real", "seen", "matches", "minutes", "points"].map((name) => (
                <th key={name} scope="col">
                  {t(`web-class-col-${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {group.children.map((one) => (
              <tr key={one.id} data-testid="child-row">
                <td>
                  <input
                    type="checkbox"
                    aria-label={t("web-class-choose-one", { name: one.nickname })}
                    checked={chosen.has(one.id)}
                    onChange={(event) => pick(one.id, event.currentTarget.checked)}
                  />
                </td>
                <th scope="row">
                  <a href={`/child/${one.id}`} onClick={(event) => follow(event, `/child/${one.id}`)}>
                    {one.nickname}
                  </a>
                  {one.here && <span class="here"> {t("web-class-here")}</span>}
                  {!one.card && <span class="hint"> {t("web-class-no-card")}</span>}
                </th>
                <td dir="auto">{one.name}</td>
                <td>{day(one.seen)}</td>
                <td>{one.matches}</td>
                <td>{one.minutes}</td>
                <td>{one.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="row">
        {without.length > 0 && (
          <button type="button" class="primary" disabled={busy} data-testid="cards-new" onClick={() => cards(without)}>
            {t("web-class-cards-new", { count: without.length })}
          </button>
        )}
        {ids.length > 0 && (
          <>
            <Sure
              label={t("web-class-cards-again", { count: ids.length })}
              sure={t("web-class-cards-sure")}
              testid="cards-again"
              act={() => cards(ids)}
            />
            {group.others
              .filter(({ archived }) => !archived)
              .map((other) => (
                <button key={other.id} type="button" data-testid="move" onClick={() => move(other.id)}>
                  {t("web-class-move", { name: other.name })}
                </button>
              ))}
            <Sure label={t("web-class-leave")} sure={t("web-class-leave-sure")} testid="leave" act={() => move("")} />
          </>
        )}
        <a class="button" href={calls.exportClass(group.id)} download data-testid="export">
          {t("web-class-export")}
        </a>
      </div>
      <p class="hint">{t("web-class-cards-told")}</p>
    </Panel>
  );
}

/** A list is read first; every row is shown, and then all are added, or none. */
function AddChildren({ group, added }: { group: Group; added(): void }) {
  const [wanted, setWanted] = useState<RosterText>({ text: "", kind: "text", add: false, anyway: false });
  const [check, setCheck] = useState<RosterCheck | null>(null);
  const [count, setCount] = useState(0);
  const [fault, run, busy] = useDeed();
  const read = (): void => void run(async () => setCheck(await calls.roster(group.id, wanted)));
  const add = (): void =>
    void run(async () => {
      const made = await calls.roster(group.id, { ...wanted, add: true, anyway: true });
      setCheck(made.added ? null : made);
      setCount(made.added);
      if (made.added) setWanted({ ...wanted, text: "", kind: "text" });
      added();
    });
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const isBook = /\.xlsx$/i.test(file.name);
    const text = isBook ? await inBase64(file) : await file.text();
    setWanted({ ...wanted, text, kind: isBook ? "xlsx" : "csv" });
    setCheck(null);
  };
  return (
    <Panel title={t("web-class-add")} testid="add-children">
      <p>{t("web-class-add-told")}</p>
      <Told sentence={fault} />
      {count > 0 && <Told good sentence={t("web-class-added", { count })} />}
      {wanted.kind === "xlsx" ? (
        <p>{t("web-class-book")}</p>
      ) : (
        <textarea
          rows={6}
          dir="auto"
          aria-label={t("web-class-add")}
          data-testid="names"
          value={wanted.text}
          onInput={(event) => (setWanted({ ...wanted, text: event.currentTarget.value }), setCheck(null))}
        />
      )}
      <div class="row">
        <label class="field">
          <span>{t("web-class-file")}</span>
          <input type="file" accept=".csv,.txt,.xlsx" onChange={(event) => void load(event.currentTarget.files?.[0])} />
        </label>
        <button type="button" disabled={busy || !wanted.text.trim()} data-testid="read-names" onClick={read}>
          {t("web-class-read")}
        </button>
      </div>
      {check && (
        <>
          {check.problems.map((problem) => (
            <Told key={problem} sentence={problem} />
          ))}
          <ol class="roster" data-testid="roster">
            {check.rows.map((row) => (
              <li key={row.number} class={row.problems.length ? "bad" : ""}>
                <span dir="auto">{[row.name, row.nickname, row.division].filter(Boolean).join(" · ")}</span>
                {row.problems.map((problem) => (
                  <span key={problem} class="problem">
                    {problem}
                  </span>
                ))}
              </li>
            ))}
          </ol>
          <button type="button" class="primary" disabled={busy || !check.usable} data-testid="add-names" onClick={add}>
            {t(check.clean ? "web-class-add-all" : "web-class-add-anyway", { count: check.rows.length })}
          </button>
        </>
      )}
    </Panel>
  );
}

/** The room in which the class plays: the board is that of every room. */
function ClassRoom({ group, changed }: { group: Group; changed(): void }) {
  const [options, setOptions] = useState<Options | null>(null);
  const [fault, run] = useDeed();
  const [wrong, setWrong] = useState("");
  const start = (): void => void run(async () => (await loadRoomWords(), setOptions(await api.options())));
  const board = (): void =>
    void run(async () => {
      const key = await calls.classRoom(group.id);
      memory.keepHostKey(key.code, key.token);
      go(`/r/${key.code}`);
    });
  return (
    <Panel title={t("web-class-room")} testid="class-room">
      <p>{t("web-class-room-told")}</p>
      <Told sentence={fault || wrong} />
      {group.room && (
        <div class="row">
          <button type="button" class="primary" data-testid="to-board" onClick={board}>
            {t("web-class-board")}
          </button>
          <button type="button" onClick={() => void run(async () => (await calls.closeRoom(group.id), changed()))}>
            {t("web-class-room-close")}
          </button>
        </div>
      )}
      {!group.room && !options && (
        <button type="button" class="primary" data-testid="seat-class" onClick={start}>
          {t("web-class-seat")}
        </button>
      )}
      {!group.room && options && (
        <RoomForm options={options} fail={(sentence) => setWrong(sentence)} open={(order) => calls.openRoom(group.id, order)} />
      )}
    </Panel>
  );
}

function More({ group, set }: { group: Group; set(group: Group): void }) {
  const [login, setLogin] = useState("");
  const [name, setName] = useState(group.name);
  const [fault, run] = useDeed();
  const [good, setGood] = useState("");
  const submit = (deed: () => Promise<void>) => (event: Event) => {
    event.preventDefault();
    void run(deed);
  };
  return (
    <Panel title={t("web-class-more")} testid="more">
      <Told sentence={fault} />
      <Told good sentence={good} />
      <form class="row" onSubmit={submit(async () => set(await calls.change(group.id, { name })))}>
        <Field label={t("web-class-rename")} testid="rename" value={name} set={setName} />
        <button type="submit">{t("web-class-save")}</button>
      </form>
      <form
        class="row"
        onSubmit={submit(async () => {
          await calls.nameCoach(group.id, login);
          setGood(t("web-class-coach-named"));
          set(await calls.group(group.id));
        })}
      >
        <Field label={t("web-class-coach")} testid="coach-login" value={login} set={setLogin} />
        <button type="submit">{t("web-class-save")}</button>
      </form>
      <div class="row">
        <button type="button" onClick={() => void run(async () => set(await calls.change(group.id, { archived: !group.archived })))}>
          {t(group.archived ? "web-class-unarchive" : "web-class-archive")}
        </button>
        <Sure
          label={t("web-class-delete")}
          sure={t("web-class-delete-sure")}
          testid="delete-class"
          act={() => void calls.deleteClass(group.id).then(() => go("/class"), (error) => setGood(whyNot(error)))}
        />
      </div>
    </Panel>
  );
}

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
