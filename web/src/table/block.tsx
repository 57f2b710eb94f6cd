/* The challenge block: lift it, say what is challenged, or put it back. */
import { useLayoutEffect, useState } from "preact/hooks";
import { isOffered, waysOf } from "../offers";
import { t, tOr } from "../words";
import { nameAt, useTable } from "./context";

export function Block() {
  const { session, table } = useTable();
  const [open, setOpen] = useState(false);
  const claims = waysOf(table.offers, "challenge").filter((way) => way["kind"] !== "no_goal");
  const lifts = isOffered(table.offers, "pick_up_block");
  const mine = table.block !== "" && table.block === table.seat;
  useLayoutEffect(() => setOpen(false), [table.number]);
  if (table.block && !mine) {
    return <p class="block-held">{t("web-block-of", { who: nameAt(table, table.block) })}</p>;
  }
  if (claims.length === 0 && !lifts && !mine) return null;
  const shown = open || mine;
  return (
    <div class={shown ? "block-area open" : "block-area"}>
      <button
        type="button"
        class={claims.length > 0 || mine ? "block" : "block quiet"}
        data-testid="block"
        aria-expanded={shown}
        onClick={() => setOpen(!open)}
      >
        {t("web-block")}
      </button>
      {shown && (
        <div class="claims" role="group" aria-label={t("web-block-which")}>
          <p>{mine ? t("web-block-say") : t("web-block-which")}</p>
          {claims.map((way) => {
            const kind = way["kind"] ?? "";
            const name = kind.replaceAll("_", "-");
            return (
              <button
                key={JSON.stringify(way)}
                type="button"
                class="claim"
                data-testid={`challenge-${name}`}
                onClick={() => void session.deed("challenge", way)}
              >
                <b>{tOr(`web-claim-${name}`, kind.replaceAll("_", " "))}</b>
                <small>{tOr(`web-claim-${name}-told`, "")}</small>
              </button>
            );
          })}
          {!mine && lifts && (
            <button
              type="button"
              class="quiet"
              data-testid="lift"
              onClick={() => void session.deed("pick_up_block")}
            >
              {table.lifting}
            </button>
          )}
          {isOffered(table.offers, "put_down_block") && (
            <button
              type="button"
              class="quiet"
              data-testid="put-down"
              onClick={() => void session.deed("put_down_block")}
            >
              {t("web-block-put-down")}
            </button>
          )}
          {!mine && (
            <button type="button" class="quiet" onClick={() => setOpen(false)}>
              {t("web-cancel")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
