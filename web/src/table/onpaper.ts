/* Writing and checking: papers come late in a shake. */
export { CheckActs } from "./checks";
export { Papers } from "./papers";
export { WritingPanel } from "./writing";
