/** For a game that brings no face of its own. */
import type { Face } from "../face/face";
import Table from "./PlainTable.svelte";

export const face: Face = { Table };
