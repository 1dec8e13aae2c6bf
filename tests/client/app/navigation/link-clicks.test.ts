// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { followPlainLinks } from "../../../../client/app/navigation/link-clicks.ts";

let followed: string[];
let stop: () => void;

beforeEach(() => {
  followed = [];
  history.replaceState(null, "", "/article/first-words?x=1");
  stop = followPlainLinks((to) => void followed.push(to));
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

/** Clicks the innermost element of some markup; returns whether the browser follows the link. */
function click(html: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let isLeft = false;
  const browser = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  // Window listeners run last, just before the browser's default action.
  addEventListener("click", browser, { once: true });
  const target = document.querySelector("em") ?? document.querySelector("a") ?? document.body;
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
  return isLeft;
}

test("a link to one of our pages goes to the router, with query and fragment, also when an element inside it is clicked", () => {
  expect(click(`<a href="/article/other?page=2#part"><em>Other</em></a>`)).toBe(false);
  expect(click(`<a href="${location.origin}/glossary">Glossary</a>`)).toBe(false);
  expect(click(`<a href="/article/release-2.5">Release 2.5</a>`)).toBe(false);
  expect(followed).toEqual(["/article/other?page=2#part", "/glossary", "/article/release-2.5"]);
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
])("a link %s is left to the browser", (_kind, html) => {
  expect(click(html)).toBe(true);
  expect(followed).toEqual([]);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  "a click with %j asks for something else, and is left to the browser",
  (options) => {
    expect(click(`<a href="/article/other">a</a>`, options)).toBe(true);
    expect(followed).toEqual([]);
  },
);

test("a click that was already handled is ignored", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true });
  click(`<a href="/article/other">a</a>`);
  expect(followed).toEqual([]);
});

test("once stopped, it handles no clicks", () => {
  stop();
  expect(click(`<a href="/article/other">a</a>`)).toBe(true);
  expect(followed).toEqual([]);
});
