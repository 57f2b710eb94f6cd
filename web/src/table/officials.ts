/* What judges see, and what hands do at an open table before the cubes are rolled. */
export { Dealing } from "./dealing";
export { JudgeSeat } from "./judgeseat";
export { OpinionView } from "./opinion";
