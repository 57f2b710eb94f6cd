/* After a shake: what you scored and why, ways to make the Goal, what decided it, and one question. */
import { useEffect, useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { drawing } from "../math";
import { memory } from "../memory";
import { go } from "../route";
import { Terms } from "../rules/terms";
import type { Review as Reviewed, ReviewedSolution } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { TileDrawing } from "./tiles";

/** The review of the shake that is over; it comes a moment later, and nothing waits for it. */
export function Review() {
  const { session, table } = useTable();
  const [review, setReview] = useState<Reviewed | "none" | null>(null);
  const [fault, setFault] = useState("");
  const token = session.token;
  useEffect(() => {
    setReview(null);
    setFault("");
    if (!token) return;
    const asked = new AbortController();
    api.review(table.id, table.shake, token, asked.signal).then((told) => setReview(told ?? "none"), (error: unknown) => {
      if (!asked.signal.aborted) setFault(whyNot(error));
    });
    return () => asked.abort();
  }, [table.id, table.shake, token]);
  if (!token || review === "none") return null;
  return (
    <section class="review" aria-label={t("web-review")} data-testid="review" data-shake={review?.shake ?? 0}>
      {review ? (
        <Told review={review} />
      ) : (
        <p class="hint" role="status">
          {fault || t("web-review-coming")}
        </p>
      )}
    </section>
  );
}

function Told({ review }: { review: Reviewed }) {
  return (
    <>
      <p class="review-score" role="status">
        <b>{review.score}</b> <Terms text={review.why} />
      </p>
      <div class="review-parts">
        {(review.note || review.solutions.length > 0) && (
          <section class="review-ways">
            {review.heading && review.solutions.length > 0 && <h3>{review.heading}</h3>}
            {review.note && (
              <p>
                <Terms text={review.note} />
              </p>
            )}
            {review.solutions.length > 0 && (
              <ul class="ways">
                {review.solutions.map((solution) => (
                  <Way key={solution.papers.join()} solution={solution} />
                ))}
              </ul>
            )}
          </section>
        )}
        <div class="review-side">
          {review.turning && (
            <section class="turning">
              <h3>{t("web-review-turning")}</h3>
              <p data-testid="turning">
                <Terms text={review.turning} />
              </p>
              {review.tryAfter > 0 && <TryAgain after={review.tryAfter} />}
            </section>
          )}
          {review.question && <Thinking key={review.shake} review={review} />}
        </div>
      </div>
    </>
  );
}

/** A table with bots that begins from this position; the match here goes on without a change. */
function TryAgain({ after }: { after: number }) {
  const { session, table } = useTable();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const open = async (): Promise<void> => {
    setBusy(true);
    setFault("");
    try {
      const seated = await api.tryAgain(table.id, after, session.token);
      memory.keepToken(seated.code, seated.token);
      go(`/t/${seated.code}`);
    } catch (error) {
      setFault(whyNot(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" data-testid="try-again" data-after={after} disabled={busy} onClick={() => void open()}>
        {t("web-review-again")}
      </button>
      {fault && (
        <p class="told bad" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

function Way({ solution }: { solution: ReviewedSolution }) {
  return (
    <li>
      <span class="way-title">{solution.title}</span>
      <Papers papers={solution.papers} />
      {solution.goal && <span class="hint">{t("web-review-with-goal", { goal: solution.goal })}</span>}
    </li>
  );
}

function Papers({ papers }: { papers: string[] }) {
  const { table } = useTable();
  return (
    <>
      {papers.map((paper) => {
        const drawn = drawing(paper, table.terms.game === "on-sets");
        return drawn ? <TileDrawing key={paper} of={drawn} /> : <code key={paper}>{paper}</code>;
      })}
    </>
  );
}

/** A question to think about first; the answer is one tap away. */
function Thinking({ review }: { review: Reviewed }) {
  const [open, setOpen] = useState(false);
  return (
    <div class="thinking">
      <h3>{t("web-review-think")}</h3>
      <p data-testid="question">
        <Terms text={review.question} />
      </p>
      <div role="status" data-testid="answer">
        {open && (
          <>
            <p>
              <Terms text={review.answer} />
            </p>
            <Papers papers={review.shown} />
            {review.answerAfter > 0 && review.answerAfter !== review.tryAfter && <TryAgain after={review.answerAfter} />}
          </>
        )}
      </div>
      {!open && (
        <button type="button" data-testid="show-answer" onClick={() => setOpen(true)}>
          {t("web-review-show")}
        </button>
      )}
    </div>
  );
}
