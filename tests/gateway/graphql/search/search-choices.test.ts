import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { exchange } from "../../../support/exchange.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { startFakeSite } from "../../../support/fakes/fake-site.ts";
import { startOwnSite } from "../../site/own-site.ts";

const path = "/api/search-choices/testsite";
const routes = { [path]: json({ message: "Counted." }) };

function note(term: string, slug = '"first-words"'): string {
  return `mutation { noteSearchChoice(term: ${JSON.stringify(term)}, slug: ${slug}) }`;
}

test("what a search led to is passed on with the visitor's address; a blank or endless term is not", async () => {
  await using site = await startFakeSite({ routes, settings: { TRUST_PROXY: "1" } });
  const from = { headers: { "x-forwarded-for": "192.0.2.7" } };
  expect((await ask(site, note("  first   words "), from)).data).toEqual({ noteSearchChoice: true });
  expect((await ask(site, note("first words", "null"), from)).data).toEqual({ noteSearchChoice: true });
  for (const term of ["   ", "x".repeat(301)])
    expect((await ask(site, note(term), from)).data).toEqual({ noteSearchChoice: false });
  const sent = site.backend.calls.filter(({ url }) => url.startsWith(path)).map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([
    { term: "first words", slug: "first-words", ip: "192.0.2.7" },
    { term: "first words", slug: null, ip: "192.0.2.7" },
  ]);
});

test("it takes searches from the visitor's allowance, and a backend that lacks or refuses it is no failure", async () => {
  await using site = await startFakeSite({ routes, settings: { LIMIT_SEARCHES_PER_MINUTE: "2" } });
  const answers = [];
  for (let times = 0; times < 4; times += 1) answers.push((await ask(site, note("first words"))).data);
  expect(answers.map((data) => Object.values(data ?? {})[0])).toEqual([true, true, false, false]);
  expect(site.callsTo(path)).toBe(2);
  await using without = await startFakeSite();
  expect(await ask(without, note("first words"))).toMatchObject({ data: { noteSearchChoice: false }, errors: [] });
});

test("it cannot be sent from pages of other origins, nor by GET", async () => {
  await using site = await startFakeSite({ routes });
  const query = encodeURIComponent(note("first words"));
  const foreign = await exchange(site, "/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://evil.example" },
    body: JSON.stringify({ query: note("first words") }),
  });
  expect([foreign.status, (await exchange(site, `/graphql?query=${query}`)).status]).toEqual([403, 405]);
  expect(site.callsTo(path)).toBe(0);
});

test("a site that does not learn passes nothing on", async () => {
  await using started = await startOwnSite({
    "site.yml": "name: Acme\nid: testsite\nfeatures: { searchLearning: false }\n",
  });
  expect((await ask(started.site, note("first words"))).data).toEqual({ noteSearchChoice: false });
  expect((await ask(started.site, "{ site { switchedOff } }")).data).toEqual({
    site: { switchedOff: ["searchLearning"] },
  });
});
