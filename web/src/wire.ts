/* The wire between the server and this browser: every body and every frame.
   Made from the server's own types by `npm run wire`: change those, not this file. */

/** A child comes from elsewhere: by its card, and by the word of its guardian. */
export interface AdoptionOrder {
  word: string;
  key: string;
  classCode: string;
  nickname: string;
  words: string;
}

/** The server is there. */
export interface Alive {
  version: string;
}

/** How far an analysis is; ``done`` and ``total`` count shakes, ``percent`` is all of it. */
export interface Analysis {
  id: string;
  state: "cancelled" | "done" | "failed" | "queued" | "running";
  done: number;
  total: number;
  percent: number;
  ahead: number;
  sentence: string;
  key: string;
}

/** A match that is to be analysed: the text of its record, or the name of a finished table's. */
export interface AnalysisOrder {
  record?: string;
  table?: string;
}

/** The solver's answer: yes with witnesses, no with a proof, or not known. */
export interface Answer {
  solvable: boolean | null;
  headline: string;
  sentence: string;
  asked: string;
  rules: string;
  why: string;
  goal: string;
  witnesses: string[][];
  otherwise: string[];
}

/** A player who practises alone with bots wants a hint. */
export interface AskHint {
  type: "ask-hint";
  id: number;
  quiet?: boolean;
}

/** A player opens a menu of things that are rarely done: what are they? */
export interface AskOffers {
  type: "ask-offers";
  id: number;
}

/** The question that waits for the judge. */
export interface Asked {
  by: string;
  question: string;
  writer: string;
  about: string;
}

/** An assignment as a page shows it. */
export interface AssignmentEntry {
  id: string;
  kind: string;
  what: string;
  title: string;
  address: string;
  amount: number;
  due: number;
  late: boolean;
  isDone: boolean;
  doneBy: string[];
}

/** A rule book with its divisions. */
export interface Book {
  name: string;
  title: string;
  game: "equations" | "on-sets";
  divisions: Named[];
  years: string;
}

/** One side of a challenge, or those who have not decided: the words for it, and who it is. */
export interface Camp {
  role: string;
  title: string;
  players: string[];
}

/** A card of ON-SETS with its dots. */
export interface Card {
  text: string;
  dots: ("blue" | "green" | "red" | "yellow")[];
}

/** A child comes by the picture on the card; ``own`` if the device is the child's own. */
export interface CardLogin {
  key: string;
  own: boolean;
}

/** A challenge that stands. */
export interface Challenge {
  claim: string;
  sentence: string;
  challenger: string;
  mover: string;
  third: string;
  camps: Camp[];
  sides: SideChoice[];
}

/** The parts of the table that have changed since the picture before, and what was done. */
export interface Changes {
  type: "changes";
  since: number;
  picture: number;
  sum: number;
  table: Partial<Table>;
  news: Entry[];
}

/** A named bot of one game, with its picture by that name, its grade and a sentence. */
export interface Character {
  name: string;
  title: string;
  game: "equations" | "on-sets";
  level: string;
  style: string;
  sentence: string;
}

/** Somebody says something in his own words, where the owner allows it. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** A guardian corrects what is known of a child; empty leaves it. */
export interface ChildChange {
  nickname: string;
  division: string;
  language: string;
  name: string;
  grade: number;
}

/** A child in the table of a class; times are 0 if there was none. */
export interface ChildEntry {
  id: string;
  nickname: string;
  name: string;
  division: string;
  card: boolean;
  seen: number;
  here: boolean;
  matches: number;
  minutes: number;
  points: number;
  grade: number;
  figures: string[];
}

/** One child, for itself, its guardians and the coaches of its classes. */
export interface ChildPage {
  entry: ChildEntry;
  classes: string[];
  guardians: string[];
  matches: PlayedEntry[];
  looks: LookEntry[];
  columns: string[];
  guarded: boolean;
}

/** Some children of a class: for cards, or to move them ``to`` another class or to none. */
export interface ChildrenOrder {
  children: string[];
  to: string;
}

/** A variation that may be chosen now. */
export interface Choice {
  name: string;
  title: string;
  told: string;
  takes: string;
  fills: Fill[];
  free: boolean;
  lesson: string;
}

/** The choice of one player; void if it was illegal and nobody charged it in time. */
export interface Circled {
  by: string;
  names: string[];
  void: boolean;
  codes: string[];
  meanings: string[];
  lessons: string[];
}

/** A class gets another name, or is put away and taken out again; None leaves it. */
export interface ClassChange {
  name: string | null;
  archived: boolean | null;
}

/** A class in a list. */
export interface ClassEntry {
  id: string;
  name: string;
  children: number;
  archived: boolean;
}

/** A class, for its coaches. */
export interface ClassPage {
  id: string;
  school: string;
  name: string;
  code: string;
  link: string;
  archived: boolean;
  door: number;
  coaches: string[];
  room: string;
  notices: number[];
  children: ChildEntry[];
  columns: string[];
  opened: string[];
  paused: boolean;
  others: ClassEntry[];
}

/** The limit that runs: milliseconds left when the frame was sent; none if it stands still. */
export interface Clock {
  task: string;
  title: string;
  players: string[];
  left: number | null;
  whole: number;
  counting: boolean;
  extra: boolean;
  paused: boolean;
  hands: Hand[];
}

/** A grown-up of a school. */
export interface Colleague {
  id: string;
  login: string;
  name: string;
  post: "coach" | "director" | "judge";
  seen: number;
}

/** A cube: its text names it in every deed; the rest tells how to draw it. */
export interface Cube {
  text: string;
  face: string;
  colour: "" | "black" | "blue" | "green" | "red" | "yellow";
  sideways?: boolean;
  upsideDown?: boolean;
}

/** A rule book at the desk. */
export interface DeskBook {
  name: string;
  title: string;
  game: "equations" | "on-sets";
  divisions: DeskDivision[];
  challenges: Named[];
}

/** A division with its variations. */
export interface DeskDivision {
  name: string;
  title: string;
  variations: VariationOption[];
}

/** A question as somebody has it: section by section, or on one line, which counts then. */
export interface DeskEntry {
  question: DeskQuestion;
  line: string;
}

