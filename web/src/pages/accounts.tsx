/* The pages of accounts: a child at the door, a coach with her classes, one child, what is kept. */
import { useEffect, useState } from "preact/hooks";
import { ChildView } from "../accounts/childpage";
import { ClassView } from "../accounts/classpage";
import { CoachPage } from "../accounts/coach";
import { CardPage, LinkPage } from "../accounts/entrance";
import { whyNot } from "../api";
import { loadClassWords, t } from "../words";
import "../styles/accounts.css";

const KEPT = ["child", "names", "grownup", "play", "not", "who", "long", "delete"] as const;

export function AccountsPage({ door, id }: { door: string; id: string }) {
  const [ready, setReady] = useState(false);
  const [fault, setFault] = useState("");
  useEffect(() => void loadClassWords().then(() => setReady(true), (error) => setFault(whyNot(error))), []);
  if (!ready) {
    return (
      <p class="waiting" role="status">
        {fault || t("web-connecting")}
      </p>
    );
  }
  if (door === "card") return <CardPage code={id} />;
  if (door === "child") return <ChildView id={id} />;
  if (door === "privacy") return <Privacy />;
  if (id === "join") return <LinkPage />;
  return id ? <ClassView id={id} /> : <CoachPage />;
}

/** What is kept, in plain words. */
function Privacy() {
  return (
    <section class="panel" data-testid="privacy">
      <h1>{t("web-class-kept")}</h1>
      <dl class="kept">
        {KEPT.map((name) => (
          <div key={name}>
            <dt>{t(`web-class-kept-${name}`)}</dt>
            <dd>{t(`web-class-kept-${name}-told`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
