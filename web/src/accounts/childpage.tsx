/* One child: figures for itself and its coaches, names and everything else for its guardians. */
import { useEffect, useState } from "preact/hooks";
import { go } from "../route";
import type { ChildPage as Child } from "../wire";
import { t } from "../words";
import { calls } from "./calls";
import { day, Field, Panel, Sure, Told, useDeed } from "./parts";

export function ChildView({ id }: { id: string }) {
  const [child, setChild] = useState<Child | null>(null);
  const [fault, run] = useDeed();
  useEffect(() => void run(async () => setChild(await calls.child(id))), [id]);
  if (!child) return <Told sentence={fault} />;
  const { entry } = child;
  return (
    <div class="accounts" data-testid="child-page">
      <section class="panel">
        <h1>{entry.nickname}</h1>
        {entry.name && <p dir="auto">{entry.name}</p>}
        <p class="hint">
          {[...child.classes, ...child.guardians.map((name) => t("web-class-guarded-by", { name }))].join(" · ")}
        </p>
        <Told sentence={fault} />
        <dl class="figures">
          {(["matches", "minutes", "points"] as const).map((name) => (
            <div key={name}>
              <dt>{t(`web-class-col-${name}`)}</dt>
              <dd>{entry[name]}</dd>
            </div>
          ))}
        </dl>
        {child.matches.length > 0 && (
          <ul class="plain-list">
            {child.matches.map((match) => (
              <li key={match.at}>
                {t("web-class-match", { at: day(match.at), points: match.points, minutes: match.minutes })}
              </li>
            ))}
          </ul>
        )}
      </section>
      {child.guarded && <Guarding child={child} />}
    </div>
  );
}

/** A guardian's part: corrections, the other guardian, the file, who looked, and erasing. */
function Guarding({ child }: { child: Child }) {
  const [nickname, setNickname] = useState(child.entry.nickname);
  const [login, setLogin] = useState("");
  const [good, setGood] = useState("");
  const [fault, run] = useDeed();
  const { id } = child.entry;
  const submit = (deed: () => Promise<void>) => (event: Event) => {
    event.preventDefault();
    void run(async () => (await deed(), setGood(t("web-class-saved"))));
  };
  return (
    <>
      <Panel title={t("web-class-guardian")} testid="guardian">
        <Told sentence={fault} />
        <Told good sentence={good} />
        <form class="row" onSubmit={submit(() => calls.changeChild(id, { nickname }))}>
          <Field label={t("web-class-nickname")} testid="child-nickname" value={nickname} set={setNickname} />
          <button type="submit">{t("web-class-save")}</button>
        </form>
        <form class="row" onSubmit={submit(() => calls.nameGuardian(id, login, false))}>
          <Field label={t("web-class-second")} testid="guardian-login" value={login} set={setLogin} />
          <button type="submit">{t("web-class-save")}</button>
          <Sure
            label={t("web-class-hand-over")}
            sure={t("web-class-hand-over-sure")}
            testid="hand-over"
            act={() => void run(async () => (await calls.nameGuardian(id, login, true), go("/class")))}
          />
        </form>
        <div class="row">
          <a class="button" href={calls.exportChild(id)} download data-testid="export-child">
            {t("web-class-all-of-it")}
          </a>
          <Sure
            label={t("web-class-erase")}
            sure={t("web-class-erase-sure")}
            testid="erase"
            act={() => void run(async () => (await calls.erase(id), go("/class")))}
          />
        </div>
      </Panel>
      <Panel title={t("web-class-looks")} testid="looks">
        <ul class="plain-list">
          {child.looks.map((look) => (
            <li key={`${look.at} ${look.who}`}>
              {t("web-class-look", { who: look.who, at: day(look.at, true), kind: look.kind })}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
