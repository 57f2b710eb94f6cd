/* The pages of a tournament beside the desk: each has its own address, for a phone, a tablet or a wall. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Gate } from "../events/gate";
import { may, useDesk } from "../events/state";
import { follow } from "../route";
import { loadEventWords, t } from "../words";
import { CheckIn } from "./checkin";
import { HallScreen } from "./screen";
import { OpenPage } from "./open";
import "../events/events.css";
import "./hall.css";

interface Part {
  Page: ComponentType;
  /** The right without which the page has nothing to show. */
  right: string;
}

/** The pages for the holder of a card, by the last part of the address. */
const PARTS: Record<string, Part> = {
  "check-in": { Page: CheckIn, right: "mark-presence" },
};

export function HallPage({ code, part }: { code: string; part: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void loadEventWords().then(() => setReady(true)), []);
  if (!ready) return null;
  if (part === "hall") return <HallScreen code={code} />;
  if (part === "public") return <OpenPage code={code} />;
  return (
    <div class="event hall-page">
      <Gate code={code}>
        <Own part={part} />
      </Gate>
    </div>
  );
}

/** The part that was asked for, if the card may open it; and the way to the others. */
function Own({ part }: { part: string }) {
  const desk = useDesk();
  const shown = PARTS[part];
  const mine = Object.entries(PARTS).filter(([, { right }]) => may(desk, right));
  const code = desk.me.code;
  const doors = [...mine.map(([name]) => [name, `/e/${code}/${name}`] as const), ["desk", `/e/${code}`] as const];
  return (
    <>
      <nav class="hall-doors" aria-label={t("web-event-pages")}>
        {doors.map(([name, path]) => (
          <a key={name} href={path} aria-current={name === part ? "page" : undefined} onClick={(event) => follow(event, path)}>
            {t(`web-event-page-${name}`)}
          </a>
        ))}
      </nav>
      {shown && may(desk, shown.right) ? <shown.Page /> : <p role="alert">{t("web-event-other-page")}</p>}
    </>
  );
}
