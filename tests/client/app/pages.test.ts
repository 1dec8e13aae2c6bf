import { expect, test } from "vitest";
import { createPages } from "../../../client/app/pages.ts";
import type { Route } from "../../../client/app/route.ts";
import type { PageModule } from "../../../client/data/page.ts";

const page: PageModule = {
  Page: () => null,
  queries: () => [],
  describe: () => ({ kind: "missing" }),
};

/** A route whose code is lost as often as given, and then there. */
function losing(times: number) {
  let loads = 0;
  const route: Route = {
    path: "/authors",
    parameters: [],
    file: "client/features/authors/AuthorsPage.tsx",
    load: async () => {
      loads += 1;
      if (loads <= times) throw new TypeError("Failed to fetch dynamically imported module");
      return { page };
    },
  };
  return { route, loads: () => loads };
}

test("a page that must be shown and whose code is lost is left, by its file, and loaded again when it is needed again", async () => {
  const left: string[] = [];
  const pages = createPages((file) => left.push(file));
  const { route, loads } = losing(1);
  let hasSettled = false;
  const first = pages.need(route);
  void first.finally(() => (hasSettled = true));
  await expect.poll(() => left).toEqual([route.file]);
  expect({ page: pages.peek(route), hasSettled }).toEqual({ page: null, hasSettled: false });

  const again = pages.need(route);
  await expect.poll(() => pages.peek(route)).toBe(page);
  expect(await again).toBe(page);
  expect({ loads: loads(), hasSettled, left }).toEqual({ loads: 2, hasSettled: false, left: [route.file] });
});

test("a page that is needed while it loads, or again, is loaded once, and every call gets the same promise", async () => {
  const { route, loads } = losing(0);
  const pages = createPages();
  void pages.load(route);
  const needed = pages.need(route);
  expect(pages.need(route)).toBe(needed);
  expect(await needed).toBe(page);
  expect(pages.need(route)).toBe(needed);
  expect(loads()).toBe(1);
});

test("code that is lost before anybody needs it leaves nothing, and is loaded again; without a way to leave, its failure is the caller's", async () => {
  const left: string[] = [];
  const { route } = losing(1);
  const pages = createPages((file) => left.push(file));
  await expect(pages.load(route)).rejects.toThrow("Failed to fetch");
  expect(await pages.need(route)).toBe(page);
  expect(left).toEqual([]);
  await expect(createPages().need(losing(1).route)).rejects.toThrow("Failed to fetch");
});
