import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";

const demonstration = forAllTests(() => startSite());

/** Specification, section 2, "Layouts"; decisions, section 8. */
const header = ["Home /", "Articles /articles", "Blogs /blog", "Authors /authors", "Docs"];
const docsMenu = [
  "Documentation /docs",
  "How-To Guide /how-to",
  "Knowledge Base /knowledge-base",
  "API Documentation /api",
  "Glossary /glossary",
];
const footer = {
  Company: ["About /about", "Team /authors", "Contact Us /contact", "Changelog /changelog"],
  Resources: [
    "Blogs /blog",
    "News /news",
    "Press Release /press-release",
    "Case Studies /case-study",
    "FAQs /faq",
    "White Papers /white-paper",
  ],
  Support: ["How-To Guide /how-to", "Knowledge Base /knowledge-base", "API Documentation /api", "Certification"],
  General: ["Terms & Conditions /legal/terms", "Privacy Policy /legal/privacy", "Glossary /glossary", "SOP /sop"],
};

/** @example toLink("Home /") // { label: "Home", url: "/" } */
function toLink(words: string) {
  const [, label = words, url = null] = /^(.+) (\/\S*)$/.exec(words) ?? [];
  return { label, url };
}

test("header and footer have the specification's links in their order", async () => {
  const { data } = await ask(
    demonstration(),
    "{ site { navigation { header { label url items { label url } } footer { heading links { label url } } } } }",
  );
  const navigation = {
    header: header.map((words) => ({ ...toLink(words), items: words === "Docs" ? docsMenu.map(toLink) : [] })),
    footer: Object.entries(footer).map(([heading, links]) => ({ heading, links: links.map(toLink) })),
  };
  expect(data).toEqual({ site: { navigation } });
});

test("the demonstration has six questions and five changes", async () => {
  const { data } = await ask(demonstration(), "{ site { faq { __typename } changelog { __typename } } }");
  const faq = Array.from({ length: 6 }, () => ({ __typename: "FaqEntry" }));
  const changelog = Array.from({ length: 5 }, () => ({ __typename: "ChangelogEntry" }));
  expect(data).toEqual({ site: { faq, changelog } });
});