/** Every book with all that can be asked at the desk. */
export interface DeskOptions {
  books: DeskBook[];
}

/** A paper that lies open in a position. */
export interface DeskPaper {
  writer: string;
  texts: string[];
}

/** The table after one move, as a question about it. */
export interface DeskPosition {
  shake: number;
  move: string;
  question: DeskQuestion;
  papers: DeskPaper[];
}

/** A match move by move, or the one position of a table that is played at. */
export interface DeskPositions {
  title: string;
  positions: DeskPosition[];
}

/** A mat in the notation, and what is asked about it. */
export interface DeskQuestion {
  edition: string;
  division: string;
  variations?: string[];
  goal?: string;
  required?: string;
  permitted?: string;
  forbidden?: string;
  resources?: string;
  universe?: string;
  challenge?: string;
  papers?: string[];
  rulings?: string[];
}

/** Where positions are taken from: the text of a record, or a table. */
export interface DeskSource {
  record: string;
  table: string;
}

/** A player does something, at the table that he saw. */
export interface Do {
  type: "do";
  id: number;
  seen: number;
  kind: string;
  parts?: Record<string, string | string[]>;
}

/** A deed was done and is kept: nothing can lose it any more. */
export interface Done {
  type: "done";
  id: number;
  number: number;
}

/** The nicknames at the door of a class; none while it is closed. */
export interface DoorList {
  open: boolean;
  nicknames: string[];
}

/** The door of a class is opened for a quarter of an hour, or closed. */
export interface DoorOrder {
  open: boolean;
}

/** The paper that a player is writing: is its form right, and which cubes does it use? */
export interface Draft {
  type: "draft";
  id: number;
  texts: string[];
  goal?: string;
  avoid?: string;
}

/** The answer to a sounding, to be sent at once. */
export interface Echo {
  type: "echo";
  id: number;
}

/** One action, as this seat may know it. */
export interface Entry {
  number: number;
  at: number;
  shake: number;
  by: string;
  kind: string;
  sentence: string;
  lines: Line[];
  failed: boolean;
  cubes: string[];
}

/** A frame that could not be taken. */
export interface Error {
  type: "error";
  code: string;
  sentence: string;
  id: number | null;
  fatal: boolean;
  detail: string;
}

/** Something that an official does. */
export interface EventAct {
  act: string;
  details: Record<string, unknown>;
  mark: string;
  seen: number;
}

/** A prize of a contest. */
export interface EventAward {
  title: string;
  forTeams: boolean;
  toPlace: number;
  fromScore: number;
  leastRounds: number;
  quantity: number;
}

/** One line of the announcer's sheet, in reading order. */
export interface EventAwardLine {
  title: string;
  place: number;
  names: string[];
  score: string;
  short: number;
}

/** An archive of an event, in base64, to be taken in on this machine. */
export interface EventBackup {
  archive: string;
}

/** A table that wants a judge. */
export interface EventCall {
  number: number;
  contest: string;
  round: number;
  table: number;
  by: string;
  takenBy: string;
  settled: boolean;
  ownSchool: boolean;
}

/** A card: its code is shown once, and opens the desk at ``link``. */
export interface EventCardMade {
  card: string;
  link: string;
  name: string;
  role: "coach" | "director" | "greeter" | "head-judge" | "judge" | "scorer";
  qr: string;
  qrSize: number;
}

/** An official is to get a card. */
export interface EventCardOrder {
  name: string;
  role: "coach" | "director" | "greeter" | "head-judge" | "judge" | "scorer";
  sitsFor: string;
}

/** The check sum of a round (XII-A). */
export interface EventCheckSum {
  round: number;
  expected: number;
  handedOut: number;
  taken: number;
  waiting: number;
  agrees: boolean;
}

/** A game in a division, with what a page needs to check a sheet while it is typed. */
export interface EventContest {
  id: string;
  game: string;
  edition: string;
  book: string;
  division: string;
  rounds: number;
  minutes: number;
  lastMinutes: number;
  first: string;
  policy: string;
  detail: "points" | "shakes" | "totals";
  metrics: string[];
  teams: string;
  teamSize: number;
  scores: number[];
  places: Record<string, number[][]>;
  clauses: Record<string, string>;
  initialsForPenalty: boolean;
  cut: Record<string, unknown>;
  awards: EventAward[];
}

/** A correction. */
export interface EventCorrection {
  number: number;
  sheet: string;
  by: string;
  reason: string;
  before: EventLineScore[];
  after: EventLineScore[];
  late: boolean;
}

/** The parts of the cost of a seating, worst first. */
export interface EventCost {
  teammates: number;
  sameGroup: number;
  rematches: number;
  secondTwos: number;
  spread: number;
}

/** An act was done, or why not: ``refused`` is its code, and empty if it was done. */
export interface EventDone {
  version: number;
  number: number;
  refused: string;
  sentences: string[];
  slips: EventSlip[];
  conflict: boolean;
  sheet: EventSheet | null;
}

/** How good the seating of a round is, in words. */
export interface EventDraw {
  cost: EventCost;
  bound: EventCost;
  proved: boolean;
  notes: string[];
  seed: number;
  broken: Record<string, string[]>;
  version: number;
  refused: string;
}

/** A round is to be drawn; a seed below 0 lets the server choose one. */
export interface EventDrawOrder {
  contest: string;
  round: number;
  seed: number;
  players: string[];
}

/** A rule book by its name, and its divisions. */
export interface EventEdition {
  id: string;
  game: string;
  label: string;
  divisions: string[];
}

/** One typing of a sheet. */
export interface EventEntry {
  by: string;
  at: string;
  lines: EventLineScore[];
  doubtful: string;
  seenBy: string;
  record: string;
}

/** A school, or those who are kept apart. */
export interface EventGroup {
  id: string;
  name: string;
  parent: string;
  apart: string;
}

/** The event itself. */
export interface EventHead {
  code: string;
  name: string;
  tag: string;
  place: string;
  days: string[];
  preset: string;
  privacy: "full" | "initials" | "off" | "short";
  deadline: string;
  holdBack: number;
  locked: boolean;
  rulings: EventRulingAsked[];
  link: string;
  incidentKinds: EventIncidentKind[];
  papers: EventPaper[];
  policies: string[];
  metrics: string[];
  teamRules: string[];
  exports: string[];
}

