/* Clocks as the server tells them: what is left, counted from the moment the frame came. */
import type { Clock } from "./wire";

/** Milliseconds left now, never below 0; nothing if the clock stands still. */
export function leftOf(clock: Pick<Clock, "left" | "paused">, came: number, now: number): number | null {
  if (clock.left === null) return null;
  if (clock.paused) return clock.left;
  return Math.max(0, clock.left - (now - came));
}

/** `1:05`; the last second that has begun still counts. */
export function told(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Which of the last ten seconds it is, or nothing. */
export function lastSecond(left: number | null): number | null {
  if (left === null || left <= 0) return null;
  const second = Math.ceil(left / 1000);
  return second <= 10 ? second : null;
}

/** The share of the limit that is left, from 0 to 1. */
export function share(left: number | null, whole: number): number {
  if (left === null || whole <= 0) return 1;
  return Math.min(1, left / whole);
}

/** At which moments a screen reader is told: once at each of these seconds. */
export const TOLD_AT = [60, 30, 10];
