/* The paper that is being written: its text, what the table says of its form, and who may put cubes in. */
import { createContext } from "preact";
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { padCubes, usedSigns, written, type Turns } from "../draft";
import { draftName, memory } from "../memory";
import { isOffered, type Parts } from "../offers";
import type { Cube, Form, Trouble, Way } from "../wire";
import { useTable } from "./context";
import type { FieldHandle } from "./field";

export interface Papers {
  texts: string[];
  goal: string;
  avoid: string;
}

type WritingPlace = "required" | "permitted" | "resources";

export interface PaperDraft {
  /** Whether this seat writes now. */
  writes: boolean;
  papers: Papers;
  texts: readonly string[];
  /** The newest look at the form; nothing while the paper is empty. */
  form: Form | null;
  troubles: readonly Trouble[];
  /** The ways to take what is written: several where it is ambiguous, as far as the table tells. */
  ways: readonly Way[];
  /** Whether a text is still missing. */
  empty: boolean;
  /** Whether the form is not right, and whoever presses again hands it in as it is. */
  insists: boolean;
  /** Cards that the set takes, by their texts. */
  shaded: readonly string[];
  turns: Turns;
  setTurns(turns: Turns): void;
  isUsed(place: string, index: number): boolean;
  change(make: (now: Papers) => Papers): void;
  bind(at: number): { handle(field: FieldHandle | null): void; onFocus(): void };
  /** Put another text in the place of one. */
  rewrite(at: number, text: string): void;
  /** The field into which cubes go. */
  field(): FieldHandle | null;
  putCube(cube: Cube): void;
  present(event: Event): void;
}

export const PaperContext = createContext<PaperDraft | null>(null);

export const usePaper = (): PaperDraft | null => useContext(PaperContext);

/** How long what is handed in waits for a look at its form, in milliseconds. */
const PATIENCE = 1_000;
/** How long a pause in the writing is, in milliseconds: then the form is looked at. */
const PAUSE = 150;
const NOTHING: Papers = { texts: ["", ""], goal: "", avoid: "" };
const UPRIGHT: Turns = { sideways: false, over: false };
const PLACES: readonly WritingPlace[] = ["required", "permitted", "resources"];

/** What was written so far: kept over a reload, and the same in every tab at this seat. */
function useDraft(key: string): [Papers, (change: (now: Papers) => Papers) => void] {
  const kept = useMemo(() => readDraft(memory.draft(key)), [key]);
  const [papers, setPapers] = useState(kept);
  useLayoutEffect(() => setPapers(kept), [kept]);
  useEffect(() => memory.onDraft(key, (text) => setPapers(readDraft(text))), [key]);
  const change = useCallback(
    (make: (now: Papers) => Papers) =>
      setPapers((now) => {
        const next = make(now);
        memory.keepDraft(key, next === NOTHING ? "" : JSON.stringify(next));
        return next;
      }),
    [key],
  );
  return [papers, change];
}

function readDraft(text: string): Papers {
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<Papers>) };
  } catch {
    return NOTHING;
  }
}

export function useNewPaper(form: Form | null): PaperDraft {
  const { session, table } = useTable();
  const writes = isOffered(table.offers, "present");
  const [papers, change] = useDraft(draftName("paper", table));
  const [insists, setInsists] = useState("");
  const [hasty, setHasty] = useState("");
  const [turns, setTurns] = useState<Turns>(UPRIGHT);
  const fields = useRef<(FieldHandle | null)[]>([]);
  const active = useRef(0);
  const { writing } = table;
  const texts = papers.texts.slice(0, writing?.two ? 2 : 1);
  const goal = writing?.goalToo ? papers.goal : "";
  const avoid = writing?.avoidToo ? papers.avoid : "";
  const told = JSON.stringify([texts, goal, avoid]);
  const asked = useRef({ id: -1, told: "" });
  const ask = (): void => void (asked.current = { id: session.draft(texts, goal, avoid), told });
  const isFresh = form !== null && form.id === asked.current.id && asked.current.told === told;
  const begun = texts.some((text) => text.trim());
  const empty = texts.some((text) => !text.trim());
  const troubles = isFresh && begun ? form.troubles : [];
  const helps = table.terms.help !== "nothing";

  useEffect(() => {
    if (!writes || !helps || (texts.every((text) => !text.trim()) && !goal)) return;
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
  }, [told, session, writes]);

  const send = (): void => {
    const parts: Parts = { texts: texts.map((text) => text.trim()) };
    if (goal.trim()) parts["goal"] = goal.trim();
    if (avoid.trim()) parts["avoid_move"] = avoid.trim();
    void session.deed("present", parts).then((kept) => kept && change(() => NOTHING));
  };
  const present = (event: Event): void => {
    event.preventDefault();
    if (!helps || insists === told) return send();
    if (!isFresh) ask();
    setHasty(told);
  };
  /** What is handed in before its form was looked at waits for that. */
  useEffect(() => {
    if (hasty === "" || hasty !== told || !isFresh) return;
    setHasty("");
    if (troubles.length > 0) setInsists(told);
    else send();
  }, [hasty, told, form]);
  /** A clock may run: nobody waits long for an answer about the form. */
  useEffect(() => {
    if (hasty === "" || hasty !== told) return;
    const timer = setTimeout(() => (setHasty(""), send()), PATIENCE);
    return () => clearTimeout(timer);
  }, [hasty, told]);

  const shownForm = empty ? null : form;
  const sets = table.terms.game === "on-sets";
  // What the table has read counts; what it cannot read yet is counted by its signs.
  const used = isFresh && form.used.length > 0 ? form.used : texts.flatMap((text) => usedSigns(text, sets));
  const marks = useMemo((): Record<string, boolean[]> => {
    if (!helps) return {};
    const groups = PLACES.map((place): [string, readonly Cube[]] => [place, table.mat[place]]);
    const cubes = padCubes(groups, used);
    return Object.fromEntries(
      PLACES.map((place) => [place, cubes.filter((each) => each.place === place).map(({ used }) => used)]),
    );
  }, [table.mat, helps, used.join(" ")]);
  const field = (): FieldHandle | null => fields.current[active.current] ?? null;
  return {
    writes,
    papers,
    texts,
    form: shownForm,
    troubles,
    ways: isFresh && begun ? form.ways : [],
    empty,
    insists: insists === told && troubles.length > 0,
    shaded: begun ? (form?.shaded ?? []) : [],
    turns,
    setTurns,
    isUsed: (place, index) => writes && (marks[place]?.[index] ?? false),
    change,
    bind: (at) => ({
      handle: (handle) => void (fields.current[at] = handle),
      onFocus: () => void (active.current = at),
    }),
    rewrite: (at, text) => fields.current[at]?.rewrite(text),
    field,
    putCube: (cube) => {
      field()?.put(written(cube, turns.sideways || turns.over ? turns : null));
      setTurns(UPRIGHT);
    },
    present,
  };
}