/** An incident. */
export interface EventIncident {
  number: number;
  kind: string;
  contest: string;
  round: number;
  player: string;
  clause: string;
  by: string;
  judges: string[];
  note: string;
  draft: boolean;
}

/** A kind of incident. */
export interface EventIncidentKind {
  name: string;
  effect: string;
  byHeadJudge: boolean;
  afterWarning: boolean;
  judges: number;
  clause: string;
}

/** A player's column of a sheet. */
export interface EventLineScore {
  player: string;
  shakes: EventShake[];
  total: number | null;
  points: number | null;
  initialled: boolean;
  absent: boolean;
}

/** The official who comes by a card, and all that the role may do (``rights``). */
export interface EventMe {
  code: string;
  event: string;
  name: string;
  role: "coach" | "director" | "greeter" | "head-judge" | "judge" | "scorer";
  sitsFor: string;
  rights: string[];
}

/** A moment of the hall clock: what to say then, as a code, and when. */
export interface EventMoment {
  code: "end" | "start" | "stop" | "warning";
  at: number;
  clause: string;
}

/** Two players would change seats. */
export interface EventMove {
  contest: string;
  round: number;
  player: string;
  other: string;
}

/** The cost of a seating before and after a move. */
export interface EventMoveCost {
  before: EventCost;
  after: EventCost;
  sentences: string[];
  refused: string[];
}

/** An event of this server. */
export interface EventNamed {
  code: string;
  name: string;
}

/** All that has changed since a version; what is not there has not changed. */
export interface EventNews {
  version: number;
  whole: boolean;
  now: number;
  head: EventHead | null;
  officials: EventOfficial[] | null;
  contests: Record<string, EventContest>;
  groups: Record<string, EventGroup>;
  teams: Record<string, EventTeam>;
  players: Record<string, EventPlayer>;
  rounds: Record<string, EventRound>;
  sheets: Record<string, EventSheet>;
  incidents: Record<string, EventIncident>;
  protests: Record<string, EventProtest>;
  corrections: Record<string, EventCorrection>;
  calls: Record<string, EventCall>;
  gone: string[];
}

/** An official, and whether a card of the official's is good now. */
export interface EventOfficial {
  name: string;
  role: "coach" | "director" | "greeter" | "head-judge" | "judge" | "scorer";
  sitsFor: string;
  card: string;
}

/** An event with the code of its director's card, which is shown once. */
export interface EventOpened {
  code: string;
  card: string;
}

/** The choices on the page that opens an event. */
export interface EventOptions {
  presets: EventPreset[];
  editions: EventEdition[];
}

/** A document that can be printed. */
export interface EventPaper {
  name: string;
  ofRound: boolean;
}

/** A player as officials see one. */
export interface EventPlayer {
  id: string;
  name: string;
  group: string;
  contests: string[];
  grade: number;
  presence: "" | "absent" | "left" | "present";
  out: Record<string, number>;
  standIn: boolean;
  hidden: boolean;
  note: string;
}

/** A way to set up a day, in words. */
export interface EventPreset {
  id: string;
  sentence: string;
  rounds: number;
  minutes: number;
  people: number;
}

/** A protest. */
export interface EventProtest {
  number: number;
  sheet: string;
  player: string;
  judges: string[];
  reason: string;
  state: "denied" | "open" | "upheld";
  outcome: string;
}

/** A list as it would be taken in: all of it or nothing. */
export interface EventRosterCheck {
  rows: EventRosterLine[];
  problems: string[];
  clean: boolean;
  usable: boolean;
  added: number;
  version: number;
}

/** A row of a list, and what would become of it. */
export interface EventRosterLine {
  number: number;
  player: string;
  school: string;
  division: string;
  grade: string;
  team: string;
  fate: "changed" | "doubtful" | "new" | "same" | "wrong";
  sentences: string[];
}

/** A list of players: pasted text, or a file in base64. ``add`` enters them. */
export interface EventRosterText {
  text: string;
  kind: "" | "csv" | "xlsx";
  add: boolean;
  anyway: boolean;
  twins: boolean;
  here: boolean;
}

/** A round of a contest. */
export interface EventRound {
  contest: string;
  number: number;
  state: "closed" | "collecting" | "drawn" | "playing" | "published";
  policy: string;
  seed: number;
  started: number;
  stopped: number;
  playOff: boolean;
  moments: EventMoment[];
  tables: EventSeat[];
}

/** A ruling of the event: the question, its answers (the first is usual), and the one taken. */
export interface EventRulingAsked {
  name: string;
  answers: string[];
  answer: string;
  clause: string;
  question: string;
  answersSaid: string[];
}

/** A table of a round; its players in the order of their seats. */
export interface EventSeat {
  table: number;
  players: string[];
  byHand: string[];
  code: string;
  minutes: number;
  webTable: string;
}

/** The way of a player to a seat at a web table. */
export interface EventSeatLink {
  table: string;
  seat: string;
  token: string;
}

/** A player's cell in a shake. */
export interface EventShake {
  score: number;
  penalties: number;
  initials: string;
  absent: boolean;
}

/** The sheet of a table. */
export interface EventSheet {
  code: string;
  contest: string;
  round: number;
  table: number;
  players: string[];
  state: "confirmed" | "differs" | "entered" | "out" | "received";
  lines: EventLineScore[];
  entries: EventEntry[];
  postponed: string;
  doubtful: string;
  seenBy: string;
  minutes: number;
  replays: number;
  earlier: EventLineScore[][];
  webTable: string;
  differs: string[];
}

/** A code that was scanned or typed: its sheet, or which sheet it is instead. Nothing was done. */
export interface EventSheetFound {
  version: number;
  refused: string;
  sentences: string[];
  sheet: EventSheet | null;
  elsewhere: EventNamed | null;
}

/** Something on a sheet that does not fit: the cell, the sentence with its clause. */
export interface EventSlip {
  code: string;
  player: string;
  shake: number;
  tick: boolean;
  sentence: string;
}

/** The place of a player. */
export interface EventStanding {
  place: number;
  shared: boolean;
  player: string;
  values: number[];
  points: string[];
  rounds: number;
  provisional: boolean;
}

