/* The page of one table: the lobby before it begins, then the match. */
import { useEffect, useState } from "preact/hooks";
import { LanguageSwitch } from "../language";
import { lead } from "../focus";
import { Stage } from "../look/stage";
import { memory } from "../memory";
import { go } from "../route";
import { useStore } from "../store";
import { Actions, CallHints } from "../table/actions";
import { Between, Onward } from "../table/between";
import { Sides } from "../table/challenge";
import { TableContext, useTable } from "../table/context";
import { Dealing } from "../table/dealing";
import { Dock } from "../table/dock";
import { HandContext, useNewHand } from "../table/hand";
import { HintButton, HintTold } from "../table/hint";
import { CallJudge, JudgeSeat } from "../table/judgeseat";
import { Leave } from "../table/leave";
import { Keys } from "../table/keys";
import { LobbyView } from "../table/lobby";
import { MatView } from "../table/mat";
import { More } from "../table/more";
import { News } from "../table/news";
import { OpinionView } from "../table/opinion";
import { PaperContext, useNewPaper } from "../table/paperdraft";
import { CheckActs, Papers } from "../table/papers";
import { PeoplePanel, UrgentTools } from "../table/people";
import { Seats } from "../table/players";
import { RulingsPanel } from "../table/rulings";
import { Session, type Seen } from "../table/session";
import { SheetView } from "../table/sheet";
import { Side, type Tab } from "../table/side";
import { useSounds } from "../table/sounds";
import { Toasts } from "../table/toasts";
import { ChooseActs, Choosing } from "../table/variations";
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
  const paper = useNewPaper(seen.form);
  const [menu, setMenu] = useState(false);
  useSounds(seen.news, table);
  useEffect(() => lead(table.now.situation), [table.shake, table.phase, table.now.situation]);
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
  const tabs: Tab[] = [
    { name: "moves", content: <News entries={seen.news} /> },
    {
      name: "score",
      news: table.sheet.rulings.length > 0,
      content: (
        <>
          <SheetView />
          <RulingsPanel />
        </>
      ),
    },
    {
      name: "talk",
      news: seen.said.length > 0,
      content: (
        <PeoplePanel session={session} people={table.people} players={table.players} said={seen.said} begun>
          <CallJudge />
        </PeoplePanel>
      ),
    },
    {
      name: "table",
      content: (
        <>
          <Footer watching={seen.watching} />
          <Leave session={session} code={table.code} id={table.id} />
        </>
      ),
    },
  ];
  return (
    <HandContext.Provider value={hand}>
      <PaperContext.Provider value={paper}>
        <h1 class="unseen">{t("web-table-title", { game: table.terms.editionTitle })}</h1>
        <div
          class="table-page"
          data-game={table.terms.game}
          data-phase={table.phase}
          data-number={table.number}
          data-ahead={seen.ahead ? "yes" : "no"}
        >
          <Seats entries={seen.news} />
          <MatView>
            <Between />
            <JudgeSeat />
            <Dealing />
            <Choosing />
            <Sides />
            <WritingPanel />
            <Papers />
          </MatView>
          <Dock
            aside={
              <>
                <CallHints />
                <HintTold hint={seen.hint} thinking={seen.hinting} />
              </>
            }
          >
            <UrgentTools session={session} people={table.people} players={table.players} />
            <More />
            <HintButton hint={seen.hint} thinking={seen.hinting} />
            <Actions />
            <ChooseActs />
            <CheckActs />
            <Onward />
            <button
              type="button"
              class="quiet menu"
              data-testid="menu"
              aria-label={t("web-side")}
              aria-expanded={menu}
              onClick={() => setMenu(!menu)}
            >
              ☰
            </button>
          </Dock>
          <Stage entries={seen.news} />
          <Keys />
          <Side tabs={tabs} open={menu} close={() => setMenu(false)} />
        </div>
      </PaperContext.Provider>
    </HandContext.Provider>
  );
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
