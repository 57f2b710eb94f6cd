/* Practice: an item at once, its reply, and the next one; above them what is practised. */
import { useEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../api";
import { judged, offered, oneItem } from "../practice/calls";
import { ItemView } from "../practice/item";
import { SITTING_ITEMS, SITTING_MINUTES } from "../practice/schedule";
import { SittingOver, SkillMap } from "../practice/skillmap";
import { afterTry, cardsIn, keptCards, nextCard } from "../practice/skills";
import type { PracticeItem, PracticeOffer } from "../wire";
import { loadPracticeWords, loadTableWords, t } from "../words";
import { Pick } from "./order";
import "../styles/practice.css";

export function PracticePage() {
  const [offer, setOffer] = useState<PracticeOffer | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    Promise.all([offered(), loadPracticeWords(), loadTableWords()]).then(
      ([told]) => setOffer(told),
      (error: unknown) => setFault(whyNot(error)),
    );
  }, []);
  if (!offer) {
    return (
      <p class="waiting" role="status">
        {fault || t("web-connecting")}
      </p>
    );
  }
  return <Practising offer={offer} />;
}

/** What somebody practises; kept in this browser. */
interface Wish {
  book: string;
  division: string;
  kind: string;
}

const KEPT = "goalsetter-practice";
/** The kind with which a newcomer begins: three answers, and a mat to look at. */
const FIRST_KIND = "decide";
/** So many items are remembered as seen. */
const MOST_SEEN = 200;

function readKept(): Partial<Wish> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "null") as Partial<Wish> | null) ?? {};
  } catch {
    return {};
  }
}

function keep(wish: Wish): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(wish));
  } catch {
    /* Next time it begins anew. */
  }
}

/** A wish that can be met: what is not offered gives way to the first that is. */
function fitted({ books }: PracticeOffer, { book, division, kind }: Partial<Wish>): Wish {
  const found = books.find(({ name }) => name === book) ?? books[0];
  const place = found?.divisions.find(({ name }) => name === division) ?? found?.divisions[0];
  const meant = kind ?? FIRST_KIND;
  return { book: found?.name ?? "", division: place?.name ?? "", kind: place?.kinds.includes(meant) ? meant : "" };
}

function Practising({ offer }: { offer: PracticeOffer }) {
  const [wish, setWish] = useState(() => fitted(offer, readKept()));
  const [item, setItem] = useState<PracticeItem | null>(null);
  const [told, setTold] = useState("");
  const [tally, setTally] = useState({ right: 0, tried: 0 });
  const [cards, setCards] = useState(keptCards);
  const [over, setOver] = useState(false);
  const seen = useRef<string[]>([]);
  const asked = useRef(0);
  const began = useRef(Date.now());
  const here = cardsIn(cards, wish.book, wish.division);
  const next = (): void => {
    const number = ++asked.current;
    setItem(null);
    setTold("");
    // Whoever chose a kind gets that kind; else what is due comes back, with a fresh position.
    const card = wish.kind ? "" : nextCard(here, Date.now(), wish.division);
    oneItem({ edition: wish.book, division: wish.division, seen: seen.current }, wish.kind, card).then(
      (came) => {
        if (number !== asked.current) return;
        if (came) seen.current = [...seen.current, came.id].slice(-MOST_SEEN);
        setItem(came);
        setTold(came ? "" : t("web-practice-none"));
      },
      (error: unknown) => number === asked.current && setTold(whyNot(error)),
    );
  };
  const begin = (): void => {
    began.current = Date.now();
    setOver(false);
    setTally({ right: 0, tried: 0 });
    next();
  };
  /** The next item, or the end of the sitting. */
  const goOn = (): void => {
    const long = Date.now() - began.current >= SITTING_MINUTES * 60_000;
    if (tally.tried >= SITTING_ITEMS || (long && tally.tried > 0)) setOver(true);
    else next();
  };
  useEffect(() => {
    keep(wish);
    setOver(false);
    next();
  }, [wish]);
  const choose = (part: Partial<Wish>): void => setWish(fitted(offer, { ...wish, ...part }));
  const divisions = offer.books.find(({ name }) => name === wish.book)?.divisions ?? [];
  const kinds = divisions.find(({ name }) => name === wish.division)?.kinds ?? [];
  const anything = { name: "", title: t("web-practice-any-kind") };
  const shown = offer.kinds.filter(({ name }) => kinds.includes(name)).map(({ name, title }) => ({ name, title }));
  return (
    <div class="practice-page" data-testid="practice-page">
      <header>
        <h1>{t("web-practice-title")}</h1>
        <div class="wishes">
          <Pick label={t("web-practice-book")} testid="practice-book" from={offer.books} value={wish.book} set={(book) => choose({ book })} />
          <Pick
            label={t("web-practice-division")}
            testid="practice-division"
            from={divisions}
            value={wish.division}
            set={(division) => choose({ division })}
          />
          <Pick label={t("web-practice-kind")} testid="practice-kind" from={[anything, ...shown]} value={wish.kind} set={(kind) => choose({ kind })} />
        </div>
        <p class="tally" data-testid="practice-tally">
          {tally.tried > 0 ? t("web-practice-tally", tally) : t("web-practice-told")}
        </p>
      </header>
      {over ? (
        <SittingOver {...tally} more={begin} />
      ) : item ? (
        <ItemView
          key={item.id}
          item={item}
          judge={({ id }, answer, millis) => judged({ item: id, answer, millis })}
          tried={(reply, millis) => {
            const { outcome } = reply;
            setCards((now) => afterTry(now, item, reply, millis, Date.now()));
            if (!item.graded || outcome === "undecided") return;
            setTally(({ right, tried }) => ({ right: right + Number(outcome === "right"), tried: tried + 1 }));
          }}
          next={goOn}
        />
      ) : (
        <section class="panel waits">
          <p role="status" data-testid="practice-waits">
            {told || t("web-practice-coming")}
          </p>
          {told && (
            <button type="button" data-testid="practice-again" onClick={next}>
              {t("web-practice-again")}
            </button>
          )}
        </section>
      )}
      <SkillMap key={String(over)} cards={here} at={Date.now()} open={over} />
    </div>
  );
}
