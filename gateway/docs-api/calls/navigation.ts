import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched } from "../cache/fetched.ts";
import { CategoryPayload, GroupPayload, UserGroupPayload } from "../payloads/groups.ts";
import { listOf } from "../payloads/tolerant.ts";

/** Calls that read the four groups of the docs reader's tree. */
export interface NavigationCalls {
  fetchCategories(): Promise<Fetched<readonly CategoryPayload[]>>;
  fetchTypes(): Promise<Fetched<readonly GroupPayload[]>>;
  fetchTags(): Promise<Fetched<readonly GroupPayload[]>>;
  fetchUsers(): Promise<Fetched<readonly UserGroupPayload[]>>;
}

/** Builds the calls that read the navigation. */
export function createNavigationCalls(caller: DocsApiCaller): NavigationCalls {
  const reads = <T>(name: string, path: readonly string[], parse: (json: unknown) => T) => {
    const read = caller.reads<null, T>({
      name,
      group: "navigation",
      request: () => ({ base: "api", path: [...path, caller.siteId] }),
      parse,
      kind: "navigation",
    });
    return () => read(null);
  };
  return {
    fetchCategories: reads("fetchCategories", ["category", "get-cat-sub-docs"], navigationParsers.fetchCategories),
    fetchTypes: reads("fetchTypes", ["type", "get-type-doc"], navigationParsers.fetchTypes),
    fetchTags: reads("fetchTags", ["tags", "get-tag-docs"], navigationParsers.fetchTags),
    fetchUsers: reads("fetchUsers", ["user", "get-user-doc"], navigationParsers.fetchUsers),
  };
}

/** The parsers of the four calls' answers. */
export const navigationParsers = {
  fetchCategories: (json: unknown): readonly CategoryPayload[] => AllCategories.parse(json).allCategories,
  fetchTypes: (json: unknown): readonly GroupPayload[] => AllTypes.parse(json).allTypes,
  fetchTags: (json: unknown): readonly GroupPayload[] => AllTags.parse(json).allTags,
  fetchUsers: (json: unknown): readonly UserGroupPayload[] => AllUsers.parse(json).allUserDocs,
};

/** The list must be present, though it may be null or contain bad items: an answer without it is no answer to this call. */
function groupsOf<Group extends z.ZodType>(group: Group) {
  const groups = listOf(group);
  return z
    .array(z.unknown())
    .nullable()
    .transform((items) => groups.parse(items));
}

const AllCategories = z.object({ allCategories: groupsOf(CategoryPayload) });
const AllTypes = z.object({ allTypes: groupsOf(GroupPayload) });
const AllTags = z.object({ allTags: groupsOf(GroupPayload) });
const AllUsers = z.object({ allUserDocs: groupsOf(UserGroupPayload) });
