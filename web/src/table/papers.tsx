/* Papers on the table: checking them, and what was found in them. */
import { uncoloured } from "../math";
import { useStore } from "../store";
import type { Finding, Paper, Try } from "../wire";
import { list, t } from "../words";
import { Checks, looked, opened, paperInView, toCheck } from "./checks";
import { nameAt, useTable } from "./context";
import { Clause } from "../rules/clause";
import type { PaperPlace } from "./tiles";
import { Writ } from "./writ";

/** All that lie open; where one learns, a try that fails is told by the lesson and not by a ruling. */
export function Papers({ ruled = true }: { ruled?: boolean }) {
  const { table } = useTable();
  useStore(looked);
  if (table.papers.length === 0) return null;
  const one = paperInView(table);
  return (
    <section class="papers" aria-label={t("web-papers")} data-testid="papers">
      {one && <PaperTabs shown={one} />}
      {(one ? [one] : table.papers).map((paper) => (
        <PaperView key={paper.writer} paper={ruled ? paper : { ...paper, ...UNRULED }} />
      ))}
    </section>
  );
}

/** Of several papers one lies on top, as a whole; the others are a tap away. */
function PaperTabs({ shown }: { shown: Paper }) {
  const { table } = useTable();
  const waiting = toCheck(table);
  return (
    <div class="paper-tabs" role="group" aria-label={t("web-papers")}>
      {table.papers.map((paper) => (
        <button
          key={paper.writer}
          type="button"
          aria-pressed={paper.writer === shown.writer}
          data-testid={`paper-tab-${paper.writer}`}
          onClick={() => looked.set({ writer: paper.writer, among: waiting.map(({ writer }) => writer).join() })}
        >
          {paper.writer === table.seat ? t("web-paper-own") : t("web-paper-of", { who: nameAt(table, paper.writer) })}
        </button>
      ))}
    </div>
  );
}

const UNRULED = { correct: null, accepted: [], asked: "", reason: "", findings: [] };

function PaperView({ paper }: { paper: Paper }) {
  const { table } = useTable();
  const who = nameAt(table, paper.writer);
  const asked = paper.correct ? paper.asked : "";
  const waiting = toCheck(table);
  const checks = waiting.some(({ writer }) => writer === paper.writer);
  const open = useStore(opened);
  const tapped = (text: number) =>
    checks
      ? {
          place: open.writer === paper.writer && open.text === text ? (open.place?.at ?? null) : null,
          tap: (place: PaperPlace) => opened.set({ writer: paper.writer, what: "reject", text, place }),
        }
      : undefined;
  const verdict = paper.correct === null ? "" : paper.correct ? "right" : "wrong";
  return (
    <article
      class={["paper", verdict, checks && "to-check"].filter(Boolean).join(" ")}
      data-testid={`paper-${paper.writer}`}
    >
      <header>
        <h3>{paper.writer === table.seat ? t("web-paper-own") : t("web-paper-of", { who })}</h3>
        {checks && <span class="hint">{t("web-tap-wrong")}</span>}
        {verdict && <span class={`verdict ${verdict}`}>{t(`web-paper-${verdict}`)}</span>}
      </header>
      {paper.texts.map((text, at) => (
        <Writ key={at} text={text} sets={table.terms.game === "on-sets"} tapped={tapped(at)} />
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
