/* A room for a class: making one, coming in by its link, waiting for a table, and the maker's board. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, RequestFault, whyNot } from "../api";
import { memory } from "../memory";
import { gameOf } from "../ordering";
import { go } from "../route";
import type { HallKey, HallNotice, HallPlace, Options, Order } from "../wire";
import { loadRoomWords, t } from "../words";
import { Board } from "./board";
import { Pick } from "./order";
import "../styles/room.css";

/** How often the page asks how things stand, in milliseconds. */
const OFTEN = 2000;

export function RoomPage({ code }: { code: string }) {
  const [ready, setReady] = useState(false);
  const [fault, setFault] = useState("");
  useEffect(() => void loadRoomWords().then(() => setReady(true), (error) => setFault(whyNot(error))), []);
  if (!ready) {
    return (
      <p class="waiting" role="status">
        {fault || t("web-connecting")}
      </p>
    );
  }
  return code ? <Inside code={code} /> : <MakeRoom />;
}

function Inside({ code }: { code: string }) {
  const [member, setMember] = useState(memory.memberKey(code));
  const host = memory.hostKey(code);
  if (host) return <Board code={code} token={host} often={OFTEN} />;
  const come = (key: string): void => {
    memory.keepMemberKey(code, key);
    setMember(key);
  };
  return member ? <Waiting code={code} token={member} forget={() => come("")} /> : <ComeIn code={code} come={come} />;
}

function Fault({ sentence }: { sentence: string }) {
  if (!sentence) return null;
  return (
    <p class="told bad" role="alert" data-testid="fault">
      {sentence}
    </p>
  );
}

// Making a room.

function MakeRoom() {
  const [options, setOptions] = useState<Options | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => void api.options().then(setOptions, (error) => setFault(whyNot(error))), []);
  return (
    <section class="panel make-room">
      <h1>{t("web-room-title")}</h1>
      <p>{t("web-room-told")}</p>
      <Fault sentence={fault} />
      {options && <RoomForm options={options} fail={setFault} />}
    </section>
  );
}

interface FormProps {
  options: Options;
  fail(sentence: string): void;
  /** Opens the room: anybody's, or that of a class. */
  open?: (order: Order) => Promise<HallKey>;
}

export function RoomForm({ options, fail, open = api.makeRoom }: FormProps) {
  const [name, setName] = useState(memory.nickname());
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<Order>(() => ({
    ...(options.usual[0] ?? { nickname: "", edition: "", division: "", bots: [] }),
    players: 3,
    shakes: 3,
  }));
  const [level, setLevel] = useState("third-grade");
  const set = (change: Partial<Order>): void => setWanted((now) => ({ ...now, ...change }));
  const book = options.books.find(({ name }) => name === wanted.edition) ?? options.books[0];
  const setBook = (edition: string): void => {
    const divisions = options.books.find(({ name }) => name === edition)?.divisions ?? [];
    const kept = divisions.find(({ name }) => name === wanted.division) ?? divisions[0];
    set({ edition, division: kept?.name ?? "" });
  };
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    memory.keepNickname(name.trim());
    const bots = Array.from({ length: wanted.players - 1 }, () => level);
    const choosing = gameOf(options, wanted.edition) === "on-sets" ? true : null;
    try {
      const made = await open({ ...wanted, nickname: name.trim(), bots, choosing });
      memory.keepHostKey(made.code, made.token);
      go(`/r/${made.code}`);
    } catch (error) {
      fail(whyNot(error));
      setBusy(false);
    }
  };
  return (
    <form class="order" data-testid="room-form" onSubmit={(event) => void make(event)}>
      <label class="field">
        <span>{t("web-room-host")}</span>
        <input
          value={name}
          required
          maxLength={20}
          dir="auto"
          data-testid="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <Pick label={t("web-order-book")} testid="room-edition" from={options.books} value={wanted.edition} set={setBook} />
      <Pick
        label={t("web-order-division")}
        testid="room-division"
        from={book?.divisions ?? []}
        value={wanted.division}
        set={(division) => set({ division })}
      />
      <Pick
        label={t("web-room-seats")}
        testid="room-players"
        from={["3", "2"].map((count) => ({ name: count, title: count }))}
        value={String(wanted.players)}
        set={(players) => set({ players: players === "2" ? 2 : 3 })}
      />
      <Pick
        label={t("web-order-pace")}
        testid="room-pace"
        from={options.paces}
        value={wanted.pace ?? "relaxed"}
        set={(pace) => set({ pace: pace as Order["pace"] & string })}
      />
      <Pick
        label={t("web-order-shakes")}
        testid="room-shakes"
        from={["1", "2", "3", "4", "5"].map((count) => ({ name: count, title: count }))}
        value={String(wanted.shakes ?? 3)}
        set={(shakes) => set({ shakes: Number(shakes) })}
      />
      <Pick label={t("web-room-bots")} testid="room-bots" from={options.levels} value={level} set={setLevel} />
      <button type="submit" class="primary big" disabled={busy} data-testid="make-room">
        {t("web-room-make")}
      </button>
    </form>
  );
}

