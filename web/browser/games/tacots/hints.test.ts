import { inject, test } from "vitest";
import { browser } from "../../browser";
import { hinted } from "../../hinting";

const base = inject("base");

test("a hint for who plays alone", async () => {
  const wanted = { game: "tacots", players: 1, variant: "patience" };
  await hinted(browser, base, wanted, "phone", "en");
});
