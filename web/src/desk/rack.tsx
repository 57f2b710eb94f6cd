/* Cubes to take: a tap puts one where cubes go now. What lies in the hand is turned or taken away here. */
import { Meanings } from "../table/meanings";
import { Face, colourOf, cubeClass, cubeWords } from "../table/cube";
import { t } from "../words";
import { cubeOf } from "../cubetext";
import { CUBE_COLOURS, EQUATIONS, SETS } from "./cubes";
import { cubesAt, useDesk, withCubes, withTurned, without, type Spot } from "./desk";
import { activeField } from "./paper";

const BRACKETS = ["(", ")", "="];
const SET_BRACKETS = ["(", ")", ";"];
const COLOUR_WORDS: Record<string, string> = { r: "red", b: "blue", g: "green", k: "black" };

/** Signs of ON-SETS that stand on digits' cubes: only a Goal has digits. */
const isDigit = (text: string): boolean => /\d/.test(text);

export function Rack() {
  const desk = useDesk();
  const { active, sets } = desk;
  const writes = active.startsWith("paper");
  const place = writes ? t("web-desk-paper") : t(`web-section-${active}`);
  const known = sets ? SETS.filter((text) => (active === "goal" ? isDigit(text) : active === "resources" || !isDigit(text))) : EQUATIONS;
  return (
    <section class="rack" aria-label={t("web-desk-rack", { place })} data-testid="desk-rack">
      {/* Two rows where the screen is narrow. */}
      <div class="rack-cubes" style={{ "--columns": Math.max(5, Math.ceil(known.length / 2)) }}>
        {known.map((sign) => {
          const cube = cubeOf(sets || writes ? sign : desk.colour + sign);
          return (
            <button
              key={sign}
              type="button"
              class={cubeClass(cube)}
              aria-label={t("web-desk-put", { cube: cubeWords(cube), place })}
              aria-describedby={colourOf(cube)}
              data-testid="rack-cube"
              data-text={sign}
              onClick={() => desk.put(cube.text)}
            >
              <Face cube={cube} />
            </button>
          );
        })}
      </div>
      <div class="rack-tools">
        {desk.held ? <HeldTools /> : writes ? <PaperTools /> : <PlaceTools spot={active as Spot} />}
      </div>
    </section>
  );
}

/** What can be done with the cube in the hand. */
function HeldTools() {
  const desk = useDesk();
  const { held, question, sets } = desk;
  if (!held) return null;
  return (
    <>
      <button type="button" data-testid="desk-turn" onClick={() => desk.change(withTurned(question, held, "u", sets))}>
        {t("web-desk-turn")}
      </button>
      {!sets && (
        <button type="button" data-testid="desk-side" onClick={() => desk.change(withTurned(question, held, "s", sets))}>
          {t("web-desk-side")}
        </button>
      )}
      <button
        type="button"
        data-testid="desk-remove"
        onClick={() => {
          desk.change(without(question, held, sets));
          desk.hold(null);
        }}
      >
        {t("web-desk-remove")}
      </button>
    </>
  );
}

function PlaceTools({ spot }: { spot: Spot }) {
  const desk = useDesk();
  const { question, sets } = desk;
  const cubes = cubesAt(question, spot, sets);
  return (
    <>
      <span class="into">{t("web-desk-rack-short", { place: t(`web-section-${spot}`) })}</span>
      <button
        type="button"
        class="tool"
        aria-label={t("web-desk-back")}
        title={t("web-desk-back")}
        disabled={cubes.length === 0}
        data-testid="desk-back"
        onClick={() => desk.change(withCubes(question, spot, cubes.slice(0, -1), sets))}
      >
        ⌫
      </button>
      {spot === "goal" && !sets && (
        <button type="button" class="tool" title={t("web-desk-gap-told")} data-testid="desk-gap" onClick={() => desk.put(" ")}>
          {t("web-desk-gap")}
        </button>
      )}
      {!sets && (
        <label class="colours">
          {t("web-desk-colour")}
          <select value={desk.colour} data-testid="desk-colour" onChange={(event) => desk.setColour(event.currentTarget.value)}>
            <option value="">{t("web-desk-colour-none")}</option>
            {CUBE_COLOURS.map((letter) => (
              <option key={letter} value={letter}>
                {t(`web-colour-${COLOUR_WORDS[letter]}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

function PaperTools() {
  const { sets, put, question, change } = useDesk();
  return (
    <>
      {(sets ? SET_BRACKETS : BRACKETS).map((sign) => (
        <button key={sign} type="button" class="tool" data-testid="pad-piece" data-text={sign} onClick={() => put(sign)}>
          {sign}
        </button>
      ))}
      <Meanings sets={sets} codes={null} note={(told) => activeField()?.note(told)} blank={(colour) => activeField()?.blank(colour)} />
      <button type="button" class="tool" aria-label={t("web-pad-erase")} title={t("web-pad-erase")} onClick={() => activeField()?.erase()}>
        ⌫
      </button>
      {sets && question.papers.length < 2 && (
        <button
          type="button"
          class="quiet"
          data-testid="desk-two"
          onClick={() => change({ papers: [question.papers[0] ?? "", ""] })}
        >
          {t("web-desk-paper-add")}
        </button>
      )}
    </>
  );
}
