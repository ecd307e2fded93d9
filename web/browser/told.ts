/** What a page makes of a sentence that the server leaves to it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { source } from "../catalogue";
import type { Said } from "../src/wire";
import { fill } from "../src/words/fill";
import { Written } from "../src/words/numbers";

const english = new FluentBundle("en", { useIsolating: false });
english.addResource(new FluentResource(source("en")));

/** It in English, with cards in their notation. */
export const told = (said: Said, names: readonly string[] = []): string =>
  fill(
    said,
    names,
    (cards) => cards,
    (id, params) => {
      const plain = Object.entries(params).map(([name, value]) => [
        name,
        typeof value === "object"
          ? value.join(", ")
          : typeof value === "number"
            ? new Written(value)
            : value,
      ]);
      const pattern = english.getMessage(id)?.value;
      if (!pattern) throw new Error(`no message ${id}`);
      return english.formatPattern(pattern, Object.fromEntries(plain));
    },
  );
