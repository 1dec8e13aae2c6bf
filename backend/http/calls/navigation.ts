import type { DocumentLink } from "../../store/documents.ts";
import type { Group, GroupKind } from "../../store/navigation.ts";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Answer, Call, Handler } from "../answer.ts";
import { readPage, toPagination } from "../paging.ts";

type DocsChoice = "with-docs" | "without-docs";

/** The four groupings of all documents, complete or one group at a time. */
export function navigationHandlers({ navigation }: Store) {
  /** Returns one group for `?group=`, else all groups. */
  const answer = async (
    { query }: Call,
    kinds: readonly GroupKind[],
    listAll: (docs: DocsChoice) => Promise<unknown>,
  ): Promise<Answer> => {
    const id = query.get("group");
    if (id === null || id === "") return ok(await listAll(query.get("docs") === "none" ? "without-docs" : "with-docs"));
    const page = readPage(query);
    for (const kind of kinds) {
      const found = await navigation.listDocs(kind, id, page);
      if (found === null) continue;
      const { group, docs } = found;
      return ok({
        group: { _id: group.id, name: group.name },
        docs: docs.items.map(toLink),
        pagination: toPagination(page, docs),
      });
    }
    throw new RequestError(404, "There is no such group.");
  };
  const listGroups = async (kind: GroupKind, docs: DocsChoice) =>
    (await navigation.list(kind, docs)).map((group) => ({ ...toWireGroup(group, docs), slug: group.id }));
  return {
    categories: (call) =>
      answer(call, ["category", "subcategory"], async (docs) => ({
        allCategories: toCategories(
          await navigation.list("category", "without-docs"),
          await navigation.list("subcategory", docs),
          docs,
        ),
      })),
    types: (call) => answer(call, ["type"], async (docs) => ({ allTypes: await listGroups("type", docs) })),
    tags: (call) => answer(call, ["tag"], async (docs) => ({ allTags: await listGroups("tag", docs) })),
    authors: (call) =>
      answer(call, ["author"], async (docs) => ({
        allUserDocs: (await navigation.list("author", docs)).map((group) => ({
          ...toWireGroup(group, docs),
          lastPublished: group.lastPublished,
        })),
      })),
  } satisfies Record<string, Handler>;
}

function toWireGroup({ id, name, count, docs }: Group, choice: DocsChoice) {
  return choice === "with-docs" ? { _id: id, name, docs: docs.map(toLink) } : { _id: id, name, count };
}

function toLink({ subject, slug }: DocumentLink) {
  return { subject, slug };
}

/** A subcategory's id begins with its category's. */
function toCategories(categories: readonly Group[], subcategories: readonly Group[], docs: DocsChoice) {
  const within = Map.groupBy(subcategories, ({ id }) => id.slice(0, id.indexOf(".")));
  return categories.map(({ id, name, count }) => ({
    _id: id,
    name,
    ...(docs === "with-docs" ? {} : { count }),
    subCategories: (within.get(id) ?? []).map((subcategory) => ({
      ...toWireGroup(subcategory, docs),
      slug: subcategory.id.slice(id.length + 1),
    })),
  }));
}
