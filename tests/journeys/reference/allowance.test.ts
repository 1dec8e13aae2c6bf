import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";

const journey = prepareJourneys(() => startSite({ LIMIT_GRAPHQL_COST_PER_MINUTE: "40" }));

journey("a visitor whose allowance is used up is told so", async ({ page, open, ignoreComplaint }) => {
  ignoreComplaint(/429/);
  // Each of the two examples costs less than the allowance, and both more.
  const answers: string[] = [];
  for (const entry of ["query-documents", "query-authors"]) {
    await open(`/api-reference/${entry}`);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    answers.push(await page.getByRole("region", { name: "Answer" }).innerText());
  }
  const [first, answer] = answers;
  expect(first).toContain("Status 200");
  expect(answer).toContain("Status 429");
  expect(answer).toContain("You have asked for a lot in a short time.");
});
