/* The judge's desk: the mat on one side, questions and answers beside it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, RequestFault, whyNot } from "../api";
import { AnswerPage } from "../desk/answers";
import { LineForm, RecordForm } from "../desk/bring";
import { pretty } from "../desk/cubes";
import {
  DeskContext,
  TABS,
  cubesAt,
  missingFor,
  useDesk,
  withCubes,
  type Desk,
  type Held,
  type Place,
  type Reply,
  type Spot,
  type Tab,
} from "../desk/desk";
import { TodayPage } from "../desk/log";
import { DeskMat } from "../desk/mat";
import { PaperStrip, activeField } from "../desk/paper";
import { ASKS, EMPTY, addressOf, isBlank, readAddress, tidied, type Ask, type Asked } from "../desk/question";
import { Rack } from "../desk/rack";
import { SharePage } from "../desk/share";
import { keepToday, readToday, withEntry } from "../desk/today";
import type { DeskOptions } from "../wire";
import { loadDeskWords, t } from "../words";
import { Pick } from "./order";
import "../styles/desk.css";

export function DeskPage() {
  const [options, setOptions] = useState<DeskOptions | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    Promise.all([api.desk(), loadDeskWords()]).then(([told]) => setOptions(told), (error) => setFault(whyNot(error)));
  }, []);
  const [first] = options?.books ?? [];
  if (!options || !first) {
    return (
      <p class="waiting" role="status">
        {fault || t("web-connecting")}
      </p>
    );
  }
  return <DeskView options={options} />;
}

const KEPT = "goalsetter-desk";

/** The question that stood here last, in this browser. */
function readKept(): Asked | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Asked | null;
    return kept && { ...EMPTY, ...kept };
  } catch {
    return null;
  }
}

function keep(question: Asked): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(question));
  } catch {
    /* The address keeps it, too. */
  }
}

/** A question in a book that there is: in the first one, if it names none. */
function placed(options: DeskOptions, question: Asked): Asked {
  const book = options.books.find(({ name }) => name === question.edition) ?? options.books[0];
  const division = book?.divisions.find(({ name }) => name === question.division) ?? book?.divisions[0];
  return { ...question, edition: book?.name ?? "", division: division?.name ?? "" };
}

