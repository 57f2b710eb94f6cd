/* Papers on the table: checking them, and what was found in them. */
import { useState } from "preact/hooks";
import { uncoloured } from "../math";
import { isListed, isOffered } from "../offers";
import { Store, useStore } from "../store";
import type { Finding, Paper, Table, Try } from "../wire";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";
import { Clause } from "./news";
import { Writ } from "./writ";

/** All that lie open; where one learns, a try that fails is told by the lesson and not by a ruling. */
export function Papers({ ruled = true }: { ruled?: boolean }) {
  const { table } = useTable();
  if (table.papers.length === 0) return null;
  return (
    <section class="papers" aria-label={t("web-papers")} data-testid="papers">
      {table.papers.map((paper) => (
        <PaperView key={paper.writer} paper={ruled ? paper : { ...paper, ...UNRULED }} />
      ))}
    </section>
  );
}

const UNRULED = { correct: null, accepted: [], asked: "", reason: "", findings: [] };

function PaperView({ paper }: { paper: Paper }) {
  const { table } = useTable();
  const who = nameAt(table, paper.writer);
  const asked = paper.correct ? paper.asked : "";
  const waiting = toCheck(table);
  const isNext = waiting.length > 1 && waiting[0]?.writer === paper.writer;
  const verdict = paper.correct === null ? "" : paper.correct ? "right" : "wrong";
  return (
    <article
      class={["paper", verdict, isNext && "next"].filter(Boolean).join(" ")}
      data-testid={`paper-${paper.writer}`}
    >
      <header>
        <h3>{paper.writer === table.seat ? t("web-paper-own") : t("web-paper-of", { who })}</h3>
        {verdict && <span class={`verdict ${verdict}`}>{t(`web-paper-${verdict}`)}</span>}
      </header>
      {paper.texts.map((text, at) => (
        <Writ key={at} text={text} sets={table.terms.game === "on-sets"} />
      ))}
      {paper.goal && <p class="writ">{t("web-paper-goal-is", { goal: uncoloured(paper.goal) })}</p>}
      {paper.avoidMove && <p class="hint">{t("web-paper-avoiding", { move: paper.avoidMove })}</p>}
      {paper.reason && <p class="told">{paper.reason}</p>}
      {asked && <p class="hint">{t("web-settled-by-asking", { who: nameAt(table, asked) })}</p>}
      {paper.accepted.length > 0 && !asked && (
        <p class="hint">
          {t("web-accepted-by", { who: list(paper.accepted.map((seat) => nameAt(table, seat))) })}
        </p>
      )}
      <Tries paper={paper} />
      {paper.findings.length > 0 && <p class="finds">{t("web-judge-finds")}</p>}
      <Findings findings={paper.findings} />
      <Checks paper={paper} />
    </article>
  );
}

/** Tries at ambiguity: handed in and unread, or ruled on. */
function Tries({ paper }: { paper: Paper }) {
  const { table } = useTable();
  const ruled = paper.correct !== null;
  const mine = (each: Try): boolean => each.by === table.seat || each.joined === table.seat;
  const told = (each: Try): string => {
    const one = nameAt(table, each.by);
    const who = each.joined ? t("web-try-both", { who: one, other: nameAt(table, each.joined) }) : one;
    const text = uncoloured(each.text);
    if (ruled) return `${t("web-try-of", { who, text })} ${t(each.holds ? "web-try-holds" : "web-try-fails")}`;
    return mine(each) ? t("web-try-yours", { text }) : t("web-try-waits", { who });
  };
  return (
    <>
      {paper.tries.map((each) => (
        <p key={each.by} class="told" data-testid={`try-${each.by}`}>
          {told(each)}
        </p>
      ))}
    </>
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
      {(joins || shows) && (
        <div class="row">
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
        </div>
      )}
    </>
  );
}

/** What a judge finds, each with its clause and its proof. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul class="findings">
      {findings.map((finding, at) => (
        <li key={at}>
          {finding.sentence} {finding.clause && <Clause clause={finding.clause} />}
          {finding.proofs.length > 0 && (
            <ul class="proofs">
              {finding.proofs.map((proof, index) => (
                <li key={index}>{proof}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type Opened = "" | "reject" | "regroup" | "specific";

/** What is open under which paper: the dock opens it, too. */
const opened = new Store<{ writer: string; what: Opened }>({ writer: "", what: "" });

/** Papers that this seat has to check. */
const toCheck = (table: Table): Paper[] =>
  table.papers.filter(
    ({ writer, unchecked }) => isListed(table.offers, "accept", { writer }) || (unchecked.includes(table.seat) && isOffered(table.offers, "reject")),
  );

/** Accepting or rejecting the first paper that waits is the next thing to do. */
export function CheckActs() {
  const { table } = useTable();
  const [paper] = toCheck(table);
  return paper ? <Answers paper={paper} /> : null;
}

function Answers({ paper: { writer, unchecked } }: { paper: Paper }) {
  const { session, table } = useTable();
  const { writer: at, what } = useStore(opened);
  const open = at === writer && what === "reject";
  return (
    <>
      {unchecked.includes(table.seat) && isOffered(table.offers, "reject") && (
        <button
          type="button"
          class="big reject"
          data-testid={`reject-${writer}`}
          aria-expanded={open}
          onClick={() => opened.set({ writer, what: open ? "" : "reject" })}
        >
          {t("web-reject")}
        </button>
      )}
      {isListed(table.offers, "accept", { writer }) && (
        <button
          type="button"
          class="primary big"
          data-testid={`accept-${writer}`}
          onClick={() => void session.deed("accept", { writer })}
        >
          {t("web-accept")}
        </button>
      )}
    </>
  );
}

/** Accepting or rejecting the paper of somebody else. */
function Checks({ paper }: { paper: Paper }) {
  const { session, table } = useTable();
  const { writer: at, what } = useStore(opened);
  const open = at === paper.writer ? what : "";
  const setOpen = (now: Opened): void => opened.set({ writer: paper.writer, what: now });
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
      <div class="row">
        {toCheck(table)[0]?.writer !== paper.writer && toCheck(table).some(({ writer: each }) => each === writer) && <Answers paper={paper} />}
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
      </div>
      {open === "reject" && (
        <Reasons
          told="web-reject-why"
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
      {open === "regroup" && <Regroup paper={paper} />}
      <Partner paper={paper} />
    </div>
  );
}

interface Choice {
  told: string;
  but?: string;
  choose(code: string, said?: string): void;
}

/** What can be said against a paper, or asked about it; something else is said in words. */
function Reasons({ told, but, choose }: Choice) {
  const { table } = useTable();
  const [words, setWords] = useState<string | null>(null);
  return (
    <fieldset class="reasons">
      <legend>{t(told)}</legend>
      {table.reasons.filter(({ code }) => code !== but).map(({ code, title }) => (
        <button
          key={code}
          type="button"
          data-testid="reason"
          data-code={code}
          aria-expanded={code === "other" ? words !== null : undefined}
          onClick={() => (code === "other" ? setWords(words === null ? "" : null) : choose(code))}
        >
          {title}
        </button>
      ))}
      {words !== null && (
        <div class="row">
          <label class="field">
            <span>{t("web-reject-words")}</span>
            <input
              data-testid="reason-words"
              value={words}
              maxLength={200}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            data-testid="reason-say"
            disabled={words.trim() === ""}
            onClick={() => choose("other", words.trim())}
          >
            {t("web-reject-say")}
          </button>
        </div>
      )}
    </fieldset>
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
