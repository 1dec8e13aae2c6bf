import { createHash } from "node:crypto";
import { parse } from "graphql";
import { z } from "zod";
import type { SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { readTypes } from "../document-types.ts";

/** A fingerprint of the content at each canonical address: when the content changes, so does its version. */
export type Versions = ReadonlyMap<string, string>;

/** Documents per query: it reads their texts, so not too many. */
const limit = 50;
const pagesMax = 200;

const VersionList = parse(`query VersionList($type: ID!, $page: Int!, $limit: Int!) {
  site { url }
  documents(type: $type, page: $page, limit: $limit) {
    items { path subject metaTitle metaDescription description lastUpdated contentFingerprint featuredImage { url } }
    pagination { hasNextPage }
  }
}`);
const Listed = z.object({
  site: z.object({ url: z.string() }),
  documents: z.object({
    items: z.array(z.looseObject({ path: z.string() })),
    pagination: z.object({ hasNextPage: z.boolean() }),
  }),
});

/** Reads the versions of all documents' pages; null when one cannot be read. Documents on one page share a version. */
export async function readVersions(execution: SharedExecution): Promise<Versions | null> {
  const parts = new Map<string, string[]>();
  for (const { id } of await readTypes(execution)) {
    for (let page = 1, hasNext = true; hasNext && page <= pagesMax; page += 1) {
      const { data, errors } = await execution.execute(VersionList, { type: id, page, limit });
      const listed = errors.length > 0 ? undefined : Listed.safeParse(data).data;
      if (listed === undefined) return null;
      for (const item of listed.documents.items) {
        const url = canonicalUrl(listed.site.url, item.path.replace(/#.*/, ""));
        parts.set(url, [...(parts.get(url) ?? []), JSON.stringify(item)]);
      }
      hasNext = listed.documents.pagination.hasNextPage;
    }
  }
  return new Map(
    [...parts].map(([url, items]) => [
      url,
      createHash("sha256").update(items.toSorted().join("\n")).digest("base64url").slice(0, 22),
    ]),
  );
}

/** The addresses that were added, changed or removed. */
export function changedBetween(before: Versions, now: Versions): readonly string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((url) => before.get(url) !== now.get(url));
}
