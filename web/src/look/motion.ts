/* Motion that explains: cubes roll into the tray and slide to where they go. Any key or tap ends it. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { memory } from "../memory";
import type { Table } from "../wire";

const ROLL = 420;
const SLIDE = 260;
const APART = 12;

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Lying {
  text: string;
  place: string;
  box: DOMRect;
}

const lyingIn = (mat: HTMLElement): (Lying & { element: HTMLElement })[] =>
  [...mat.querySelectorAll<HTMLElement>('.cube[data-section]:not([data-section="goal"], [data-section=""])')].map(
    (element) => ({
      element,
      text: element.dataset["text"] ?? "",
      place: element.dataset["section"] ?? "",
      box: element.getBoundingClientRect(),
    }),
  );

/** How many cubes with this text lie at a place. */
const count = (lying: readonly Lying[], text: string, place: string): number =>
  lying.filter((each) => each.text === text && each.place === place).length;

/** Slides every cube that has changed its place from where it lay; a new roll tumbles into the tray. */
export function useMotion(mat: RefObject<HTMLElement | null>, { code, shake }: Table, number: number): void {
  const before = useRef<Lying[]>([]);
  useLayoutEffect(() => {
    if (!mat.current) return;
    const now = lyingIn(mat.current);
    const lying = before.current;
    before.current = now;
    const rolled = now.length > 0 && now.every(({ place }) => place === "resources");
    const first = rolled && memory.seesRoll(code, shake);
    if (isStill() || document.hidden) return;
    if (first) roll(now);
    else slide(lying, now);
  }, [shake, number]);
  useEffect(() => {
    const end = (): void =>
      mat.current?.getAnimations({ subtree: true }).forEach((each) => each instanceof CSSAnimation || each.finish());
    addEventListener("pointerdown", end, { capture: true });
    addEventListener("keydown", end, { capture: true });
    return () => {
      removeEventListener("pointerdown", end, { capture: true });
      removeEventListener("keydown", end, { capture: true });
    };
  }, []);
}

function roll(now: ReturnType<typeof lyingIn>): void {
  const cubes = now.filter(({ place }) => place === "resources");
  const each = ROLL - APART * cubes.length;
  cubes.forEach(({ element }, at) => {
    const turn = at % 2 ? 140 : -120;
    element.animate(
      [
        { transform: `translate(${at % 3 === 0 ? -30 : 24}px, -90px) rotate(${turn}deg)`, opacity: 0 },
        { transform: "translateY(6px) rotate(8deg)", opacity: 1, offset: 0.8 },
        { transform: "none" },
      ],
      { duration: Math.max(each, 120), delay: at * APART, fill: "backwards", easing: "cubic-bezier(.3, 1.3, .5, 1)" },
    );
  });
}

function slide(before: readonly Lying[], now: ReturnType<typeof lyingIn>): void {
  const left = before.filter((old) => count(now, old.text, old.place) < count(before, old.text, old.place));
  for (const { element, text, place, box } of now) {
    if (count(now, text, place) <= count(before, text, place)) continue;
    const from = left.find((old) => old.text === text && old.place !== place)?.box;
    if (!from) continue;
    const [x, y] = [from.left - box.left, from.top - box.top];
    const scale = from.width / box.width;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: `translate(${x / 2}px, ${y / 2 - 30}px) scale(1.12)`, zIndex: 5, offset: 0.55 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: SLIDE, easing: "cubic-bezier(.2, .8, .2, 1)" },
    );
  }
}