// Coming in.

function ComeIn({ code, come }: { code: string; come(key: string): void }) {
  const [notice, setNotice] = useState<HallNotice | null>(null);
  const [name, setName] = useState(memory.nickname());
  const [fault, setFault] = useState("");
  useEffect(() => void api.room(code).then(setNotice, (error) => setFault(whyNot(error))), [code]);
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    memory.keepNickname(name.trim());
    try {
      come((await api.joinRoom(code, name.trim(), memory.formerKey(code))).token);
    } catch (error) {
      setFault(whyNot(error));
    }
  };
  return (
    <section class="panel join" data-testid="room-join">
      <h1>{notice ? t("web-room-of", { host: notice.host }) : t("web-room-title")}</h1>
      {notice && (
        <p class="hint">
          {notice.terms.editionTitle} · {notice.terms.divisionTitle} · {t("web-room-players", { count: notice.members })}
        </p>
      )}
      <Fault sentence={fault} />
      {notice && (
        <form onSubmit={(event) => void join(event)}>
          <p>{t("web-room-join-told")}</p>
          <label class="field">
            <span>{t("web-nickname")}</span>
            <input
              value={name}
              required
              maxLength={20}
              dir="auto"
              autocomplete="nickname"
              data-testid="nickname"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary big" data-testid="come-in">
            {t("web-room-join")}
          </button>
        </form>
      )}
    </section>
  );
}

/** Asks again and again where the seat is; there is a table, so we go there. */
function Waiting({ code, token, forget }: { code: string; token: string; forget(): void }) {
  const [place, setPlace] = useState<HallPlace | null>(null);
  const [fault, setFault] = useState("");
  const leaving = useRef(false);
  useEffect(() => {
    let timer = 0;
    let current = true;
    const ask = async (): Promise<void> => {
      try {
        const found = await api.roomSeat(code, token);
        if (!current || leaving.current) return;
        if (found.table) {
          memory.keepToken(found.table, found.token);
          memory.keepRoomOf(found.table, code);
          return go(`/t/${found.table}`);
        }
        setPlace(found);
        setFault("");
      } catch (error) {
        if (!current || leaving.current) return;
        if (error instanceof RequestFault && error.code === "hall-no-key") return forget();
        setFault(whyNot(error));
      }
      if (current) timer = window.setTimeout(() => void ask(), OFTEN);
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [code, token]);
  const leave = async (): Promise<void> => {
    leaving.current = true;
    await api.leaveRoom(code, token).catch(() => undefined);
    memory.keepFormerKey(code, token); // by it one may come back under the same name
    forget();
    go("/");
  };
  return (
    <section class="panel join" data-testid="room-waiting">
      <Fault sentence={fault} />
      {place && (
        <>
          <h1>{t("web-room-in", { name: place.name })}</h1>
          <p role="status" data-testid="room-missing">
            {place.paused ? t("web-room-paused") : t("web-room-missing", { count: place.missing })}
          </p>
          <p class="hint">
            {t("web-room-of", { host: place.notice.host })} · {t("web-room-round", { round: place.notice.round })}
          </p>
          <button type="button" data-testid="leave-room" onClick={() => void leave()}>
            {t("web-room-leave")}
          </button>
        </>
      )}
    </section>
  );
}
