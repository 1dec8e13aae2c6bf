import { describe, expect, test } from "vitest";
import { at, each } from "../../backend/support/json.ts";
import type { ContractClient } from "../support/contract.ts";

const site = "testsite";

/** Defines the tests of the calls for groups of documents. */
export function testNavigation(client: ContractClient): void {
  describe("navigation", () => {
    test.each([
      ["getCategories", "allCategories", "domain-names.registration", "Registration"],
      ["getTypes", "allTypes", "article", "Article"],
      ["getTags", "allTags", "dns", "DNS"],
      ["getUserDocs", "allUserDocs", "ada", "Ada Byron"],
    ])("%s has groups with documents, with counts, and single groups", async (operation, key, group, name) => {
      const whole = await client.call(operation, { path: { site } });
      expect(JSON.stringify(at(whole.body, key))).toContain('"slug":"what-is-rdap"');
      const counted = await client.call(operation, { path: { site }, query: { docs: "none" } });
      expect(JSON.stringify(counted.body)).not.toContain("what-is-rdap");
      expect(JSON.stringify(counted.body)).toContain('"count":');
      const one = await client.call(operation, { path: { site }, query: { group, page: 1, limit: 1 } });
      expect(one.body).toMatchObject({
        group: { _id: group, name },
        docs: [{ slug: "what-is-rdap", subject: "What is RDAP?" }],
      });
      expect((await client.call(operation, { path: { site }, query: { group: "no-such" } })).status).toBe(404);
      expect((await client.call(operation, { path: { site: "other" } })).status).toBe(404);
    });

    test("a category group has the documents of all its subcategories", async () => {
      const { body } = await client.call("getCategories", { path: { site }, query: { group: "domain-names" } });
      expect(each(body, "docs", "slug")).toEqual(["what-is-rdap", "second"]);
      expect(at(body, "pagination")).toEqual({
        totalDocs: 2,
        totalPages: 1,
        page: 1,
        limit: 12,
        hasNextPage: false,
        hasPrevPage: false,
      });
    });
  });
}
