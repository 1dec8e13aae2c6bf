import { setImmediate as nextTurn } from "node:timers/promises";
import type { GroupPayload } from "../../docs-api/payloads/groups.ts";

/** A type or a tag as a document names it. */
export interface GroupDetail {
  readonly _id: string | null;
  readonly name: string;
  readonly slug: string;
}

/** Tells the slug under which the page of a type or a tag is found. */
export type GroupSlugs = (detail: GroupDetail) => string;

/**
 * The slugs of groups, as their pages have them, by what documents say of them: a backend may give a slug to the group alone or to the document alone, and
 * of two names with one slug the second has its id behind it. A group that the navigation does not have keeps the document's slug. A site may have a
 * hundred thousand tags: yields to other requests in between.
 */
export async function groupSlugsOf(groups: readonly GroupPayload[]): Promise<GroupSlugs> {
  const known = new Map<string, string>();
  for (const [index, group] of groups.entries()) {
    for (const key of keysOf(group)) if (!known.has(key)) known.set(key, group.slug);
    if (index % groupsPerTurn === groupsPerTurn - 1) await nextTurn();
  }
  return (detail) => {
    const key = keysOf(detail).find((one) => known.has(one));
    return (key === undefined ? undefined : known.get(key)) ?? detail.slug;
  };
}

const groupsPerTurn = 2_000;

/** The surest first. The name comes before the id, which may be the document's own, and both before the slug, which may be made of another name. */
function keysOf({ _id, name, slug }: GroupDetail): readonly string[] {
  return [
    ["id", _id, name],
    ["slug", slug, name],
    ["name", name],
    ...(_id === null ? [] : [["id", _id]]),
    ["slug", slug],
  ].map((parts) => JSON.stringify(parts));
}
