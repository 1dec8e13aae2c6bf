import { findType } from "../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import type { Group, NavigationStore } from "./navigation.ts";

/** A navigation in which groups of types have the names and the order of the site's document types; the store itself only knows their ids. */
export function createTypedNavigation(
  navigation: NavigationStore,
  readTypes: () => Promise<DocumentTypes>,
): NavigationStore {
  return {
    list: async (kind, docs) => {
      const groups = await navigation.list(kind, docs);
      return kind === "type" ? inOrder(groups, await readTypes()) : groups;
    },
    listDocs: async (kind, id, page) => {
      const found = await navigation.listDocs(kind, id, page);
      return found && { ...found, group: kind === "type" ? named(found.group, await readTypes()) : found.group };
    },
    listGroups: async (kind, within, page) => {
      if (kind !== "type") return navigation.listGroups(kind, within, page);
      const types = await readTypes();
      const groups = inOrder(await navigation.list("type", "without-docs"), types).filter(
        ({ id }) => findType(types, id)?.tree,
      );
      const first = (page.page - 1) * page.limit;
      return { items: groups.slice(first, first + page.limit), total: groups.length };
    },
    listAround: async (kind, id, slug, limit) => {
      const found = await navigation.listAround(kind, id, slug, limit);
      return found && { ...found, group: kind === "type" ? named(found.group, await readTypes()) : found.group };
    },
  };
}

/** The groups of the types that the site has, in its order. */
function inOrder(groups: readonly Group[], types: DocumentTypes): readonly Group[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return types.all.flatMap(({ id, label }) => {
    const group = byId.get(id);
    return group === undefined ? [] : [{ ...group, name: label }];
  });
}

function named(group: Group, types: DocumentTypes): Group {
  return { ...group, name: findType(types, group.id)?.label ?? group.name };
}
