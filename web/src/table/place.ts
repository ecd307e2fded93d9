/** Where a table stands, and which game is on it: whoever knows says so to all below. */
import { createContext } from "svelte";
import type { Layout } from "../face/face";
import type { GameName } from "../wire";

const [layout, setLayout, hasLayout] = createContext<() => Layout>();
const [game, setGame, hasGame] = createContext<() => GameName>();

export { setGame, setLayout };

/** How the table is laid out round here. */
export const getLayout = (): (() => Layout) => (hasLayout() ? layout() : () => "table");

/** Which game is played here; no name where nobody has said so. */
export const getGame = (): (() => GameName) => (hasGame() ? game() : () => "");