function DeskView({ options }: { options: DeskOptions }) {
  const [opened] = useState(() => readAddress(location.search));
  const [question, setQuestion] = useState<Asked>(() => placed(options, (opened ? null : readKept()) ?? EMPTY));
  const [active, setActive] = useState<Place>("goal");
  const [held, hold] = useState<Held | null>(null);
  const [colour, setColour] = useState("");
  const [tab, setTab] = useState<Tab>("answer");
  const [sheet, setSheet] = useState(false);
  const [reply, setReply] = useState<Reply | null>(null);
  const [answered, setAnswered] = useState("");
  const [asked, setAsked] = useState<Ask | "">("");
  const [since, setSince] = useState<number | null>(null);
  const [entries, setEntries] = useState(() => readToday());
  const [cleared, setCleared] = useState<Asked | null>(null);
  const line = useRef<AbortController | null>(null);
  // Nothing is written into the address before what stands there was read.
  const [ready, setReady] = useState(opened === null);

  const book = options.books.find(({ name }) => name === question.edition) ?? options.books[0];
  const sets = book?.game === "on-sets";
  const address = addressOf(question, asked);
  useEffect(() => {
    if (!ready) return;
    keep(tidied(question));
    history.replaceState(null, "", isBlank(question) ? "/desk" : address);
  }, [address, ready]);

  const answer = (next: Reply, about: Asked): void => {
    setReply(next);
    setAnswered(addressOf(about));
    setSince(null);
  };
  const askAbout = (what: Ask, about: Asked): void => {
    const game = options.books.find(({ name }) => name === about.edition)?.game;
    const ofSets = game === "on-sets";
    const missing = missingFor(about, what, ofSets);
    line.current?.abort();
    setAsked(what);
    setTab("answer");
    setSheet(true);
    if (missing) return answer({ kind: "fault", sentence: t(`web-desk-missing-${missing}`) }, about);
    const control = (line.current = new AbortController());
    setSince(Date.now());
    const whole = tidied(about);
    const kept = (next: Reply, headline: string, good: boolean | null): void => {
      answer(next, about);
      const entry = { at: Date.now(), ask: what, question: whole, sets: ofSets, headline, good };
      setEntries((now) => keepToday(withEntry(now, entry)));
    };
    const failed = (error: unknown): void => {
      if (control.signal.aborted) return;
      const hard = error instanceof RequestFault && error.code === "too-hard";
      answer({ kind: hard ? "undecided" : "fault", sentence: whyNot(error) }, about);
    };
    if (what === "paper" || what === "goal") {
      const papers = what === "goal" ? [] : whole.papers;
      api
        .judge({ ...whole, papers }, control.signal)
        .then((ruling) => kept({ kind: "ruling", ask: what, ruling }, ruling.headline, ruling.good), failed);
    } else {
      api
        .solve({ ...whole, challenge: what, papers: [] }, control.signal)
        .then((found) => kept({ kind: "answer", ask: what, answer: found, roll: !whole.goal }, found.headline, found.solvable), failed);
    }
  };
  const take = (next: Asked, what: Ask | "" = ""): void => {
    const whole = placed(options, next);
    setQuestion(whole);
    hold(null);
    if (what) askAbout(what, whole);
  };

  useEffect(() => {
    if (opened === null) return;
    if ("strange" in opened) {
      const key = opened.of === "key" ? "web-desk-line-bad-link" : "web-desk-line-bad-ask";
      setReply({ kind: "fault", sentence: t(key, { part: opened.strange }) });
      setSheet(true);
      setReady(true);
      return;
    }
    if (opened.table) {
      setTab("in");
      setSheet(true);
      return setReady(true);
    }
    api
      .readMat(placedIfNone(options, opened.question))
      .then(
        (read) => take(tidied(read), opened.ask),
        (error: unknown) => {
          setReply({ kind: "fault", sentence: whyNot(error) });
          setSheet(true);
        },
      )
      .finally(() => setReady(true));
  }, []);
  useEffect(() => () => line.current?.abort(), []);

  // The next key may come before this one is drawn: it finds the mat as it is by then.
  const newest = useRef(question);
  newest.current = question;
  if (!book) return null;
  // Whoever taps before the address is read would ask about an empty mat, and lose what he laid.
  if (!ready) {
    return (
      <p class="waiting" role="status">
        {t("web-connecting")}
      </p>
    );
  }
  const desk: Desk = {
    options,
    book,
    division: book.divisions.find(({ name }) => name === question.division),
    sets,
    question,
    current: () => newest.current,
    change: (change) => {
      setCleared(null);
      newest.current = { ...newest.current, ...change };
      setQuestion(newest.current);
    },
    take,
    active,
    activate: (place) => {
      setActive(place);
      // A cube in the hand is of no use on paper.
      if (place.startsWith("paper")) hold(null);
    },
    held,
    hold,
    colour,
    setColour,
    put: (text, to = active) => {
      hold(null);
      if (to.startsWith("paper")) return activeField()?.put(pretty(text.replace(/^[rbgk](?=.)/, ""), sets));
      const spot = to as Spot;
      const cube = !sets && text !== " " && text.length === 1 ? colour + text : text;
      const now = newest.current;
      desk.change(withCubes(now, spot, [...cubesAt(now, spot, sets), cube], sets));
    },
    ask: (what) => askAbout(what, newest.current),
  };
  const cancel = (): void => {
    line.current?.abort();
    answer({ kind: "cancelled" }, question);
  };
  const clear = (): void => {
    const { edition, division, variations, rulings } = question;
    setQuestion(cleared ?? { ...EMPTY, edition, division, variations, rulings });
    setCleared(cleared ? null : question);
    hold(null);
    setActive("goal");
  };
  return (
    <DeskContext.Provider value={desk}>
      <div class="desk-page" data-game={book.game} data-testid="desk">
        <h1 class="unseen">{t("web-desk")}</h1>
        <Terms clear={clear} cleared={cleared !== null} />
        <DeskMat />
        <PaperStrip />
        <Rack />
        <div class="answers">
          <Asks asked={asked} busy={since !== null} open={() => setSheet(!sheet)} />
          <aside class={sheet ? "side desk-side open" : "side desk-side"} aria-label={t("web-desk-panel")}>
            <Tabs tab={tab} set={setTab} close={() => setSheet(false)} />
            <div class="pages">
              <div id={`desk-page-${tab}`} class="page" role="tabpanel" aria-labelledby={`desk-tab-${tab}`} tabIndex={0}>
                {tab === "answer" && (
                  <AnswerPage reply={reply} stale={answered !== "" && answered !== addressOf(question)} since={since} cancel={cancel} />
                )}
                {tab === "today" && <TodayPage entries={entries} set={setEntries} />}
                {tab === "in" && (
                  <>
                    <LineForm />
                    <RecordForm table={opened && "table" in opened ? opened.table : ""} />
                  </>
                )}
                {tab === "share" && <SharePage address={address} />}
              </div>
            </div>
          </aside>
        </div>
      </div>
    </DeskContext.Provider>
  );
}

