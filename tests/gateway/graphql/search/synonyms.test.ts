import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { makeContent } from "../../../support/content.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";
import { searchDemonstration } from "./search-demonstration.ts";

const synonyms = "- [whois, rdap, registration data]\n- [look, see]\n";

function termsSearched({ backend }: FakeSite): readonly (string | null)[] {
  return backend.calls
    .filter(({ url }) => url.startsWith(calls.search))
    .map(({ url }) => new URL(url, "http://backend").searchParams.get("searchTerm"));
}

test("a backend without synonyms is searched for the site's synonyms only when it finds nothing", async () => {
  await using content = await makeContent({ "synonyms.yml": synonyms });
  await using fake = await startFakeSite({
    settings: { CONTENT_DIR: content.dir },
    routes: { [calls.search]: json([]) },
  });
  fake.backend.on(`${calls.search}?searchTerm=look+by+registration`, json([aWireDocument()]));
  const query =
    "query ($term: String!) { search(term: $term) { synonyms items { document { slug } } pagination { totalItems } } }";
  expect((await ask(fake, query, { variables: { term: "look by WHOIS" } })).data?.search).toEqual({
    synonyms: ["look by registration data"],
    items: [{ document: { slug: "first-words" } }],
    pagination: { totalItems: 1 },
  });
  expect(termsSearched(fake)).toEqual(["look by WHOIS", "look by rdap", "look by registration data"]);
  expect((await ask(fake, query, { variables: { term: "whoisx" } })).data?.search).toEqual({
    synonyms: [],
    items: [],
    pagination: { totalItems: 0 },
  });
  expect((await ask(fake, query, { variables: { term: "look by registration" } })).data?.search).toMatchObject({
    synonyms: [],
    pagination: { totalItems: 1 },
  });
  expect(termsSearched(fake).slice(3)).toEqual(["whoisx", "look by registration"]);
});

test("a backend with synonyms is called once, and the synonyms it searched are returned", async () => {
  await using content = await makeContent({ "synonyms.yml": synonyms });
  await using fake = await startFakeSite({
    settings: { CONTENT_DIR: content.dir },
    routes: { [calls.search]: json({ docs: [], synonyms: ["rdap"] }) },
  });
  expect((await ask(fake, '{ search(term: "whois") { synonyms } }')).data?.search).toEqual({ synonyms: ["rdap"] });
  expect(termsSearched(fake)).toEqual(["whois"]);
});

test("synonyms are found on the demonstration site", async () => {
  const found = await searchDemonstration('term: "nameserver"');
  expect(found.synonyms).toEqual(["name server"]);
  expect(found.items.length).toBeGreaterThan(2);
});
