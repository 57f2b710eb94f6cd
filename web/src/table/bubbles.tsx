/* The coach's bubbles: one at a time beside the thing, never in the way, never again once done. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { memory } from "../memory";
import "../styles/bubbles.css";
import { t } from "../words";
import { BUBBLES, type Sight } from "./bubblerows";
import { useTable } from "./context";
import { useHand } from "./hand";
import { usePaper } from "./paperdraft";
import type { Seen } from "./session";

const GAP = 14;
const EDGE = 8;
/** So many frames after it last moved a thing lies still. */
const FRAMES = 40;

/** Draws again whenever anything on the page has changed: targets come and go by themselves. */
function usePageChanges(): void {
  const [, draw] = useState(0);
  useEffect(() => {
    let waits = 0;
    const again = (): void => {
      waits ||= requestAnimationFrame(() => {
        waits = 0;
        draw((count) => count + 1);
      });
    };
    const changes = new MutationObserver((records) => {
      // Its own changes are none: it would draw itself for ever.
      if (records.some(({ target }) => !(target instanceof Element && target.closest(".bubble")))) again();
    });
    const page = document.querySelector(".table-page");
    if (page) changes.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "hidden", "open"] });
    addEventListener("resize", again);
    addEventListener("scroll", again, true);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(waits);
      removeEventListener("resize", again);
      removeEventListener("scroll", again, true);
    };
  }, []);
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

export function Bubbles({ seen }: { seen: Seen }) {
  const { session, table } = useTable();
  const hand = useHand();
  const paper = usePaper();
  const [off, setOff] = useState(memory.bubblesOff());
  const done = useRef(new Set(memory.bubblesDone()));
  const shown = useRef({ name: "", number: 0 });
  usePageChanges();
  useEffect(() => {
    const switched = (): void => setOff(memory.bubblesOff());
    addEventListener("bubbles", switched);
    return () => removeEventListener("bubbles", switched);
  }, []);
  const looked = seen.chance?.number === table.number;
  const chance = looked ? (seen.chance?.advice ?? "") : "";
  const sight: Sight = { table, hand, paper, news: seen.news, chance };

  const settled = BUBBLES.filter(({ name, done: isDone }) => {
    if (done.current.has(name)) return false;
    const passed = shown.current.name === name && shown.current.number !== table.number;
    return isDone ? isDone(sight) : passed;
  });
  settled.forEach(({ name }) => done.current.add(name));
  const settledNames = settled.map(({ name }) => name).join();
  useEffect(() => {
    if (settledNames) memory.keepBubblesDone([...done.current]);
  }, [settledNames]);

  const wants = !done.current.has("now") || !done.current.has("impossible");
  const asks = !off && wants && table.people.hints && table.now.situation === "move";
  useEffect(() => {
    if (asks) session.askChance();
  }, [asks, table.number]);

  const row = off || seen.ahead ? undefined : BUBBLES.find((each) => !done.current.has(each.name) && each.when(sight));
  const target = row ? [...document.querySelectorAll(row.target)].find(isSeen) : undefined;
  const name = target && row ? row.name : "";
  if (name && shown.current.name !== name) shown.current = { name, number: table.number };
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!target) return;
    let [still, last, frame] = [0, "", 0];
    // A cube may still be flying to its place: the bubble goes with it until it lies.
    const follow = (): void => {
      const { x, y } = target.getBoundingClientRect();
      still = last === `${x} ${y}` ? still + 1 : 0;
      last = `${x} ${y}`;
      if (bubble.current) placeBeside(bubble.current, target, row?.below ?? false);
      if (still < FRAMES) frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  });
  return (
    <div class="bubbles" role="status" data-testid="bubbles" data-looks={asks && !looked ? "yes" : "no"}>
      {name && (
        <div ref={bubble} class="bubble" data-testid="bubble" data-name={name} data-target={row?.target}>
          <p>{t(`web-bubble-${name}`)}</p>
          <button
            type="button"
            aria-label={t("web-bubbles-off")}
            title={t("web-bubbles-off")}
            data-testid="bubbles-off"
            onClick={() => {
              memory.keepBubblesOff(true);
              dispatchEvent(new Event("bubbles"));
            }}
          >
            ✕
          </button>
        </div>
      )}
    </div>
  );
}

/** How many cubes lie under a box. */
const hidden = (left: number, top: number, width: number, height: number): number =>
  [...document.querySelectorAll(".mat .cube")].filter((cube) => {
    const { x, y, right, bottom } = cube.getBoundingClientRect();
    return x < left + width && left < right && y < top + height && top < bottom;
  }).length;

/** Above the thing, or below it if that is wanted, as far as there is room; its tail points at it. */
function placeBeside(bubble: HTMLElement, target: Element, below: boolean): void {
  const thing = target.getBoundingClientRect();
  // Not as it is seen: it grows while it comes.
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = thing.left + thing.width / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  const [over, under] = [thing.top - height - GAP, thing.bottom + GAP];
  const fitsOver = over >= EDGE;
  const fitsUnder = under + height <= innerHeight - EDGE;
  // Where both sides have room, the one that hides fewer cubes; the wanted one if it is all the same.
  const more = fitsOver && fitsUnder ? hidden(left, over, width, height) - hidden(left, under, width, height) : 0;
  const above = fitsOver && (more === 0 ? !(below && fitsUnder) : more < 0);
  bubble.classList.toggle("below", !above);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above ? over : Math.min(under, innerHeight - height - EDGE)}px`;
  bubble.style.setProperty("--tail", `${Math.max(16, Math.min(width - 16, middle - left))}px`);
}
