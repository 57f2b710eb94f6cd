/* The day on one page: players, check-in, the round, its sheets, places and papers; each by right. */
import { useEffect, useState } from "preact/hooks";
import type { EventCardMade, EventDraw, EventCardOrder, EventRosterCheck } from "../wire";
import { t } from "../words";
import { Sheets } from "./sheets";
import { Papers, Places } from "./places";
import { may, nameOf, roundsOf, sheetsOf, useActs, useDesk, type Doing } from "./state";

export function Day() {
  const desk = useDesk();
  return (
    <>
      {may(desk, "draw") && <RoundBox />}
      {may(desk, "enter-sheet") && <Sheets />}
      {may(desk, "mark-presence") && <CheckIn />}
      {may(desk, "add-list") && <Roster />}
      {may(desk, "see-standings") && <Places />}
      {may(desk, "print") && <Papers />}
      {may(desk, "make-card") && <Cards />}
    </>
  );
}

export function Said({ of: { said } }: { of: Doing }) {
  if (said.length === 0) return null;
  return (
    <div class="said" role="alert" data-testid="said">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** The round that is on, and the one next thing to do with it. */
function RoundBox() {
  const { news, contest, calls } = useDesk();
  const doing = useActs();
  const [draw, setDraw] = useState<EventDraw | null>(null);
  const rounds = roundsOf(news, contest.id);
  const last = rounds.at(-1);
  const open = last && last.state !== "closed" ? last : null;
  const number = open?.number ?? (last?.number ?? 0) + 1;
  const here = Object.values(news.players).filter((one) => one.contests.includes(contest.id) && one.presence === "present");
  const isOver = !open && number > contest.rounds;
  const acts = { drawn: "publish", published: "start", playing: "stop", collecting: "close", closed: "" } as const;
  const next = open ? acts[open.state] : "";
  useEffect(() => {
    setDraw(null);
    if (open?.state === "drawn") void calls.explain(contest.id, number).then(setDraw, () => undefined);
  }, [number, open?.state]);
  const step = (name: string): void => void doing.act(`${name}-round`, { contest: contest.id, round: number });
  const drawNow = (): void =>
    void doing.run(async () => {
      const drawn = await calls.draw(contest.id, number);
      if (drawn.refused) throw new Error(drawn.notes.join(" "));
    });
  const waiting = open ? sheetsOf(news, open).filter(({ state, postponed }) => state !== "confirmed" && !postponed).length : 0;
  return (
    <section class="panel" data-testid="round" data-round={number} data-state={open?.state ?? (isOver ? "over" : "none")}>
      <h2>{isOver ? t("web-event-over") : t("web-event-round", { number, rounds: contest.rounds })}</h2>
      <Said of={doing} />
      {!open && !isOver && (
        <>
          <p>{t("web-event-here", { count: here.length })}</p>
          <button class="primary" disabled={doing.busy || here.length < 2} data-testid="round-draw" onClick={drawNow}>
            {t("web-event-draw")}
          </button>
        </>
      )}
      {open && (
        <>
          <p>{t(`web-event-state-${open.state}`, { count: waiting })}</p>
          {open.state === "playing" && <Clock />}
          {draw?.notes.map((note) => <p key={note}>{note}</p>)}
          {next && (
            <button class="primary" disabled={doing.busy} data-testid={`round-${next}`} onClick={() => step(next)}>
              {t(`web-event-${next}`)}
            </button>
          )}
          <details open={open.state === "drawn"}>
            <summary>{t("web-event-seating")}</summary>
            <ol class="seats" data-testid="seats">
              {open.tables.map(({ table, players }) => (
                <li key={table}>
                  <b>{table}</b> {players.map((one) => nameOf(news, one)).join(" · ")}
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </section>
  );
}

/** The moments of the round (XI-B), and the time until the next. */
function Clock() {
  const { news, contest } = useDesk();
  const [ahead] = useState(() => news.now - Date.now());
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const moments = roundsOf(news, contest.id).at(-1)?.moments ?? [];
  const next = moments.find(({ at }) => at > now + ahead);
  if (!next) return <p class="hall-clock">0:00</p>;
  const seconds = Math.ceil((next.at - now - ahead) / 1000);
  return (
    <p class="hall-clock" data-testid="hall-clock">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")} <small>{t(`web-event-until-${next.code}`)}</small>
    </p>
  );
}

/** Who is here: by a tap, or all at once. */
function CheckIn() {
  const { news, contest } = useDesk();
  const doing = useActs();
  const [sought, setSought] = useState("");
  const players = Object.values(news.players).filter((one) => one.contests.includes(contest.id));
  const missing = players.filter(({ presence }) => presence === "");
  const shown = players.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()));
  const mark = (ids: string[], presence: string): void => void doing.act("mark-presence", { players: ids, presence });
  return (
    <details class="panel" open={missing.length > 0} data-testid="check-in">
      <summary>{t("web-event-check-in", { here: players.filter(({ presence }) => presence === "present").length, all: players.length })}</summary>
      <Said of={doing} />
      {missing.length > 0 && (
        <button disabled={doing.busy} data-testid="all-here" onClick={() => mark(missing.map(({ id }) => id), "present")}>
          {t("web-event-all-here", { count: missing.length })}
        </button>
      )}
      <label class="field">
        <span>{t("web-event-search")}</span>
        <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      </label>
      <ul class="people">
        {shown.map(({ id, name, group, presence }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={presence === "present"} onChange={() => mark([id], presence === "present" ? "absent" : "present")} /> {name}{" "}
              <small>{news.groups[group]?.name}</small>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A list is read first and every row is shown; then all of it is taken in, or nothing. */
function Roster() {
  const { calls, news } = useDesk();
  const doing = useActs();
  const [text, setText] = useState("");
  const [check, setCheck] = useState<EventRosterCheck | null>(null);
  const read = (add: boolean): void => void doing.run(async () => setCheck(await calls.roster(text, add)));
  return (
    <details class="panel" open={Object.keys(news.players).length === 0} data-testid="roster">
      <summary>{t("web-event-roster")}</summary>
      <p>{t("web-event-roster-told")}</p>
      <Said of={doing} />
      <textarea rows={6} aria-label={t("web-event-roster")} data-testid="roster-text" value={text} onInput={(event) => (setText(event.currentTarget.value), setCheck(null))} />
      <button disabled={!text.trim() || doing.busy} data-testid="roster-read" onClick={() => read(false)}>
        {t("web-event-roster-read")}
      </button>
      {check?.problems.map((problem) => <p key={problem}>{problem}</p>)}
      {check && check.added > 0 && <p role="status" data-testid="roster-added">{t("web-event-roster-added", { count: check.added })}</p>}
      {check && check.added === 0 && (
        <>
          <ol data-testid="roster-rows">
            {check.rows.map(({ number, fate, player, school, sentences }) => (
              <li key={number}>
                <b>{t(`web-event-fate-${fate}`)}</b> {player} · {school} {sentences.join(" ")}
              </li>
            ))}
          </ol>
          <button class="primary" disabled={!check.usable || doing.busy} data-testid="roster-add" onClick={() => read(true)}>
            {t("web-event-roster-add")}
          </button>
        </>
      )}
    </details>
  );
}

const ROLES = ["scorer", "greeter"] as const;

/** Cards for those who help: a code each, shown once. */
function Cards() {
  const { calls } = useDesk();
  const doing = useActs();
  const [name, setName] = useState("");
  const [role, setRole] = useState<EventCardOrder["role"]>("scorer");
  const [made, setMade] = useState<EventCardMade | null>(null);
  const make = (): void => void doing.run(async () => (setMade(await calls.makeCard({ name, role, sitsFor: "" })), setName("")));
  return (
    <details class="panel" data-testid="cards">
      <summary>{t("web-event-cards")}</summary>
      <p>{t("web-event-cards-told")}</p>
      <Said of={doing} />
      <form class="row" onSubmit={(event) => (event.preventDefault(), make())}>
        <input required aria-label={t("web-event-your-name")} data-testid="official-name" value={name} onInput={(event) => setName(event.currentTarget.value)} />
        <select aria-label={t("web-event-role")} value={role} onChange={(event) => setRole(event.currentTarget.value as EventCardOrder["role"])}>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {t(`web-event-role-${one}`)}
            </option>
          ))}
        </select>
        <button data-testid="official-add">{t("web-event-card-make")}</button>
      </form>
      {made && (
        <p role="status">
          {made.name}: <b data-testid="card-code">{made.card}</b> <span data-testid="card-link">{made.link}</span>
        </p>
      )}
    </details>
  );
}
