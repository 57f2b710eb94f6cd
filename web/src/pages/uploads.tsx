/* The records that this browser has uploaded: each with its report, and a way to delete both. */
import { useState } from "preact/hooks";
import { api, RequestFault, whyNot } from "../api";
import { Matches } from "../home/matches";
import { memory } from "../memory";
import { t } from "../words";

export function UploadsPage() {
  const [ids, setIds] = useState(memory.uploads());
  const [fault, setFault] = useState("");
  const forget = (id: string): void => {
    memory.keepUpload(id, "");
    setIds(memory.uploads());
  };
  const remove = (id: string): void => {
    setFault("");
    api.cancelAnalysis(id, memory.reportKey(id)).then(
      () => forget(id),
      // What time has deleted already needs no place in the list.
      (error: unknown) =>
        error instanceof RequestFault && error.code === "no-analysis" ? forget(id) : setFault(whyNot(error)),
    );
  };
  return (
    <div class="join">
      <h1>{t("web-nav-uploads")}</h1>
      <Matches most={20} />
      <section class="panel uploads" data-testid="uploads">
        <h2>{t("web-uploads")}</h2>
        <p>{t(ids.length > 0 ? "web-uploads-told" : "web-uploads-none")}</p>
        {fault && (
          <p class="told bad" role="alert" data-testid="fault">
            {fault}
          </p>
        )}
        <ul>
          {ids.map((id, at) => (
            <Upload key={id} id={id} number={at + 1} remove={() => remove(id)} />
          ))}
        </ul>
        <a class="button" href="/">
          {t("web-home")}
        </a>
      </section>
    </div>
  );
}

function Upload({ id, number, remove }: { id: string; number: number; remove(): void }) {
  const [sure, setSure] = useState(false);
  return (
    <li class="row" data-testid="uploaded">
      <a class="button" href={api.report(id)} data-testid="open-report">
        {t("web-uploads-open", { number })}
      </a>
      <button type="button" data-testid="delete-upload" onClick={() => (sure ? remove() : setSure(true))}>
        {t(sure ? "web-people-sure" : "web-uploads-delete")}
        <span class="unseen"> {number}</span>
      </button>
    </li>
  );
}
