/* The mat at the desk: the same felt, areas and plaque as at a table, built by tapping and typing. */
import { cubeOf } from "../cubetext";
import { useRef } from "preact/hooks";
import { CardBox, Face, colourOf, cubeClass, cubeWords } from "../table/cube";
import { GoalView } from "../table/goalview";
import { step } from "../table/section";
import { t } from "../words";
import { CARDS, cardOf, laidGoal, layCubes, layoutOf, listed, typed, LAYOUTS } from "./cubes";
import { cubesAt, moved, useDesk, withCubes, without, type Spot } from "./desk";
import { Pills } from "./variations";

export function DeskMat() {
  const { sets } = useDesk();
  return (
    <section class="mat" aria-label={t("web-mat")} data-testid="desk-mat">
      <div class="lid">
        <Pills />
        <DeskSection spot="goal" />
      </div>
      {sets && <Cards />}
      <div class="three">
        <DeskSection spot="required" />
        <DeskSection spot="permitted" />
        <DeskSection spot="forbidden" />
      </div>
      <DeskSection spot="resources" />
      <HeldWords />
    </section>
  );
}

/** For screen readers: what is held, and what can be done with it. */
function HeldWords() {
  const { held, question, sets } = useDesk();
  const text = held && cubesAt(question, held.place, sets)[held.index];
  return (
    <p class="unseen" aria-live="polite">
      {text && t("web-desk-held", { cube: cubeWords(cubeOf(text)) })}
    </p>
  );
}

function DeskSection({ spot }: { spot: Spot }) {
  const desk = useDesk();
  const { question, sets, active, held } = desk;
  const name = useRef<HTMLButtonElement>(null);
  const cubes = cubesAt(question, spot, sets);
  const title = t(`web-section-${spot}`);
  const replace = (next: typeof question): void => desk.change(next);
  const onTap = (): void => {
    if (held && held.place !== spot) {
      replace(moved(question, held, spot, sets));
      desk.hold(null);
    }
    desk.activate(spot);
  };
  const remove = (index: number): void => {
    replace(without(desk.current(), { place: spot, index }, sets));
    desk.hold(null);
    // The cube that had the focus is gone.
    name.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = held?.place === spot ? held.index : cubesAt(desk.current(), spot, sets).length - 1;
    const gap = event.key === " " && spot === "goal" && !sets;
    const piece = gap ? " " : typed(event.key, sets);
    if (event.key === "Escape") return desk.hold(null);
    if ((event.key === "Backspace" || event.key === "Delete") && at >= 0) remove(at);
    else if (piece) desk.put(piece, spot);
    else return;
    event.preventDefault();
  };
  const small = { "--count": cubes.length };
  return (
    <section
      class={`section section-${spot}${active === spot ? " target" : ""}`}
      style={small}
      aria-label={title}
      data-testid={`desk-${spot}`}
      data-text={question[spot].trim()}
      onClick={onTap}
      onKeyDown={onKey}
    >
      <header>
        <h2>
          <button
            ref={name}
            type="button"
            class="area-name"
            aria-pressed={active === spot}
            title={active === spot ? t("web-desk-active") : undefined}
            data-testid={`desk-to-${spot}`}
          >
            {title}
          </button>
        </h2>
        <small>{spot === "goal" && sets ? t("web-sets-goal-told") : t(`web-section-${spot}-told`)}</small>
      </header>
      <div class="cubes">
        {spot === "goal" && sets ? (
          <SetGoal />
        ) : (
          cubes.map((text, index) =>
            text === " " ? <span key={index} class="goal-gap" /> : <DeskCube key={`${index}${text}`} spot={spot} text={text} index={index} />,
          )
        )}
        {active === spot && !(sets && spot === "goal" && cubes.length === 3) && <span class="put-here" aria-hidden="true">+</span>}
      </div>
    </section>
  );
}

