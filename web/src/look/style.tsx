/* The style page: every part of the table in every state. Built for development and tests only. */
import { render, type ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Actions } from "../table/actions";
import { TableContext } from "../table/context";
import { CardBox, ColourNames, CubeBox, Face, cubeClass } from "../table/cube";
import { Dock } from "../table/dock";
import { HandContext, useHand, useNewHand } from "../table/hand";
import { MatView } from "../table/mat";
import { opened } from "../table/checks";
import { PaperContext, useNewPaper, type PaperDraft } from "../table/paperdraft";
import { Papers } from "../table/papers";
import { Seats } from "../table/players";
import type { Session } from "../table/session";
import { WritingPanel } from "../table/writing";
import type { Table } from "../wire";
import { loadTableWords, loadWords } from "../words";
import { Figure } from "./figures";
import { SAMPLE, cube, cubes, offer, player, universe } from "./samples";
import { showTheme, type Theme } from "./theme";
import "../styles/all.css";
import "../styles/style.css";

/** Nobody hears what is done here. */
const nobody = { deed: async () => false, draft: () => 0, token: "" } as unknown as Session;

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="part" data-testid={title.toLowerCase().replaceAll(" ", "-")}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface SceneProps {
  title: string;
  change?: Partial<Table>;
  /** Whether a cube is in the hand. */
  holds?: boolean;
  /** Whether it is an earlier position that is looked at. */
  past?: boolean;
  /** What stands on the paper, and what the table says of it. */
  strip?: Partial<PaperDraft>;
  children?: ComponentChildren;
}

/** A whole table in one state. */
function Scene({ title, change = {}, holds = false, past = false, strip, children }: SceneProps) {
  const table = { ...SAMPLE, ...change };
  return (
    <Part title={title}>
      <TableContext.Provider value={{ session: nobody, table, came: performance.now() }}>
        <Seen holds={holds} past={past} strip={strip}>
          {children}
        </Seen>
      </TableContext.Provider>
    </Part>
  );
}

function Seen({ holds, past, strip, children }: Pick<SceneProps, "strip" | "children"> & { holds: boolean; past: boolean }) {
  const hand = useNewHand();
  const paper = { ...useNewPaper(null), ...strip };
  return (
    <HandContext.Provider value={hand}>
      <PaperContext.Provider value={paper}>
        {holds && <Holding />}
        <div class="table-page" data-game="equations">
          <Seats entries={[]} />
          <MatView past={past ? { number: 1, before: null } : null}>{children}</MatView>
          <Dock>
            <Actions />
          </Dock>
        </div>
      </PaperContext.Provider>
    </HandContext.Provider>
  );
}

function Holding() {
  const hand = useHand();
  useEffect(() => hand.pick(cube("k√"), "resources", 13), []);
  return null;
}

const STATES = ["", "held", "fresh", "used", "planned"];
const LEVELS = ["third-grade", "fifth-grade", "seventh-grade", "ninth-grade", "eleventh-grade", "champion", "random"];
const NAMES = ["Mia", "Bea", "Cal", "Dot", "Eva", "Finn", "Gus", "Hana"];

function Parts() {
  return (
    <>
      <Part title="Cubes">
        <p class="row on-felt">
          {cubes("r0 r1 r2 r3 r+ r- b0 bx b/ g4 g5 g6 g^ k7 k8 k9 k√ B R G Y ∪ ∩ - ′ V Λ = ⊆ 1 5").map((each, at) => (
            <CubeBox key={at} cube={each} />
          ))}
        </p>
        <p class="row on-felt">
          {cubes("gu5 gs5 ru6 ks9 ku√ b|").map((each, at) => (
            <CubeBox key={at} cube={each} />
          ))}
          {STATES.map((state) => (
            <span key={state} class={cubeClass(cube("g5"), state)} role="img" aria-label={state || "rest"}>
              <Face cube={cube("g5")} />
            </span>
          ))}
          {cubes("r3 B √").map((each, at) => (
            <CubeBox key={at} cube={each} small />
          ))}
        </p>
      </Part>
      <Part title="Cards">
        <p class="row on-felt">
          {universe("BRGY BR G Y blank").map((each) => (
            <CardBox key={each.text} card={each} />
          ))}
        </p>
      </Part>
      <Part title="Figures">
        <p class="row">
          {NAMES.map((name) => (
            <Figure key={name} player={player("A", name)} />
          ))}
          {LEVELS.map((level) => (
            <Figure key={level} player={player("B", level, { bot: true, level })} />
          ))}
          <Figure player={player("C", "Gone", { here: false })} />
        </p>
      </Part>
      <Part title="Keys">
        <p class="row">
          <button type="button">Rest</button>
          <button type="button" class="primary">
            Go
          </button>
          <button type="button" class="quiet">
            Quiet
          </button>
          <button type="button" aria-pressed="true">
            Pressed
          </button>
          <button type="button" class="block">
            Challenge!
          </button>
        </p>
      </Part>
    </>
  );
}

