/* Sounds, made on the spot: wood, paper and a marimba; they can be muted for good. */
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

const running = (): AudioContext | null => (muted || context?.state !== "running" ? null : context);

/** A tone that dies away; `later` is how many seconds from now it begins. */
export function beep(pitch: number, seconds = 0.12, loudness = 0.12, later = 0, shape: OscillatorType = "sine"): void {
  const at = running();
  if (at === null) return;
  const tone = at.createOscillator();
  const volume = at.createGain();
  const from = at.currentTime + later;
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(volume).connect(at.destination);
  tone.start(from);
  tone.stop(from + seconds);
}

/** Noise through a filter: short and low it is wood, long and high it is paper. */
function noise(pitch: number, seconds: number, loudness: number, later = 0): void {
  const at = running();
  if (at === null) return;
  const length = Math.ceil(at.sampleRate * seconds);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loudness;
  source.connect(filter).connect(volume).connect(at.destination);
  source.start(at.currentTime + later);
}

/** A marimba: the tone and, softer, two octaves above it. */
function marimba(pitch: number, later = 0, seconds = 0.3): void {
  beep(pitch, seconds, 0.1, later);
  beep(pitch * 4, seconds / 4, 0.03, later);
}

const knock = (pitch: number, loudness: number, later = 0): void => {
  noise(pitch, 0.05, loudness, later);
  beep(pitch / 4, 0.05, loudness / 3, later);
};

export type Sound = "roll" | "take" | "place" | "forbid" | "challenge" | "paper" | "right" | "wrong" | "win";

const SOUNDS: Record<Sound, () => void> = {
  roll: () => Array.from({ length: 8 }, (_, n) => knock(900 + 150 * (n % 3), 0.5, n * 0.05)),
  take: () => knock(1900, 0.2),
  place: () => knock(1000, 0.6),
  forbid: () => knock(620, 0.6),
  challenge: () => {
    noise(1400, 0.08, 1);
    beep(90, 0.3, 0.4, 0.06, "triangle");
  },
  paper: () => noise(4200, 0.22, 0.35),
  right: () => [523, 659, 784].forEach((pitch, n) => marimba(pitch, n * 0.1)),
  wrong: () => [392, 392].forEach((pitch, n) => marimba(pitch, n * 0.16)),
  win: () => [523, 659, 784, 659, 1047].forEach((pitch, n) => marimba(pitch, n * 0.09)),
};

/** What a phone does beside it, in milliseconds. */
const SHAKES: Partial<Record<Sound, number[]>> = {
  take: [8],
  place: [8],
  forbid: [8],
  challenge: [40, 30, 40],
  paper: [10],
  right: [15],
  wrong: [15],
  win: [30],
};

export function sound(name: Sound): void {
  if (muted) return;
  SOUNDS[name]();
  shake(SHAKES[name]);
}

/** A browser that nobody has touched refuses to shake, and says so in its console. */
function shake(pattern: number[] | undefined): void {
  if (pattern && !muted && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** One of the last seconds; the last three are higher. */
export const tick = (second: number): void => beep(second <= 3 ? 990 : 660);

/** It is this player's turn. */
export function chime(): void {
  shake([20]);
  marimba(523);
  marimba(784, 0.14);
}