/** A link may leave out the book: then it is the usual one. One that nobody knows is refused by the server. */
const placedIfNone = (options: DeskOptions, question: Asked): Asked =>
  question.edition && question.division ? question : { ...placed(options, question), edition: question.edition || placed(options, question).edition };

function Terms({ clear, cleared }: { clear(): void; cleared: boolean }) {
  const { options, book, question, take, change } = useDesk();
  const setBook = (edition: string): void => {
    const next = options.books.find(({ name }) => name === edition);
    // Cubes of one game are none of the other.
    const kept = next?.game === book.game ? question : EMPTY;
    take({ ...kept, edition, division: question.division, variations: [], rulings: [] });
  };
  return (
    <div class="desk-terms">
      <Pick label={t("web-desk-book")} testid="desk-edition" from={options.books} value={book.name} set={setBook} />
      <Pick
        label={t("web-desk-division")}
        testid="desk-division"
        from={book.divisions}
        value={question.division}
        set={(division) => change({ division, variations: [] })}
      />
      <button type="button" class="quiet" data-testid="desk-clear" onClick={clear}>
        {t(cleared ? "web-desk-undo-clear" : "web-desk-clear")}
      </button>
    </div>
  );
}

interface AsksProps {
  asked: Ask | "";
  busy: boolean;
  /** Opens the panel on a phone, or closes it. */
  open(): void;
}

function Asks({ asked, busy, open }: AsksProps) {
  const { question, book, ask } = useDesk();
  const words = (what: Ask): string => {
    if (what === "paper") return t(`web-desk-ask-paper-${book.game}`);
    // Without a Goal the solver is asked whether there is one.
    return t(what === "impossible" && !question.goal.trim() ? "web-desk-ask-roll" : `web-desk-ask-${what}`);
  };
  return (
    <section class="asks" aria-label={t("web-desk-asks")}>
      {ASKS.map((what) => (
        <button
          key={what}
          type="button"
          class={`ask ask-${what}`}
          aria-pressed={asked === what}
          disabled={busy}
          data-testid={`desk-ask-${what}`}
          onClick={() => ask(what)}
        >
          <span class="long">{words(what)}</span>
          <span class="short" aria-hidden="true">
            {t(`web-desk-short-${what}`)}
          </span>
        </button>
      ))}
      <button type="button" class="open-side" aria-label={t("web-desk-panel")} data-testid="desk-open-side" onClick={open}>
        ☰
      </button>
    </section>
  );
}

function Tabs({ tab, set, close }: { tab: Tab; set(tab: Tab): void; close(): void }) {
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape") return close();
    if (by === undefined) return;
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
    if (!next) return;
    set(next);
    document.getElementById(`desk-tab-${next}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tablist" role="tablist" onKeyDown={onKey}>
        {TABS.map((name) => (
          <button
            key={name}
            id={`desk-tab-${name}`}
            type="button"
            role="tab"
            class="tab"
            aria-selected={name === tab}
            aria-controls={name === tab ? `desk-page-${name}` : undefined}
            tabIndex={name === tab ? 0 : -1}
            data-testid={`desk-tab-${name}`}
            onClick={() => set(name)}
          >
            {t(`web-desk-tab-${name}`)}
          </button>
        ))}
      </div>
      <button type="button" class="close-side" data-testid="desk-close-side" aria-label={t("web-desk-close")} onClick={close}>
        ✕
      </button>
    </div>
  );
}
