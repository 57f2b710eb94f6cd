/* The home page: one tap to play, the way back to a match, the path, a code to join, more choices. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { Art } from "../home/art";
import { Matches } from "../home/matches";
import { Path } from "../home/path";
import { lazy } from "../lazy";
import { memory } from "../memory";
import { gameOf, playNow, takeTable } from "../ordering";
import { doorOf, follow, go } from "../route";
import type { Game, Options, Order } from "../wire";
import { t } from "../words";
import { Upload } from "./upload";

const GAMES: readonly Game[] = ["equations", "on-sets"];
/** What only adds to the page comes after it. */
const install = lazy(() => import("../offline/install").then((part) => part.Install), false);
const orderForm = lazy(() => import("./order").then((page) => page.OrderForm));

export function StartPage() {
  const [options, setOptions] = useState<Options | null>(null);
  const [name, setName] = useState(memory.nickname());
  const [game, setGame] = useState(memory.game());
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const [Back, setBack] = useState<ComponentType<{ onOver(): void }> | null>(null);
  const [, drawAgain] = useState(0);
  const again = (): void => drawAgain((count) => count + 1);
  useEffect(() => void api.options().then(setOptions, (error: unknown) => setFault(whyNot(error))), []);
  // A newcomer has nothing to go back to, and need not fetch how it looks.
  useEffect(() => {
    if (memory.seats().length > 0) import("../home/back").then((part) => setBack(() => part.Back), () => undefined);
  }, []);

  const show = (wanted: Game): void => {
    memory.keepGame(wanted);
    setGame(wanted);
  };
  const order = async (wanted: Order, rung = ""): Promise<void> => {
    setBusy(true);
    try {
      if (options) memory.keepGame(gameOf(options, wanted.edition));
      await takeTable(wanted, name.trim(), rung);
    } catch (error) {
      setFault(whyNot(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="start home">
      <section class="hello">
        <div>
          <h1>{t("web-hello")}</h1>
          <p>{t("web-hello-told")}</p>
        </div>
        <label class="field name">
          <span>{t("web-nickname")}</span>
          <input
            value={name}
            maxLength={20}
            data-testid="nickname"
            autocomplete="nickname"
            dir="auto"
            placeholder={t("web-nickname-usual")}
            onInput={(event) => {
              setName(event.currentTarget.value);
              memory.keepNickname(event.currentTarget.value.trim());
            }}
          />
        </label>
      </section>
      {fault && (
        <p class="told bad" role="alert" data-testid="fault">
          {fault}
        </p>
      )}
      <div class="ways-back">{Back && <Back onOver={again} />}</div>
      {options && (
        <>
          {GAMES.map((each) => (
            <Tile
              key={each}
              game={each}
              busy={busy}
              play={() => {
                const wanted = playNow(options, each);
                if (wanted) void order(wanted.order, wanted.rung);
              }}
            />
          ))}
          <Path
            options={options}
            game={game}
            busy={busy}
            show={show}
            play={(rung) => void order(rung.order, rung.name)}
            know={(knows) => {
              memory.keepKnows(knows);
              again();
            }}
          />
        </>
      )}
      <Matches>
        <LessonsDone />
      </Matches>
      <Join />
      {options && <Choices options={options} busy={busy} order={(wanted) => void order(wanted)} />}
      <a class="panel class-door" href="/r" data-testid="class-link" onClick={(event) => follow(event, "/r")}>
        <h2>{t("web-class")}</h2>
        <p>{t("web-seat-class-door")}</p>
      </a>
      <Upload />
      <nav class="doors" aria-label={t("web-nav")}>
        {DOORS.map(({ path, title }) => (
          <a key={path} class="panel" href={path} onClick={(event) => follow(event, path)}>
            {t(title)}
          </a>
        ))}
      </nav>
      {options && options.addresses.length > 0 && (
        <p class="hint addresses">{t("web-addresses", { list: options.addresses.join("  ") })}</p>
      )}
      <install.Page />
      <Forget />
      {options && <p class="version">Goalsetter {options.version}</p>}
    </div>
  );
}

/** Where the head of the page leads; on a phone that is folded, so it stands here as well. */
const DOORS = [
  { path: "/learn", title: "web-nav-learn" },
  { path: "/desk", title: "web-nav-desk" },
  { path: "/rules", title: "web-nav-rules" },
  { path: "/uploads", title: "web-nav-uploads" },
];

/** A game on its own felt: what it is about, one key to play, one to learn. */
function Tile({ game, busy, play }: { game: Game; busy: boolean; play(): void }) {
  return (
    <section class={`tile ${game}`}>
      <Art game={game} />
      <h2>{t(`web-game-${game}`)}</h2>
      <p>{t(`web-home-${game}`)}</p>
      <div class="row">
        <button type="button" class="big now" disabled={busy} data-testid={`play-${game}`} onClick={play}>
          {t("web-play-now")}
        </button>
        <a
          class="button learn"
          href={`/learn/${game}`}
          data-testid={`learn-${game}`}
          onClick={(event) => follow(event, `/learn/${game}`)}
        >
          {t("web-home-learn")}
          <span class="unseen">: {t(`web-game-${game}`)}</span>
        </a>
      </div>
    </section>
  );
}

/** How many lessons this browser has seen done, and the way to the others. */
function LessonsDone() {
  const count = memory.finishedLessons().length;
  if (count === 0) return null;
  return (
    <a class="lessons-done" href="/learn" data-testid="home-lessons" onClick={(event) => follow(event, "/learn")}>
      {t("web-home-lessons", { count })}
    </a>
  );
}

/** A table that somebody else has made. */
function Join() {
  const [code, setCode] = useState("");
  return (
    <form
      class="panel join-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) go(doorOf(code));
      }}
    >
      <h2>{t("web-join")}</h2>
      <div class="row">
        <input
          value={code}
          maxLength={40}
          aria-label={t("web-join-code")}
          placeholder={t("web-join-code")}
          data-testid="join-code"
          autocapitalize="characters"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" data-testid="join">
          {t("web-join-go")}
        </button>
      </div>
    </form>
  );
}

/** Every other table: with friends, by other books, with other clocks, and open ones. */
function Choices({ options, busy, order }: { options: Options; busy: boolean; order(wanted: Order): void }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="panel choices" data-testid="choices" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("web-choices")}</summary>
      {open && (
        <>
          <p class="practice">
            {t("web-open-practice-told")}{" "}
            {options.usual.map((usual) => {
              const game = gameOf(options, usual.edition);
              return (
                <button
                  key={game}
                  type="button"
                  disabled={busy}
                  data-testid={`practice-${game}`}
                  onClick={() => order({ ...usual, mode: "open" })}
                >
                  {t("web-open-practice")}: {t(`web-game-${game}`)}
                </button>
              );
            })}
          </p>
          <orderForm.Page options={options} busy={busy} order={order} />
        </>
      )}
    </details>
  );
}

/** On a computer that others use: this browser forgets who played here. Pressed twice. */
function Forget() {
  const [sure, setSure] = useState(false);
  const remembered = [memory.matches(), memory.seats(), memory.finishedLessons()];
  if (remembered.every(({ length }) => length === 0)) return null;
  return (
    <p class="forget">
      {sure && t("web-home-forget-told")}{" "}
      <button
        type="button"
        class="quiet"
        data-testid="forget"
        onClick={() => {
          if (!sure) return setSure(true);
          memory.forgetPlayer();
          location.reload();
        }}
      >
        {t(sure ? "web-home-forget-sure" : "web-home-forget")}
      </button>
    </p>
  );
}

/** Some cubes or cards of a game, lying on felt. */
export function Sample({ game }: { game: Game }) {
  return (
    <div class="sample">
      <Art game={game} />
    </div>
  );
}
