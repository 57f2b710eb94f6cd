/* Signs that no typeface draws alike, as strokes on a field of 24 × 24. */

const STROKES: Record<string, string> = {
  "+": "M12 4.5v15M4.5 12h15",
  "−": "M4.5 12h15",
  "-": "M4.5 12h15",
  "|": "M12 4.5v15",
  "×": "M6 6l12 12M18 6L6 18",
  "÷": "M4.5 12h15M12 5.3v.1M12 18.6v.1",
  "*": "M12 4v16M5 8l14 8M19 8L5 16",
  "∗": "M12 4v16M5 8l14 8M19 8L5 16",
  "^": "M5 14l7-9 7 9",
  "√": "M2.5 13l3.2-1.4 4.6 9L15 3.5h6.5",
  "=": "M5 9h14M5 15.5h14",
  "∪": "M5 3.5V13a7 7 0 0 0 14 0V3.5",
  "∩": "M5 20.5V11a7 7 0 0 1 14 0v9.5",
  "⊆": "M19 3h-7.5a6 6 0 0 0 0 12H19M5 20.5h14",
  Λ: "M4.5 20.5L12 4l7.5 16.5",
  V: "M4.5 3.5L12 20l7.5-16.5",
  "′": "M14 3.5L10.5 14",
  "'": "M14 3.5L10.5 14",
};

export const isDrawn = (face: string): boolean => face in STROKES;

/** A sign as it stands on a cube. */
export function Sign({ face }: { face: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[face]} />
    </svg>
  );
}