/** A cube on the mat: a tap takes it into the hand; while a paper is written, a tap writes it. */
function DeskCube({ spot, text, index }: { spot: Spot; text: string; index: number }) {
  const desk = useDesk();
  const cube = cubeOf(text);
  const isHeld = desk.held?.place === spot && desk.held.index === index;
  const writes = desk.active.startsWith("paper") && spot !== "forbidden";
  return (
    <button
      type="button"
      class={cubeClass(cube, isHeld && "held")}
      aria-pressed={writes ? undefined : isHeld}
      aria-label={t("web-cube-in", { cube: cubeWords(cube), section: t(`web-section-${spot}`) })}
      aria-describedby={colourOf(cube)}
      data-testid="desk-cube"
      data-text={text}
      onKeyDown={(event) => step(event)}
      onClick={(event) => {
        event.stopPropagation();
        if (writes) return desk.put(text);
        desk.hold(isHeld ? null : { place: spot, index });
      }}
    >
      <Face cube={cube} />
    </button>
  );
}

/** A Goal of ON-SETS as it lies; two or three cubes can lie in several ways. */
function SetGoal() {
  const desk = useDesk();
  const { question } = desk;
  const cubes = cubesAt(question, "goal", true);
  if (cubes.length === 0) return null;
  const layouts = LAYOUTS[cubes.length] ?? [];
  return (
    <>
      {cubes.length === 1 ? (
        <DeskCube spot="goal" text={cubes[0] ?? ""} index={0} />
      ) : (
        <span class="laid-set">
          <GoalView goal={laidGoal(question.goal, true)} />
        </span>
      )}
      {layouts.length > 1 && (
        <label class="layout">
          <span class="unseen">{t("web-desk-layout", { layout: question.goal })}</span>
          <select
            value={layoutOf(question.goal)}
            data-testid="desk-layout"
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
            onChange={(event) => desk.change({ goal: layCubes(cubes, event.currentTarget.value) })}
          >
            {layouts.map((layout) => (
              <option key={layout} value={layout}>
                {layCubes(cubes, layout)}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="quiet"
            aria-label={t("web-desk-back")}
            onClick={(event) => {
              event.stopPropagation();
              desk.change(withCubes(question, "goal", cubes.slice(0, -1), true));
            }}
          >
            ⌫
          </button>
        </label>
      )}
    </>
  );
}

/** Neighbours differ in one colour, as in the chart of a table. */
const ACROSS = ["B", "BR", "R", ""];
const DOWN = ["G", "GY", "Y", ""];
const ORDER = [..."BRGY"];
const cardAt = (row: string, column: string): string =>
  ORDER.filter((colour) => row.includes(colour) || column.includes(colour)).join("") || "blank";

/** The Universe: every card there is; those that were dealt are in. */
function Cards() {
  const desk = useDesk();
  const dealt = listed(desk.question.universe);
  const set = (cards: readonly string[]): void =>
    desk.change({ universe: CARDS.filter((card) => cards.includes(card)).reverse().join(" ") });
  const toggle = (card: string): void =>
    set(dealt.includes(card) ? dealt.filter((other) => other !== card) : [...dealt, card]);
  return (
    <section class="universe" aria-label={t("web-universe")} data-testid="desk-universe" data-text={desk.question.universe}>
      <h2>
        {t("web-universe")} <small>{t("web-universe-count", { count: dealt.length })}</small>
        <button type="button" class="pill" data-testid="desk-all-cards" onClick={() => set(dealt.length ? [] : CARDS)}>
          {t(dealt.length ? "web-desk-no-cards" : "web-desk-all-cards")}
        </button>
      </h2>
      <div class="deal">
        {DOWN.flatMap((row) =>
          ACROSS.map((column) => {
            const text = cardAt(row, column);
            const inside = dealt.includes(text);
            return (
              <button
                key={text}
                type="button"
                class={inside ? "deal-card in" : "deal-card"}
                aria-pressed={inside}
                data-testid="desk-card"
                data-text={text}
                onClick={() => toggle(text)}
              >
                <CardBox card={cardOf(text)} />
              </button>
            );
          }),
        )}
      </div>
    </section>
  );
}
