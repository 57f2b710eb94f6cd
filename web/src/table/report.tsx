/* Reporting a person at the table to the owner of the server. */
import { useState } from "preact/hooks";
import type { People, Player, Report } from "../wire";
import { t } from "../words";
import type { Session } from "./session";

const REASONS: readonly Report["reason"][] = ["words", "name", "unfair", "other"];

interface Props {
  session: Session;
  people: People;
  players: readonly Player[];
  names: (seat: string) => string;
}

/** Whom, why, and a button; nothing of it where one is alone with bots. */
export function ReportPerson({ session, people, players, names }: Props) {
  const others = players.filter(({ name, bot, seat }) => name && !bot && seat !== people.seat).map(({ seat }) => seat);
  const seats = people.judge && people.seat !== "judge" ? [...others, "judge"] : others;
  const [who, setWho] = useState("");
  const [why, setWhy] = useState<Report["reason"]>("words");
  if (!people.seat || seats.length === 0) return null;
  const seat = seats.includes(who) ? who : (seats[0] ?? "");
  const send = (event: Event): void => {
    event.preventDefault();
    void session.report(seat, why);
  };
  return (
    <details class="report" data-testid="report">
      <summary>{t("web-report")}</summary>
      <form onSubmit={send}>
        <p class="hint">{t("web-report-told")}</p>
        <label class="field">
          <span>{t("web-report-who")}</span>
          <select value={seat} data-testid="report-who" onChange={(event) => setWho(event.currentTarget.value)}>
            {seats.map((each) => (
              <option key={each} value={each}>
                {names(each)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("web-report-why")}</span>
          <select
            value={why}
            data-testid="report-why"
            onChange={(event) => setWhy(event.currentTarget.value as Report["reason"])}
          >
            {REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`web-report-${reason}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" data-testid="report-do">
          {t("web-report-do")}
        </button>
      </form>
    </details>
  );
}
