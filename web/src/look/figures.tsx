/* A drawn figure for everyone at the table: people by their names, bots by their level. */
import type { Player } from "../wire";

const SKINS = ["#f2c9a0", "#d79a66", "#a86b3f", "#7a4a2b"];
const HAIRS = ["#2d1d14", "#5a3418", "#54200f", "#1c2433"];
const SHIRTS = ["#e2583a", "#2d7dd2", "#3a9d5d", "#b0487f", "#6a5acd", "#c98a12"];

/** The same name always has the same figure. */
function hashOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

const pick = (from: readonly string[], by: number): string => from[by % from.length] ?? "";

function Person({ name }: { name: string }) {
  const hash = hashOf(name);
  const skin = pick(SKINS, hash);
  const hair = pick(HAIRS, hash >> 3);
  const style = (hash >> 5) % 4;
  return (
    <>
      <path d="M10 100c1-21 16-29 40-29s39 8 40 29z" fill={pick(SHIRTS, hash >> 7)} />
      <path d="M39 66h22v10c0 7-22 7-22 0z" fill={skin} />
      <path d="M39 68q11 9 22 0v5q-11 8-22 0z" fill="#00000026" />
      {style === 1 && <path d="M17 46q-7 34 6 36l6-30zM83 46q7 34-6 36l-6-30z" fill={hair} />}
      {style === 2 && <circle cx="50" cy="12" r="11" fill={hair} />}
      <path d="M23 44c0-22 11-31 27-31s27 9 27 31v8c0 16-12 25-27 25S23 68 23 52z" fill={skin} />
      {style === 0 && <path d="M21 50c-3-30 12-40 29-40s32 9 29 40c-4-4-6-12-8-20-11 6-30 6-42 0-2 8-4 16-8 20z" fill={hair} />}
      {style === 1 && <path d="M19 56c-4-32 10-46 31-46s35 14 31 46c-5-6-7-16-7-24-14 2-22-2-28-8-4 8-12 12-20 12 0 8-3 14-7 20z" fill={hair} />}
      {style === 2 && <path d="M22 46c-1-22 12-31 28-31s29 9 28 31c-6-8-14-14-28-14s-22 6-28 14z" fill={hair} />}
      {style === 3 && (
        <path
          d="M20 48c-6-6-3-14 2-16-2-8 5-14 11-13 3-8 12-9 17-6 6-4 14-1 16 6 7-1 12 6 10 13 6 3 7 11 3 16-6-4-7-10-9-14-12 3-30 3-41 0-2 4-4 10-9 14z"
          fill={hair}
        />
      )}
      <circle cx="40" cy="50" r="3.8" fill="#231710" />
      <circle cx="60" cy="50" r="3.8" fill="#231710" />
      <path d="M41 61q9 8 18 0" fill="none" stroke="#231710" stroke-width="3.2" stroke-linecap="round" />
      <circle cx="32" cy="58" r="4" fill="#e2583a" opacity="0.3" />
      <circle cx="68" cy="58" r="4" fill="#e2583a" opacity="0.3" />
    </>
  );
}

interface Animal {
  coat: string;
  deep: string;
  face: string;
  ears: string;
  extra?: "beak" | "mane" | "snout" | "shell" | "horns" | "crown";
}

/** Each level of bots is an animal of its own; the champion wears a crown. */
const ANIMALS: Record<string, Animal> = {
  "third-grade": { coat: "#ffd23f", deep: "#b98500", face: "#fff3c4", ears: "M45 15q5-14 10 0", extra: "beak" },
  "fifth-grade": { coat: "#f07f3c", deep: "#a44310", face: "#fff1e4", ears: "M20 34L18 6l22 14zM80 34L82 6 60 20z", extra: "snout" },
  "seventh-grade": { coat: "#9a7bd0", deep: "#4e3485", face: "#efe7ff", ears: "M24 28L20 5l20 13zM76 28L80 5 60 18z", extra: "beak" },
  "ninth-grade": { coat: "#35ad78", deep: "#0c5a39", face: "#dcf7ea", ears: "M28 22Q22 4 38 10zM72 22Q78 4 62 10z", extra: "shell" },
  "eleventh-grade": { coat: "#d5463f", deep: "#7d1512", face: "#ffe1d6", ears: "M26 26Q14 14 22 2q4 12 14 14zM74 26q12-12 4-24-4 12-14 14z", extra: "horns" },
  champion: { coat: "#e8a92e", deep: "#8a5a06", face: "#fff2d2", ears: "M22 30a9 9 0 1 1 14-10zM78 30a9 9 0 1 0-14-10z", extra: "crown" },
};
const OTHER: Animal = { coat: "#6d8bd6", deep: "#2a458c", face: "#e6edff", ears: "M22 30a10 10 0 1 1 14-12zM78 30a10 10 0 1 0-14-12z" };

function Bot({ level, name }: { level: string; name: string }) {
  const { coat, deep, face, ears, extra } = ANIMALS[level] ?? OTHER;
  return (
    <>
      <path d="M12 100c1-19 14-27 38-27s37 8 38 27z" fill={pick(SHIRTS, hashOf(name))} />
      <circle cx="38" cy="90" r="4.5" fill="#ffc62e" />
      <circle cx="62" cy="90" r="4.5" fill="#fff" />
      <path d={ears} fill={coat} stroke={deep} stroke-width="3" stroke-linejoin="round" />
      {extra === "crown" && <circle cx="50" cy="48" r="36" fill="#b8741a" />}
      <circle cx="50" cy="47" r="31" fill={coat} stroke={deep} stroke-width="3" />
      <path d="M26 52a24 20 0 0 1 48 0q0 22-24 22T26 52z" fill={face} />
      <circle cx="39" cy="45" r="7" fill="#fff" />
      <circle cx="61" cy="45" r="7" fill="#fff" />
      <circle cx="40.5" cy="46" r="3.8" fill="#1d1a22" />
      <circle cx="59.5" cy="46" r="3.8" fill="#1d1a22" />
      {extra === "beak" ? (
        <path d="M44 57h12l-6 9z" fill="#e2701a" stroke="#8a3c06" stroke-width="2" stroke-linejoin="round" />
      ) : (
        <>
          <path d="M46 56h8l-4 4z" fill="#1d1a22" />
          <path d="M41 64q9 7 18 0" fill="none" stroke="#1d1a22" stroke-width="3" stroke-linecap="round" />
        </>
      )}
      {extra === "crown" && <path d="M33 19l-3-17 11 8 9-10 9 10 11-8-3 17z" fill="#ffd84d" stroke="#8a5a06" stroke-width="2.5" stroke-linejoin="round" />}
    </>
  );
}

/** A figure looks over the edge of the mat; its name stands beside it, so it has no words of its own. */
export function Figure({ player }: { player: Pick<Player, "name" | "bot" | "level" | "here"> }) {
  return (
    <svg class={player.here ? "figure" : "figure gone"} viewBox="0 0 100 100" aria-hidden="true">
      {player.bot ? <Bot level={player.level} name={player.name} /> : <Person name={player.name} />}
    </svg>
  );
}
