/* A grown-up's own page: classes, colleagues, and where she is signed in. */
import { useEffect, useState } from "preact/hooks";
import { CopyLink } from "../invite";
import { follow, go } from "../route";
import type { Me, SchoolPage, SessionEntry } from "../wire";
import { t } from "../words";
import { calls } from "./calls";
import { SignIn } from "./entrance";
import { day, Field, Panel, Told, useDeed } from "./parts";

export function CoachPage() {
  const [me, setMe] = useState<Me | null>(null);
  const [fault, run] = useDeed();
  const look = (): Promise<void> => run(async () => setMe(await calls.me()));
  useEffect(() => void look(), []);
  if (!me) return <Told sentence={fault} />;
  if (me.kind === "child") {
    go("/card");
    return null;
  }
  if (me.kind === "guest") return <SignIn come={setMe} />;
  return (
    <div class="accounts" data-testid="coach-page">
      <section class="panel">
        <h1>{t("web-class-hello", { name: me.name })}</h1>
        <Told sentence={fault} />
        <ul class="plain-list">
          {me.classes.map((one) => (
            <li key={one.id}>
              <a href={`/class/${one.id}`} data-testid="class-entry" onClick={(event) => follow(event, `/class/${one.id}`)}>
                {one.name}
              </a>{" "}
              <span class="hint">
                {t("web-class-count", { count: one.children })}
                {one.archived ? ` · ${t("web-class-archived")}` : ""}
              </span>
            </li>
          ))}
        </ul>
        {me.schools.map((school) => (
          <NewClass key={school.id} school={school.id} name={school.name} />
        ))}
        <div class="row">
          <button type="button" data-testid="sign-out" onClick={() => void run(async () => (await calls.signOut(), await look()))}>
            {t("web-class-out")}
          </button>
        </div>
      </section>
      {me.schools.map((school) => (
        <School key={school.id} id={school.id} />
      ))}
      <Sessions />
    </div>
  );
}

function NewClass({ school, name }: { school: string; name: string }) {
  const [title, setTitle] = useState("");
  const [fault, run, busy] = useDeed();
  const make = (event: Event): void => {
    event.preventDefault();
    void run(async () => go(`/class/${(await calls.makeClass(school, title)).id}`));
  };
  return (
    <form class="row" onSubmit={make}>
      <Told sentence={fault} />
      <Field label={t("web-class-new", { school: name })} testid="new-class" value={title} set={setTitle} />
      <button type="submit" class="primary" disabled={busy} data-testid="make-class">
        {t("web-class-make")}
      </button>
    </form>
  );
}

/** The colleagues of a school: inviting one, and a new password for one who has forgotten it. */
function School({ id }: { id: string }) {
  const [school, setSchool] = useState<SchoolPage | null>(null);
  const [link, setLink] = useState("");
  const [fault, run] = useDeed();
  useEffect(() => void run(async () => setSchool(await calls.school(id))), [id]);
  if (!school) return <Told sentence={fault} />;
  return (
    <Panel title={school.name} testid="school">
      <Told sentence={fault} />
      <ul class="plain-list">
        {school.people.map((person) => (
          <li key={person.id}>
            {person.name} ({person.login}) · {t(`web-class-post-${person.post}`)} · {t("web-class-seen")} {day(person.seen)}{" "}
            <button
              type="button"
              class="small"
              data-testid={`recover-${person.login}`}
              onClick={() => void run(async () => setLink((await calls.recover(id, person.id)).link))}
            >
              {t("web-class-recover")}
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        {(["coach", "judge", "director"] as const).map((post) => (
          <button
            key={post}
            type="button"
            data-testid={`invite-${post}`}
            onClick={() => void run(async () => setLink((await calls.invite(id, post)).link))}
          >
            {t("web-class-invite", { post: t(`web-class-post-${post}`) })}
          </button>
        ))}
      </div>
      {link && (
        <>
          <p>{t("web-class-link-told")}</p>
          <CopyLink link={link} />
        </>
      )}
    </Panel>
  );
}

/** Where this account is signed in: each can be ended. */
function Sessions() {
  const [sessions, setSessions] = useState<SessionEntry[]>([]);
  const [fault, run] = useDeed();
  const look = (): Promise<void> => run(async () => setSessions((await calls.sessions()).sessions));
  useEffect(() => void look(), []);
  return (
    <Panel title={t("web-class-sessions")} testid="sessions">
      <Told sentence={fault} />
      <ul class="plain-list">
        {sessions.map((one) => (
          <li key={one.id}>
            {one.device || t("web-class-device")} · {t("web-class-seen")} {day(one.seen, true)}{" "}
            {one.here ? (
              <b>{t("web-class-this")}</b>
            ) : (
              <button type="button" class="small" onClick={() => void run(async () => (await calls.endSession(one.id), await look()))}>
                {t("web-class-end")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
