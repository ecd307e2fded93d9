/**
 * Where somebody is invited to. Once the host has removed somebody, who has the link of the table,
 * only a link with its code behind the `#` leads to a seat.
 */
import { mark } from "../page/address";
import type { TableInfo } from "../wire";

/** The page of a table that others are invited to: `table`, or `hand` beside a television. */
export const invitation = (
  page: "table" | "hand",
  { id, code, guarded }: Pick<TableInfo, "id" | "code" | "guarded">,
): string => `/${page}/${id}${guarded && code ? `#${code}` : ""}`;

/** The code of the invitation with which somebody has come; null if with none. */
export const invited = (): string | null => mark().slice(0, 20) || null;
