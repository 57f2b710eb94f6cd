/* A table as no server sent it, for the style page: every part can be shown in every state. */
import type { Card, Cube, Offer, Player, Table } from "../wire";

const COLOURS = { r: "red", b: "blue", g: "green", k: "black" } as const;
const FACES: Record<string, string> = { x: "×", "/": "÷", "-": "−", "^": "*" };

/** A cube of the notation: `r3`, `gu5`, `bs2`; of ON-SETS `R` or `∪`. */
export function cube(text: string): Cube {
  const [, colour = "", turns = "", sign = ""] = /^([rbgk]?)([us]*)(.+)$/.exec(text) ?? [];
  const dots: Record<string, Cube["colour"]> = { R: "red", B: "blue", G: "green", Y: "yellow" };
  return {
    text,
    face: FACES[sign] ?? sign,
    colour: dots[sign] ?? (colour ? COLOURS[colour as keyof typeof COLOURS] : ""),
    sideways: turns.includes("s"),
    upsideDown: turns.includes("u"),
  };
}

export const cubes = (texts: string): Cube[] => texts.split(" ").filter(Boolean).map(cube);

const card = (text: string): Card => ({
  text: text || "blank",
  dots: [...text].map((letter) => ({ B: "blue", R: "red", G: "green", Y: "yellow" })[letter] as Card["dots"][number]),
});

export const universe = (texts: string): Card[] => texts.split(" ").map((text) => card(text === "blank" ? "" : text));

export const player = (seat: string, name: string, more: Partial<Player> = {}): Player => ({
  seat,
  name,
  bot: false,
  level: "",
  character: "",
  here: true,
  ready: false,
  away: false,
  total: 0,
  role: "",
  side: "",
  awaited: false,
  ...more,
});

/** What a seat may do, each with every way. */
export const offer = (kind: string, parts: string[] = [], rows: string[][] = []): Offer => ({
  kind,
  label: kind,
  parts,
  rows,
  free: rows.length === 0,
  told: "",
  clause: "",
});

/** Every cube of Resources may go to every area. */
export const moves = (resources: readonly Cube[]): Offer =>
  offer(
    "move",
    ["cube", "to"],
    resources.flatMap(({ text }) => ["required", "permitted", "forbidden"].map((to) => [text, to])),
  );

const RESOURCES = cubes("r2 r1 r+ r+ b1 b3 b/ bx g6 g- g^ g4 k8 k√ k7 k/");

export const SAMPLE: Table = {
  type: "table",
  number: 5,
  code: "STYLE",
  id: "",
  seat: "A",
  terms: {
    game: "equations",
    edition: "mlag-equations-2018-19",
    editionTitle: "EQUATIONS",
    division: "middle",
    divisionTitle: "Middle",
    players: 3,
    mode: "guarded",
    pace: "tournament",
    shakes: 3,
    help: "form",
    chart: "recording",
    listTitle: "",
    begunAfter: 0,
  },
  players: [
    player("A", "Mia", { total: 10, awaited: true }),
    player("B", "Bea", { total: 12, bot: true, level: "third-grade" }),
    player("C", "Maximiliana-Sophie", { total: 8, role: "mover" }),
  ],
  shake: 2,
  phase: "move",
  phaseTitle: "",
  turn: "A",
  goalSetter: "B",
  setting: "",
  mat: {
    resources: RESOURCES,
    goal: { text: "42", reads: "42", chunks: [cubes("g4 b2")], layout: null, makes: null },
    goalSet: true,
    required: cubes("k9 g5"),
    permitted: cubes("bx"),
    forbidden: cubes("r0"),
    universe: [],
  },
  circled: [
    { by: "A", names: ["Upside-down"], void: false, codes: ["upside-down"], meanings: [""], lessons: [""] },
    { by: "B", names: ["Factorial"], void: false, codes: ["factorial"], meanings: [""], lessons: [""] },
  ],
  now: { situation: "move", sentence: "", waitsFor: ["A"] },
  clock: {
    task: "move",
    title: "",
    players: ["A"],
    left: 94_000,
    whole: 120_000,
    counting: false,
    extra: false,
    paused: true,
    hands: [],
  },
  more: false,
  offers: [moves(RESOURCES), offer("bonus"), offer("challenge", ["kind"], [["now"], ["impossible"]]), offer("pick_up_block")],
  choices: [],
  reasons: [],
  charges: [],
  block: "",
  lifting: "",
  shapes: [],
  challenge: null,
  writing: null,
  papers: [],
  sheet: { rows: [], penalties: [], initials: [], appealed: [], appealedBy: [], shakes: [], rulings: [] },
  roundLeft: null,
  roundState: "playing",
  thoughts: [],
  over: false,
  nextIn: null,
  people: {
    role: "player",
    seat: "A",
    owner: "A",
    judgeSeat: "",
    judge: "",
    judgeHere: false,
    judgeInvitation: "",
    opinionInvitation: "",
    judges: [],
    paused: false,
    chat: false,
    muted: [],
    standIns: [],
    returning: [],
    phrases: [],
    asked: null,
    tools: [],
    hints: false,
    hall: "", newSeats: false,
  },
  result: null,
  rematch: [],
  rematchAwaits: [],
  trouble: "",
  protests: [],
  case: null,
  picture: 0,
  sum: 0,
};