/** All places of a contest, with check sums, the cut and the announcer's sheet. */
export interface EventStandings {
  contest: string;
  version: number;
  provisional: boolean;
  standings: EventStanding[];
  teams: EventTeamStanding[];
  checkSums: EventCheckSum[];
  inside: string[];
  tied: string[];
  playOff: boolean;
  awards: EventAwardLine[];
}

/** How many tables were opened. */
export interface EventTablesMade {
  opened: number;
  version: number;
}

/** Tables of a round are to be opened on this server; none named means all that are out. */
export interface EventTablesOrder {
  contest: string;
  round: number;
  tables: number[];
}

/** A team. */
export interface EventTeam {
  id: string;
  name: string;
  contests: string[];
  players: string[];
}

/** The place of a team or a school. */
export interface EventTeamStanding {
  place: number;
  name: string;
  score: string;
  players: string[];
  provisional: boolean;
}

/** Why a request was not done: what was expected, and what came. */
export interface Fault {
  code: string;
  sentence: string;
  detail: string;
}

/** One way to fill the blank of a variation. */
export interface Fill {
  text: string;
  title: string;
}

/** One fault that the judge finds, its clause, and the lines that prove it. */
export interface Finding {
  code: string;
  sentence: string;
  clause: string;
  proofs: string[];
}

/** The form of a draft, and which cubes of the mat it uses. */
export interface Form {
  type: "form";
  id: number;
  troubles: Trouble[];
  used: string[];
  leftRequired: string[];
  shaded: string[];
  ways: Way[];
  hasty: boolean;
}

/** A second or third judge, who knows nothing of the ruling before his own (judges G7). */
export interface FurtherJudge {
  seat: string;
  name: string;
  here: boolean;
}

/** The Goal as it lies: chunks with gaps between them in EQUATIONS, a layout in ON-SETS. */
export interface Goal {
  text: string;
  reads: string;
  chunks: Cube[][];
  layout: SetPart | null;
  makes: number | null;
}

/** All that the maker of a hall sees. */
export interface HallBoard {
  notice: HallNotice;
  link: string;
  qr: string;
  qrSize: number;
  paused: boolean;
  tables: HallTile[];
  waiting: HallGuest[];
  points: HallScore[];
}

/** The maker commands. ``anyway`` ends matches that still go on when the next round starts. */
export interface HallCommand {
  what: "next-round" | "pause" | "readmit" | "resume" | "start";
  way?: "lot" | "score";
  anyway?: boolean;
  member?: number;
}

/** A member who waits. */
export interface HallGuest {
  member: number;
  name: string;
  here: boolean;
}

/** A key to a hall: its maker's, or a member's own. */
export interface HallKey {
  code: string;
  token: string;
}

/** Somebody comes into a hall. */
export interface HallName {
  nickname: string;
  former: string;
}

/** A hall from outside. */
export interface HallNotice {
  code: string;
  host: string;
  terms: Terms;
  round: number;
  members: number;
}

/** Where a member is: without a table, still waiting for enough others. */
export interface HallPlace {
  name: string;
  notice: HallNotice;
  paused: boolean;
  table: string;
  seat: string;
  token: string;
  missing: number;
}

/** A player on a tile; a free seat has no name. */
export interface HallPlayer {
  seat: string;
  name: string;
  member: number;
  bot: boolean;
  here: boolean;
  left: boolean;
  gone: boolean;
  ready: boolean;
  points: number;
  turn: boolean;
  stuck: boolean;
}

/** The points of a member in all rounds that are closed. */
export interface HallScore {
  name: string;
  points: number;
}

/** One table at a glance. */
export interface HallTile {
  code: string;
  state: "between" | "broken" | "over" | "paused" | "playing" | "waiting";
  shake: number;
  shakes: number | null;
  phase: string;
  idle: number;
  players: HallPlayer[];
}

/** One player's own time, where the limit has come further with one than with another. */
export interface Hand {
  seat: string;
  left: number | null;
  whole: number;
  counting: boolean;
  extra: boolean;
}

/** How ready the server is. */
export interface Health {
  version: string;
  store: "ok" | "unreachable";
  tables: number;
  live: number;
  sockets: number;
}

/** A seat that a browser holds: the table's code or long name, and the key of the seat. */
export interface HeldSeat {
  table: string;
  key: string;
}

/** The seats that a browser holds. */
export interface HeldSeats {
  seats: HeldSeat[];
}

/** A table at which a browser holds a seat; ``gone`` if the key opens none there any more. */
export interface HeldTable {
  table: string;
  state: "gone" | "lobby" | "over" | "running";
  code: string;
  id: string;
  game: "equations" | "on-sets";
  seat: string;
  shake: number;
  mine: boolean;
  players: Player[];
  goal: Goal | null;
}

/** The same tables, in the same order. */
export interface HeldTables {
  tables: HeldTable[];
}

/** The first frame: who sits here, and what he speaks. Without a token somebody watches. */
export interface Hello {
  type: "hello";
  token?: string;
  language?: string;
  changes?: boolean;
}

/** A hint about the table of this number; ``last`` if asking again tells nothing more. */
export interface Hint {
  type: "hint";
  id: number;
  number: number;
  sentence: string;
  last: boolean;
  advice: string;
}

/** A grown-up is invited to a post. */
export interface Invitation {
  post: "coach" | "director" | "judge";
}

/** A learner wants the position back, to be shown what can be done, or answers a question. */
export interface Learn {
  type: "learn";
  id: number;
  what: "again" | "answer" | "show";
  chosen?: string[];
}

/** One step of a course: what is taught and asked, and how the learner stands. */
export interface Lesson {
  type: "lesson";
  game: "equations" | "on-sets";
  step: number;
  steps: number;
  title: string;
  told: string;
  task: string;
  clause: string;
  standing: "kept" | "open" | "right" | "shown" | "wrong";
  reply: string;
  replyClause: string;
  findings: Finding[];
  canShow: boolean;
  course: string;
  courseTitle: string;
  quiz: Quiz | null;
}

/** The lessons by variation of one rule book. */
export interface LessonBook {
  edition: string;
  game: "equations" | "on-sets";
  title: string;
  divisions: LessonDivision[];
}

