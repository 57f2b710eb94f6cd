/* Checking the paper of somebody else: accept it, say what is wrong, regroup it, or ask the judge. */
import { useState } from "preact/hooks";
import { isListed, isOffered } from "../offers";
import { Store, useStore } from "../store";
import type { Paper, Table } from "../wire";
import { t } from "../words";
import { nameAt, useTable } from "./context";
import { Reasons } from "./reasons";
import type { PaperPlace } from "./tiles";

type Opened = "" | "reject" | "regroup" | "specific";

interface Open {
  writer: string;
  what: Opened;
  /** Which text of the paper, and which place in it, is said to be wrong. */
  text: number;
  place: PaperPlace | null;
}

/** What is open under which paper: the dock opens it, too. */
export const opened = new Store<Open>({ writer: "", what: "", text: 0, place: null });

/** The paper that somebody has turned to, while these are to be checked. */
export const looked = new Store({ writer: "", among: "" });

/** The one paper that is seen while several lie open; after the shake all are. */
export function paperInView(table: Table): Paper | undefined {
  if (table.papers.length < 2 || table.phase === "end") return undefined;
  const waiting = toCheck(table);
  const { writer, among } = looked.get();
  const turnedTo = among === waiting.map((paper) => paper.writer).join() && table.papers.find((paper) => paper.writer === writer);
  return turnedTo || waiting[0] || table.papers[0];
}

/** Papers that this seat has to check. */
export const toCheck = (table: Table): Paper[] =>
  table.papers.filter(
    ({ writer, unchecked }) => isListed(table.offers, "accept", { writer }) || (unchecked.includes(table.seat) && isOffered(table.offers, "reject")),
  );

/** Accepting or rejecting the paper in view, if it waits, or the first that does, is the next thing to do. */
export function CheckActs() {
  const { table } = useTable();
  useStore(looked);
  const waiting = toCheck(table);
  const paper = waiting.find(({ writer }) => writer === paperInView(table)?.writer) ?? waiting[0];
  return paper ? <Answers paper={paper} /> : null;
}

function Answers({ paper: { writer, unchecked } }: { paper: Paper }) {
  const { session, table } = useTable();
  const { writer: at, what } = useStore(opened);
  const open = at === writer && what === "reject";
  // Of several papers the button says which one is meant.
  const named = toCheck(table).length > 1 ? "-of" : "";
  const who = nameAt(table, writer);
  return (
    <>
      {unchecked.includes(table.seat) && isOffered(table.offers, "reject") && (
        <button
          type="button"
          class="big reject"
          data-testid={`reject-${writer}`}
          aria-expanded={open}
          onClick={() => opened.set({ writer, what: open ? "" : "reject", place: null })}
        >
          {t(`web-reject${named}`, { who })}
        </button>
      )}
      {isListed(table.offers, "accept", { writer }) && (
        <button
          type="button"
          class="primary big"
          data-testid={`accept-${writer}`}
          onClick={() => void session.deed("accept", { writer })}
        >
          {t(`web-accept${named}`, { who })}
        </button>
      )}
    </>
  );
}

/** Accepting or rejecting the paper of somebody else. */
export function Checks({ paper }: { paper: Paper }) {
  const { session, table } = useTable();
  const { writer: at, what, place } = useStore(opened);
  const open = at === paper.writer ? what : "";
  const setOpen = (now: Opened): void => opened.set({ writer: paper.writer, what: now, place: null });
  const { writer } = paper;
  const { offers, seat } = table;
  const waits = paper.unchecked.includes(seat);
  const accepts = isListed(offers, "accept", { writer });
  const rejects = waits && isOffered(offers, "reject");
  const proves = waits && isOffered(offers, "prove_ambiguity");
  const asks = (question: string): boolean => isListed(offers, "ask_judge", { question, writer });
  if (!accepts && !rejects && !proves) return null;
  return (
    <div class="checks">
      {open === "reject" && (
        <Reasons
          place={place}
          regroup={proves ? () => setOpen("regroup") : null}
          choose={(reason, said) => void session.deed("reject", said ? { writer, reason, said } : { writer, reason })}
        />
      )}
      {open === "specific" && (
        <Reasons
          told="web-ask-about"
          but="other"
          choose={(about) => void session.deed("ask_judge", { question: "specific", writer, about })}
        />
      )}
      <div class="row">
        {proves && (
          <button
            type="button"
            data-testid={`regroup-${writer}`}
            aria-expanded={open === "regroup"}
            onClick={() => setOpen(open === "regroup" ? "" : "regroup")}
          >
            {t("web-regroup")}
          </button>
        )}
        {asks("value") && (
          <button
            type="button"
            data-testid={`ask-value-${writer}`}
            onClick={() => void session.deed("ask_judge", { question: "value", writer })}
          >
            {t("web-ask-value")}
          </button>
        )}
        {asks("specific") && (
          <button
            type="button"
            data-testid={`ask-specific-${writer}`}
            aria-expanded={open === "specific"}
            onClick={() => setOpen(open === "specific" ? "" : "specific")}
          >
            {t("web-ask-judge")}
          </button>
        )}
        <Partner paper={paper} />
      </div>
      {open === "regroup" && <Regroup paper={paper} />}
    </div>
  );
}

/** The other checker: work together, join a try that is handed in, or have nothing to show. */
function Partner({ paper }: { paper: Paper }) {
  const { session, table } = useTable();
  const { writer, together, tries } = paper;
  const { offers, seat } = table;
  const joins = isListed(offers, "work_together", { writer });
  const shows = isListed(offers, "show_nothing", { writer });
  const other = [...together, ...tries.map(({ by }) => by)].find((each) => each !== seat) ?? "";
  const who = nameAt(table, other || (paper.unchecked.find((each) => each !== seat) ?? ""));
  const asked = together.includes(seat);
  const told = tries.length > 0 ? "web-try-left" : asked ? (other ? "web-together-agreed" : "web-together-waits") : "web-together-wanted";
  return (
    <>
      {((tries.length > 0 && shows) || together.length > 0) && (
        <p class="hint" role="status" data-testid={`partner-${writer}`}>
          {t(told, { who })}
        </p>
      )}
      {joins && (
        <button
          type="button"
          data-testid={`together-${writer}`}
          onClick={() => void session.deed("work_together", { writer })}
        >
          {tries.length > 0 ? t("web-together-join", { who }) : t("web-together")}
        </button>
      )}
      {shows && (
        <button
          type="button"
          data-testid={`show-nothing-${writer}`}
          onClick={() => void session.deed("show_nothing", { writer })}
        >
          {t("web-show-nothing")}
        </button>
      )}
    </>
  );
}

function Regroup({ paper }: { paper: Paper }) {
  const { session } = useTable();
  const [text, setText] = useState(paper.texts[0] ?? "");
  const again = paper.texts.length > 1 ? paper.texts : [];
  return (
    <form
      class="regroup"
      onSubmit={(event) => {
        event.preventDefault();
        void session.deed("prove_ambiguity", { writer: paper.writer, regrouped: text });
      }}
    >
      {again.map((each, at) => (
        <button key={at} type="button" onClick={() => setText(each)}>
          {t("web-paper-number", { number: at + 1 })}
        </button>
      ))}
      <label class="field">
        <span>{t("web-regroup-told")}</span>
        <input
          class="notation-input"
          value={text}
          data-testid="regrouped"
          spellcheck={false}
          autocapitalize="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" data-testid="regroup-do">
        {t("web-regroup-do")}
      </button>
    </form>
  );
}
