/* The people at a table: what they say, who is gone, and what the owner and others may do about it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { People, Player, Said } from "../wire";
import { isolated, list, t, tOr } from "../words";
import { JudgeLink } from "./lobby";
import { ReportPerson } from "./report";
import type { Session } from "./session";
import { AT_ONCE, Tools, URGENT, nameOf } from "./tools";

interface Props {
  session: Session;
  people: People;
  players: readonly Player[];
  said: readonly Said[];
  /** Whether the match has begun: before, the lobby shows the judge's link. */
  begun?: boolean;
  children?: ComponentChildren;
}

export function PeoplePanel({ session, people, players, said, begun = false, children }: Props) {
  const names = nameOf(players, people);
  const heard = said.filter(({ by }) => by === people.seat || !people.muted.includes(by));
  const urgent = people.tools.filter(({ what }) => URGENT.has(what) && !(begun && AT_ONCE.has(what)));
  const others = people.tools.filter(({ what }) => !URGENT.has(what));
  return (
    <section class={begun ? "people" : "panel people"} aria-label={t("web-people")} data-testid="people">
      <Standing people={people} names={names} />
      <Tools session={session} tools={urgent} names={names} />
      {begun && people.judgeInvitation && (
        <JudgeLink link={`${location.origin}${location.pathname}?judge=${people.judgeInvitation}`} />
      )}
      {people.opinionInvitation && (
        <JudgeLink link={`${location.origin}${location.pathname}?judge=${people.opinionInvitation}`} what="opinion" />
      )}
      {children}
      <Talk heard={heard} />
      {people.phrases.length > 0 && <Phrases session={session} codes={people.phrases} />}
      {people.chat && people.phrases.length > 0 && <Line session={session} />}
      <ReportPerson session={session} people={people} players={players} names={names} />
      {others.length > 0 && (
        <details class="tools" data-testid="tools">
          <summary>{t("web-people-tools")}</summary>
          <Tools session={session} tools={others} names={names} />
        </details>
      )}
    </section>
  );
}

/** Who judges, who is away, whether the table rests. */
function Standing({ people, names }: { people: People; names: (seat: string) => string }) {
  const { judge, judgeHere, judgeSeat, muted, paused, returning, standIns } = people;
  const lines = [
    paused && t("web-people-paused"),
    judgeSeat === "taken" && t(judgeHere ? "web-people-judge" : "web-people-judge-gone", { who: isolated(judge) }),
    judgeSeat === "free" && t("web-people-judge-free"),
    standIns.length > 0 && t("web-people-stands-in", { who: list(standIns.map(names)) }),
    returning.length > 0 && t("web-people-returning", { who: list(returning.map(names)) }),
    muted.length > 0 && t("web-people-muted", { who: list(muted.map(names)) }),
  ].filter(Boolean) as string[];
  return (
    <div class="standing" role="status" data-testid="standing" data-paused={paused ? "yes" : "no"}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

// What is said.

function Talk({ heard }: { heard: readonly Said[] }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = end.current;
    if (shown) shown.scrollTop = shown.scrollHeight;
  }, [heard.length]);
  return (
    <div class="talk" ref={end} role="log" aria-label={t("web-people-said")} tabIndex={0} data-testid="said">
      {heard.map((each) => (
        <p key={each.number}>
          <b>
            <bdi>{each.name}</bdi>:
          </b>{" "}
          {each.code ? tOr(`phrase-${each.code}`, each.sentence) : <bdi>{each.text}</bdi>}
        </p>
      ))}
    </div>
  );
}

function Phrases({ session, codes }: { session: Session; codes: readonly string[] }) {
  return (
    <details class="phrases" data-testid="phrases">
      <summary>{t("web-people-say")}</summary>
      <div class="row">
        {codes.map((code) => (
          <button
            key={code}
            type="button"
            data-testid={`phrase-${code}`}
            onClick={() => session.people({ type: "phrase", code })}
          >
            {tOr(`phrase-${code}`, code)}
          </button>
        ))}
      </div>
    </details>
  );
}

function Line({ session }: { session: Session }) {
  const [text, setText] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim()) session.people({ type: "chat", text });
    setText("");
  };
  return (
    <form class="row line" onSubmit={send}>
      <input
        aria-label={t("web-people-own")}
        placeholder={t("web-people-own")}
        maxLength={200}
        value={text}
        autocomplete="off"
        dir="auto"
        data-testid="chat"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" data-testid="chat-send">
        {t("web-people-send")}
      </button>
    </form>
  );
}
