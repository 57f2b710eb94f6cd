/* When a skill comes back, for guests: the twin of practice/schedule.py, which says why. A test holds them together. */
import { FSRSAlgorithm } from "ts-fsrs";

export const DAY = 86_400_000;
const MINUTE = 60_000;
const LEARNING = 1;
const FIRM = 2;
const RELEARNING = 3;
const MOST_DAYS = 45;
const MANY_TIMES = 9;
const FEW_TIMES = 3;
const NO_CLOCK = 90;
export const SITTING_ITEMS = 10;
export const SITTING_MINUTES = 8;
/** The name of a card that returns as itself begins so. */
export const ITSELF = "item/";
const WEIGHTS = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/** What is known of a skill: when it is due, and how firm it is. */
export interface SkillCard {
  name: string;
  due: number;
  last: number;
  stability: number;
  difficulty: number;
  state: number;
  step: number;
  reviews: number;
  quick: boolean;
  times: number[];
}

export interface ItemTry {
  right: boolean;
  hinted: boolean;
  millis: number;
  /** The book's time for it, 0 if there is none. */
  seconds: number;
}

export interface Pace {
  retention: number;
  most: number;
}

export const newCard = (name: string): SkillCard => ({
  name, due: 0, last: 0, stability: 0, difficulty: 0, state: LEARNING, step: 0, reviews: 0, quick: false, times: [],
});

export const paceOf = (young: boolean, daysLeft: number | null = null): Pace => ({
  retention: young ? 0.85 : 0.9,
  most: daysLeft === null ? MOST_DAYS : Math.max(1, Math.min(MOST_DAYS, daysLeft)),
});

export function usualTime({ times }: SkillCard, seconds: number): number {
  if (times.length < FEW_TIMES) return (seconds || NO_CLOCK) * 500;
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

const isQuick = (card: SkillCard, { right, hinted, millis, seconds }: ItemTry): boolean =>
  right && !hinted && 2 * millis < usualTime(card, seconds);

/** From 1 (again) to 4 (easy): by right, hint and time. */
export function gradeTry(card: SkillCard, tried: ItemTry): number {
  if (!tried.right) return 1;
  if (tried.hinted || tried.millis > 2 * usualTime(card, tried.seconds)) return 2;
  return card.quick && isQuick(card, tried) ? 4 : 3;
}

export function reviewCard(card: SkillCard, tried: ItemTry, at: number, pace: Pace): SkillCard {
  const graded = scheduleCard(card, gradeTry(card, tried), at, pace);
  const times = tried.right ? [...card.times, tried.millis].slice(-MANY_TIMES) : card.times;
  return { ...graded, quick: isQuick(card, tried), times };
}

/* The steps inside a sitting are our own: the library's separate Hard, Good and Easy by a day, the server's do not. */
export function scheduleCard(card: SkillCard, grade: number, at: number, pace: Pace): SkillCard {
  const algorithm = algorithmOf(pace);
  const now = Math.max(at, card.last);
  const days = Math.floor((now - card.last) / DAY);
  const memory = card.reviews > 0 ? { stability: card.stability, difficulty: card.difficulty } : null;
  const after = algorithm.next_state(memory, memory ? days : 0, grade);
  const next = { ...card, ...after, last: now, reviews: card.reviews + 1 };
  const inMinutes = (minutes: number, state: number, step: number): SkillCard => ({
    ...next, state, step, due: now + minutes * MINUTE,
  });
  const firm = (): SkillCard => {
    const wait = spreadDays(algorithm.next_interval(after.stability, days), `${card.name} ${card.reviews}`, pace.most);
    return { ...next, state: FIRM, step: 0, due: now + wait * DAY };
  };
  if (card.state === FIRM) return grade === 1 ? inMinutes(10, RELEARNING, 0) : firm();
  if (card.state === RELEARNING) {
    if (grade > 2) return firm();
    return inMinutes(grade === 1 ? 10 : 15, RELEARNING, 0);
  }
  if (grade === 1) return inMinutes(1, LEARNING, 0);
  if (grade === 2) return inMinutes(card.step === 0 ? 5.5 : 10, LEARNING, card.step);
  return grade === 3 && card.step === 0 ? inMinutes(10, LEARNING, 1) : firm();
}

export function spreadDays(days: number, seed: string, most: number): number {
  if (days < 3) return days;
  let number = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) number = Math.imul(number ^ byte, 0x01000193) >>> 0;
  const width = Math.max(1, Math.floor(days / 20));
  return Math.min(most, days - width + (number % (2 * width + 1)));
}

/** The chance that a skill is still known. */
export function knownNow(card: SkillCard, at: number, pace: Pace): number {
  if (card.reviews === 0) return 0;
  return algorithmOf(pace).forgetting_curve(Math.floor(Math.max(0, at - card.last) / DAY), card.stability);
}

/** The cards of a sitting: those due, the least known first; empty names ask for what is new. */
export function planSitting(cards: readonly SkillCard[], at: number, pace: Pace): string[] {
  const rank = (card: SkillCard): [number, number, string] => [knownNow(card, at, pace), card.due, card.name];
  const less = (one: SkillCard, other: SkillCard): number => {
    const [a, b] = [rank(one), rank(other)];
    return a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1);
  };
  const due = cards.filter((card) => card.reviews > 0 && card.due <= at).sort(less);
  const names = due.slice(0, SITTING_ITEMS).map(({ name }) => name);
  return [...names, ...Array<string>(SITTING_ITEMS - names.length).fill("")];
}

function algorithmOf({ retention, most }: Pace): FSRSAlgorithm {
  return new FSRSAlgorithm({ w: WEIGHTS, request_retention: retention, maximum_interval: most, enable_fuzz: false, enable_short_term: true });
}
