import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";

const demonstration = forAllTests(() => startSite());

test("the demonstration has the specification's six questions and five changes", async () => {
  const { data } = await ask(demonstration(), "{ site { faq { __typename } changelog { __typename } } }");
  const faq = Array.from({ length: 6 }, () => ({ __typename: "FaqEntry" }));
  const changelog = Array.from({ length: 5 }, () => ({ __typename: "ChangelogEntry" }));
  expect(data).toEqual({ site: { faq, changelog } });
});
