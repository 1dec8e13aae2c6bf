import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";

const query = `{
  site { home { title lead hasArt sectionKinds } }
  homeSections {
    __typename
    ... on HomeTopics { title note topics { name description } }
    ... on HomeLatest { title note count lists { type { id } documents { slug } } }
    ... on HomeLinks { title note links { label text url icon } }
  }
}`;

const Answer = z.object({ site: z.object({ home: z.unknown() }), homeSections: z.array(z.looseObject({})) });
const Latest = z.looseObject({ lists: z.array(z.object({ type: z.object({ id: z.string() }) })) });

async function startWith(siteYml: string) {
  const content = await makeContent({ "site.yml": siteYml });
  const site = await startFakeSite({ settings: { CONTENT_DIR: content.dir } });
  return {
    content,
    home: async () => Answer.parse((await ask(site, query)).data),
    faq: async () => JSON.stringify((await ask(site, "{ site { faq { question } } }")).data),
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

function typesOf(section: unknown): readonly string[] {
  return Latest.parse(section).lists.map(({ type }) => type.id);
}

test("the preset help-centre has the home page of the specification (section 2)", async () => {
  await using started = await startWith("name: Testsite\nid: testsite\n");
  const { site, homeSections } = await started.home();
  expect(site.home).toEqual({
    title: "How can we help you?",
    lead: "Search here to get answers to your questions",
    hasArt: true,
    // Without topics, theirs is not shown.
    sectionKinds: ["LATEST"],
  });
  expect(homeSections).toMatchObject([
    { __typename: "HomeTopics", title: "Browse by topic", note: null, topics: [] },
    { __typename: "HomeLatest", title: "Recent posts", count: 9 },
  ]);
  expect(typesOf(homeSections[1])).toEqual(["article", "blog"]);
});

test("a section names its topics, or shows those of the site; $website is the name of the site in both", async () => {
  const topic = (name: string) => `{ name: ${name} of $website, description: All of $website, category: Setup }`;
  await using started = await startWith(
    [
      "name: Acme",
      "id: testsite",
      `topics: [${topic("Start")}]`,
      "home:",
      "  sections:",
      "    - { kind: topics }",
      `    - { kind: topics, title: More, items: [${topic("End")}] }`,
    ].join("\n"),
  );
  const { homeSections } = await started.home();
  expect(homeSections).toMatchObject([
    { title: "Browse by topic", topics: [{ name: "Start of Acme", description: "All of Acme" }] },
    { title: "More", topics: [{ name: "End of Acme", description: "All of Acme" }] },
  ]);
});

test("a site says its own heading and sections, and a change shows with the next request", async () => {
  await using started = await startWith("name: Acme\nid: testsite\nhome: { title: Welcome to $website, art: none }\n");
  expect((await started.home()).site.home).toMatchObject({ title: "Welcome to Acme", hasArt: false });
  await started.content.write(
    "site.yml",
    [
      "name: Acme",
      "id: testsite",
      "types: { sop: false }",
      "home:",
      "  lead: Everything about $website",
      "  sections:",
      "    - kind: links",
      "      items:",
      "        - { type: blog, text: News of $website, icon: mail }",
      "        - { type: sop }",
      '        - { label: Status, to: "https://status.example.com" }',
      "    - { kind: latest, types: [sop] }",
      "    - { kind: latest, title: Notes, note: The last two, types: [sop, blog], count: 2 }",
    ].join("\n"),
  );
  await eventually(started.home, ({ homeSections: now }) => now[0]?.["__typename"] === "HomeLinks");
  const { site, homeSections } = await started.home();
  expect(site.home).toMatchObject({
    title: "How can we help you?",
    lead: "Everything about Acme",
    sectionKinds: ["LINKS", "LATEST"],
  });
  expect(homeSections[0]).toMatchObject({
    title: "Start here",
    links: [
      { label: "Blogs", text: "News of Acme", url: "/blog", icon: "mail" },
      { label: "Status", text: null, url: "https://status.example.com", icon: null },
    ],
  });
  expect(homeSections[1]).toMatchObject({ title: "Notes", note: "The last two", count: 2 });
  expect(typesOf(homeSections[1])).toEqual(["blog"]);
});

test("a site without cards lists what it has", async () => {
  await using started = await startWith(
    "name: Acme\nid: testsite\npreset: docs\ntypes: { reference: false, release: false, glossary: false }\nhome: { sections: [{ kind: latest }] }\n",
  );
  const { homeSections } = await started.home();
  expect(homeSections.map(typesOf)).toEqual([["guide"]]);
});

test("while `home` has a problem, the one from before stays", async () => {
  await using started = await startWith("name: Acme\nid: testsite\nhome: { title: First }\n");
  await started.content.write("site.yml", "name: Other\nid: testsite\nhome: { title: $website, art: waves }\n");
  await started.content.write("faq.yml", "- { question: Is it read?, answer: Yes }\n");
  await eventually(started.faq, (questions) => questions.includes("Is it read?"));
  expect((await started.home()).site.home).toMatchObject({ title: "First", hasArt: true });
});
