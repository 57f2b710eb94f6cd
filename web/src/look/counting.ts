/* Points count up at the end of a shake. Any key or tap ends it. */
import { useEffect, useState } from "preact/hooks";
import { isStill } from "./motion";

const LASTS = 420;

/** How much has been counted so far, from 0 to 1; all of it at once for whoever wants no motion. */
export function useCounting(live: boolean): number {
  const [share, setShare] = useState(live && !isStill() ? 0 : 1);
  useEffect(() => {
    if (share === 1) return;
    const began = performance.now();
    const end = (): void => setShare(1);
    const count = (now: number): void => {
      const passed = Math.min(1, (now - began) / LASTS);
      setShare(passed);
      if (passed < 1) frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    addEventListener("pointerdown", end);
    addEventListener("keydown", end);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("pointerdown", end);
      removeEventListener("keydown", end);
    };
  }, []);
  return share;
}
