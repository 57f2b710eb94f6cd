/* The start page: one click to play, more choices for who wants them, a code to join, the desk. */
import { useEffect, useState } from "preact/hooks";
import { api, RequestFault } from "../api";
import { LanguageSwitch } from "../language";
import { memory } from "../memory";
import { gameOf, takeTable } from "../ordering";
import { follow, go } from "../route";
import { CardBox, CubeBox } from "../table/cube";
import type { Card, Cube, Game, Options, Order } from "../wire";
import { t } from "../words";
import { OrderForm } from "./order";
import { Upload } from "./upload";

export function StartPage() {
  const [options, setOptions] = useState<Options | null>(null);
  const [name, setName] = useState(memory.nickname());
  const [code, setCode] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const told = (error: unknown): void =>
    setFault(error instanceof RequestFault ? error.message : t("web-no-server"));
  useEffect(() => void api.options().then(setOptions, told), []);

  const order = async (wanted: Order): Promise<void> => {
    setBusy(true);
    try {
      await takeTable(wanted, name.trim());
    } catch (error) {
      told(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="start">
      <section class="hello">
        <h1>{t("web-hello")}</h1>
        <p>{t("web-hello-told")}</p>
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
      <div class="games">
        {options?.usual.map((usual) => (
          <PlayNow
            key={usual.edition}
            game={gameOf(options, usual.edition)}
            busy={busy}
            play={() => void order(usual)}
            practice={() => void order({ ...usual, mode: "open" })}
          />
        ))}
      </div>
      {options && (
        <details class="panel choices" data-testid="choices">
          <summary>{t("web-choices")}</summary>
          <OrderForm options={options} busy={busy} order={(wanted) => void order(wanted)} />
        </details>
      )}
      <div class="doors">
        <form
          class="panel"
          onSubmit={(event) => {
            event.preventDefault();
            memory.keepNickname(name.trim());
            if (code.trim()) go(`/t/${encodeURIComponent(code.trim().toUpperCase())}`);
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
        <a class="panel door" href="/desk" data-testid="desk-link">
          <h2>{t("web-desk")}</h2>
          <p>{t("web-desk-door")}</p>
        </a>
      </div>
      <Upload />
      {options && options.addresses.length > 0 && (
        <p class="hint addresses">{t("web-addresses", { list: options.addresses.join("  ") })}</p>
      )}
      {options && (
        <p class="version">
          Goalsetter {options.version} <LanguageSwitch />
        </p>
      )}
    </div>
  );
}

const cube = (face: string, colour: Cube["colour"]): Cube => ({
  text: face,
  face,
  colour,
  sideways: false,
  upsideDown: false,
});
const CUBES = [cube("6", "green"), cube("×", "blue"), cube("3", "red"), cube("+", "black"), cube("√", "black")];
const CARDS: Card[] = [
  { text: "BR", dots: ["blue", "red"] },
  { text: "G", dots: ["green"] },
  { text: "BGY", dots: ["blue", "green", "yellow"] },
];

const SampleCubes = () => CUBES.map((each) => <CubeBox key={each.face} cube={each} />);

const SampleCards = () => (
  <>
    {CARDS.map((card) => (
      <CardBox key={card.text} card={card} />
    ))}
    <CubeBox cube={cube("∪", "")} />
    <CubeBox cube={cube("R", "red")} />
  </>
);

interface PlayNowProps {
  game: Game;
  busy: boolean;
  play(): void;
  /** The same at a table that lets illegal moves happen, so that they can be charged. */
  practice(): void;
}

function PlayNow({ game, busy, play, practice }: PlayNowProps) {
  return (
    <section class={`panel play-now ${game}`}>
      <h2>{t(`web-game-${game}`)}</h2>
      <div class="sample" aria-hidden="true">
        {game === "equations" ? <SampleCubes /> : <SampleCards />}
      </div>
      <p>{t(`web-game-${game}-told`)}</p>
      <button type="button" class="primary big" disabled={busy} data-testid={`play-${game}`} onClick={play}>
        {t("web-play-now")}
      </button>
      <small>{t("web-play-now-told")}</small>
      <a
        class="button big"
        href={`/learn/${game}`}
        data-testid={`learn-${game}`}
        onClick={(event) => follow(event, `/learn/${game}`)}
      >
        {t("web-learn")}
        <span class="unseen">: {t(`web-game-${game}`)}</span>
      </a>
      <small>{t("web-learn-new")}</small>
      <button type="button" disabled={busy} data-testid={`practice-${game}`} onClick={practice}>
        {t("web-open-practice")}
        <span class="unseen">: {t(`web-game-${game}`)}</span>
      </button>
      <small>{t("web-open-practice-told")}</small>
    </section>
  );
}
