/* Sounds: short beeps for the last seconds and for one's turn; they can be muted for good. */
import { memory } from "./memory";

let context: AudioContext | null = null;
let muted = memory.muted();

export const isMuted = (): boolean => muted;

export function setMuted(now: boolean): void {
  muted = now;
  memory.keepMuted(now);
}

/** Browsers allow sound only after somebody touched the page. */
export function wake(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  } catch {
    context = null;
  }
}

export function beep(pitch: number, seconds = 0.12, loudness = 0.12): void {
  if (muted || context === null || context.state !== "running") return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  const from = context.currentTime;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + seconds);
}

/** One of the last ten seconds; the last three are higher. */
export const tick = (second: number): void => beep(second <= 3 ? 990 : 660);

/** It is this player's turn. */
export function chime(): void {
  beep(523, 0.18, 0.08);
  setTimeout(() => beep(784, 0.25, 0.08), 140);
}
