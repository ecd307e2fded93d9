/** For a game that brings no face of its own: drawn by its host, chosen by sentences. */
import type { Face } from "../face/face";
import Card from "./Card.svelte";
import Options from "./Options.svelte";
import Table from "./PlainTable.svelte";

export const face: Face = { Table, Options, Card };
