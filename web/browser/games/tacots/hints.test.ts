import { inject } from "vitest";
import { browser } from "../../browser";
import { hinted } from "../../hinting";
import { longer } from "../../longer";

const base = inject("base");

longer("a hint for who plays alone", async () => {
  const wanted = { game: "tacots", players: 1, variant: "patience" };
  await hinted(browser, base, wanted, "phone", "en");
});
