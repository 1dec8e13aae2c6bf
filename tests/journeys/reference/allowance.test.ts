import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";

const journey = prepareJourneys(() => startSite({ LIMIT_GRAPHQL_COST_PER_MINUTE: "60" }));

journey("a visitor whose allowance is used up is told so", async ({ page, open, ignoreComplaint }) => {
  ignoreComplaint(/429/);
  for (const entry of ["query-documents", "query-document", "query-search", "query-authors"]) {
    await open(`/api-reference/${entry}`);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByRole("region", { name: "Answer" }).waitFor();
  }
  const answer = await page.getByRole("region", { name: "Answer" }).innerText();
  expect(answer).toContain("Status 429");
  expect(answer).toContain("You have asked for a lot in a short time.");
});
