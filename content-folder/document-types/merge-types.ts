import { hasPages } from "./document-type.ts";
import type { DocumentType, DocumentTypes } from "./document-type.ts";
import { presetIn } from "./presets.ts";
import type { Preset } from "./presets.ts";
import type { TypeYml, TypesYml } from "./type-yml.ts";

/** The types of a preset with what a site says about them; null if no type is left. New types come last, in the order of the file. */
export function mergeTypes({ types: own, linkPath, say }: Preset, given: TypesYml): DocumentTypes | null {
  const ids = [...new Set([...Object.keys(own), ...Object.keys(given)])];
  const ofPreset = new Map(Object.entries(own));
  const kept = ids.flatMap((id) => {
    const said = given[id] ?? {};
    return said === false
      ? []
      : [toType(id, { ...(linkPath && { linkPath }), ...merged(ofPreset.get(id) ?? {}, said) }, say)];
  });
  const [first, ...rest] = kept.map((type) => withLinks(type, kept.filter(hasPages)));
  const removed = Object.entries(own).flatMap(([id, said]) => (given[id] === false ? [toType(id, said, say)] : []));
  return first === undefined ? null : { all: [first, ...rest], removed };
}

/** A type whose links lead to where documents are read: not under a path that no type of the site has (any more). */
function withLinks(type: DocumentType, read: readonly DocumentType[]): DocumentType {
  const known = (path: string): string | undefined => read.find((other) => other.path === path)?.path;
  if (!hasPages(type)) return { ...type, linkPath: known(type.linkPath) ?? type.path };
  return { ...type, rowPath: known(type.rowPath) ?? type.path, linkPath: known(type.linkPath) ?? type.path };
}

/** The types of the default preset, for a site that says nothing. */
export const defaultTypes: DocumentTypes = mergeTypes(presetIn("help-centre", "en"), {}) ?? noTypes();

function noTypes(): never {
  throw new Error("The preset help-centre has no document types.");
}

function merged(before: TypeYml, said: TypeYml): TypeYml {
  return { ...before, ...said, empty: { ...before.empty, ...said.empty } };
}

function toType(id: string, said: TypeYml, say: Preset["say"]): DocumentType {
  const label = said.label ?? wordsOf(id);
  const listPath = said.listPath ?? `/${id}`;
  const layout = said.layout ?? "cards";
  const path = layout === "page" || layout === "glossary" ? listPath : (said.path ?? `/${id}`);
  return {
    id,
    label,
    listLabel: said.listLabel ?? label,
    listPath,
    path,
    rowPath: said.rowPath ?? path,
    linkPath: said.linkPath ?? path,
    layout,
    order: said.order ?? (said.addresses === "folders" || said.sidebar !== undefined ? "authored" : "newest"),
    addresses: layout === "page" || layout === "glossary" ? "flat" : (said.addresses ?? "flat"),
    sidebar: said.sidebar ?? null,
    lead: said.lead ?? "",
    empty: {
      title: said.empty?.title ?? say("No Content Yet"),
      text: said.empty?.text ?? say("Please check back soon."),
    },
    failed: said.failed ?? say("Error fetching article."),
    schemaType: said.schemaType ?? "Article",
    priority: said.priority ?? 0.5,
    feed: said.feed ?? true,
    search: said.search ?? true,
    tree: said.tree ?? true,
  };
}

/** @example wordsOf("release-note") // "Release note" */
function wordsOf(id: string): string {
  const words = id.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
