/* What lies beside the mat until somebody looks at it: fetched when the mat stands. */
export { Leave } from "./leave";
export { LobbyView } from "./lobby";
export { PeoplePanel } from "./people";
export { BlankProtest } from "./protest";
export { RulingsPanel } from "./rulings";
export { Scratch } from "./scratch";
export { SheetView } from "./sheet";
export { PrintSheet, VariationSheetView } from "./variationsheet";
