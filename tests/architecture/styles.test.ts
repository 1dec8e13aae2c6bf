import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const client = fileURLToPath(new URL("../../client", import.meta.url));

/** A literal colour. Black and transparent black are exempt: they are the two ends of a mask. */
const colour = /#(?!0000?\b)[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;

function coloursIn(file: string): readonly string[] {
  return (
    readFileSync(join(client, file), "utf8")
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .match(colour) ?? []
  );
}

test("only the tokens file has literal colours", () => {
  const files = globSync("**/*.css", { cwd: client });
  expect(files.length).toBeGreaterThan(40);
  expect(coloursIn("styles/tokens.css").length).toBeGreaterThan(50);
  expect(files.filter((file) => file !== join("styles", "tokens.css") && coloursIn(file).length > 0)).toEqual([]);
});

test("a text size that has a token is written by its token", () => {
  const tokens = [...rulesIn("styles/tokens.css").matchAll(/--text-\w+: ([\d.]+rem);/g)].map(([, size]) => size);
  expect(tokens.length).toBeGreaterThan(8);
  const files = globSync("**/*.css", { cwd: client });
  const sizes = files.flatMap((file) => [...rulesIn(file).matchAll(/font-size: ([\d.]+rem);/g)]);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter(([, size]) => tokens.includes(size)).map(([rule]) => rule)).toEqual([]);
});

/** The sheets that every page holds as far as it needs them; others may come while somebody reads. */
const early = join("styles", "");

function rulesIn(file: string): string {
  return readFileSync(join(client, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
}

test("a sheet that comes later has no layer: a browser computes the style of the whole page again for one that has", () => {
  const files = globSync("**/*.css", { cwd: client });
  const layered = files.filter((file) => rulesIn(file).includes("@layer"));
  expect(layered.some((file) => file.startsWith(early))).toBe(true);
  expect(layered.filter((file) => !file.startsWith(early) && !file.startsWith("playground"))).toEqual([]);
});

test("no rule is for whatever follows: with each element that is added all that follow it, and what they hold, are styled again", () => {
  const files = globSync("**/*.css", { cwd: client }).filter((file) => !file.startsWith("playground"));
  // What follows an element with an attribute of ours is known without looking.
  expect(files.flatMap((file) => rulesIn(file).match(/[^\n{};]*(?:~ \*|[^\]] \+ \*)[^\n{};]*/g) ?? [])).toEqual([]);
});

test("no rule is for any element within a first, last or following one: where an element becomes that, all that it holds is styled again", () => {
  const files = globSync("**/*.css", { cwd: client }).filter((file) => !file.startsWith("playground"));
  const placed =
    /[^\n{};,]*(?:(?<!\()[+~] |:(?:first|last|only|nth)-)[^\n{};,]*[ >+~] ?(?:\*|:(?!is\(|where\(|global\())[^\n{};,]*(?=[{,])/g;
  expect(files.flatMap((file) => rulesIn(file).match(placed) ?? [])).toEqual([]);
});

test("what is placed by an anchor is placed once it is open: else style is never computed without layout", () => {
  const files = globSync("**/*.css", { cwd: client }).filter((file) => !file.startsWith("playground"));
  const placed = files.flatMap((file) => rulesIn(file).match(/[^{}]*\{[^{}]*position-area:[^{}]*\}/g) ?? []);
  expect(placed.length).toBeGreaterThan(1);
  expect(placed.filter((rule) => !/:popover-open \{/.test(rule))).toEqual([]);
});

test("no state of the page changes the background or the scrollbar gutter of the root: either has every element styled again", () => {
  const files = globSync("**/*.css", { cwd: client }).filter((file) => !file.startsWith("playground"));
  const ofRootInState = files.flatMap((file) =>
    [...rulesIn(file).matchAll(/([^{};]*)\{([^{}]*)\}/g)].filter(([, selectors = ""]) =>
      selectors.split(",").some((selector) => /(?:\bhtml|:root)[[:.][^ >]*\)?$/.test(selector.trim())),
    ),
  );
  expect(ofRootInState.map(([, selectors = ""]) => selectors.trim())).toContain(":global(html[data-modal])");
  expect(ofRootInState.filter(([, , body = ""]) => /(?:background|scrollbar-gutter)/.test(body))).toEqual([]);
});