const MAT = SAMPLE.mat;
const WRITES = { phase: "writing", offers: [offer("present"), offer("do_not_present")], now: { situation: "write-one", sentence: "", waitsFor: ["A"] } };

const way = (paper: string, value: string, fits: boolean) => ({ paper, text: 0, value, fits });
const CHECKS: Partial<Table> = {
  phase: "checking",
  offers: [{ ...offer("accept"), parts: ["writer"], rows: [["C"]] }, offer("reject"), offer("prove_ambiguity")],
  reasons: [["unequal", "the two sides are not equal"], ["missing-required", "it leaves out a Required cube"], ["undefined", "it has no value"]].map(([code = "", title = ""]) => ({ code, title, told: "" })),
  papers: [{ writer: "C", texts: ["9+5x3 = 42"], goal: "", avoidMove: "", accepted: [], unchecked: ["A"], tries: [], together: [], asked: "", correct: null, reason: "", findings: [] }],
};
opened.set({ writer: "C", what: "reject", text: 0, place: { at: 1, kind: "sign", cube: { text: "+", face: "+", colour: "", sideways: false, upsideDown: false } } });

function StylePage() {
  return (
    <main class="style-page">
      <h1>Style</h1>
      <ColourNames />
      <Parts />
      <Scene title="Move" />
      <Scene title="Cube in hand" holds />
      <Scene title="No Goal yet" change={{ phase: "goal", setting: "A", mat: { ...MAT, goal: null, required: [], permitted: [], forbidden: [] }, offers: [offer("goal"), offer("no_goal")], now: { situation: "goal", sentence: "", waitsFor: ["A"] } }} />
      <Scene title="Full areas" change={{ mat: { ...MAT, required: cubes("k9 g5 r3 r1 r2 b0 b1 b2 g4 g6 k7 k8"), permitted: cubes("bx r+ r- b/"), forbidden: cubes("r0 r0 k8 k8 k7") }, clock: SAMPLE.clock && { ...SAMPLE.clock, left: 8_000 } }} />
      <Scene title="Looking back" past />
      <Scene title="Writing" change={WRITES}>
        <WritingPanel />
      </Scene>
      <Scene title="Two ways to read" change={WRITES} strip={{ texts: ["9+5x3 = 42"], isUsed: () => true, ways: [way("(9+5)x3 = 42", "42", true), way("9+(5x3) = 42", "24", false)] }}>
        <WritingPanel />
      </Scene>
      <Scene title="Not to be read" change={WRITES} strip={{ texts: ["(9+5 = 42"], troubles: [{ sentence: "This ( has no ).", text: 0, at: 0, code: "" }] }}>
        <WritingPanel />
      </Scene>
      <Scene title="Complete" change={WRITES} strip={{ texts: ["(9+5)x3 = 42"], isUsed: () => true, ways: [way("(9+5)x3 = 42", "42", true)] }}>
        <WritingPanel />
      </Scene>
      <Scene title="A place is tapped" change={CHECKS}>
        <Papers />
      </Scene>
      <Scene title="Checking" change={{ phase: "checking", offers: [], papers: [{ writer: "B", texts: ["(9+5)x(6/2) = 42"], goal: "", avoidMove: "", accepted: [], unchecked: ["A"], tries: [], together: [], asked: "", correct: null, reason: "", findings: [] }] }}>
        <Papers />
      </Scene>
    </main>
  );
}

const wanted = new URLSearchParams(location.search).get("theme");
if (wanted) showTheme(wanted as Theme);
const root = document.getElementById("app");
if (root) void loadWords("en").then(loadTableWords).then(() => render(<StylePage />, root));
