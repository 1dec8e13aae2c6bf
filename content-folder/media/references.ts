import { definitionsIn } from "../markdown/tree.ts";
import type { Definition, MarkdownNode } from "../markdown/tree.ts";
import type { ProblemCause } from "../problem.ts";
import type { AssetReader } from "./assets.ts";
import { mendHtml } from "./html-references.ts";

/** What has an address: a link, a picture, or the definition of one. */
export type Addressed = Extract<MarkdownNode, { readonly url: string }>;

/** A picture where it is shown. */
export type Shown = Extract<MarkdownNode, { readonly type: "image" | "imageReference" }>;

/** Where the pictures and files of a text are looked for, and who hears what is wrong with them. */
export interface TextPlace {
  /** The file of the text, relative to the content folder. */
  readonly path: string;
  readonly assets: AssetReader;
  readonly report: (cause: ProblemCause, node: MarkdownNode, message: string) => void;
}

/** How the pictures and links of a text get their addresses. */
export interface ReferenceMenders {
  /** The address of a picture may stand in a definition. */
  readonly picture: (addressed: Addressed, shown: Shown) => Promise<void>;
  readonly link: (node: Addressed) => Promise<void>;
}

/** Gives the pictures and links of a text their addresses, those in its HTML too. */
export async function mendReferences(parts: readonly MarkdownNode[], menders: ReferenceMenders): Promise<void> {
  const named = namedIn(parts);
  for (const node of parts) await mendPart(node, named, menders);
}

async function mendPart(node: MarkdownNode, named: NamedParts, { picture, link }: ReferenceMenders): Promise<void> {
  switch (node.type) {
    case "html":
      return mendHtml(node, { picture: (image) => picture(image, image), link });
    case "image":
      return picture(node, node);
    case "imageReference": {
      const { definition, url } = named.definitions.get(node.identifier) ?? {};
      if (definition === undefined || url === undefined) return;
      // Each picture of several that share it begins with the address that is written.
      definition.url = url;
      return picture(definition, node);
    }
    case "link":
      return link(node);
    case "definition":
      return named.images.has(node.identifier) ? undefined : link(node);
    default:
  }
}

/** The named references within a text. */
interface NamedParts {
  /** Definitions by identifier, with the addresses that are written. */
  readonly definitions: ReadonlyMap<string, { readonly definition: Definition; readonly url: string }>;
  /** The identifiers that images use. */
  readonly images: ReadonlySet<string>;
}

function namedIn(parts: readonly MarkdownNode[]): NamedParts {
  const definitions = [...definitionsIn(parts)].map(
    ([identifier, definition]) => [identifier, { definition, url: definition.url }] as const,
  );
  const images = parts.flatMap((node) => (node.type === "imageReference" ? [node.identifier] : []));
  return { definitions: new Map(definitions), images: new Set(images) };
}
