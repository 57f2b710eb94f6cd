/* What a player holds: a cube that was picked up, a bonus that was called, a Goal being laid, a plan. */
import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { sound } from "../audio";
import { EMPTY, add, goalDeed, goalText, keptLaying, layingOf, lyingOf, restoredLaying, type Laying } from "../goal";
import { draftName, memory } from "../memory";
import { canBeHeld, isOffered, targets, type Held, type Parts, type Place, type Target } from "../offers";
import type { Cube, Mat } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { PLAN, canPlan, fateOf, planTargets, restoredPlan, type Plan } from "./plan";

export interface Hand {
  held: (Held & { index: number }) | null;
  bonus: boolean;
  two: boolean;
  /** The first of two cubes that are to be put down together. */
  first: { text: string; to: Place } | null;
  laying: Laying;
  /**
   * Which deed the Goal that is being laid will be. At an open table it is `say_goal`: every cube
   * lies on the mat at once, for all to see, and the word is said at the end.
   */
  layingFor: "goal" | "add_to_goal" | "say_goal" | "";
  /** The cube that is being added to a Goal that lies. */
  added: string;
  targets: Target[];
  /** The move that is to be played when one's turn comes. */
  plan: Plan | null;
  /** Why the last plan was not played. */
  planTold: string;
  cancelPlan(): void;
  canHold(held: Held): boolean;
  targetsOf(held: Held): Target[];
  pick(cube: Cube, from: Place, index: number): void;
  drop(): void;
  put(to: Place, held?: Held, at?: number): void;
  setBonus(on: boolean): void;
  setTwo(on: boolean): void;
  setLaying(laying: Laying): void;
  /** Says that the Goal is finished, or adds the cube that is being added. */
  sayGoal(): void;
}

export const HandContext = createContext<Hand | null>(null);

export function useHand(): Hand {
  const found = useContext(HandContext);
  if (found === null) throw new Error("There is no hand here.");
  return found;
}

/** Others may act while a cube is held: it stays in the hand as long as there is one like it. */
export function stillHeld(held: Hand["held"], mat: Mat): Hand["held"] {
  if (held === null || held.from === "goal") return null;
  const texts = mat[held.from].map(({ text }) => text);
  const index = texts[held.index] === held.text ? held.index : texts.indexOf(held.text);
  return index < 0 ? null : { ...held, index };
}

const LAYING = ["goal", "place_in_goal", "rearrange_goal", "say_goal"];

