/* Motion that explains: cubes roll into the tray and slide to where they go. Any key or tap ends it. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { memory } from "../memory";
import type { Table } from "../wire";

const ROLL = 420;
const SLIDE = 260;
const APART = 12;

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Cube {
  element: HTMLElement;
  text: string;
  place: string;
}

interface Lying extends Cube {
  box: DOMRect;
}

const cubesOn = (mat: HTMLElement): Cube[] =>
  [...mat.querySelectorAll<HTMLElement>('.cube[data-section]:not([data-section="goal"], [data-section=""])')].map(
    (element) => ({ element, text: element.dataset["text"] ?? "", place: element.dataset["section"] ?? "" }),
  );

/** Measuring lays the whole page out. */
const measured = (cubes: readonly Cube[]): Lying[] =>
  cubes.map((cube) => ({ ...cube, box: cube.element.getBoundingClientRect() }));

/** How many cubes with this text lie at a place. */
const count = (lying: readonly Cube[], text: string, place: string): number =>
  lying.filter((each) => each.text === text && each.place === place).length;

/** Slides every cube that has changed its place from where it lay; a new roll tumbles into the tray. */
export function useMotion(mat: RefObject<HTMLElement | null>, { code, shake }: Table, number: number): void {
  const before = useRef<Lying[]>([]);
  useLayoutEffect(() => {
    if (!mat.current) return;
    const cubes = cubesOn(mat.current);
    const rolled = cubes.length > 0 && cubes.every(({ place }) => place === "resources");
    const first = rolled && memory.seesRoll(code, shake);
    const still = isStill() || document.hidden;
    if (!first && before.current.length > 0) {
      const now = measured(cubes);
      if (!still) slide(before.current, now);
      before.current = now;
      return;
    }
    // Nothing has a place to slide from yet, and the rest of the page is still being drawn: a slow
    // phone shows it sooner if it is laid out once. Cubes that roll are measured where they stop.
    before.current = [];
    let current = true;
    const ends = first && !still ? roll(cubes).map((animation) => animation.finished) : [nextFrame()];
    void Promise.allSettled(ends).then(() => void (current && (before.current = measured(cubes))));
    return () => void (current = false);
  }, [shake, number]);
  useEffect(() => {
    const skip = (event: Event): void => {
      const moving = mat.current?.getAnimations({ subtree: true }).filter((each) => !(each instanceof CSSAnimation)) ?? [];
      if (moving.length === 0) return;
      const seen = cubeIn(event.target);
      moving.forEach((each) => each.finish());
      if (event instanceof PointerEvent) lead(event, seen ?? cubeIn(document.elementFromPoint(event.clientX, event.clientY)));
    };
    addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", skip, { capture: true });
    return () => {
      removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
    };
  }, []);
}

const nextFrame = (): Promise<unknown> => new Promise((go) => requestAnimationFrame(go));

/** The cube at which something happened, if it can be seen: one that has not begun to roll cannot. */
function cubeIn(target: EventTarget | null): HTMLElement | null {
  const cube = target instanceof Element ? target.closest<HTMLElement>("button.cube") : null;
  return cube && Number(getComputedStyle(cube).opacity) > 0.2 ? cube : null;
}

/** How far a finger may slip in a tap. */
const SLIP = 12;

/**
 * Leads the click of a tap to the cube that was meant. When a tap ends the motion, cubes jump to
 * their places: the click would fall beside them, on whatever lies there.
 */
function lead({ clientX, clientY }: PointerEvent, cube: HTMLElement | null): void {
  if (!cube) return;
  const hear = (click: MouseEvent): void => {
    const slipped = Math.hypot(click.clientX - clientX, click.clientY - clientY) > SLIP;
    const byKey = click.detail === 0;
    if (slipped || byKey || (click.target instanceof Node && cube.contains(click.target))) return;
    click.stopPropagation();
    click.preventDefault();
    cube.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  };
  addEventListener("click", hear, { capture: true, once: true });
  // A drag ends without a click: then the next press ends the waiting, not a time.
  const forget = (): void => removeEventListener("click", hear, { capture: true });
  setTimeout(() => addEventListener("pointerdown", forget, { capture: true, once: true }));
}

function roll(cubes: readonly Cube[]): Animation[] {
  const each = ROLL - APART * cubes.length;
  return cubes.map(({ element }, at) => {
    const turn = at % 2 ? 140 : -120;
    return element.animate(
      [
        { transform: `translate(${at % 3 === 0 ? -30 : 24}px, -90px) rotate(${turn}deg)`, opacity: 0 },
        { transform: "translateY(6px) rotate(8deg)", opacity: 1, offset: 0.8 },
        { transform: "none" },
      ],
      { duration: Math.max(each, 120), delay: at * APART, fill: "backwards", easing: "cubic-bezier(.3, 1.3, .5, 1)" },
    );
  });
}

function slide(before: readonly Lying[], now: readonly Lying[]): void {
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