/** The lessons of a division, in the order of its list of variations. */
export interface LessonDivision {
  division: string;
  title: string;
  lessons: LessonEntry[];
}

/** One course in the list of all of them. */
export interface LessonEntry {
  address: string;
  title: string;
  steps: number;
  about: string;
  clause: string;
}

/** Everything that can be learned here. */
export interface LessonList {
  games: LessonEntry[];
  atTable: LessonEntry[];
  books: LessonBook[];
}

/** A whole course for a page without a network. */
export interface LessonPack {
  course: string;
  steps: PackedStep[];
}

/** A letter to a guardian: a class is deleted on a day, or was. */
export interface LetterEntry {
  id: string;
  name: string;
  at: number;
  ends: number;
  kind: "class-ending" | "class-gone";
}

/** The letters to a grown-up, the newest first. */
export interface LetterList {
  letters: LetterEntry[];
}

/** One thing that came of an action. */
export interface Line {
  sentence: string;
  clause: string;
  tone: "" | "bad" | "big" | "good";
}

/** The key of a one-time link. */
export interface LinkKey {
  key: string;
}

/** A one-time link that was made: it is shown once. */
export interface LinkMade {
  link: string;
  ends: number;
}

/** A one-time link from outside. */
export interface LinkNotice {
  kind: "join" | "recover";
  school: string;
  post: string;
  login: string;
}

/** A one-time link is used: to join a school, or for a new password alone. */
export interface LinkUse {
  key: string;
  password: string;
  login: string;
  name: string;
  email: string;
}

/** A table that has not begun: who sits, and what is missing. */
export interface Lobby {
  type: "lobby";
  code: string;
  link: string;
  terms: Terms;
  seat: string;
  owner: boolean;
  seats: Player[];
  people: People;
  qr: string;
  qrSize: number;
}

/** A browser wants to see how cubes lay earlier in a shake: it has not seen that itself. */
export interface LookBack {
  type: "look-back";
  id: number;
  shake: number;
}

/** A grown-up looked. */
export interface LookEntry {
  who: string;
  at: number;
  kind: string;
}

/** The owner, the judge or a player does something about people; ``seat`` is whom it is about. */
export interface Manage {
  type: "manage";
  id: number;
  what: "allow-chat" | "back" | "bot" | "close" | "delete" | "forbid-chat" | "kick" | "mute" | "next-shake" | "pause" | "resume" | "unmute";
  seat?: string;
}

/** All cubes and cards. */
export interface Mat {
  resources: Cube[];
  goal: Goal | null;
  goalSet: boolean;
  required: Cube[];
  permitted: Cube[];
  forbidden: Cube[];
  universe: Card[];
}

/** The person who has come in by this browser. */
export interface Me {
  kind: "child" | "grownup" | "guest";
  accounts: boolean;
  id: string;
  name: string;
  schools: SchoolEntry[];
  classes: ClassEntry[];
  room: boolean;
}

/** Something that was done for the first time: a lesson to its end, a level. */
export interface MilestoneEntry {
  kind: string;
  what: string;
}

/** Everything that a child has done. */
export interface MilestoneList {
  reached: MilestoneEntry[];
}

/** A rematch begins: another table, and the key of this browser's seat at it, if it has one. */
export interface Moved {
  type: "moved";
  code: string;
  token: string;
}

/** Something to choose: its name, and the words for it. */
export interface Named {
  name: string;
  title: string;
  told: string;
}

/** Something is assigned to a class. */
export interface NewAssignment {
  kind: string;
  what: string;
  amount: number;
  due: number;
}

/** A class is made. */
export interface NewClass {
  school: string;
  name: string;
}

/** An event is to be opened; ``preset`` names a row of ``EventOptions.presets``. */
export interface NewEvent {
  name: string;
  director: string;
  preset: string;
  place: string;
  days: string[];
  edition: string;
  divisions: string[];
  demoRounds: number;
}

/** The deeds done: everything on joining, then what is new. ``whole`` replaces what was told. */
export interface News {
  type: "news";
  whole: boolean;
  entries: Entry[];
}

/** A table from outside. */
export interface Notice {
  code: string;
  terms: Terms;
  seats: Player[];
  begun: boolean;
  over: boolean;
  judge: "" | "free" | "taken";
  watch: boolean;
  closed: boolean;
  free: boolean;
  told: string;
}

/** The task: for this seat, or by those who are waited for. */
export interface Now {
  situation: string;
  sentence: string;
  waitsFor: string[];
}

/** One kind of action that is open, with every way in which it can be listed. */
export interface Offer {
  kind: string;
  label: string;
  parts: string[];
  rows: ((string | null)[])[];
  free: boolean;
  told: string;
  clause: string;
}

/** The question to a further judge, without a word of what was ruled (judges G7). */
export interface OpinionCase {
  ruling: number;
  writer: string;
  question: string;
  about: string;
}

/** All that the start page offers. */
export interface Options {
  version: string;
  books: Book[];
  levels: Named[];
  characters: Character[];
  habits: Named[];
  paces: Named[];
  timedRounds: string[];
  modes: Named[];
  languages: Named[];
  usual: Order[];
  ladder: Rung[];
  addresses: string[];
}

/** A table as somebody wants it. The first seat is his. */
export interface Order {
  nickname: string;
  edition: string;
  division: string;
  players: 2 | 3;
  bots: string[];
  mode?: "guarded" | "open";
  pace?: "none" | "relaxed" | "tournament";
  shakes?: number | null;
  roundMinutes?: number | null;
  years?: "" | "both" | "even" | "odd";
  variations?: string[] | null;
  quick?: boolean;
  botPace?: "" | "human" | "instant" | "quick";
  between?: number | null;
  choosing?: boolean | null;
  help?: "" | "everything" | "form" | "nothing";
  judge?: boolean;
  watch?: boolean;
}

/** A player's own protest against a ruling, with his reasons (judges G8). */
export interface OwnProtest {
  ruling: number;
  said: string;
}

/** A position of a step, and what comes of each answer that can be listed. */
export interface PackedPosition {
  table: Table;
  replies: Record<string, number>;
  leads: Record<string, number>;
  otherwise: number | null;
}

