/* The judge's seat: questions that wait, papers to rule on, penalties to initial or strike. */
import { useState } from "preact/hooks";
import { waysOf } from "../offers";
import type { Asked } from "../wire";
import { t } from "../words";
import { nameAt, useTable } from "./context";
import { Behavior, Scores } from "./sanctions";

export function JudgeSeat() {
  const { table } = useTable();
  if (table.people.role !== "judge") return null;
  const { asked } = table.people;
  const rulings = waysOf(table.offers, "judge_rules");
  return (
    <section class="panel judging" aria-label={t("web-judging")} data-testid="judging">
      <h2>{t("web-judging")}</h2>
      <p class="hint">{t("web-judging-told")}</p>
      {asked && <Question asked={asked} />}
      {!asked && table.sheet.appealed.length === 0 && <p role="status">{t("web-judging-nothing")}</p>}
      {rulings.length > 0 && <Rulings rulings={rulings} />}
      <Scores />
      <Penalties />
      <Behavior />
      <p>
        <a class="button" href={`/desk?table=${encodeURIComponent(table.code)}`} target="_blank" data-testid="to-desk">
          {t("web-desk-to-desk")}
        </a>
      </p>
    </section>
  );
}

function Question({ asked }: { asked: Asked }) {
  const { session, table } = useTable();
  const inWords = asked.question === "reason";
  const what = !asked.writer ? "nothing" : asked.about && !inWords ? "about" : asked.question;
  const told = { who: nameAt(table, asked.by), writer: nameAt(table, asked.writer), about: asked.about };
  return (
    <div class="question" role="alert" data-testid="asked">
      <p>{t(`web-judging-asks-${what}`, told)}</p>
      <div class="row">
        {(["yes", "no"] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            class="primary"
            data-testid={`answer-${answer}`}
            onClick={() => void session.deed("judge_answers", { answer })}
          >
            {t(`web-judging-${answer}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What was scored is turned only by one who presses twice. */
function Rulings({ rulings }: { rulings: Record<string, string>[] }) {
  const { session, table } = useTable();
  const [sure, setSure] = useState("");
  const press = (key: string, way: Record<string, string>): void => {
    if (table.phase === "end" && sure !== key) return setSure(key);
    setSure("");
    void session.deed("judge_rules", way);
  };
  return (
    <div>
      <h3>{t("web-judging-papers")}</h3>
      <div class="row">
        {rulings.map((way) => {
          const right = way["correct"] === "right";
          const writer = way["writer"] ?? "";
          const key = `${writer} ${right}`;
          const told = right ? "web-judging-right" : "web-judging-wrong";
          return (
            <button
              key={key}
              type="button"
              data-testid={`rule-${right ? "right" : "wrong"}-${writer}`}
              onClick={() => press(key, way)}
            >
              {sure === key ? t("web-people-sure") : t(told, { who: nameAt(table, writer) })}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function Penalties() {
  const { session, table } = useTable();
  const { penalties } = table.sheet;
  const open = (kind: string) => new Set(waysOf(table.offers, kind).map((way) => way["penalty"]));
  const initialled = open("initial_penalty");
  const struck = open("strike_penalty");
  if (penalties.length === 0) return null;
  return (
    <div>
      <h3>{t("web-judging-penalties")}</h3>
      <ol class="penalties">
        {penalties.map((each, at) => {
          const penalty = String(at + 1);
          const told = { who: nameAt(table, each.seat), shake: each.shake, points: -each.points, sentence: each.sentence };
          return (
            <li key={penalty} class={each.struck ? "struck" : ""} data-testid={`penalty-${penalty}`}>
              <span>{t("web-judging-penalty", told)}</span>
              <span class="row">
                {initialled.has(penalty) && (
                  <button
                    type="button"
                    data-testid={`initial-${penalty}`}
                    onClick={() => void session.deed("initial_penalty", { penalty })}
                  >
                    {t("web-judging-initial")}
                  </button>
                )}
                {struck.has(penalty) && (
                  <button
                    type="button"
                    data-testid={`strike-${penalty}`}
                    onClick={() => void session.deed("strike_penalty", { penalty })}
                  >
                    {t("web-judging-strike")}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
