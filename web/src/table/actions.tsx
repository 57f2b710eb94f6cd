/* What can be said at the table beside moving cubes: bonus, No Goal, sides, more time, and so on. */
import { Fragment } from "preact";
import { isOffered, offerOf, waysOf } from "../offers";
import type { Offer } from "../wire";
import { Clause } from "../rules/clause";
import { t } from "../words";
import { Block } from "./block";
import { useTable } from "./context";
import { cubeWhole } from "./cube";
import { useHand } from "./hand";
import { usePaper } from "./paperdraft";
import { Sure } from "./sure";

export function Actions() {
  return (
    <div class="actions" data-testid="actions">
      <Toggles />
      <Sayings />
      <Block />
      <SayGoal />
      <HandIn />
    </div>
  );
}

/** Bonus, and two cubes at once, are called before a cube is moved. */
function Toggles() {
  const { table } = useTable();
  const hand = useHand();
  const bonus = isOffered(table.offers, "bonus");
  const alone = bonus && !isOffered(table.offers, "move");
  return (
    <>
      {bonus && !alone && (
        <button
          type="button"
          class="toggle"
          data-testid="bonus"
          aria-pressed={hand.bonus}
          onClick={() => hand.setBonus(!hand.bonus)}
        >
          {t("web-bonus")}
        </button>
      )}
      {isOffered(table.offers, "move_two") && (
        <button
          type="button"
          class="toggle"
          data-testid="two"
          aria-pressed={hand.two}
          onClick={() => hand.setTwo(!hand.two)}
        >
          {t("web-two")}
        </button>
      )}
    </>
  );
}

/** What follows from what was called: told beside the task. */
export function CallHints() {
  const { table } = useTable();
  const hand = useHand();
  const alone = isOffered(table.offers, "bonus") && !isOffered(table.offers, "move");
  const first = table.mat.resources.find(({ text }) => text === hand.first?.text);
  const planned = table.mat.resources.find(({ text }) => text === hand.plan?.text);
  if (hand.plan && planned) {
    const section = t(`web-section-${hand.plan.to}`);
    return (
      <p class="hint plan">
        {t("web-plan", { cube: cubeWhole(planned), section })} {t("web-plan-told")}
      </p>
    );
  }
  if (hand.planTold) {
    return (
      <p class="hint plan" data-testid="plan-told">
        {hand.planTold}
      </p>
    );
  }
  const told = hand.bonus
    ? t("web-bonus-told")
    : hand.two
      ? hand.first
        ? t("web-two-second", { cube: first ? cubeWhole(first) : hand.first.text })
        : t("web-two-told")
      : alone
        ? t("web-bonus-before-goal")
        : "";
  return told ? <p class="hint">{told}</p> : null;
}

const SAID: readonly { kind: string; key: string; main?: boolean; cost?: string }[] = [
  { kind: "agree_no_goal", key: "web-agree-no-goal", main: true },
  { kind: "say_bonus", key: "web-say-bonus" },
  { kind: "no_goal", key: "web-no-goal", cost: "web-sure-no-goal" },
  { kind: "forceout", key: "web-forceout" },
  { kind: "return_to_table", key: "web-return", main: true },
  { kind: "do_not_present", key: "web-present-nothing" },
];

/** Words that hold nothing but who says them. */
function Sayings() {
  const { session, table } = useTable();
  const writes = isOffered(table.offers, "present");
  const open = table.terms.mode === "open";
  const sides = isOffered(table.offers, "take_side");
  const kept = (kind: string): boolean =>
    !((writes || sides) && kind === "do_not_present") && (open || kind !== "say_bonus");
  const said = SAID.filter(({ kind }) => offerOf(table.offers, kind) && kept(kind));
  const asked = isOffered(table.offers, "agree_no_goal");
  const claims = asked ? waysOf(table.offers, "challenge") : [];
  const contested = claims.filter((way) => way["kind"] === "no_goal");
  return (
    <>
      {said.map(({ kind, key, main, cost }) => (
        <Fragment key={kind}>
          {cost ? (
            <Sure quiet cost={cost} testid={kind.replaceAll("_", "-")} act={() => void session.deed(kind)}>
              {t(key)}
            </Sure>
          ) : (
            <button
              type="button"
              class={main ? "primary" : ""}
              data-testid={kind.replaceAll("_", "-")}
              onClick={() => void session.deed(kind)}
            >
              {t(key)}
            </button>
          )}
          <Explained offer={offerOf(table.offers, kind)} />
        </Fragment>
      ))}
      {contested.slice(0, 1).map((way) => (
        <button
          key="contest"
          type="button"
          data-testid="contest"
          onClick={() => void session.deed("challenge", way)}
        >
          {t("web-contest")}
        </button>
      ))}
      {waysOf(table.offers, "take_extra_minute").map((way) => (
        <button
          key={way["task"]}
          type="button"
          data-testid="extra-minute"
          onClick={() => void session.deed("take_extra_minute", way)}
        >
          {t("web-extra-minute")}
        </button>
      ))}
    </>
  );
}

/** The Goal that is laid is set, or added to, by this word; before its first cube it says how to begin. */
function SayGoal() {
  const hand = useHand();
  if (!hand.layingFor) return null;
  if (hand.laying.cubes.length === 0) {
    if (hand.layingFor === "add_to_goal") return null;
    const ready = hand.targets.some(({ to }) => to === "goal");
    return (
      <button type="button" class="primary big" data-testid="lay-goal" disabled={!ready} onClick={() => hand.put("goal")}>
        {t(ready ? "web-goal-put" : "web-goal-begin")}
      </button>
    );
  }
  return (
    <button type="button" class="primary big" data-testid="say-goal" onClick={hand.sayGoal}>
      {t(hand.added ? "web-goal-add" : "web-goal-say")}
    </button>
  );
}

/** The paper goes in, or none does. */
function HandIn() {
  const { session, table } = useTable();
  const paper = usePaper();
  if (!paper?.writes) return null;
  return (
    <>
      {isOffered(table.offers, "do_not_present") && (
        <button
          type="button"
          class="quiet big"
          data-testid="present-nothing"
          onClick={() => void session.deed("do_not_present")}
        >
          {t("web-present-nothing")}
        </button>
      )}
      <button type="submit" form="paper" class="primary big" data-testid="present" disabled={paper.empty}>
        {t("web-present")}
      </button>
    </>
  );
}

/** What a word of the book means, where it is not plain. */
function Explained({ offer }: { offer: Offer | undefined }) {
  if (!offer?.told) return null;
  return (
    <details class="explained" data-testid={`told-${offer.kind}`}>
      <summary>{t("web-explain", { word: offer.label })}</summary>
      <p class="hint">
        {offer.told} <Clause clause={offer.clause} />
      </p>
    </details>
  );
}
