/* An item laid out as a table: the same mat, hand and paper as in a match, with one thing to do. */
import { draftName } from "../memory";
import type { Offer, Player, PracticeItem, Table } from "../wire";

/** The seat at which one practises. */
const SEAT = "A";

/** The name under which drafts of an item are kept. */
const codeOf = (item: PracticeItem): string => `practice-${item.id}`;

/** Where the paper of an item is kept while it is written. */
export const paperName = (item: PracticeItem): string => draftName("paper", { code: codeOf(item), shake: 1, seat: SEAT });

const offer = (kind: string, parts: string[] = [], rows: string[][] = []): Offer => ({
  kind,
  label: "",
  parts,
  rows,
  free: rows.length === 0,
  told: "",
  clause: "",
});

/** Where a cube goes that is the whole answer. */
const GOES: Record<string, string> = { "which-cube": "required", trap: "forbidden" };

/** What the form of the answer lets one do at the mat; what is chosen from a list is done beside it. */
function offersOf({ kind, form, mat }: PracticeItem): Offer[] {
  if (form.kind === "goal") return [offer("goal")];
  if (form.kind === "paper") return [offer("present")];
  const sections = form.kind === "move" ? form.sections : form.kind === "faces" ? [GOES[kind] ?? "permitted"] : [];
  const texts = [...new Set((mat?.resources ?? []).map(({ text }) => text))];
  const rows = texts.flatMap((text) => sections.map((section) => [text, section]));
  return rows.length > 0 ? [offer("move", ["cube", "to"], rows)] : [];
}

const PHASES: Partial<Record<PracticeItem["form"]["kind"], string>> = { goal: "goal", paper: "writing" };

/** The table of an item. */
export function tableOf(item: PracticeItem): Table {
  const { form } = item;
  const me: Player = {
    seat: SEAT, name: "", bot: false, level: "", character: "", here: true, ready: true,
    away: false, total: 0, role: "", side: "", awaited: true,
  };
  return {
    type: "table",
    number: 1,
    code: codeOf(item),
    id: "",
    seat: SEAT,
    terms: {
      game: item.game,
      edition: item.edition,
      editionTitle: item.editionTitle,
      division: item.division,
      divisionTitle: item.divisionTitle,
      players: 1,
      mode: "guarded",
      pace: "none",
      shakes: 1,
      listTitle: "",
      chart: "",
      help: "form",
      begunAfter: 0,
    },
    players: [me],
    shake: 1,
    phase: PHASES[form.kind] ?? "move",
    phaseTitle: "",
    turn: SEAT,
    goalSetter: SEAT,
    setting: form.kind === "goal" ? SEAT : "",
    mat: item.mat ?? { resources: [], goal: null, goalSet: false, required: [], permitted: [], forbidden: [], universe: [] },
    circled: item.circled,
    now: { situation: "", sentence: "", waitsFor: [] },
    clock: null,
    offers: offersOf(item),
    choices: [],
    reasons: [],
    charges: [],
    block: "",
    lifting: "",
    shapes: form.shapes,
    challenge: null,
    writing:
      form.kind === "paper"
        ? {
            must: [SEAT], may: [], presented: [], silent: [], two: form.many, goalToo: false,
            avoidToo: false, avoidTold: "", avoidClause: "", sentence: "",
          }
        : null,
    papers: [],
    sheet: { rows: [], penalties: [], initials: [], appealed: [], appealedBy: [], shakes: [], rulings: [] },
    roundLeft: null,
    roundState: "playing",
    thoughts: [],
    over: false,
    nextIn: null,
    people: {
      role: "player", seat: SEAT, owner: "", judgeSeat: "", judge: "", judgeHere: false, judgeInvitation: "",
      opinionInvitation: "", judges: [], paused: false, chat: false, muted: [], standIns: [], returning: [],
      phrases: [], asked: null, tools: [], hints: false, hall: "", newSeats: false,
    },
    result: null,
    rematch: [],
    rematchAwaits: [],
    trouble: "",
    protests: [],
    case: null,
    more: false,
    picture: 0,
    sum: 0,
  };
}
