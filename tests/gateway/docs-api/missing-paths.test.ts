import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { openDocsApi } from "./open-docs-api.ts";

test.each([
  [200, "reported"],
  [401, "refused"],
  [404, "refused"],
  [405, "refused"],
  [501, "refused"],
  [408, "failed"],
  [429, "failed"],
  [500, "failed"],
  [503, "failed"],
] as const)("a backend that answers a report of missing paths with %i: %s", async (status, outcome) => {
  await using backend = await startFakeBackend({ "/api/reports/missing-paths/": json({}, { status }) });
  await using site = openDocsApi(backend);
  expect(await site.api.addMissingPaths([{ path: "/gone", count: 1 }])).toBe(outcome);
});
