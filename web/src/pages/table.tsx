/* The page of one table: the lobby before it begins, then the match. */
import { useEffect, useRef, useState } from "preact/hooks";
import { lead } from "../focus";
import { Stage } from "../look/stage";
import { lazy } from "../lazy";
import { memory } from "../memory";
import { isOffered } from "../offers";
import { go } from "../route";
import { useStore } from "../store";
import { Actions, CallHints } from "../table/actions";
import { LookingBack, useBack } from "../table/back";
import { Sides } from "../table/challenge";
import { TableContext, useTable } from "../table/context";
import { Dock } from "../table/dock";
import { HandContext, useNewHand } from "../table/hand";
import { HintButton, HintTold } from "../table/hint";
import { Keys } from "../table/keys";
import { MatView } from "../table/mat";
import { More } from "../table/more";
import { News } from "../table/news";
import { PaperContext, useNewPaper } from "../table/paperdraft";
import {
  Between,
  BlankProtest,
  CheckActs,
  Dealing,
  JudgeSeat,
  Leave,
  LobbyView,
  Onward,
  OpinionView,
  Papers,
  PeoplePanel,
  PrintSheet,
  RulingsPanel,
  Scratch,
  SheetView,
  VariationSheetView,
  WritingPanel,
  fetchFirst,
} from "../table/parts";
import { Seats } from "../table/players";
import { Session, type Seen } from "../table/session";
import { Side, type Tab } from "../table/side";
import { useSounds } from "../table/sounds";
import { UrgentTools } from "../table/tools";
import { Toasts } from "../table/toasts";
import { ChooseActs, Choosing } from "../table/variations";
import { t } from "../words";

const join = lazy(() => import("./join").then((page) => page.JoinPage));
const bubbles = lazy(() => import("../table/bubbles").then((part) => part.Bubbles), false);
const help = lazy(() => import("../table/help").then((page) => page.HelpPanel));

/** Rematches to which this browser has come from the table that it watched. */
const followed = new Set<string>();

/** Judges who are shown only the position on which their opinion is wanted. */
const FURTHER_JUDGES = new Set(["judge2", "judge3"]);

export function TablePage({ code }: { code: string }) {
  const [watches, setWatches] = useState(followed.has(code));
  const token = memory.token(code);
  if (!token && !watches) return <join.Page code={code} watch={() => setWatches(true)} />;
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
  const hall = (seen.table ?? seen.lobby)?.people.hall ?? "";
  useEffect(() => void (hall && token && memory.keepRoomOf(code, hall)), [hall]);
  const stands = useFirstParts(seen);
  if (seen.gone) return <Gone code={code} sentence={seen.gone} />;
  return (
    <>
      {seen.line === "off" && (
        <p class="offline" role="alert" data-testid="offline">
          {t("web-offline")}
        </p>
      )}
      {seen.line === "on" && seen.slow !== null && (
        <p class="slow-line" role="status" data-testid="slow-line">
          {t("web-slow", { seconds: Math.round(seen.slow / 100) / 10 })}
        </p>
      )}
      {seen.unreadable ? (
        <Unreadable code={code} sentence={seen.unreadable} />
      ) : seen.table && stands ? (
        <TableContext.Provider value={{ session, table: seen.table, came: seen.came }}>
          {FURTHER_JUDGES.has(seen.table.seat) ? <OpinionView /> : <MatchView seen={seen} />}
        </TableContext.Provider>
      ) : seen.lobby && stands ? (
        <>
          <LobbyView session={session} lobby={seen.lobby} />
          <PeoplePanel session={session} people={seen.lobby.people} players={seen.lobby.seats} said={seen.said} />
          <Leave session={session} code={seen.lobby.code} id="" />
        </>
      ) : (
        <>
          <p class="waiting" role="status">
            {t("web-connecting")}
          </p>
          {/* Without a network there is nothing to see here yet; lessons open all the same. */}
          {seen.line === "off" && (
            <p class="waiting">
              <a class="button" href="/learn" data-testid="learn-meanwhile">
                {t("web-nav-learn")}
              </a>
            </p>
          )}
        </>
      )}
      <Toasts session={session} toasts={seen.toasts} />
    </>
  );
}

