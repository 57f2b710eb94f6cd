/* A second or third judge: the position and the question, nothing of what was ruled (judges G7). */
import { t } from "../words";
import { nameAt, useTable } from "./context";
import { HandContext, useNewHand } from "./hand";
import { MatView } from "./mat";
import { Papers } from "./papers";

export function OpinionView() {
  const { table } = useTable();
  const hand = useNewHand();
  return (
    <HandContext.Provider value={hand}>
      <h1 class="unseen">{t(`web-opinion-${table.seat}`)}</h1>
      <section class="panel judging" aria-label={t("web-opinion-title")} data-testid="giving-opinion">
        <h2>{t(`web-opinion-${table.seat}`)}</h2>
        {table.case ? <Question /> : <p role="status">{t("web-opinion-nothing")}</p>}
      </section>
      {table.case && (
        <div class="learn-page" data-game={table.terms.game} data-phase={table.phase}>
          <div class="center">
            <MatView>
              <Papers ruled={false} />
            </MatView>
          </div>
        </div>
      )}
    </HandContext.Provider>
  );
}

function Question() {
  const { session, table } = useTable();
  if (!table.case) return null;
  const { ruling, writer, about, question } = table.case;
  const inWords = ["reason", "avoid-move"].includes(question);
  const what = !writer ? "nothing" : about && !inWords ? "about" : question;
  return (
    <div class="question" role="alert" data-testid="opinion-asked">
      <p class="hint">{t("web-opinion-alone")}</p>
      <p>{t(`web-opinion-asks-${what}`, { writer: nameAt(table, writer), about })}</p>
      <div class="row">
        {(["yes", "no"] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            class="primary"
            data-testid={`opinion-${answer}`}
            onClick={() => void session.deed("give_opinion", { ruling: String(ruling), answer })}
          >
            {t(`web-judging-${answer}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
