import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched } from "../cache/fetched.ts";
import {
  CategoryPayload,
  eachCategoryOnce,
  eachGroupOnce,
  GroupPayload,
  UserGroupPayload,
} from "../payloads/groups.ts";
import { sentListOf } from "../payloads/tolerant.ts";

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

const AllCategories = z.object({ allCategories: sentListOf(CategoryPayload).transform(eachCategoryOnce) });
const AllTypes = z.object({ allTypes: sentListOf(GroupPayload).transform(eachGroupOnce) });
const AllTags = z.object({ allTags: sentListOf(GroupPayload).transform(eachGroupOnce) });
const AllUsers = z.object({ allUserDocs: sentListOf(UserGroupPayload).transform(eachGroupOnce) });
