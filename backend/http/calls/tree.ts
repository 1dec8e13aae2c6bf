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
  const { navigation } = store;
  return {
    totals: () => totals(navigation),
    groups: async (call) => {
      const page = readPage(call.query);
      const found = await navigation.listGroups(readKind(call), call.query.get("within"), page);
      return ok({ groups: found.items.map(toWireGroup), pagination: toPagination(page, found) });
    },
    group: (call) => group(navigation, call),
    position: async ({ params }) => {
      const document = await store.documents.find(params["slug"] ?? "");
      return ok({ position: document === null ? null : await positionOf(store, document) });
    },
  } satisfies Record<string, Handler>;
}

async function totals(navigation: Store["navigation"]) {
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
}

const noGroup = { group: null, first: 0, docs: [] } as const;

/** A page of the documents of a group, or the stretch around one of them. */
async function group(navigation: Store["navigation"], call: Call) {
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
        ? noGroup
        : { group: toWireGroup(slice.group), first: slice.first, docs: slice.docs.map(toWireLink) },
    );
  }
  const found = await navigation.listDocs(kind, id, page);
  return ok(
    found === null
      ? noGroup
      : {
          group: toWireGroup(found.group),
          first: (page.page - 1) * page.limit,
          docs: found.docs.items.map(toWireLink),
        },
  );
}

/** Where a document stands in the tree, and what is beside it. */
async function positionOf(store: Store, document: StoredDocument) {
  const { navigation, documents } = store;
  const section = sectionOf(document, await servedTypes(store));
  const slice = await navigation.listAround(section.kind, section.id, document.slug, 3);
  const at = slice?.docs.findIndex(({ slug }) => slug === document.slug) ?? -1;
  const beside = (step: number) => {
    const link = at === -1 ? undefined : slice?.docs[at + step];
    return link === undefined ? null : toWireLink(link);
  };
  return {
    category: document.category,
    subcategory: document.subcategory,
    folders: await documents.foldersAround(document.slug),
    previous: beside(-1),
    next: beside(1),
    related: (await relatedLinks(navigation, document)).map(toWireLink),
  };
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
