/* One item: its question beside the mat, the ways to answer, and what came of it. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { whyNot } from "../api";
import { sound } from "../audio";
import { memory } from "../memory";
import { Terms } from "../rules/terms";
import { useStore } from "../store";
import { Actions } from "../table/actions";
import type { Back } from "../table/back";
import { TableContext, useTable } from "../table/context";
import { HandContext, useNewHand } from "../table/hand";
import { Keys } from "../table/keys";
import { MatView } from "../table/mat";
import { PaperContext, useNewPaper } from "../table/paperdraft";
import { Session, type Seen } from "../table/session";
import { Toasts } from "../table/toasts";
import { WritingPanel } from "../table/writing";
import { Writ } from "../table/writ";
import { Circled } from "../table/variations";
import type { PracticeItem, PracticeReply } from "../wire";
import { t } from "../words";
import { AnswerForm } from "./answers";
import { ItemLine } from "./line";
import { paperName, tableOf } from "./mat";
import { ReplyView } from "./reply";

interface Props {
  item: PracticeItem;
  /** Judges an answer. */
  judge(item: PracticeItem, answer: string, millis: number): Promise<PracticeReply>;
  /** An answer was judged. */
  tried(reply: PracticeReply, millis: number): void;
  next(): void;
}

export function ItemView(props: Props) {
  const { item, judge, tried } = props;
  const [reply, setReply] = useState<PracticeReply | null>(null);
  const [answer, setAnswer] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const began = useRef(performance.now());
  /** Takes an answer; why it was not taken, if it was not. */
  const take = async (text: string): Promise<string> => {
    setBusy(true);
    setFault("");
    const millis = Math.round(performance.now() - began.current);
    try {
      const told = await judge(item, text, millis);
      if (told.outcome === "unreadable") return told.sentence;
      setAnswer(text);
      setReply(told);
      sound(told.outcome === "right" ? "right" : "wrong");
      tried(told, millis);
      return "";
    } catch (error) {
      return whyNot(error);
    } finally {
      setBusy(false);
    }
  };
  const newest = useRef(take);
  newest.current = take;
  const session = useMemo(() => {
    prepare(item);
    return new Session("", "", () => undefined, "", (_path, _token, listener) =>
      new ItemLine(listener, tableOf(item), (text) => newest.current(text), item.form.kind === "faces"),
    );
  }, [item]);
  useEffect(() => {
    session.open();
    return () => {
      session.end();
      memory.dropDrafts(tableOf(item).code, null);
    };
  }, [session]);
  const seen = useStore(session.store);
  if (!seen.table) return null;
  const table = reply ? { ...seen.table, offers: [] } : seen.table;
  return (
    <TableContext.Provider value={{ session, table, came: seen.came }}>
      <AtItem
        {...props}
        seen={seen}
        reply={reply}
        answer={answer}
        busy={busy}
        fault={fault}
        say={(text) => void take(text).then(setFault)}
      />
      <Toasts session={session} toasts={seen.toasts} />
    </TableContext.Provider>
  );
}

/** A paper that is to be changed lies ready to be changed. */
function prepare(item: PracticeItem): void {
  const [paper = ""] = item.papers;
  const name = paperName(item);
  if (item.form.kind === "paper" && paper && !memory.draft(name)) {
    memory.keepDraft(name, JSON.stringify({ texts: [paper, ""], goal: "", avoid: "" }));
  }
}

/** Nothing lies behind an item to look back at. */
const NO_BACK: Back = {
  entry: null,
  mat: null,
  before: null,
  reaches: () => false,
  go: () => undefined,
  step: () => undefined,
  leave: () => undefined,
};

interface AtProps extends Props {
  seen: Seen;
  reply: PracticeReply | null;
  answer: string;
  busy: boolean;
  fault: string;
  say(answer: string): void;
}

function AtItem({ item, seen, reply, answer, busy, fault, say, next }: AtProps) {
  const { table } = useTable();
  const hand = useNewHand();
  const paper = useNewPaper(seen.form);
  const title = useRef<HTMLHeadingElement>(null);
  const [keys, setKeys] = useState(false);
  useEffect(() => title.current?.focus({ preventScroll: true }), [item.id]);
  const sets = item.game === "on-sets";
  const atMat = item.form.kind === "goal" || item.form.kind === "paper";
  return (
    <HandContext.Provider value={hand}>
      <PaperContext.Provider value={paper}>
        <div
          class={item.mat ? "practice-item" : "practice-item no-mat"}
          data-game={item.game}
          data-kind={item.kind}
          data-form={item.form.kind}
          data-outcome={reply?.outcome ?? "open"}
          data-testid="practice-item"
        >
          <section class="panel ask">
            {/* The skill may tell the answer: until there is one, the kind stands here. */}
            <p class="skill">{reply ? item.skill : item.title}</p>
            <h2 ref={title} tabIndex={-1} data-testid="practice-question">
              <Terms text={item.question} />
            </h2>
            {item.line && <Writ text={item.line} sets={sets} />}
            {item.papers.length > 0 && (
              <div class="given-papers" data-testid="practice-papers">
                {item.papers.map((text, at) => (
                  <Writ key={at} text={text} sets={sets} />
                ))}
              </div>
            )}
            {!item.mat && item.circled.length > 0 && <Circled />}
          </section>
          {item.mat && (
            <div class="center">
              <MatView>
                <WritingPanel />
              </MatView>
            </div>
          )}
          <section class="panel answering">
            {!reply && (
              <>
                {atMat ? (
                  <div class="row">
                    <Actions />
                  </div>
                ) : (
                  <AnswerForm item={item} busy={busy} say={say} />
                )}
                {fault && (
                  <p class="told bad" role="alert" data-testid="practice-fault">
                    {fault}
                  </p>
                )}
                {busy && <p role="status">{t("web-practice-judging")}</p>}
              </>
            )}
            {reply && <ReplyView item={item} answer={answer} reply={reply} next={next} />}
          </section>
          {item.mat && !reply && table.offers.length > 0 && <Keys back={NO_BACK} shown={keys} show={setKeys} />}
        </div>
      </PaperContext.Provider>
    </HandContext.Provider>
  );
}