/** The reply to an answer, as the frame of a lesson would tell it. */
export interface PackedReply {
  standing: "right" | "wrong";
  reply: string;
  replyClause: string;
  findings: Finding[];
}

/** One step of a course: its first position comes first. */
export interface PackedStep {
  lesson: Lesson;
  salt: string;
  positions: PackedPosition[];
  replies: PackedReply[];
  tries: number;
  shown: string;
}

/** A paper that lies open: one's own, and everybody's once checking begins. */
export interface Paper {
  writer: string;
  texts: string[];
  goal: string;
  avoidMove: string;
  accepted: string[];
  unchecked: string[];
  tries: Try[];
  together: string[];
  asked: string;
  correct: boolean | null;
  reason: string;
  findings: Finding[];
}

/** A grown-up wants another password. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** A grown-up comes in. */
export interface PasswordLogin {
  login: string;
  password: string;
}

/** How cubes lay after the action of this number, and until the next of them. */
export interface PastMat {
  number: number;
  mat: Mat;
}

/** Points lost. */
export interface Penalty {
  seat: string;
  points: number;
  sentence: string;
  clause: string;
  shake: number;
  struck: boolean;
  initialled: boolean;
}

/** The people at a table, as one browser may know it. */
export interface People {
  role: "guest" | "judge" | "player";
  seat: string;
  owner: string;
  judgeSeat: "" | "free" | "taken";
  judge: string;
  judgeHere: boolean;
  judgeInvitation: string;
  opinionInvitation: string;
  judges: FurtherJudge[];
  paused: boolean;
  chat: boolean;
  muted: string[];
  standIns: string[];
  returning: string[];
  phrases: string[];
  asked: Asked | null;
  tools: Tool[];
  hints: boolean;
  hall: string;
  newSeats: boolean;
}

/** A grown-up of the school by login; ``instead`` hands over what was the asker's. */
export interface PersonNamed {
  login: string;
  instead: boolean;
}

/** Somebody says one of the phrases that all may say. */
export interface Phrase {
  type: "phrase";
  id: number;
  code: string;
}

/** Is the server there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** A match that was played to its end. */
export interface PlayedEntry {
  at: number;
  points: number;
  minutes: number;
  kept: number;
  best: number;
}

/** The holder of a seat, and how he stands. */
export interface Player {
  seat: string;
  name: string;
  bot: boolean;
  level: string;
  character: string;
  here: boolean;
  ready: boolean;
  away: boolean;
  total: number;
  role: string;
  side: string;
  awaited: boolean;
}

/** It is. */
export interface Pong {
  type: "pong";
  id: number;
}

/** How cubes lay in a shake, from its first action on: one position for each change. */
export interface Positions {
  type: "positions";
  id: number;
  shake: number;
  positions: PastMat[];
}

/** An answer to an item, and how it came about. */
export interface PracticeAnswer {
  item: string;
  answer: string;
  hinted?: boolean;
  millis?: number;
  grade?: number;
}

/** A rule book with its divisions. */
export interface PracticeBook {
  name: string;
  title: string;
  game: "equations" | "on-sets";
  divisions: PracticeDivision[];
}

/** A division with the kinds of items that the bank has for it. */
export interface PracticeDivision {
  name: string;
  title: string;
  kinds: string[];
}

/** How an answer is given. */
export interface PracticeForm {
  kind: "cards" | "choice" | "faces" | "goal" | "move" | "paper" | "parts" | "values";
  options: PracticeOption[];
  many: boolean;
  sections: string[];
  parts: PracticePart[];
  shapes: string[][];
}

/** One item as a page draws it; its key stays with the server. */
export interface PracticeItem {
  id: string;
  kind: string;
  title: string;
  card: string;
  skill: string;
  rating: number;
  game: "equations" | "on-sets";
  edition: string;
  editionTitle: string;
  division: string;
  divisionTitle: string;
  question: string;
  form: PracticeForm;
  mat: Mat | null;
  circled: Circled[];
  line: string;
  papers: string[];
  seconds: number;
  graded: boolean;
  finite: boolean;
  salt: string;
  digests: string[];
}

/** Items, in the order in which they are to be asked. */
export interface PracticeItems {
  items: PracticeItem[];
}

/** A kind of item: its name and what it asks, in words. */
export interface PracticeKind {
  name: string;
  title: string;
  about: string;
}

/** Somebody thinks that an item is wrong. */
export interface PracticeObjection {
  item: string;
  answer: string;
  argument: string;
}

/** All that can be practised. */
export interface PracticeOffer {
  books: PracticeBook[];
  kinds: PracticeKind[];
}

/** One of the answers to choose from: as words, as a cube, a card, or a paper. */
export interface PracticeOption {
  code: string;
  text: string;
  cube: Cube | null;
  card: Card | null;
  paper: string;
}

/** Items that somebody would like to practise: one item for each wish. */
export interface PracticeOrder {
  edition: string;
  division: string;
  wishes: PracticeWish[];
  seen?: string[];
  seed?: number;
  packed?: boolean;
}

/** One of several short answers; without options a whole number is wanted. */
export interface PracticePart {
  name: string;
  title: string;
  options: PracticeOption[];
}

/** The verdict on an answer. */
export interface PracticeReply {
  outcome: "right" | "undecided" | "unreadable" | "wrong";
  sentence: string;
  clause: string;
  findings: Finding[];
  witness: string[];
  proof: string;
  answers: string[];
  shown: PracticeOption[];
}

/** A wish for one item: of a card, of a kind, or any, near a rating. */
export interface PracticeWish {
  card?: string;
  kind?: string;
  rating?: number;
}

/** The people who are connected now. */
export interface Presence {
  type: "presence";
  here: string[];
  watching: number;
}

/** How many children went up a grade. */
export interface PromotionMade {
  count: number;
}

/** Some children of a class, all if none is named, go up a grade. */
export interface PromotionOrder {
  children: string[];
}

/** The standings of a contest as everybody may see them. */
export interface PublicContest {
  contest: string;
  game: string;
  division: string;
  roundsClosed: number;
  provisional: boolean;
  standings: PublicStanding[];
}

/** All that everybody may see: under the names that the event allows, or nothing. */
export interface PublicEvent {
  code: string;
  name: string;
  place: string;
  days: string[];
  version: number;
  shown: boolean;
  rounds: PublicRound[];
  contests: PublicContest[];
}

