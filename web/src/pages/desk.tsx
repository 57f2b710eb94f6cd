/* The judge's desk: a mat and papers in, a ruling or the solver's answer out. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, RequestFault } from "../api";
import { AnswerView, RulingView } from "../desk/answers";
import { DeskMat } from "../desk/mat";
import { VariationList } from "../desk/variations";
import type { Answer, DeskOptions, DeskQuestion, Ruling } from "../wire";
import { t } from "../words";
import { Pick } from "./order";

type Reply = { ruling: Ruling } | { answer: Answer } | { fault: string } | null;

export function DeskPage() {
  const [options, setOptions] = useState<DeskOptions | null>(null);
  const [question, setQuestion] = useState<DeskQuestion>({ edition: "", division: "" });
  const [variations, setVariations] = useState<Record<string, string>>({});
  const [reply, setReply] = useState<Reply>(null);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const set = (change: Partial<DeskQuestion>): void => setQuestion((now) => ({ ...now, ...change }));
  const failed = (error: unknown): void =>
    setReply({ fault: error instanceof RequestFault ? error.message : t("web-no-server") });

  useEffect(() => {
    api.desk().then((found) => {
      setOptions(found);
      const book = found.books[0];
      if (book) set({ edition: book.name, division: book.divisions[0]?.name ?? "" });
    }, failed);
  }, []);

  const book = options?.books.find(({ name }) => name === question.edition);
  const division = book?.divisions.find(({ name }) => name === question.division);
  const setBook = (edition: string): void => {
    const divisions = options?.books.find(({ name }) => name === edition)?.divisions ?? [];
    const kept = divisions.find(({ name }) => name === question.division) ?? divisions[0];
    setVariations({});
    set({ edition, division: kept?.name ?? "", challenge: "" });
  };
  const sets = book?.game === "on-sets";
  const asked = (): DeskQuestion => ({
    ...question,
    variations: Object.entries(variations).map(([name, blank]) => `${name} ${blank}`.trim()),
    papers: (question.papers ?? []).slice(0, sets ? 2 : 1).map((paper) => paper.trim()).filter(Boolean),
  });
  const ask = async (what: () => Promise<Reply>): Promise<void> => {
    setBusy(true);
    setReply(null);
    await what().then(setReply, failed);
    setBusy(false);
    place.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div class="desk">
      <h1>{t("web-desk")}</h1>
      <p class="hint">{t("web-desk-told")}</p>
      {options && book && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void ask(async () => ({ ruling: await api.judge(asked()) }));
          }}
        >
          <section class="panel desk-terms">
            <Pick label={t("web-order-book")} testid="desk-edition" from={options.books} value={book.name} set={setBook} />
            <Pick
              label={t("web-order-division")}
              testid="desk-division"
              from={book.divisions}
              value={question.division}
              set={(name) => {
                setVariations({});
                set({ division: name });
              }}
            />
            <Pick
              label={t("web-desk-challenge")}
              testid="desk-challenge"
              from={[{ name: "", title: t("web-desk-no-challenge") }, ...book.challenges]}
              value={question.challenge ?? ""}
              set={(challenge) => set({ challenge })}
            />
          </section>
          {division && division.variations.length > 0 && (
            <VariationList variations={division.variations} chosen={variations} set={setVariations} />
          )}
          <DeskMat sets={sets} question={question} set={set} />
          <div class="row asks">
            <button type="submit" class="primary big" disabled={busy} data-testid="desk-judge">
              {t("web-desk-judge")}
            </button>
            <button
              type="button"
              class="big"
              disabled={busy}
              data-testid="desk-solve"
              onClick={() => void ask(async () => ({ answer: await api.solve(asked()) }))}
            >
              {t("web-desk-solve")}
            </button>
          </div>
        </form>
      )}
      <div ref={place} class="reply" role="status" aria-live="polite" data-testid="desk-reply">
        {busy && <p class="hint">{t("web-desk-thinking")}</p>}
        {reply && "fault" in reply && <p class="panel told bad">{reply.fault}</p>}
        {reply && "ruling" in reply && <RulingView ruling={reply.ruling} />}
        {reply && "answer" in reply && <AnswerView answer={reply.answer} />}
      </div>
    </div>
  );
}