/** The hand of this seat, empty again whenever the table has changed its phase; some can plan a move. */
export function useNewHand(plans = false): Hand {
  const { session, table } = useTable();
  const [held, setHeld] = useState<Hand["held"]>(null);
  const [bonus, setBonus] = useState(false);
  const [two, setTwoOn] = useState(false);
  const [first, setFirst] = useState<Hand["first"]>(null);
  const [laying, setLaying] = useState<Laying>(EMPTY);
  const [added, setAdded] = useState("");
  const [plan, planIs] = useState<Plan | null>(() => (plans ? restoredPlan(memory.plan(table.code), table) : null));
  const [planTold, setPlanTold] = useState("");
  const offers = table.offers;
  const open = table.terms.mode === "open";
  const sets = table.terms.game === "on-sets";
  const setting = table.setting === table.seat && LAYING.some((kind) => isOffered(offers, kind));
  const adding = added && isOffered(offers, "add_to_goal");
  const layingFor = setting ? (open ? "say_goal" : "goal") : adding ? "add_to_goal" : "";
  const lying = useMemo(() => lyingOf(table.mat.goal), [table.mat.goal]);
  const sent = useRef(-1);
  const planning = plans && canPlan(table);
  const targetsOf = (now: Held): Target[] => (planning ? planTargets(now) : targets(offers, now, bonus));

  const drop = (): void => setHeld(null);
  const clear = (): void => {
    drop();
    setBonus(false);
    setTwoOn(false);
    setFirst(null);
    setAdded("");
    setLaying(EMPTY);
  };
  const draft = draftName("goal", table);
  const takeUp = (text: string): void => setLaying(restoredLaying(text, table.mat.resources));
  // Before the new table is seen, so that nothing picked up from it is dropped again.
  useLayoutEffect(() => {
    clear();
    if (layingFor === "goal") takeUp(memory.draft(draft));
  }, [table.shake, table.phase, setting]);
  useEffect(() => (layingFor === "goal" ? memory.onDraft(draft, takeUp) : undefined), [draft, layingFor]);
  /** A Goal that is laid in the hand is kept until it is said. */
  const lay = (now: Laying): void => {
    setLaying(now);
    if (layingFor === "goal" || now.cubes.length === 0) memory.keepDraft(draft, keptLaying(now));
  };
  useLayoutEffect(() => setHeld((now) => stillHeld(now, table.mat)), [table.number]);

  const setPlan = (now: Plan | null): void => {
    planIs(now);
    memory.keepPlan(table.code, now ? JSON.stringify(now) : "");
  };
  useLayoutEffect(() => {
    const fate = plan ? fateOf(plan, table) : "waits";
    if (!plan || fate === "waits") return;
    setPlan(null);
    if (fate === "plays") return void session.deed("move", { cube: plan.text, to: plan.to });
    setPlanTold(t(`web-plan-${fate}`));
  }, [table.number]);

  const put = (to: Place, now: Held | null = held, at?: number): void => {
    if (now === null) return;
    const target = targetsOf(now).find((each) => each.to === to);
    drop();
    if (target === undefined) return;
    if (target.kind === PLAN) return setPlan({ text: now.text, to, shake: table.shake, number: table.number });
    if (to === "goal") return layDown(now.text, at);
    if (two && now.from === "resources") return putTwo(now.text, to);
    setBonus(false);
    void session.deed(target.kind, target.parts);
  };
  const layDown = (text: string, at?: number): void => {
    const cube = table.mat.resources.find((each) => each.text === text);
    if (cube === undefined) return;
    if (open && isOffered(offers, "place_in_goal")) return change("place_in_goal", { goal: text });
    if (setting) return lay(add(laying, cube, at));
    setAdded(text);
    setLaying(add(layingOf(table.mat.goal), cube));
  };
  /** One change of the Goal on the mat after the other: the next is made to what all see. */
  const change = (kind: string, parts: Parts): void => {
    if (sent.current === table.number) return;
    sent.current = table.number;
    void session.deed(kind, parts).then((done) => done || (sent.current = -1));
  };
  const putTwo = (text: string, to: Place): void => {
    if (first === null) return setFirst({ text, to });
    const parts = { cubes: `${first.text} ${text}`, to: `${first.to} ${to}` };
    clear();
    void session.deed("move_two", parts);
  };

  return {
    held,
    bonus,
    two,
    first,
    laying: layingFor === "say_goal" ? lying : laying,
    layingFor,
    added: layingFor === "add_to_goal" ? added : "",
    targets: held ? targetsOf(held) : [],
    plan,
    planTold,
    cancelPlan: () => setPlan(null),
    canHold: (now) => (planning ? planTargets(now).length > 0 : canBeHeld(offers, now)),
    targetsOf,
    pick: (cube, from, index) => {
      const same = held !== null && held.from === from && held.index === index;
      sound("take");
      setPlanTold("");
      setHeld(same ? null : { text: cube.text, from, index });
    },
    drop,
    put,
    setBonus,
    setTwo: (on) => {
      setTwoOn(on);
      setFirst(null);
    },
    setLaying: (now) => {
      if (layingFor === "say_goal") {
        const deed = goalDeed(lying, now, sets);
        return deed ? change(deed.kind, deed.parts) : undefined;
      }
      lay(now);
      if (now.cubes.length === 0) setAdded("");
    },
    sayGoal: () => {
      if (layingFor === "say_goal") return void session.deed("say_goal");
      const text = goalText(laying, sets);
      const parts: Parts = layingFor === "add_to_goal" ? { cube: added, goal: text } : { goal: text };
      void session.deed(layingFor, parts).then((kept) => {
        if (!kept) return;
        lay(EMPTY);
        setAdded("");
      });
    },
  };
}
