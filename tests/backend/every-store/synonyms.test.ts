import { expect, test } from "vitest";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at, each } from "../support/json.ts";

const files = {
  "synonyms.yml": "- [whois, rdap, registration data]\n- [ttl, time to live]\n- [name server, nameserver]\n",
  "article/whois.md": aDocument({ subject: "Asking about a domain" }, "What whois still answers."),
  "article/rdap.md": aDocument(
    { subject: "RDAP in practice" },
    "## Questions\n\nAsk by RDAP, which gives the registration data of a domain.",
  ),
  "article/ttl.md": aDocument({ subject: "How long a record lives" }, "Its time to live, in seconds."),
  "article/time.md": aDocument({ subject: "A live event in time" }, "To see."),
  "blog/delegation.md": aDocument(
    { subject: "Delegation" },
    "The name server answers; two name servers answer more often.",
  ),
};

type Site = Awaited<ReturnType<typeof openSite>>;

async function search(site: Site, searchTerm: string, purpose = "search") {
  const { body } = await site.request(
    `/docs/get-docs-by-searchterm/testsite?${new URLSearchParams({ searchTerm, purpose })}`,
  );
  return {
    body,
    slugs: each(body, "docs", "slug"),
    synonyms: at(body, "synonyms"),
    correctedTerm: at(body, "correctedTerm"),
  };
}

/** The marked words in the first section of the first document. */
function markedIn(body: unknown): unknown {
  const snippet = String(at(body, "docs.0.sections.0.snippet"));
  const matches = at(body, "docs.0.sections.0.matches");
  return Array.isArray(matches) ? matches.map(([start, end]) => snippet.slice(start, end)) : null;
}

test("synonyms of a word are found, after documents with the word itself", async () => {
  await using site = await openSite(files);
  expect(await search(site, "whois")).toMatchObject({
    slugs: ["whois", "rdap"],
    synonyms: ["rdap", "registration data"],
    correctedTerm: null,
  });
  expect((await search(site, "RDAP")).slugs).toEqual(["rdap", "whois"]);
  expect((await search(site, "whois domain")).slugs).toEqual(["whois", "rdap"]);
  expect(await search(site, "delegation")).toMatchObject({ slugs: ["delegation"], synonyms: [] });
});

test("a term of several words is matched as a phrase, and marked as one; other forms of it have its synonyms too", async () => {
  await using site = await openSite(files);
  const { slugs, body } = await search(site, "ttl");
  expect(slugs).toEqual(["ttl"]);
  expect(markedIn(body)).toEqual(["time to live"]);
  const named = await search(site, "nameserver");
  expect(named.slugs).toEqual(["delegation"]);
  expect(markedIn(named.body)).toEqual(["name server"]);
  expect((await search(site, "nameservers")).slugs).toEqual(["delegation"]);
  expect(await search(site, "TTLs")).toMatchObject({ slugs: ["ttl"], synonyms: ["time to live"], correctedTerm: null });
});

test("a term of words that say nothing alone has its synonyms too, and only those that are searched are named", async () => {
  await using site = await openSite({
    "synonyms.yml": "- [how much, price]\n- [ttl, time to live]\n",
    "article/price.md": aDocument({ subject: "Names and their price" }, "What a domain costs."),
    "article/domain.md": aDocument({ subject: "Moving a name" }, "A domain moves."),
  });
  expect(await search(site, "how much is a domain")).toMatchObject({
    slugs: ["price"],
    synonyms: ["price"],
    correctedTerm: null,
  });
  expect(await search(site, "how is a domain moved")).toMatchObject({ slugs: ["domain", "price"], synonyms: [] });
  const many = Array.from({ length: 40 }, (_, index) => `a${index}bc`).join(" ");
  expect(await search(site, `domain ttl ${many}`)).toMatchObject({ synonyms: [] });
});

test("a misspelt word is corrected to a word that only the synonyms have, and finds its synonyms", async () => {
  await using site = await openSite(files);
  expect(await search(site, "namesrever")).toMatchObject({ correctedTerm: "nameserver", slugs: ["delegation"] });
  expect(await search(site, "wohis")).toMatchObject({ correctedTerm: "whois", slugs: ["whois", "rdap"] });
});

