/* Joining a table by its code: a nickname, and a seat if one is free. */
import { useEffect, useState } from "preact/hooks";
import { api, RequestFault } from "../api";
import { memory } from "../memory";
import { doorOf, go } from "../route";
import type { Notice } from "../wire";
import { isolated, list, t } from "../words";

interface Props {
  code: string;
  watch?: () => void;
}

export function JoinPage({ code, watch }: Props) {
  const [typed, setTyped] = useState(code);
  const [name, setName] = useState(memory.nickname());
  const [fault, setFault] = useState("");
  const notice = useNotice(code, setFault);
  const wanted = typed.trim().toUpperCase();
  const sits = notice?.free ?? true;
  const invitation = new URLSearchParams(location.search).get("judge") ?? "";
  // A taken seat does not hide the button: the link may be another judge's.
  const judges = invitation !== "" && !!notice?.judge && !notice.closed;

  const sit = async (event: Event, role: "player" | "judge" = "player"): Promise<void> => {
    event.preventDefault();
    memory.keepNickname(name.trim());
    if (doorOf(wanted) !== `/t/${wanted}`) return go(doorOf(wanted));
    if (memory.token(wanted)) return go(`/t/${wanted}`);
    try {
      const seated = await api.sit(wanted, name.trim(), role, invitation);
      memory.keepToken(seated.code, seated.token);
      if (location.pathname === `/t/${seated.code}`) location.reload();
      else go(`/t/${seated.code}`);
    } catch (error) {
      setFault(error instanceof RequestFault ? error.message : t("web-no-server"));
    }
  };
  return (
    <section class="panel join" data-testid="join">
      <h1>{t("web-join")}</h1>
      {notice && <NoticeLine notice={notice} />}
      {notice?.told && (
        <p role="status" data-testid="join-told">
          {notice.told}
        </p>
      )}
      <form onSubmit={(event) => void sit(event)}>
        <label class="field">
          <span>{t("web-join-code")}</span>
          <input
            value={typed}
            required
            maxLength={40}
            data-testid="join-code"
            autocapitalize="characters"
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        {(sits || judges) && (
          <label class="field">
            <span>{t("web-nickname")}</span>
            <input
              value={name}
              required
              maxLength={20}
              data-testid="nickname"
              autocomplete="nickname"
              dir="auto"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        )}
        {fault && (
          <p class="told bad" role="alert" data-testid="fault">
            {fault}
          </p>
        )}
        <div class="row">
          {sits && (
            <button type="submit" class={judges ? "" : "primary big"} data-testid="sit">
              {t("web-join-do")}
            </button>
          )}
          {judges && (
            <button type="button" class="primary big" data-testid="sit-judge" onClick={(event) => void sit(event, "judge")}>
              {t("web-sit-judge")}
            </button>
          )}
          {watch && notice?.watch && !notice.closed && (
            <button
              type="button"
              class={notice.free ? "" : "primary big"}
              data-testid="watch"
              onClick={watch}
            >
              {t("web-watch")}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

function useNotice(code: string, setFault: (sentence: string) => void): Notice | null {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!code) return;
    api.notice(code, memory.token(code)).then(setNotice, (error: unknown) => {
      setFault(error instanceof RequestFault ? error.message : t("web-no-server"));
    });
  }, [code]);
  return notice;
}

function NoticeLine({ notice }: { notice: Notice }) {
  const names = notice.seats.map(({ name }) => name).filter(Boolean);
  return (
    <p class="hint">
      {notice.terms.editionTitle} · {notice.terms.divisionTitle}{notice.terms.listTitle && ` · ${notice.terms.listTitle}`}
      {names.length > 0 && ` · ${t("web-join-with", { who: list(names.map(isolated)) })}`}
    </p>
  );
}
