/* The page of one table: the lobby before it begins, then the match. */
import { useEffect, useRef, useState } from "preact/hooks";
import { LanguageSwitch } from "../language";
import { lead } from "../focus";
import { memory } from "../memory";
import { isOffered } from "../offers";
import { go } from "../route";
import { useStore } from "../store";
import { Actions } from "../table/actions";
import { Banner } from "../table/banner";
import { Between } from "../table/between";
import { ChallengeLine } from "../table/challenge";
import { TableContext, useTable } from "../table/context";
import { Dealing } from "../table/dealing";
import { HandContext, useNewHand } from "../table/hand";
import { HintView } from "../table/hint";
import { CallJudge, JudgeSeat } from "../table/judgeseat";
import { Leave } from "../table/leave";
import { LobbyView } from "../table/lobby";
import { MatView } from "../table/mat";
import { More } from "../table/more";
import { Latest, News } from "../table/news";
import { OpinionView } from "../table/opinion";
import { Papers } from "../table/papers";
import { PeoplePanel } from "../table/people";
import { Players } from "../table/players";
import { RulingsPanel } from "../table/rulings";
import { Session, type Seen } from "../table/session";
import { SheetView } from "../table/sheet";
import { Toasts } from "../table/toasts";
import { Choosing, Circled } from "../table/variations";
import { WritingPanel } from "../table/writing";
import { t } from "../words";
import { JoinPage } from "./join";

/** Rematches to which this browser has come from the table that it watched. */
const followed = new Set<string>();

/** Judges who are shown only the position on which their opinion is wanted. */
const FURTHER_JUDGES = new Set(["judge2", "judge3"]);

export function TablePage({ code }: { code: string }) {
  const [watches, setWatches] = useState(followed.has(code));
  const token = memory.token(code);
  if (!token && !watches) return <JoinPage code={code} watch={() => setWatches(true)} />;
  return <Seated key={token} code={code} token={token} />;
}

function Seated({ code, token }: { code: string; token: string }) {
  const [session] = useState(() => {
    return new Session(code, token, (next, watches) => {
      if (watches) followed.add(next);
      go(`/t/${next}`);
    });
  });
  useEffect(() => {
    session.open();
    return () => session.end();
  }, [session]);
  const seen = useStore(session.store);
  if (seen.gone) return <Gone code={code} sentence={seen.gone} />;
  return (
    <>
      {seen.line === "off" && (
        <p class="offline" role="alert" data-testid="offline">
          {t("web-offline")}
        </p>
      )}
      {seen.unreadable ? (
        <Unreadable code={code} sentence={seen.unreadable} />
      ) : seen.table ? (
        <TableContext.Provider value={{ session, table: seen.table, came: seen.came }}>
          {FURTHER_JUDGES.has(seen.table.seat) ? <OpinionView /> : <MatchView seen={seen} />}
        </TableContext.Provider>
      ) : seen.lobby ? (
        <>
          <LobbyView session={session} lobby={seen.lobby} />
          <PeoplePanel session={session} people={seen.lobby.people} players={seen.lobby.seats} said={seen.said} />
          <Leave session={session} code={seen.lobby.code} id="" />
        </>
      ) : (
        <p class="waiting" role="status">
          {t("web-connecting")}
        </p>
      )}
      <Toasts session={session} toasts={seen.toasts} />
    </>
  );
}

/** Something broke on the server: what was done is kept, and can be taken home. */
function Unreadable({ code, sentence }: { code: string; sentence: string }) {
  return (
    <section class="panel">
      <p role="alert" data-testid="unreadable">
        {sentence}
      </p>
      <div class="row">
        <a class="button" href={`/api/tables/${code}/record`} data-testid="record">
          {t("web-record")}
        </a>
        <a class="button" href="/">
          {t("web-home")}
        </a>
      </div>
    </section>
  );
}

/** The seat is not there any more, or never was. */
function Gone({ code, sentence }: { code: string; sentence: string }) {
  return (
    <section class="panel">
      <p data-testid="gone">{sentence}</p>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            memory.keepToken(code, "");
            location.reload();
          }}
        >
          {t("web-gone-again")}
        </button>
        <a class="button" href="/">
          {t("web-home")}
        </a>
      </div>
    </section>
  );
}

function MatchView({ seen }: { seen: Seen }) {
  const { session, table } = useTable();
  const hand = useNewHand();
  useTopOnNewPhase(table.phase);
  useEffect(() => lead(table.now.situation), [table.shake, table.phase, table.now.situation]);
  const talking = !["variations", "goal", "move"].includes(table.phase);
  useEffect(() => {
    const drop = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const newest = seen.toasts.at(-1);
      if (newest) session.dismiss(newest.id);
      else hand.drop();
    };
    addEventListener("keydown", drop);
    return () => removeEventListener("keydown", drop);
  });
  return (
    <HandContext.Provider value={hand}>
      <h1 class="unseen">{t("web-table-title", { game: table.terms.editionTitle })}</h1>
      <Banner />
      <div
        class="table-page"
        data-game={table.terms.game}
        data-phase={table.phase}
        data-number={table.number}
        data-ahead={seen.ahead ? "yes" : "no"}
      >
        <div class="center">
          <Latest entries={seen.news} />
          <HintView hint={seen.hint} thinking={seen.hinting} />
          <Between />
          <JudgeSeat />
          <RulingsPanel />
          <Dealing />
          <Choosing />
          <ChallengeLine />
          {talking && <Actions />}
          {isOffered(table.offers, "present") && <WritingPanel form={seen.form} />}
          <Papers />
          <MatView />
          {!talking && <Actions />}
          <More />
        </div>
        <div class="aside">
          <Players />
          <Circled />
          <PeoplePanel session={session} people={table.people} players={table.players} said={seen.said} begun>
            <CallJudge />
          </PeoplePanel>
          <SheetView />
          <News entries={seen.news} />
          <Leave session={session} code={table.code} id={table.id} />
          <Footer watching={seen.watching} />
        </div>
      </div>
    </HandContext.Provider>
  );
}

/** What a new phase asks for stands at the top, so the page goes there. */
function useTopOnNewPhase(phase: string): void {
  const last = useRef(phase);
  useEffect(() => {
    if (last.current !== phase) scrollTo({ top: 0 });
    last.current = phase;
  }, [phase]);
}

function Footer({ watching }: { watching: number }) {
  const { table } = useTable();
  return (
    <p class="footer">
      {table.terms.editionTitle} · {table.terms.divisionTitle}{table.terms.listTitle && ` · ${table.terms.listTitle}`} · {t("web-table-code", { code: table.code })}
      {watching > 0 && ` · ${t("web-watching", { count: watching })}`} <LanguageSwitch />
    </p>
  );
}
