import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { servedTypes } from "../../store/document-types.ts";
import type { DocumentLink, StoredDocument } from "../../store/documents.ts";
import type { Group, GroupKind } from "../../store/navigation.ts";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Call, Handler } from "../answer.ts";
import { readPage, toPagination } from "../paging.ts";
import { relatedLinks } from "./related.ts";

const kinds = ["category", "subcategory", "type", "tag", "author"] as const satisfies readonly GroupKind[];
const one = { page: 1, limit: 1 } as const;

/** The document tree, one level at a time: no response grows with the number of documents. */
export function treeHandlers(store: Store) {
  const { navigation, documents } = store;
  return {
    totals: async () => {
      const [categories, types, tags, authors] = await Promise.all(
        (["category", "type", "tag", "author"] as const).map((kind) => navigation.listGroups(kind, null, one)),
      );
      return ok({
        totals: {
          categories: categories?.total ?? 0,
          types: types?.total ?? 0,
          tags: tags?.total ?? 0,
          authors: authors?.total ?? 0,
        },
      });
    },
    groups: async (call) => {
      const page = readPage(call.query);
      const found = await navigation.listGroups(readKind(call), call.query.get("within"), page);
      return ok({ groups: found.items.map(toWireGroup), pagination: toPagination(page, found) });
    },
    group: async (call) => {
      const [kind, id, page, around] = [
        readKind(call),
        call.params["id"] ?? "",
        readPage(call.query),
        call.query.get("around"),
      ];
      if (around !== null && around !== "") {
        const slice = await navigation.listAround(kind, id, around, page.limit);
        return ok(
          slice === null
            ? { group: null, first: 0, docs: [] }
            : { group: toWireGroup(slice.group), first: slice.first, docs: slice.docs.map(toWireLink) },
        );
      }
      const found = await navigation.listDocs(kind, id, page);
      return ok(
        found === null
          ? { group: null, first: 0, docs: [] }
          : {
              group: toWireGroup(found.group),
              first: (page.page - 1) * page.limit,
              docs: found.docs.items.map(toWireLink),
            },
      );
    },
    position: async ({ params }) => {
      const document = await documents.find(params["slug"] ?? "");
      if (document === null) return ok({ position: null });
      const section = sectionOf(document, await servedTypes(store));
      const slice = await navigation.listAround(section.kind, section.id, document.slug, 3);
      const at = slice?.docs.findIndex(({ slug }) => slug === document.slug) ?? -1;
      const beside = (step: number) => {
        const link = at === -1 ? undefined : slice?.docs[at + step];
        return link === undefined ? null : toWireLink(link);
      };
      return ok({
        position: {
          category: document.category,
          subcategory: document.subcategory,
          folders: await documents.foldersAround(document.slug),
          previous: beside(-1),
          next: beside(1),
          related: (await relatedLinks(navigation, document)).map(toWireLink),
        },
      });
    },
  } satisfies Record<string, Handler>;
}

/** The group in which a document has neighbours: its type where that has an order of its own, else its subcategory, else its type. */
function sectionOf(
  { category, subcategory, docType }: StoredDocument,
  types: DocumentTypes,
): {
  readonly kind: GroupKind;
  readonly id: string;
} {
  return category !== null && subcategory !== null && findType(types, docType)?.order !== "authored"
    ? { kind: "subcategory", id: `${category.slug}.${subcategory.slug}` }
    : { kind: "type", id: docType };
}

function readKind({ params }: Call): GroupKind {
  const kind = kinds.find((known) => known === params["kind"]);
  if (kind === undefined)
    throw new RequestError(404, `There is no such kind of group. The kinds are ${kinds.join(", ")}.`);
  return kind;
}

/** A link in the form of the contract: with its folders only where there are some. */
function toWireLink({ trail, ...link }: DocumentLink) {
  return trail.length === 0 ? link : { ...link, trail };
}

/** A subcategory's slug is the last part of its id. */
function toWireGroup({ id, name, count, lastPublished }: Group) {
  return { _id: id, name, slug: id.slice(id.indexOf(".") + 1), count, lastPublished };
}
