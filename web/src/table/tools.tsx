/* What the owner of a table and others may do about people, as buttons; some stand in the dock. */
import { useState } from "preact/hooks";
import type { People, Player, Tool } from "../wire";
import { isolated, t } from "../words";
import type { Session } from "./session";

/** What cannot be taken back is pressed twice. */
const GRAVE = new Set<Tool["what"]>(["kick", "close", "delete"]);
/** What everybody should see without opening anything. */
export const URGENT = new Set<Tool["what"]>(["bot", "back", "pause", "resume", "next-shake"]);

/** What the player himself is to do before anything goes on. */
const WAITS = new Set<Tool["what"]>(["back", "resume"]);

/** What belongs beside the next thing to do. */
export const AT_ONCE = new Set<Tool["what"]>(["bot", "back", "resume", "next-shake"]);

interface UrgentProps {
  session: Session;
  people: People;
  players: readonly Player[];
}

/** Tools without which the table may stand still, in the dock. */
export function UrgentTools({ session, people, players }: UrgentProps) {
  const tools = people.tools.filter(({ what }) => AT_ONCE.has(what));
  return <Tools session={session} tools={tools} names={nameOf(players, people)} />;
}

export function nameOf(players: readonly Player[], people: People): (seat: string) => string {
  return (seat) => {
    const judge = seat === "judge" ? people.judge : people.judges.find((each) => each.seat === seat)?.name;
    const name = judge ?? players.find((each) => each.seat === seat)?.name;
    return isolated(name || seat);
  };
}

interface ToolsProps {
  session: Session;
  tools: readonly Tool[];
  names: (seat: string) => string;
}

export function Tools({ session, tools, names }: ToolsProps) {
  const [sure, setSure] = useState("");
  if (tools.length === 0) return null;
  const press = ({ what, seat }: Tool): void => {
    const key = `${what} ${seat}`;
    if (GRAVE.has(what) && sure !== key) return setSure(key);
    setSure("");
    session.people({ type: "manage", what, seat });
  };
  return (
    <div class="row">
      {tools.map((tool) => (
        <button
          key={`${tool.what} ${tool.seat}`}
          type="button"
          class={WAITS.has(tool.what) ? "primary" : ""}
          data-testid={["manage", tool.what, tool.seat].filter(Boolean).join("-")}
          onClick={() => press(tool)}
        >
          {sure === `${tool.what} ${tool.seat}`
            ? t("web-people-sure")
            : t(`web-manage-${tool.what}`, { who: names(tool.seat) })}
        </button>
      ))}
    </div>
  );
}
