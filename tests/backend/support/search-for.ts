import { expect } from "vitest";
import type { BackendProcess } from "./backend-process.ts";
import { at, each } from "./json.ts";

/** What a backend answers to a search of the site `testsite`. */
export async function searchFor(site: Pick<BackendProcess, "request">, searchTerm: string) {
  const { status, body } = await site.request(
    `/docs/get-docs-by-searchterm/testsite?${new URLSearchParams({ searchTerm })}`,
  );
  expect(status).toBe(200);
  return { body, slugs: each(body, "docs", "slug"), correctedTerm: at(body, "correctedTerm") };
}
