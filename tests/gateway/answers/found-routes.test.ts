import { expect, test } from "vitest";
import { createFinder } from "../../../gateway/answers/find-match.ts";
import type { Target } from "../../../gateway/answers/route.ts";

const target: Target = { method: "GET", path: "/a", search: "?b", accept: "text/html", body: null };

/** Two routes, the first of which tells its keys, with what they were asked. */
function openFinder() {
  const asked: string[] = [];
  let site = {};
  const fill = () => Promise.reject(new Error("not filled here"));
  const finder = createFinder(
    [
      {
        name: "first",
        keyOf: ({ body }) => (body === null ? null : `first ${body.toString()}`),
        match: ({ body }) => (body === null ? null : { key: `first ${body.toString()}`, fill }),
      },
      {
        name: "second",
        match: ({ path, search, accept }) => {
          asked.push(`${path}${search} ${accept}`);
          return path === "/none" ? null : { key: `second ${path}`, fill };
        },
      },
    ],
    () => site,
  );
  return { finder, asked, changeSite: () => (site = {}) };
}

test("a route is asked once for an address, once more for another Accept header, and again when the site has changed", () => {
  const { finder, asked, changeSite } = openFinder();
  for (const accept of ["text/html", "text/html", "text/markdown", "text/html"])
    expect(finder.match({ ...target, accept })).toMatchObject({
      match: { key: "second /a" },
      route: { name: "second" },
    });
  expect(finder.match(target)?.match.key).toBe("second /a");
  expect(asked).toEqual(["/a?b text/html", "/a?b text/markdown"]);
  changeSite();
  finder.match(target);
  finder.match(target);
  expect(asked.length).toBe(3);
});

test("that no route matches is remembered too", () => {
  const { finder, asked } = openFinder();
  for (const _time of [1, 2]) expect(finder.match({ ...target, path: "/none" })).toBe(null);
  expect(asked.length).toBe(1);
});

test("what is sent in a body is never remembered, nor are long addresses", () => {
  const { finder, asked } = openFinder();
  for (const sent of ["x", "y"])
    expect(finder.key({ ...target, method: "POST", body: Buffer.from(sent) })?.key).toBe(`first ${sent}`);
  const long = { ...target, search: `?${"b".repeat(1_000)}` };
  for (const _time of [1, 2]) finder.match(long);
  expect(asked.length).toBe(2);
});

test("very many addresses are found, each as itself", () => {
  const { finder } = openFinder();
  for (let index = 0; index < 10_000; index += 1)
    expect(finder.match({ ...target, path: `/${index}` })?.match.key).toBe(`second /${index}`);
});
