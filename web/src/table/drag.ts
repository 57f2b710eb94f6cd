/* Dragging by pointer: mouse, pen and finger alike. What is dropped where is for others to say. */

export interface Dragging {
  /** The cube has left its place. */
  onStart(): void;
  /** It was let go over this place, or over none. */
  onDrop(place: string | null): void;
}

const FAR = 7;
const EDGE = 90;

/** Begins at `pointerdown`; a press that does not go far stays a click. */
export function drag(event: PointerEvent, dragging: Dragging): void {
  const element = event.currentTarget;
  if (!(element instanceof HTMLElement) || event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  let last = event;
  let scrolling = 0;

  const mark = (found: Element | null): void => {
    if (found === over) return;
    over?.classList.remove("over");
    over = found;
    over?.classList.add("over");
  };

  const move = (now: PointerEvent): void => {
    if (ghost === null) {
      if (Math.hypot(now.clientX - start.x, now.clientY - start.y) < FAR) return;
      ghost = lifted(element);
      scrolling = window.setInterval(() => scrollAtEdge(last), 16);
      dragging.onStart();
    }
    last = now;
    ghost.style.left = `${now.clientX}px`;
    ghost.style.top = `${now.clientY}px`;
    mark(placeAt(now));
  };

  const finish = (place: string | null): void => {
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", cancel);
    clearInterval(scrolling);
    mark(null);
    if (ghost === null) return;
    ghost.remove();
    swallowClick();
    dragging.onDrop(place);
  };
  const up = (now: PointerEvent): void => finish(placeAt(now)?.getAttribute("data-drop") ?? null);
  const cancel = (): void => finish(null);

  element.setPointerCapture(event.pointerId);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", cancel);
}

/** Near the upper or the lower edge the page goes along. */
function scrollAtEdge({ clientY }: PointerEvent): void {
  if (clientY < EDGE) scrollBy(0, (clientY - EDGE) / 6);
  else if (clientY > innerHeight - EDGE) scrollBy(0, (clientY - innerHeight + EDGE) / 6);
}

const placeAt = (now: PointerEvent): Element | null =>
  document.elementFromPoint(now.clientX, now.clientY)?.closest("[data-drop]") ?? null;

function lifted(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.classList.add("ghost");
  ghost.removeAttribute("data-testid");
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  return ghost;
}

/** The click that a browser sends after a drag means nothing. */
function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
