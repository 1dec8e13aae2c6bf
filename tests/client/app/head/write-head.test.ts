import { expect, test } from "vitest";
import { createHeadWriter } from "../../../../client/app/head/write-head.ts";

type Shown = Parameters<ReturnType<typeof createHeadWriter>>;

const site = { name: "Testsite", description: "", url: "https://docs.example", socialImage: "/cards/site.png" };

function described(path: string): Shown {
  const request = { path, params: {}, search: {}, type: null, types: [] };
  return [request, { title: null, description: null }, site];
}

test("the head is that of the page described last, in whatever order the code for it arrives", async () => {
  const shown: string[] = [];
  const module = { showHead: (...[{ path }]: Shown) => void shown.push(path) };
  const loads = Array.from({ length: 2 }, () => Promise.withResolvers<typeof module>());
  let asked = 0;
  const write = createHeadWriter(() => loads[asked++]?.promise ?? Promise.reject(new Error("asked too often")));
  write(...described("/first"));
  write(...described("/second"));
  loads[1]?.resolve(module);
  await loads[1]?.promise;
  loads[0]?.resolve(module);
  await loads[0]?.promise;
  await Promise.resolve();
  expect(shown).toEqual(["/second"]);
});

test("where its code cannot be loaded, the head stays, and the next page has its own", async () => {
  const shown: string[] = [];
  const module = { showHead: (...[{ path }]: Shown) => void shown.push(path) };
  const loads = [Promise.reject(new Error("no network")), Promise.resolve(module)];
  const write = createHeadWriter(() => loads.shift() ?? Promise.resolve(module));
  write(...described("/first"));
  write(...described("/second"));
  await expect.poll(() => shown).toEqual(["/second"]);
});
