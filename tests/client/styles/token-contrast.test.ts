import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastOf, parseColour } from "../../../content-folder/site-definition/theme/colour.ts";

const tokens = readFileSync(new URL("../../../client/styles/tokens.css", import.meta.url), "utf8");
const grounds = ["paper", "raised", "wash"];
const code = ["keyword", "string", "number", "function", "name", "comment"].map((kind) => `code-${kind}`);

/** Which colours stand on which, and the contrast that they need. axe cannot see all of these: under a card's link, on a gradient, on a picture. */
const pairs: readonly (readonly [ratio: number, inks: readonly string[], grounds: readonly string[]])[] = [
  [7, ["ink"], [...grounds, "hover", "mark", "accent-wash", "warn-wash"]],
  [7, ["ink-2"], grounds],
  [4.5, ["ink-3", "accent", "accent-strong"], [...grounds, "hover"]],
  [4.5, ["accent", "accent-strong"], ["accent-wash"]],
  [4.5, ["error"], grounds],
  [4.5, ["warn"], [...grounds, "warn-wash"]],
  [4.5, code, ["wash"]],
  [4.5, ["on-accent"], ["accent", "accent-strong"]],
  [4.5, ["on-terminal"], ["terminal"]],
  [3, ["edge", "star"], ["paper", "raised"]],
];

function colourOf(name: string, theme: 0 | 1) {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";
  const parts = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value);
  const colour = parseColour(parts?.[theme + 1] ?? value);
  if (colour === null) throw new Error(`--${name} is no colour: ${value}`);
  return colour;
}

test.each([0, 1] as const)("every pair of tokens has the contrast it needs, in theme %i", (theme) => {
  const low = pairs.flatMap(([ratio, inks, on]) =>
    inks.flatMap((ink) =>
      on
        .map((ground) => ({
          pair: `${ink} on ${ground}`,
          needs: ratio,
          has: contrastOf(colourOf(ink, theme), colourOf(ground, theme)),
        }))
        .filter(({ needs, has }) => has < needs),
    ),
  );
  expect(low).toEqual([]);
});
