/* The pictures of the bots' characters, drawn from a few numbers each: kind faces, whoever wins. */

interface Face {
  skin: string;
  hair: string;
  shirt: string;
  cut: "short" | "long" | "curls" | "bun" | "cap" | "spikes";
  glasses?: boolean;
}

/** One row a character; the names are those of the server's cast. */
export const FACES: Readonly<Record<string, Face>> = {
  cal: { skin: "#f2c9a1", hair: "#7a4a21", shirt: "#c8372d", cut: "spikes" },
  bea: { skin: "#e9b48a", hair: "#3a2417", shirt: "#1f6fb2", cut: "long" },
  dot: { skin: "#8d5a3b", hair: "#1e1410", shirt: "#e0a526", cut: "curls" },
  eli: { skin: "#f5d3b3", hair: "#b98a3e", shirt: "#2f7d4f", cut: "short", glasses: true },
  fay: { skin: "#c98d62", hair: "#5b2a4a", shirt: "#7b4fa3", cut: "bun" },
  max: { skin: "#b57a52", hair: "#2b2b2b", shirt: "#22303c", cut: "short" },
  gus: { skin: "#a56b46", hair: "#221612", shirt: "#2f7d4f", cut: "cap" },
  hana: { skin: "#f3cfa6", hair: "#191919", shirt: "#c8372d", cut: "bun", glasses: true },
  ivo: { skin: "#f6d7bd", hair: "#d9b65b", shirt: "#1f6fb2", cut: "spikes" },
  june: { skin: "#7a4b30", hair: "#17100c", shirt: "#e0a526", cut: "long" },
  kai: { skin: "#d9a273", hair: "#2a1c14", shirt: "#0f7f86", cut: "short" },
  lea: { skin: "#eebf97", hair: "#8a3b1d", shirt: "#22303c", cut: "curls", glasses: true },
};

const CUTS: Readonly<Record<Face["cut"], string>> = {
  short: "M10 19c0-9 5-13 10-13s10 4 10 13c-2-5-5-7-10-7s-8 2-10 7z",
  long: "M8 31c-1-17 3-25 12-25s13 8 12 25h-4V19c-2-4-4-6-8-6s-6 2-8 6v12z",
  curls: "M9 22a4 4 0 0 1 0-7a5 5 0 0 1 6-7a6 6 0 0 1 10 0a5 5 0 0 1 6 7a4 4 0 0 1 0 7c-1-6-5-9-11-9s-10 3-11 9z",
  bun: "M20 1a4 4 0 0 1 3 6c5 1 8 6 7 13c-2-5-5-8-10-8s-8 3-10 8c-1-7 2-12 7-13a4 4 0 0 1 3-6z",
  cap: "M9 17c0-8 5-11 11-11s11 3 11 11h5v2H9z",
  spikes: "M9 20l1-9 3 3 2-8 4 6 3-7 3 7 4-4 1 12c-2-5-5-7-10-7s-9 2-11 7z",
};

/** The picture of a character, beside its name, which says who it is. */
export function Portrait({ name }: { name: string }) {
  const face = FACES[name];
  if (!face) return null;
  return (
    <svg class="portrait" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" data-testid={`portrait-${name}`}>
      <circle cx="20" cy="20" r="20" fill="#e9eef2" />
      <path d="M6 40c1-8 7-11 14-11s13 3 14 11z" fill={face.shirt} />
      <ellipse cx="20" cy="20" rx="9" ry="11" fill={face.skin} />
      <path d={CUTS[face.cut]} fill={face.hair} />
      <circle cx="16.5" cy="20" r="1.3" fill="#22303c" />
      <circle cx="23.5" cy="20" r="1.3" fill="#22303c" />
      <path d="M16 25q4 3 8 0" fill="none" stroke="#22303c" stroke-width="1.2" stroke-linecap="round" />
      {face.glasses && (
        <path
          d="M13 20a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M20.2 20a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0"
          fill="none"
          stroke="#22303c"
          stroke-width="0.9"
        />
      )}
    </svg>
  );
}