/** The round of a contest that is on now. */
export interface PublicRound {
  contest: string;
  game: string;
  division: string;
  number: number;
  rounds: number;
  state: string;
  started: number;
  stopped: number;
  minutes: number;
  lastMinutes: number;
  playOff: boolean;
  moments: EventMoment[];
  seats: PublicSeat[];
  added: Record<string, number>;
}

/** A seat as everybody may see it. */
export interface PublicSeat {
  name: string;
  group: string;
  contest: string;
  table: number;
  webTable: string;
}

/** A place as everybody may see it. */
export interface PublicStanding {
  place: number;
  name: string;
  group: string;
  points: number;
  provisional: boolean;
}

/** A question of a lesson, with all its answers. */
export interface Quiz {
  kind: "cards" | "paper" | "value" | "words";
  options: QuizOption[];
  about: string;
  many: boolean;
}

/** One answer to a question of a lesson. */
export interface QuizOption {
  code: string;
  text: string;
  right: boolean | null;
}

/** Things that can be done at the table of this number, and are not offered unasked. */
export interface RareOffers {
  type: "rare-offers";
  id: number;
  number: number;
  offers: Offer[];
}

/** A player is ready: for the next shake, or for a match that has not begun. */
export interface Ready {
  type: "ready";
  id: number;
  ready?: boolean;
}

/** An objection to a paper, or a charge: the code, and the words. */
export interface Reason {
  code: string;
  title: string;
  told: string;
}

/** A deed was not done: why, by which clause, and what may be done instead. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  sentence: string;
  clause: string;
  allowed: string[];
  stale: boolean;
}

/** A player wants another match on the same terms. */
export interface Rematch {
  type: "rematch";
  id: number;
  seats?: "change" | "same";
}

/** A player reports the person in a seat to the owner of the server. */
export interface Report {
  type: "report";
  id: number;
  seat: string;
  reason: "name" | "other" | "unfair" | "words";
}

/** How a match ended: who won, one or several, and the sentence for it. */
export interface Result {
  winners: string[];
  sentence: string;
}

/** The page that a player reads after a shake. */
export interface Review {
  shake: number;
  score: string;
  why: string;
  heading: string;
  solutions: ReviewedSolution[];
  note: string;
  turning: string;
  number: number;
  question: string;
  answer: string;
  shown: string[];
  tryAfter: number;
  answerAfter: number;
}

/** A Solution that is shown after a shake. */
export interface ReviewedSolution {
  title: string;
  papers: string[];
  goal: string;
}

/** A list as it was read, every row of it. */
export interface RosterCheck {
  rows: RosterLine[];
  problems: string[];
  clean: boolean;
  usable: boolean;
  added: number;
}

/** One row of a list as it was read, with what is wrong in it. */
export interface RosterLine {
  number: number;
  name: string;
  nickname: string;
  division: string;
  problems: string[];
  grade: string;
}

/** A list of children. Without ``add`` it is only read; ``anyway`` waves doubts through. */
export interface RosterText {
  text: string;
  kind: "csv" | "text" | "xlsx";
  add: boolean;
  anyway: boolean;
}

/** A book: how it is cited, its name in an address, its sections and tables. */
export interface RuleBook {
  label: string;
  slug: string;
  aliases: string[];
  title: string;
  about: string;
  sections: RuleSection[];
  tables: RuleTable[];
  phases: Record<string, string>;
  terms: Record<string, string>;
}

/** Every book, in one language. */
export interface RuleBooks {
  books: RuleBook[];
}

/** A clause, in our own words. */
export interface RuleClause {
  label: string;
  text: string;
}

/** A section: what it is about, and its clauses. Its own label may be cited, too. */
export interface RuleSection {
  label: string;
  title: string;
  text: string;
  clauses: RuleClause[];
}

/** A table of a book: scores, time limits or match points. */
export interface RuleTable {
  edition: string;
  editionTitle: string;
  kind: string;
  title: string;
  clause: string;
  head: string[];
  rows: string[][];
}

/** The judge's findings: the headline, the rules in force, lines beside it, every fault. */
export interface Ruling {
  good: boolean | null;
  headline: string;
  sentence: string;
  rules: string;
  lines: string[];
  findings: Finding[];
  otherwise: string[];
}

/** A level of the way from the first game to the whole one, and the table that it plays. */
export interface Rung {
  name: string;
  game: "equations" | "on-sets";
  title: string;
  order: Order;
  variation: string;
  lesson: string;
}

/** Somebody said something: a phrase by its code, or a text of his own, which is never HTML. */
export interface Said {
  type: "said";
  number: number;
  by: string;
  name: string;
  code: string;
  sentence: string;
  text: string;
}

/** A school in which somebody has a post. */
export interface SchoolEntry {
  id: string;
  name: string;
  post: "coach" | "director" | "judge";
}

/** A school, for its grown-ups. */
export interface SchoolPage {
  id: string;
  name: string;
  people: Colleague[];
  classes: ClassEntry[];
}

/** The next season of a class: those who come along, all if none is named. */
export interface SeasonOrder {
  name: string;
  children: string[];
  promote: boolean;
}

/** A seat: the token is its key, and nobody else has it. */
export interface Seated {
  code: string;
  seat: string;
  token: string;
}

/** A class is seated: in a room opened for it, or in the next round of the one it has. */
export interface SeatingOrder {
  way: "hand" | "level" | "lot";
  children: string[];
  groups: string[][];
  order: Order | null;
  anyway: boolean;
}

/** One session of somebody. */
export interface SessionEntry {
  id: string;
  device: string;
  made: number;
  seen: number;
  ends: number;
  here: boolean;
}

/** All sessions of somebody. */
export interface SessionList {
  sessions: SessionEntry[];
}

/** A part of an ON-SETS Goal: one cube, or parts in a row or a stack. */
export interface SetPart {
  kind: "cube" | "row" | "stack";
  cube: Cube | null;
  parts: SetPart[];
}

/** The score sheet. */
export interface Sheet {
  rows: SheetRow[];
  penalties: Penalty[];
  initials: string[];
  appealed: number[];
  appealedBy: string[][];
  shakes: number[];
  rulings: SheetRuling[];
}