test("an edit of the file applies to the next search; an unreadable file keeps the last good version", async () => {
  await using site = await openSite({ ...files, "synonyms.yml": "- [whois, rdap]\n" });
  const etagBefore = (await site.request("/docs/get-docs-by-searchterm/testsite?searchTerm=delegation")).headers.get(
    "etag",
  );
  const mark = site.backend.messages.length;
  site.content.write("synonyms.yml", "- [delegation, whois]\n");
  await site.backend.waitForMessage("changed", mark);
  expect((await search(site, "delegation")).slugs).toEqual(["delegation", "whois"]);
  expect((await search(site, "rdap")).slugs).toEqual(["rdap"]);
  expect(
    (await site.request("/docs/get-docs-by-searchterm/testsite?searchTerm=delegation")).headers.get("etag"),
  ).not.toBe(etagBefore);
  site.content.write("synonyms.yml", "- [delegation\n");
  await site.backend.waitForMessage("problems", mark);
  expect((await search(site, "delegation")).slugs).toEqual(["delegation", "whois"]);
  const second = site.backend.messages.length;
  site.content.remove("synonyms.yml");
  await site.backend.waitForMessage("changed", second);
  expect((await search(site, "delegation")).slugs).toEqual(["delegation"]);
});

test.each([
  [
    "ttl: time to live\n",
    [
      [
        1,
        'expected a list of groups, each a list of two or more terms that mean the same, such as "[faq, common questions]"',
      ],
    ],
  ],
  [
    "- [ttl]\n\n- tls\n",
    [
      [1, 'expected a list of two or more terms that mean the same, such as "[faq, common questions]", got ["ttl"]'],
      [3, 'expected a list of two or more terms that mean the same, such as "[faq, common questions]"'],
    ],
  ],
  [
    "- [a, A]\n",
    [[1, 'expected a list of two or more terms that mean the same, such as "[faq, common questions]", got ["a","A"]']],
  ],
  [
    "- [a, b]\n- [404, not found]\n- [x, '!!']\n",
    [
      [
        2,
        "expected each term to be a text, got 404; put it in quotes if it is a number or a word that YAML takes for something else",
      ],
      [3, 'expected each term to have a letter or a digit, got "!!"'],
    ],
  ],
  [
    "- [a, b\n- c\n",
    [
      [1, expect.stringMatching(/^not valid YAML: /)],
      [2, 'expected a list of two or more terms that mean the same, such as "[faq, common questions]"'],
    ],
  ],
])("%j is reported with its lines", async (text, expected) => {
  await using site = await openSite({ ...files, "synonyms.yml": text });
  const { causes } = await site.backend.waitForMessage("problems");
  expect(causes.flatMap(({ first }) => first)).toMatchObject(
    expected.map(([line, message]) => ({ file: "synonyms.yml", line, message })),
  );
  expect((await search(site, "whois")).slugs).toEqual(["whois"]);
});

test("singular and plural find each other, exact matches first", async () => {
  await using site = await openSite({
    "article/one.md": aDocument({ subject: "One" }, "A registry and its box."),
    "article/many.md": aDocument({ subject: "Many" }, "Registries and their boxes."),
  });
  expect((await search(site, "registries box")).slugs).toHaveLength(2);
  expect((await search(site, "boxes registry")).slugs).toHaveLength(2);
  expect((await search(site, "registries text box")).slugs).toHaveLength(2);
  expect((await search(site, "registry")).slugs).toEqual(["one", "many"]);
  expect((await search(site, "registries")).slugs).toEqual(["many", "one"]);
});

test("a misspelt prefix is corrected to the whole word", async () => {
  await using site = await openSite({
    "article/a.md": aDocument({ subject: "Registrar" }, "A text."),
    "article/b.md": aDocument({ subject: "Other" }, "A text."),
  });
  expect(await search(site, "regsit")).toMatchObject({ correctedTerm: "registrar", slugs: ["a"] });
  expect(await search(site, "a regsitr")).toMatchObject({ correctedTerm: "a registrar", slugs: ["a"] });
  expect(await search(site, "regsit text")).toMatchObject({ correctedTerm: null });
});

test("a whole message finds documents that match two of its words in important fields, and is not corrected", async () => {
  await using site = await openSite({
    "how-to/transfer.md": aDocument(
      { subject: "Transfer a domain", metaDescription: "What a transfer needs: an unlocked name." },
      "## The registrar refuses\n\nWhat to do.",
    ),
    "article/body.md": aDocument({ subject: "Other" }, "A transfer that a registrar refuses stands in this body."),
    "article/one.md": aDocument({ subject: "The registrar" }),
  });
  const message = "Hello, my transfer is stuck because the registrar refuses it, please help";
  expect((await search(site, message, "message")).slugs).toEqual(["transfer"]);
  expect((await search(site, "registrar", "message")).slugs).toEqual([]);
  expect(await search(site, "transfre registarr", "message")).toMatchObject({ slugs: [], correctedTerm: null });
});
