/* The record of any match, as a file or as text, to be analysed. */
import { useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { memory } from "../memory";
import { follow, go } from "../route";
import type { AnalysisOrder } from "../wire";
import { t } from "../words";

/** Ask for an analysis, and go where it can be followed; why not, if that cannot be. */
export function useAnalyse(key = ""): { busy: boolean; fault: string; analyse(order: AnalysisOrder): void } {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const analyse = (order: AnalysisOrder): void => {
    setBusy(true);
    setFault("");
    api
      .analyse(order, key)
      .then((told) => {
        if (told.key) memory.keepUpload(told.id, told.key);
        else if (key) memory.keepReportKey(told.id, key);
        go(`/analysis/${encodeURIComponent(told.id)}`);
      })
      .catch((error: unknown) => setFault(whyNot(error)))
      .finally(() => setBusy(false));
  };
  return { busy, fault, analyse };
}

export function Upload() {
  const [text, setText] = useState("");
  const { busy, fault, analyse } = useAnalyse();
  return (
    <details class="panel choices" data-testid="upload">
      <summary>{t("web-analyse-door")}</summary>
      <form
        class="upload"
        onSubmit={(event) => {
          event.preventDefault();
          analyse({ record: text });
        }}
      >
        <p>{t("web-analyse-told")}</p>
        <label class="field">
          <span>{t("web-analyse-file")}</span>
          <input
            type="file"
            accept=".record,.txt,text/plain"
            data-testid="upload-file"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setText)}
          />
        </label>
        <label class="field">
          <span>{t("web-analyse-text")}</span>
          <textarea
            rows={6}
            value={text}
            spellcheck={false}
            data-testid="upload-text"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        {fault && (
          <p class="told bad" role="alert" data-testid="upload-fault">
            {fault}
          </p>
        )}
        <button type="submit" class="primary" disabled={busy} data-testid="upload-do">
          {t("web-analyse-do")}
        </button>
        {memory.uploads().length > 0 && (
          <a href="/uploads" data-testid="uploads-link" onClick={(event) => follow(event, "/uploads")}>
            {t("web-uploads")}
          </a>
        )}
      </form>
    </details>
  );
}