/** One line of the score sheet. */
export interface SheetRow {
  label: string;
  points: (number | null)[];
  kind: "before" | "match" | "penalties" | "shake" | "total" | "void";
}

/** A judge's ruling, and what further judges say (judges G7). */
export interface SheetRuling {
  number: number;
  shake: number;
  writer: string;
  question: string;
  about: string;
  answer: "no" | "yes";
  stands: "no" | "yes";
  askedBy: string;
  awaits: string;
  opinions: ("no" | "yes")[];
  goal: string;
  papers: string[];
  protests: string[];
}

/** A side that the Third Party may take: what is to be done for it, and what it brings. */
export interface SideChoice {
  role: string;
  title: string;
  told: string;
  clause: string;
}

/** Somebody takes a free seat, or the judge's. */
export interface Sit {
  nickname: string;
  role?: "judge" | "player";
  invitation?: string;
}

/** How long is the way? To be answered at once by an echo of the same number. */
export interface Sounding {
  type: "sounding";
  id: number;
}

/** The owner begins: bots take the seats that are empty. */
export interface Start {
  type: "start";
  id: number;
}

/** The table as one seat sees it: all that is needed to draw it. */
export interface Table {
  type: "table";
  number: number;
  code: string;
  id: string;
  seat: string;
  terms: Terms;
  players: Player[];
  shake: number;
  phase: string;
  phaseTitle: string;
  turn: string;
  goalSetter: string;
  setting: string;
  mat: Mat;
  circled: Circled[];
  now: Now;
  clock: Clock | null;
  offers: Offer[];
  choices: Choice[];
  reasons: Reason[];
  charges: Reason[];
  block: string;
  lifting: string;
  shapes: string[][];
  challenge: Challenge | null;
  writing: Writing | null;
  papers: Paper[];
  sheet: Sheet;
  roundLeft: number | null;
  roundState: "playing" | "stopped" | "warned";
  thoughts: Thought[];
  over: boolean;
  nextIn: number | null;
  people: People;
  result: Result | null;
  rematch: string[];
  rematchAwaits: string[];
  trouble: string;
  protests: OwnProtest[];
  case: OpinionCase | null;
  more: boolean;
  picture: number;
  sum: number;
}

/** The terms of the match, in codes for the page and in words for people. */
export interface Terms {
  game: "equations" | "on-sets";
  edition: string;
  editionTitle: string;
  division: string;
  divisionTitle: string;
  players: number;
  mode: "guarded" | "open";
  pace: "none" | "relaxed" | "tournament";
  shakes: number | null;
  listTitle: string;
  chart: "" | "recording" | "universe";
  help: "everything" | "form" | "nothing";
  begunAfter: number;
}

/** Why a bot did something, told when the shake is over. */
export interface Thought {
  number: number;
  sentence: string;
}

/** A message of the catalogue with its details, or several texts in a row or a list. */
export interface Told {
  say: string;
  args?: Record<string, Words>;
  parts?: Words[];
  join?: "" | "and" | "or";
  between?: string;
  capital?: boolean;
  drops?: string;
}

/** Something that this browser may do about people now. */
export interface Tool {
  what: "allow-chat" | "back" | "bot" | "close" | "delete" | "forbid-chat" | "kick" | "mute" | "next-shake" | "pause" | "resume" | "unmute";
  seat: string;
}

/** Tools that a coach opens for the tables of a class, or stops; None leaves it. */
export interface ToolsOrder {
  hints: boolean | null;
  phrases: boolean | null;
  variations: boolean | null;
  paused: boolean | null;
}

/** A fault in the form of a paper; ``at`` is the place in the text, if there is one. */
export interface Trouble {
  sentence: string;
  text: number;
  at: number | null;
  code: string;
}

/** A written try at proving a paper ambiguous; empty while it is not to be read by this seat. */
export interface Try {
  by: string;
  joined: string;
  text: string;
  holds: boolean | null;
}

/** A player wants to try a position again that stood after so many actions. */
export interface TryAgain {
  after: number;
}

/** A table that cannot be shown, though all that was done at it is kept: its record is there. */
export interface Unreadable {
  type: "unreadable";
  code: string;
  sentence: string;
}

/** A variation that a division offers; ``blank`` tells in words what has to be filled in. */
export interface VariationOption {
  name: string;
  title: string;
  told: string;
  blank: string;
  fills: string[];
  free: boolean;
}

/** The list of variations from which the players of a table choose. */
export interface VariationSheet {
  title: string;
  listTitle: string;
  variations: VariationOption[];
}

/** One way to take a text, which brackets settle. */
export interface Way {
  paper: string;
  text: number;
  value: string;
  fits: boolean | null;
}

/** A browser has missed something: it wants all news and the whole picture again. */
export interface Whole {
  type: "whole";
  id: number;
}

/** The word of a guardian: it is shown once, and works once. */
export interface WordMade {
  word: string;
  ends: number;
}

/** A guardian gives the word; ``leave`` hands the child over, else both answer for it. */
export interface WordOrder {
  leave: boolean;
}

/** A child comes by the code of the class, a nickname, and the words of the card. */
export interface WordsLogin {
  classCode: string;
  nickname: string;
  words: string;
  own: boolean;
}

/** Assignments, those due first in front. */
export interface WorkList {
  assignments: AssignmentEntry[];
}

/** Players who write, and who have presented; not their papers. */
export interface Writing {
  must: string[];
  may: string[];
  presented: string[];
  silent: string[];
  two: boolean;
  goalToo: boolean;
  avoidToo: boolean;
  avoidTold: string;
  avoidClause: string;
  sentence: string;
}

/** A text, or codes that the page puts into words at its door: then all are texts. */
export type Words = string | number | Told;
export type Game = "equations" | "on-sets";
export type FromBrowser = Hello | Whole | Do | Ready | AskOffers | LookBack | Draft | Start | Rematch | Ping | Echo | Manage | Phrase | Chat | Report | AskHint | Learn;
export type ToBrowser = Lobby | Table | Changes | Unreadable | News | Presence | Done | Refused | Form | RareOffers | Positions | Moved | Error | Pong | Sounding | Said | Lesson | Hint;