/** Whether all that the first picture needs has come. */
function useFirstParts({ table, lobby }: Seen): boolean {
  const state = useRef<"new" | "waits" | "stands">("new");
  const [, drawAgain] = useState(false);
  if (state.current === "new" && (table || lobby)) {
    const coming = fetchFirst(table, lobby);
    state.current = coming ? "waits" : "stands";
    void coming?.then(() => {
      state.current = "stands";
      drawAgain(true);
    });
  }
  return state.current === "stands";
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
  const room = memory.roomOf(code);
  return (
    <section class="panel">
      <p data-testid="gone">{sentence}</p>
      <div class="row">
        {room && (
          <a class="button primary" href={`/r/${room}`} data-testid="to-room">
            {t("web-to-room")}
          </a>
        )}
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
  const hand = useNewHand(true);
  const back = useBack(seen.news);
  const paper = useNewPaper(seen.form);
  const [menu, setMenu] = useState(false);
  const [keys, setKeys] = useState(false);
  useSounds(seen.news, table);
  // Whoever chooses two variations is led to the cards again: the one that had the focus is gone.
  const chosen = table.now.situation === "choose" ? table.number : 0;
  useEffect(() => lead(table.now.situation), [table.shake, table.phase, table.now.situation, chosen]);
  const letGo = useRef((_event: KeyboardEvent): void => undefined);
  // Set while drawing: a key that comes before effects have run finds the hand that is seen.
  letGo.current = (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const newest = seen.toasts.at(-1);
    if (newest) session.dismiss(newest.id);
    else if (back.entry) back.leave();
    else if (hand.held) hand.drop();
    else hand.cancelPlan();
  };
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => letGo.current(event);
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  const last = seen.news.filter(({ shake, to }) => shake === table.shake && to !== "").at(-1);
  const live = useLive(table.phase);
  // The coach sits beside whoever plays a first game; later nobody needs telling.
  const [coached] = useState(() => memory.rungAt(table.code) === "first");
  // A ruling can be contested where rulings are listed, and on a phone that is one tap away then.
  const contests = isOffered(table.offers, "request_opinion") || (table.over && isOffered(table.offers, "protest"));
  const tabs: Tab[] = [
    { name: "moves", content: <News entries={seen.news} back={back} onLook={() => setMenu(false)} /> },
    ...(table.seat && table.seat !== "judge" ? [{ name: "scratch", content: <Scratch /> } as const] : []),
    {
      name: "score",
      news: table.sheet.rulings.length > 0,
      content: (
        <>
          <SheetView />
          <PrintSheet />
          <BlankProtest />
          <RulingsPanel />
        </>
      ),
    },
    {
      name: "talk",
      news: seen.said.length > 0,
      content: (
        <PeoplePanel session={session} people={table.people} players={table.players} said={seen.said} begun />
      ),
    },
    {
      name: "table",
      content: (
        <>
          <VariationSheetView />
          <Footer watching={seen.watching} />
          <button type="button" data-testid="show-keys" onClick={() => setKeys(true)}>
            {t("web-keys")}
          </button>
          {coached && <BubbleSwitch />}
          <Leave session={session} code={table.code} id={table.id} />
        </>
      ),
    },
  ];
  tabs.push({ name: "rules", late: true, content: <help.Page /> });
  return (
    <HandContext.Provider value={hand}>
      <PaperContext.Provider value={paper}>
        <h1 class="unseen">{t("web-table-title", { game: table.terms.editionTitle })}</h1>
        <div
          class="table-page"
          data-game={table.terms.game}
          data-phase={back.entry ? "move" : table.phase}
          data-number={table.number}
          data-ahead={seen.ahead ? "yes" : "no"}
        >
          <Seats entries={seen.news} />
          <LookingBack back={back}>
            <MatView last={last?.to} past={back.entry && { number: back.entry.number + 1, before: back.before }}>
              {!back.entry && (
                <>
                  <Between live={live} />
                  <JudgeSeat />
                  <Dealing />
                  <Choosing />
                  <Sides />
                  <WritingPanel />
                  <Papers />
                </>
              )}
            </MatView>
          </LookingBack>
          <Dock
            back={back}
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
          {coached && <bubbles.Page seen={seen} />}
          <Keys back={back} shown={keys} show={setKeys} />
          <Side calls={paper.writes ? "scratch" : contests ? "score" : undefined} tabs={tabs} open={menu} close={() => setMenu(false)} />
        </div>
      </PaperContext.Provider>
    </HandContext.Provider>
  );
}

/** The coach's bubbles, on or off. */
function BubbleSwitch() {
  const [off, setOff] = useState(memory.bubblesOff());
  useEffect(() => {
    const switched = (): void => setOff(memory.bubblesOff());
    addEventListener("bubbles", switched);
    return () => removeEventListener("bubbles", switched);
  }, []);
  return (
    <button
      type="button"
      aria-pressed={!off}
      data-testid="bubbles-switch"
      onClick={() => {
        memory.keepBubblesOff(!off);
        dispatchEvent(new Event("bubbles"));
      }}
    >
      {t("web-bubbles")}
    </button>
  );
}

/** Whether the table has come to this phase while somebody looked on: only then it is played out. */
function useLive(phase: string): boolean {
  const first = useRef<string | null>(phase);
  if (phase !== first.current) first.current = null;
  return first.current === null;
}

function Footer({ watching }: { watching: number }) {
  const { table } = useTable();
  return (
    <p class="footer">
      {table.terms.editionTitle} · {table.terms.divisionTitle}{table.terms.listTitle && ` · ${table.terms.listTitle}`} · {t("web-table-code", { code: table.code })}
      {" · "}
      <span data-testid="help-told">{t("web-help-told", { help: t(`web-help-${table.terms.help}`) })}</span>
      {table.terms.begunAfter > 0 && <span data-testid="begun-after">{` · ${t("web-begun-after")}`}</span>}
      {watching > 0 && ` · ${t("web-watching", { count: watching })}`}
    </p>
  );
}
