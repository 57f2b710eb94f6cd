/* Cubes and cards of each game, lying on its felt. */
import { CardBox, CubeBox } from "../table/cube";
import type { Card, Cube, Game } from "../wire";

const cube = (face: string, colour: Cube["colour"] = ""): Cube => ({ text: face, face, colour });
const SUM = [cube("7", "black"), cube("×", "blue"), cube("6", "green")];
const GOAL = [cube("4", "green"), cube("2", "blue")];
const SET = [cube("R", "red"), cube("∪"), cube("G", "green")];
const CARDS: Card[] = [
  { text: "BR", dots: ["blue", "red"] },
  { text: "RG", dots: ["red", "green"] },
  { text: "GY", dots: ["green", "yellow"] },
];

const Row = ({ cubes }: { cubes: readonly Cube[] }) => cubes.map((each) => <CubeBox key={each.text} cube={each} />);

/** What the game is about, in cubes. */
export function Art({ game }: { game: Game }) {
  return (
    <div class={`art ${game}`} aria-hidden="true">
      <span class="half">
        <Row cubes={game === "equations" ? SUM : SET} />
      </span>
      <span class="half">
        <b>=</b>
        {game === "equations" ? (
          <>
            <svg class="flag" viewBox="0 0 24 32">
              <path d="M4 2v29" stroke="#a87800" stroke-width="3" stroke-linecap="round" />
              <path d="M5 3h17l-5 6 5 6H5z" fill="#ff5a36" />
            </svg>
            <Row cubes={GOAL} />
          </>
        ) : (
          <span class="fan">
            {CARDS.map((card) => (
              <CardBox key={card.text} card={card} />
            ))}
          </span>
        )}
      </span>
    </div>
  );
}
