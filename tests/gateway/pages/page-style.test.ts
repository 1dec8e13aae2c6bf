import { expect, test } from "vitest";
import { createStyleReader } from "../../../gateway/pages/page-style.ts";

function styleOf(css: string, markup: string): string {
  return createStyleReader()([css])(markup);
}

test.each([
  ["a class that the page has", ".a{top:0}", '<p class="b a">'],
  ["an element that the page has", "p>b{top:0}", "<p><b>"],
  ["one of the arguments of :is()", ".a :is(i,b){top:0}", '<p class="a"><b>'],
  ["what :not() says", ".a:not(.z){top:0}", '<p class="a">'],
  ["a state", ".a:hover:has(:popover-open)::backdrop{top:0}", '<p class="a">'],
  ["an attribute that may change", ".a[open][aria-current]{top:0}", '<p class="a">'],
  ["a theme, which a script sets", "[data-theme=dark]{top:0}", "<p>"],
  ["a data attribute that the page has", "[data-callout=warning]{top:0}", '<p data-callout="note">'],
  ["a rule in a block", "@media print{.a{top:0}}", '<p class="a">'],
  ["an animation that runs", "@keyframes m{0%{top:0}to{top:1px}}.a{animation:2s m}", '<p class="a">'],
  ["a custom property that a rule uses", ":root{--a:1px}.a{top:var(--a)}", '<p class="a">'],
  ["a custom property that one in use uses", ":root{--b:2px;--a:var(--b)}.a{top:var(--a,0)}", '<p class="a">'],
  ["a custom property that only the markup uses", ":root{--a:1px}", '<p style="top:var(--a)">'],
  ["what of the root is no custom property", ':root{color-scheme:light dark;font-family:"a;b"}', "<p>"],
  ["a face of a font", "@font-face{font-family:F;src:local(F)}", ""],
])("%s is kept", (_what, css, markup) => {
  expect(styleOf(css, markup)).toBe(css);
});

test.each([
  ["a class that the page lacks", ".z{top:0}", '<p class="a">'],
  ["a class inside of one that the page lacks", ".z .a{top:0}", '<p class="a">'],
  ["all arguments of :is()", ".a:is(.y,.z){top:0}", '<p class="a">'],
  ["a data attribute that the page lacks", "[data-callout]{top:0}", "<p>data-callout"],
  ["a block of which nothing is left", "@media print{.z{top:0}}", '<p class="a">'],
  ["an animation that nothing names", "@keyframes m{0%{top:0}to{top:1px}}.z{animation:2s m}", '<p class="a">'],
])("%s is removed", (_what, css, markup) => {
  expect(styleOf(css, markup)).toBe("");
});

test.each([
  ["of several selectors those that match nothing", ".z,.a:hover,i{top:0}", '<p class="a">', ".a:hover{top:0}"],
  [
    "a custom property that nothing uses, with those that only it uses",
    ':root{--c:";";--b:var(--c);--a:1px}.a{top:var(--a)}@media print{:root{--b:0;--a:2px}}',
    '<p class="a">',
    ":root{--a:1px}.a{top:var(--a)}@media print{:root{--a:2px}}",
  ],
  [
    "a custom property whose name only begins like one in use",
    ":root{--a:1px;--a-b:2px}.a{top:var(--a-b)}",
    '<p class="a">',
    ":root{--a-b:2px}.a{top:var(--a-b)}",
  ],
])("%s are removed", (_what, css, markup, left) => {
  expect(styleOf(css, markup)).toBe(left);
});

test("an invalid style sheet is refused", () => {
  expect(() => createStyleReader()([".a{top:0}}b{"])).toThrow(/expected/i);
});

test("a very long page gets the full style without being searched", () => {
  const css = ".a{color:red}.b{color:blue}";
  expect(createStyleReader()([css])(`<p class="a">${"word ".repeat(50_000)}</p>`)).toBe(css);
});

test("the rules of several sheets stay in their order, and what they share is read once", () => {
  const readStyle = createStyleReader();
  const [shared, list, text] = [":root{--a:1px;--b:2px}.a{top:var(--a)}", ".list{left:0}", ".text{left:var(--b)}"];
  expect(readStyle([shared, list])('<p class="a list">')).toBe(":root{--a:1px}.a{top:var(--a)}.list{left:0}");
  expect(readStyle([text, shared])('<p class="text">')).toBe(".text{left:var(--b)}:root{--b:2px}");
});
