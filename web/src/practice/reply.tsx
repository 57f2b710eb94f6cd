/* What came of an answer: right or not, why, and the proof or the Solution drawn; and the way to object. */
import { useEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../api";
import { Clause } from "../rules/clause";
import { Terms } from "../rules/terms";
import { CubeBox } from "../table/cube";
import { Findings } from "../table/papers";
import { Writ } from "../table/writ";
import type { PracticeItem, PracticeOption, PracticeReply } from "../wire";
import { t } from "../words";
import { OptionFace } from "./answers";
import { object } from "./calls";

interface Props {
  item: PracticeItem;
  answer: string;
  reply: PracticeReply;
  next(): void;
}

export function ReplyView({ item, answer, reply, next }: Props) {
  const main = useRef<HTMLButtonElement>(null);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    main.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const sets = item.game === "on-sets";
  const written = item.form.kind === "paper" || item.form.kind === "goal" || item.form.kind === "values";
  const wrong = reply.outcome === "wrong";
  return (
    <div class={`practice-reply ${reply.outcome}`} ref={view} data-testid="practice-reply" data-outcome={reply.outcome}>
      <div role="status">
        <h3>{t(`web-practice-${reply.outcome}`)}</h3>
        <p>
          <Terms text={reply.sentence} /> {reply.clause && <Clause clause={reply.clause} />}
        </p>
      </div>
      {written && (
        <div class="yours">
          <h4>{t("web-practice-yours")}</h4>
          {answer.split(" | ").map((text, at) => (
            <Writ key={at} text={text} sets={sets} />
          ))}
        </div>
      )}
      <Findings findings={reply.findings} />
      {reply.witness.length > 0 && (
        <div class="witness-shown" data-testid="practice-witness">
          <h4>{t("web-practice-witness")}</h4>
          {reply.witness.map((text, at) => (
            <Writ key={at} text={text} sets={sets} />
          ))}
        </div>
      )}
      {reply.proof && (
        <div data-testid="practice-proof">
          <h4>{t("web-practice-proof")}</h4>
          <p>{reply.proof}</p>
        </div>
      )}
      {wrong && reply.shown.length > 0 && (
        <div class="right-ones" data-testid="practice-right-ones">
          <h4>{t("web-practice-right-ones", { count: reply.shown.length })}</h4>
          <ul>
            {reply.shown.map((option) => (
              <li key={option.code}>
                <Shown option={option} sets={sets} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!item.graded && <p class="hint">{t("web-practice-disputed")}</p>}
      <div class="row">
        <button type="button" class="primary big" ref={main} data-testid="practice-next" onClick={next}>
          {t("web-practice-next")}
        </button>
        <Objection item={item} answer={answer} />
      </div>
    </div>
  );
}

/** A right answer: a move is a cube and where it goes. */
function Shown({ option, sets }: { option: PracticeOption; sets: boolean }) {
  if (!option.cube) return <OptionFace option={option} sets={sets} />;
  return (
    <>
      <CubeBox cube={option.cube} small /> {option.text && <span>{t("web-practice-to", { section: option.text })}</span>}
    </>
  );
}

/** “I think this is wrong”: the item is kept with the argument. */
function Objection({ item, answer }: { item: PracticeItem; answer: string }) {
  const [open, setOpen] = useState(false);
  const [argument, setArgument] = useState("");
  const [told, setTold] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  if (told) {
    return (
      <p role="status" data-testid="practice-objected">
        {told}
      </p>
    );
  }
  if (!open) {
    return (
      <button type="button" class="quiet" data-testid="practice-object" onClick={() => setOpen(true)}>
        {t("web-practice-object")}
      </button>
    );
  }
  return (
    <form
      class="objection"
      onSubmit={(event) => {
        event.preventDefault();
        object({ item: item.id, answer, argument: argument.trim() }).then(
          () => setTold(t("web-practice-objected")),
          (error: unknown) => setTold(whyNot(error)),
        );
      }}
    >
      <label>
        {t("web-practice-argument")}
        <textarea
          ref={field}
          rows={3}
          maxLength={600}
          value={argument}
          data-testid="practice-argument"
          onInput={(event) => setArgument(event.currentTarget.value)}
        />
      </label>
      <p class="hint">{t("web-practice-argument-told")}</p>
      <div class="row">
        <button type="submit" disabled={!argument.trim()} data-testid="practice-argument-send">
          {t("web-practice-send")}
        </button>
        <button type="button" class="quiet" onClick={() => setOpen(false)}>
          {t("web-cancel")}
        </button>
      </div>
    </form>
  );
}
