import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at, each } from "../support/json.ts";

const files = { "article/a.md": aDocument(), "article/b.md": aDocument() };
function report(name: string) {
  return `/api/reports/${name}/testsite`;
}

test("ratings are reported by document, lowest average first, with the votes per half step", async () => {
  await using site = await openSite(files);
  const votes: readonly (readonly [string, number, string])[] = [
    ["a", 5, "192.0.2.1"],
    ["a", 0.5, "192.0.2.2"],
    ["b", 2, "192.0.2.1"],
    ["b", 2, "192.0.2.2"],
    ["b", 3, "192.0.2.3"],
  ];
  for (const [slug, rating, ip] of votes)
    expect((await site.request(`/api/docs/rate/${slug}`, { body: { rating, ip } })).status).toBe(200);
  for (const ip of ["192.0.2.1", "192.0.2.2"])
    await site.request("/api/docs/feedback/b", { body: { rating: 2, reason: "out-of-date", ip } });
  const { body, headers } = await site.request(report("ratings"));
  expect(at(body, "ratings")).toEqual([
    {
      slug: "b",
      votes: 3,
      average: 7 / 3,
      counts: [0, 0, 0, 2, 0, 1, 0, 0, 0, 0],
      reasons: [{ reason: "out-of-date", count: 2 }],
    },
    { slug: "a", votes: 2, average: 2.75, counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1], reasons: [] },
  ]);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a comment replaces the same address's earlier one, and is deleted with a withdrawn rating", async () => {
  await using site = await openSite(files);
  const say = (comment: string, ip: string) =>
    site.request("/api/docs/feedback/a", { body: { rating: 2, reason: "other", comment, ip } });
  await site.request("/api/docs/rate/a", { body: { rating: 2, ip: "192.0.2.1" } });
  for (const [comment, ip] of [
    ["First.", "192.0.2.1"],
    ["Somebody else.", "192.0.2.2"],
    ["Second.", "192.0.2.1"],
  ] as const)
    await say(comment, ip);
  expect(each((await site.request(report("feedback"))).body, "feedback", "comment")).toEqual([
    "Second.",
    "Somebody else.",
  ]);
  await site.request("/api/docs/rate/a", { method: "DELETE", body: { ip: "192.0.2.1" } });
  expect(each((await site.request(report("feedback"))).body, "feedback", "comment")).toEqual(["Somebody else."]);
  expect(at((await site.request(report("ratings"))).body, "ratings")).toEqual([]);
});

test("a sixth comment in an hour is refused; the store has no addresses", async () => {
  await using site = await openSite(files);
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1)
    statuses.push(
      (await site.request("/api/docs/feedback/a", { body: { comment: "A word.", ip: "203.0.113.78" } })).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await site.backend.stop();
  const dump = await site.dumpStore();
  expect(dump).toContain("A word.");
  expect(dump).not.toContain("203.0.113.78");
});

test("missing paths reported by gateways add up, survive a restart, and have no query and nobody's address or number", async () => {
  await using site = await openSite(files);
  const submit = (paths: readonly (readonly [string, number])[]) =>
    site.request(report("missing-paths"), { body: { paths: paths.map(([path, count]) => ({ path, count })) } });
  expect(
    (
      await submit([
        ["/article/gone", 2],
        ["/a?token=secret", 1],
        ["/zoe@example.org", 1],
        ["/call/0044-2079-460000", 1],
      ])
    ).status,
  ).toBe(200);
  expect((await submit([["/article/gone/", 3]])).status).toBe(200);
  expect((await submit([["no slash", 1]])).status).toBe(400);
  expect((await submit(Array.from({ length: 201 }, () => ["/a", 1]))).status).toBe(400);
  await site.backend.stop();
  await using again = await site.startAgain();
  expect(at((await again.request(report("missing-paths"))).body, "paths")).toMatchObject([
    { path: "/article/gone", count: 5 },
    { path: "/a", count: 1 },
  ]);
});

test("content problems name their document, and follow changes of the files", async () => {
  await using site = await openSite({ ...files, "article/b.md": aDocument({}, "See [this](/article/no-such).") });
  const problems = async () => at((await site.request(report("problems"))).body, "problems");
  // Links are checked after the start, while documents are served already.
  await expect.poll(problems).toEqual([
    {
      file: "article/b.md",
      line: 5,
      message: expect.stringContaining("leads nowhere"),
      cause: "dead-link",
      effect: "published",
      slug: "b",
    },
  ]);
  site.content.write("article/b.md", aDocument());
  await expect.poll(problems).toEqual([]);
});

test("every report is restricted to operators", async () => {
  await using site = await openSite(files);
  for (const name of ["missing-paths", "ratings", "feedback", "problems"]) {
    for (const header of ["forwarded", "x-forwarded-for", "x-real-ip", "via"])
      expect((await site.request(report(name), { headers: { [header]: "192.0.2.1" } })).status).toBe(401);
    expect((await site.request(report(name))).status).toBe(200);
  }
});

test("a running backend writes its address to a file", async () => {
  await using site = await openSite(files);
  const file = join(site.data.path, "backend", "address");
  const { port } = await site.backend.waitForMessage("listening");
  expect(readFileSync(file, "utf8")).toBe(`http://127.0.0.1:${port}\n`);
  await site.backend.stop();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ["localhost:4100", 200],
  ["127.0.0.1", 200],
  ["[::1]:4100", 200],
  ["0.0.0.0:4100", 200],
  ["evil.example", 401],
  ["evil.example:4100", 401],
  ["localhost.evil.example", 401],
  ["127.0.0.1.evil.example", 401],
])("a report asked for on this machine by the name %s: %s", async (host, status) => {
  await using site = await openSite(files, { PURGE_SECRET: "a secret of operators", BACKEND_HOST: "0.0.0.0" });
  const { port } = await site.backend.waitForMessage("listening");
  const statusFor = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await exchange({ url: `http://127.0.0.1:${port}` }, report("ratings"), { headers })).status;
  expect(await statusFor({ host })).toBe(status);
  expect(await statusFor({ host, authorization: "Bearer a secret of operators" })).toBe(200);
});
