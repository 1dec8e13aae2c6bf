// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { followPlainLinks } from "../../../client/app/link-clicks.ts";

let followed: string[];
let stop: () => void;

beforeEach(() => {
  followed = [];
  history.replaceState(null, "", "/article/first-words?x=1");
  stop = followPlainLinks((to) => followed.push(to));
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

/** Clicks the innermost element of some markup; tells whether the link is left to the browser. */
const click = (html: string, options: MouseEventInit = {}): boolean => {
  document.body.innerHTML = html;
  let isLeft = false;
  const browser = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  // The window hears of a click last, as the browser does.
  addEventListener("click", browser, { once: true });
  const target = document.querySelector("em") ?? document.querySelector("a") ?? document.body;
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
  return isLeft;
};

test("a link to a page of ours goes to the router, with its query and fragment, also from within the link", () => {
  expect(click(`<a href="/article/other?page=2#part"><em>Other</em></a>`)).toBe(false);
  expect(click(`<a href="${location.origin}/glossary">Glossary</a>`)).toBe(false);
  expect(followed).toEqual(["/article/other?page=2#part", "/glossary"]);
});

test.each([
  ["elsewhere", `<a href="https://elsewhere.example/">a</a>`],
  ["in a new tab", `<a href="/article/other" target="_blank">a</a>`],
  ["as a download", `<a href="/article/other" download>a</a>`],
  ["marked as external", `<a href="/article/other" rel="external">a</a>`],
  ["to a file", `<a href="/sitemap.xml">a</a>`],
  ["to a picture", `<a href="/media/abc">a</a>`],
  ["to a part of this page", `<a href="#part">a</a>`],
  ["to an address of another kind", `<a href="mailto:ada@example.org">a</a>`],
  ["without an address", `<a>a</a>`],
])("a link %s is the browser's", (_kind, html) => {
  expect(click(html)).toBe(true);
  expect(followed).toEqual([]);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  "a click with %j asks for something else, and is the browser's",
  (options) => {
    expect(click(`<a href="/article/other">a</a>`, options)).toBe(true);
    expect(followed).toEqual([]);
  },
);

test("a click that somebody has taken already is left alone", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true });
  click(`<a href="/article/other">a</a>`);
  expect(followed).toEqual([]);
});

test("after it is stopped it takes no click", () => {
  stop();
  expect(click(`<a href="/article/other">a</a>`)).toBe(true);
  expect(followed).toEqual([]);
});
