import { expect, test } from "vitest";
import type { BackendProcess } from "../support/backend-process.ts";
import { aDocument } from "../support/content-folder.ts";
import { each } from "../support/json.ts";
import { searchFor } from "../support/search-for.ts";
import { startTwo } from "../support/two-backends.ts";

const files = { "article/a.md": aDocument({ subject: "Domains" }, "How to move domains.") };

async function countsIn(backend: BackendProcess, report: string) {
  const { body } = await backend.request(`/api/reports/${report}/testsite`);
  return each(body, "searches", "term").map((term, index) => [term, each(body, "searches", "count")[index]]);
}

function note(backend: BackendProcess, term: string, ip: string) {
  return backend.request("/api/search-choices/testsite", { body: { term, slug: null, ip } });
}

test("searches that found nothing through two backends at once are counted together, and reported by both", async () => {
  await using two = await startTwo(files);
  const asked = ["zombie escape", "escaping zombies", "qqqzzz"];
  for (let round = 0; round < 4; round += 1)
    await Promise.all([two.first, two.second].flatMap((one) => asked.map((term) => searchFor(one, term))));
  // The report saves what its own process has counted; the other one's is saved when that is asked.
  await Promise.all([countsIn(two.first, "zero-result-searches"), countsIn(two.second, "zero-result-searches")]);
  const expected = [
    [expect.stringMatching(/zombie/), 16],
    ["qqqzzz", 8],
  ];
  expect(await countsIn(two.first, "zero-result-searches")).toEqual(expected);
  expect(await countsIn(two.second, "zero-result-searches")).toEqual(expected);
});

test("searches that led to nothing through two backends are counted together", async () => {
  await using two = await startTwo(files);
  for (const one of [two.first, two.second])
    for (const ip of ["192.0.2.1", "192.0.2.2", "192.0.2.1"]) expect((await note(one, "move it", ip)).status).toBe(200);
  await Promise.all([countsIn(two.first, "abandoned-searches"), countsIn(two.second, "abandoned-searches")]);
  expect(await countsIn(two.first, "abandoned-searches")).toEqual([["move it", 4]]);
});
