/* Everything else that the table offers: each kind with its listed ways, or with fields to fill. */
import { useEffect, useRef, useState } from "preact/hooks";
import { named, waysOf, type Parts } from "../offers";
import { useStore } from "../store";
import type { Offer, Table } from "../wire";
import { t, tOr } from "../words";
import { Charge } from "./charge";
import { nameAt, useTable } from "./context";
import { Sure } from "./sure";

/** Kinds that have a place of their own on the page. */
const SHOWN = new Set([
  ...["set_out", "call_deal", "let_table_choose"],
  ...["select_variation", "stop_choosing", "goal", "place_in_goal", "take_from_goal"],
  ...["rearrange_goal", "add_to_goal", "no_goal", "agree_no_goal", "say_goal"],
  ...["say_bonus", "bonus", "move", "move_two", "take_back", "shift"],
  ...["transfer", "forceout", "pick_up_block", "put_down_block", "challenge", "take_side"],
  ...["do_not_present", "present", "accept", "reject", "prove_ambiguity", "ask_judge"],
  ...["work_together", "show_nothing", "take_extra_minute", "charge_illegal_procedure"],
  ...["return_to_table", "ready", "initial_scoresheet", "appeal_score"],
  ...["warn_player", "penalize_player", "disqualify_player"],
  ...["request_opinion", "give_opinion", "protest"],
]);
/** What the server does by itself. */
export const HIDDEN = new Set([
  ...["start_clock", "countdown", "time_expires", "extra_minute_expires", "round_warning"],
  ...["round_stop", "roll", "roll_for_first", "deal", "end_shake", "judge_rules"],
  ...["judge_answers", "strike_penalty", "initial_penalty", "call_ready", "correct_score"],
  ...["order_replay"],
]);

/** What cannot be undone: the sentence that tells what it costs, before it is done. */
const COSTS: Record<string, string> = { change_equation: "web-sure-change", concede: "web-sure-concede" };

/** What a kind without listed ways holds, where the offer does not tell. */
const HOLDS: Record<string, string[]> = { say: ["what"], declare: ["what"] };

export function More() {
  const { session, table } = useTable();
  const { rare } = useStore(session.store);
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => void (menu.current && (menu.current.open = false));
  // It lies over the mat: whatever is done elsewhere puts it away.
  useEffect(() => {
    if (!open) return;
    const away = ({ target }: Event): void => void (menu.current?.contains(target as Node) || close());
    const escape = ({ key }: KeyboardEvent): void => void (key === "Escape" && close());
    addEventListener("pointerdown", away);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", escape);
    };
  }, [open]);
  // What is rare is asked for while the menu is open, and anew when the table has changed.
  useEffect(() => {
    if (open && table.more) session.askOffers();
  }, [session, open, table.more, table.number]);
  const written = table.papers.some(({ writer }) => writer === table.seat);
  const asked = table.more && rare?.number === table.number ? rare.offers : [];
  // Some acts are always legal and seldom make sense: each is listed where it can mean something.
  const makesSense: Record<string, boolean> = {
    change_equation: written,
    confirm_goal_finished: table.setting === table.seat && table.mat.goal !== null,
    say_variation: table.terms.mode === "open",
  };
  const offers = [...table.offers, ...asked].filter(
    ({ kind }) => !SHOWN.has(kind) && !HIDDEN.has(kind) && (makesSense[kind] ?? true),
  );
  const charges = table.offers.some(({ kind }) => kind === "charge_illegal_procedure");
  if (offers.length === 0 && !charges && !table.more) return null;
  return (
    <details class="more" ref={menu} data-testid="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t("web-more")} title={t("web-more")}>
        ⋯
      </summary>
      <div class="offers">
        <CallJudge />
        {charges && <Charge reasons={table.charges} close={close} />}
        {offers.map((offer) => (
          <OfferForm key={`${offer.kind} ${offer.parts.join()}`} offer={offer} close={close} />
        ))}
      </div>
    </details>
  );
}

/** What is to be said or chosen: a part without words of its own is told by its name. */
const labelOf = (parts: readonly string[]): string =>
  parts.map((part) => tOr(`web-part-${part}`, part.replaceAll("_", " "))).join(" · ");

/** What is chosen: a word of play in the language that is spoken, or a player's name. */
const partTold = (table: Table, part: string): string =>
  tOr(`web-said-${part.replaceAll(" ", "-")}`, nameAt(table, part));

function OfferForm({ offer: told, close }: { offer: Offer; close: () => void }) {
  const { session, table } = useTable();
  const offer = told.parts.length > 0 ? told : { ...told, parts: HOLDS[told.kind] ?? [] };
  const [chosen, setChosen] = useState(0);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const listed = offer.rows.length > 0;
  const send = (event: Event): void => {
    event.preventDefault();
    const row = offer.rows[Math.min(chosen, offer.rows.length - 1)] ?? [];
    const typed = offer.parts.map((part) => texts[part] ?? "");
    const parts: Parts = named(offer.parts, listed ? row : typed);
    void session.deed(offer.kind, parts).then((kept) => kept && close());
  };
  return (
    <form class="offer" onSubmit={send}>
      {listed && offer.parts.length > 0 && (
        <label>
          {labelOf(offer.parts)}
          <select
            value={chosen}
            data-testid={`which-${offer.kind.replaceAll("_", "-")}`}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          >
            {offer.rows.map((row, at) => (
              <option key={at} value={at}>
                {row.filter(Boolean).map((part) => partTold(table, part ?? "")).join(" · ")}
              </option>
            ))}
          </select>
        </label>
      )}
      {!listed &&
        offer.parts.map((part) => (
          <label key={part}>
            {labelOf([part])}
            <input
              maxLength={200}
              value={texts[part] ?? ""}
              onInput={(event) => setTexts({ ...texts, [part]: event.currentTarget.value })}
            />
          </label>
        ))}
      <Sure cost={COSTS[offer.kind]} testid={`do-${offer.kind.replaceAll("_", "-")}`}>
        {offer.label || offer.kind.replaceAll("_", " ")}
      </Sure>
    </form>
  );
}

/** A player asks the judge about something other than a paper. */
function CallJudge() {
  const { session, table } = useTable();
  const ways = waysOf(table.offers, "ask_judge");
  const way = ways.find((each) => !each["writer"] && each["question"] === "specific");
  if (!way) return null;
  return (
    <p>
      <button type="button" data-testid="call-judge" onClick={() => void session.deed("ask_judge", way)}>
        {t("web-judging-call")}
      </button>
    </p>
  );
}
