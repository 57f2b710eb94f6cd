/* Coming in: a child by card or words, a grown-up by password or one-time link. */
import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../api";
import { memory } from "../memory";
import { go } from "../route";
import type { LinkNotice, Me } from "../wire";
import { t } from "../words";
import { calls } from "./calls";
import { Field, Told, useDeed } from "./parts";
import { OwnWork } from "./work";

/** How often a child's page asks whether the class has a room by now, in milliseconds. */
const OFTEN = 3000;

/** A child at the door: by the picture on the card, or by words. */
export function CardPage({ code }: { code: string }) {
  const [me, setMe] = useState<Me | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    const come = (): void => {
      const key = location.hash.slice(1);
      // Not left in the address: the next child at this tablet would find it there.
      if (key) history.replaceState(null, "", location.pathname);
      setFault("");
      void (key ? calls.byCard(key, false) : calls.me()).then(setMe, (error) => {
        setFault(whyNot(error));
        void calls.me().then(setMe, () => undefined);
      });
    };
    // A card that is scanned while this page is open changes only what follows the #.
    const scan = (): void => (location.hash ? come() : undefined);
    come();
    addEventListener("hashchange", scan);
    return () => removeEventListener("hashchange", scan);
  }, [code]);
  if (!me) return <Told sentence={fault} />;
  const leave = (): void => {
    memory.keepCard(false);
    void calls.signOut().then(() => go("/card"));
  };
  if (me.kind === "child") return <Hello key={me.id} me={me} out={leave} />;
  return <ByWords code={code} fault={fault} come={setMe} />;
}

function ByWords({ code, fault: before, come }: { code: string; fault: string; come(me: Me): void }) {
  const [typed, setTyped] = useState(code);
  const [nickname, setNickname] = useState("");
  const [words, setWords] = useState("");
  const [own, setOwn] = useState(false);
  const [names, setNames] = useState<string[]>([]);
  const [fault, run, busy] = useDeed();
  useEffect(() => {
    if (typed.trim().length === 7) void calls.door(typed).then((door) => setNames(door.nicknames), () => setNames([]));
    else setNames([]);
  }, [typed]);
  const enter = (event: Event): void => {
    event.preventDefault();
    void run(async () => come(await calls.byWords(typed, nickname, words, own)));
  };
  return (
    <section class="panel join" data-testid="by-words">
      <h1>{t("web-class-come-in")}</h1>
      <p>{t("web-class-come-told")}</p>
      <Told sentence={fault || before} />
      <form onSubmit={enter}>
        <Field label={t("web-class-code")} testid="class-code" value={typed} set={setTyped} />
        {names.length > 0 ? (
          <label class="field">
            <span>{t("web-class-nickname")}</span>
            <select data-testid="pick-nickname" value={nickname} required onChange={(e) => setNickname(e.currentTarget.value)}>
              <option value="">{t("web-class-pick")}</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <Field label={t("web-class-nickname")} testid="class-nickname" value={nickname} set={setNickname} />
        )}
        <Field label={t("web-class-words")} testid="card-words" value={words} set={setWords} />
        <label class="check">
          <input type="checkbox" checked={own} data-testid="own" onChange={(e) => setOwn(e.currentTarget.checked)} />
          <span>{t("web-class-own")}</span>
        </label>
        <button type="submit" class="primary big" disabled={busy} data-testid="come-in">
          {t("web-class-enter")}
        </button>
      </form>
      <p class="hint">
        <a href="/class" data-testid="to-grownups">
          {t("web-class-grownup")}
        </a>{" "}
        · <a href="/privacy">{t("web-class-kept")}</a>
      </p>
    </section>
  );
}

/** A child who has come in: to the room of the class as soon as there is one. */
function Hello({ me, out }: { me: Me; out(): void }) {
  const [room, setRoom] = useState(me.room);
  useEffect(() => memory.keepCard(true), []);
  const [fault, run, busy] = useDeed();
  useEffect(() => {
    if (room) return;
    const timer = setInterval(() => void calls.me().then((now) => setRoom(now.room), () => undefined), OFTEN);
    return () => clearInterval(timer);
  }, [room]);
  const join = (): void =>
    void run(async () => {
      const key = await calls.room();
      memory.keepMemberKey(key.code, key.token);
      go(`/r/${key.code}`);
    });
  return (
    <section class="panel join" data-testid="hello">
      <h1>{t("web-class-hello", { name: me.name })}</h1>
      <Told sentence={fault} />
      <p>{t(room ? "web-class-room-open" : "web-class-room-wait")}</p>
      <div class="row">
        <button type="button" class="primary big" disabled={!room || busy} data-testid="to-room" onClick={join}>
          {t("web-class-to-room")}
        </button>
        <a class="button" href="/" data-testid="play">
          {t("web-class-play")}
        </a>
        <a class="button" href={`/child/${me.id}`} data-testid="own-page">
          {t("web-class-my-page")}
        </a>
        <button type="button" data-testid="sign-out" onClick={out}>
          {t("web-class-out")}
        </button>
      </div>
      <OwnWork />
    </section>
  );
}

/** A grown-up comes in by password. */
export function SignIn({ come }: { come(me: Me): void }) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [fault, run, busy] = useDeed();
  const enter = (event: Event): void => {
    event.preventDefault();
    void run(async () => come(await calls.byPassword(login, password)));
  };
  return (
    <section class="panel join" data-testid="sign-in">
      <h1>{t("web-class-sign-in")}</h1>
      <p>{t("web-class-sign-in-told")}</p>
      <Told sentence={fault} />
      <form onSubmit={enter}>
        <Field label={t("web-class-login")} testid="login" value={login} set={setLogin} autocomplete="username" />
        <Field
          label={t("web-class-password")}
          testid="password"
          type="password"
          value={password}
          set={setPassword}
          autocomplete="current-password"
        />
        <button type="submit" class="primary big" disabled={busy} data-testid="enter">
          {t("web-class-enter")}
        </button>
      </form>
      <p class="hint">
        <a href="/card">{t("web-class-child")}</a> · <a href="/privacy">{t("web-class-kept")}</a>
      </p>
    </section>
  );
}

/** A one-time link: the key stands behind the #, so that no server saw it on the way. */
export function LinkPage() {
  const [key] = useState(location.hash.slice(1));
  const [notice, setNotice] = useState<LinkNotice | null>(null);
  const [wrong, setWrong] = useState("");
  const [login, setLogin] = useState("");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [fault, run, busy] = useDeed();
  useEffect(() => void calls.link(key).then(setNotice, (error) => setWrong(whyNot(error))), [key]);
  if (!notice) return <Told sentence={wrong} />;
  const joins = notice.kind === "join";
  const use = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      await calls.useLink({ key, password, login, name, email: "" });
      go("/class");
    });
  };
  return (
    <section class="panel join" data-testid="link">
      <h1>{joins ? t("web-class-join", { school: notice.school }) : t("web-class-new-password")}</h1>
      <Told sentence={fault} />
      <form onSubmit={use}>
        {joins && (
          <>
            <Field label={t("web-class-your-name")} testid="name" value={name} set={setName} autocomplete="name" />
            <Field label={t("web-class-login")} testid="login" value={login} set={setLogin} autocomplete="username" />
          </>
        )}
        <Field
          label={t("web-class-password-new")}
          testid="password"
          type="password"
          value={password}
          set={setPassword}
          autocomplete="new-password"
        />
        <button type="submit" class="primary big" disabled={busy} data-testid="enter">
          {t("web-class-enter")}
        </button>
      </form>
    </section>
  );
}
