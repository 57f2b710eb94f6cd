/* Check-in: by school, by list, by scanner; and the board of those who are not here yet. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Said } from "../events/day";
import { useActs, useDesk } from "../events/state";
import type { EventNews, EventPlayer } from "../wire";
import { t } from "../words";

const WAYS = ["school", "list"] as const;

/** The last word of a name, by which lists of people are sorted. */
export const lastName = (name: string): string => name.replace(/\s*[(#].*$/, "").split(/\s+/).at(-1) ?? name;

export const byLastName = (one: { name: string }, other: { name: string }): number =>
  lastName(one.name).localeCompare(lastName(other.name)) || one.name.localeCompare(other.name);

const groupOf = (news: EventNews, { group }: EventPlayer): string => news.groups[group]?.name ?? t("web-event-no-school");

/** Players by school, in the order of the alphabet. */
export function bySchool(news: EventNews, players: EventPlayer[]): [string, EventPlayer[]][] {
  const schools = new Map<string, EventPlayer[]>();
  for (const one of players) schools.set(groupOf(news, one), [...(schools.get(groupOf(news, one)) ?? []), one]);
  return [...schools].sort(([one], [other]) => one.localeCompare(other));
}

export function CheckIn() {
  const { news } = useDesk();
  const doing = useActs();
  const [way, setWay] = useState<(typeof WAYS)[number]>("school");
  const [sought, setSought] = useState("");
  // A child of two contests comes once.
  const players = Object.values(news.players).filter((one) => one.contests.length > 0).sort(byLastName);
  const here = players.filter(({ presence }) => presence === "present").length;
  const missing = players.filter(({ presence }) => presence === "");
  const fits = ({ name, group }: EventPlayer): boolean =>
    `${name} ${news.groups[group]?.name ?? ""}`.toLowerCase().includes(sought.trim().toLowerCase());
  const shown = players.filter(fits);
  const mark = (ones: EventPlayer[], presence: string): void =>
    void doing.act("mark-presence", { players: ones.map(({ id }) => id), presence });
  const row = (one: EventPlayer) => <Row key={one.id} one={one} mark={mark} school={way === "list" ? groupOf(news, one) : ""} />;
  return (
    <>
      <section class="panel check-in" data-testid="check-in-page" data-here={here}>
        <h2>{t("web-event-check-in", { here, all: players.length })}</h2>
        <Said of={doing} />
        <Scanner />
        <div class="ways" role="group" aria-label={t("web-event-sorted")}>
          {WAYS.map((one) => (
            <button key={one} aria-pressed={way === one} data-testid={`by-${one}`} onClick={() => setWay(one)}>
              {t(`web-event-by-${one}`)}
            </button>
          ))}
          <input type="search" placeholder={t("web-event-search")} aria-label={t("web-event-search")} data-testid="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
        </div>
        {way === "list" && <ul class="people">{shown.map(row)}</ul>}
        {way === "school" &&
          bySchool(news, shown).map(([school, ones]) => {
            const waited = ones.filter(({ presence }) => presence === "");
            return (
              <div key={school} class="school" data-testid="school">
                <h3>
                  {school} <small>{t("web-event-here-of", { here: ones.filter(({ presence }) => presence === "present").length, all: ones.length })}</small>
                  {waited.length > 1 && (
                    <button disabled={doing.busy} data-testid="school-here" onClick={() => mark(waited, "present")}>
                      {t("web-event-school-here")}
                    </button>
                  )}
                </h3>
                <ul class="people">{ones.map(row)}</ul>
              </div>
            );
          })}
      </section>
      <section class="panel" data-testid="not-here" data-missing={missing.length}>
        <h2>{t("web-event-not-here", { count: missing.length })}</h2>
        {bySchool(news, missing).map(([school, ones]) => (
          <p key={school}>
            <b>{school}</b> ({ones.length}): {ones.map(({ name }) => name).join(", ")}
          </p>
        ))}
        {missing.length > 0 && (
          <button disabled={doing.busy} data-testid="none-come" onClick={() => mark(missing, "absent")}>
            {t("web-event-none-come", { count: missing.length })}
          </button>
        )}
      </section>
    </>
  );
}

/** One player: a tap says "here", another takes it back. */
function Row({ one, mark, school }: { one: EventPlayer; mark(ones: EventPlayer[], presence: string): void; school: string }) {
  const isHere = one.presence === "present";
  return (
    <li>
      <button class="person" aria-pressed={isHere} data-testid="person" data-player={one.id} data-presence={one.presence} onClick={() => mark([one], isHere ? "absent" : "present")}>
        <span class="tick" aria-hidden="true">
          {isHere ? "✓" : one.presence === "" ? "" : "–"}
        </span>
        <span>
          {one.name} {school && <small>{school}</small>}
        </span>
        {one.presence === "absent" && <small>{t("web-event-absent")}</small>}
        {one.presence === "left" && <small>{t("web-event-left")}</small>}
      </button>
    </li>
  );
}

/** A scanner types the code of a badge, and Enter. */
function Scanner() {
  const { news } = useDesk();
  const doing = useActs();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [last, setLast] = useState("");
  useEffect(() => {
    // On a phone the keys would hide the list.
    if (matchMedia("(hover: hover)").matches) box.current?.focus();
  }, []);
  const scan = async (): Promise<void> => {
    const code = typed.trim().toLowerCase();
    const found = Object.values(news.players).find(({ id }) => id.toLowerCase() === code);
    setTyped("");
    box.current?.focus();
    if (!found) return setLast(t("web-event-no-badge", { came: typed.trim() }));
    const school = news.groups[found.group]?.name ?? "";
    if (found.presence === "present") return setLast(t("web-event-here-before", { name: found.name, school }));
    if (await doing.act("mark-presence", { players: [found.id], presence: "present" })) setLast(t("web-event-is-here", { name: found.name, school }));
  };
  return (
    <form class="scanner" onSubmit={(event) => (event.preventDefault(), void scan())}>
      <label>
        <span>{t("web-event-scan-badge")}</span>
        <input ref={box} autocomplete="off" autocapitalize="off" data-testid="scan" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <button disabled={!typed.trim()}>{t("web-event-here-now")}</button>
      <Said of={doing} />
      <p role="status" data-testid="scanned">
        {last}
      </p>
    </form>
  );
}
