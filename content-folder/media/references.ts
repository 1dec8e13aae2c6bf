import type { MarkdownNode } from "../markdown/tree.ts";
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
      const definition = named.definitions.get(node.identifier);
      return definition === undefined ? undefined : picture(definition, node);
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
  /** Definitions by identifier; the first of several wins. */
  readonly definitions: ReadonlyMap<string, Extract<MarkdownNode, { readonly type: "definition" }>>;
  /** The identifiers that images use. */
  readonly images: ReadonlySet<string>;
}

function namedIn(parts: readonly MarkdownNode[]): NamedParts {
  const definitions = new Map<string, Extract<MarkdownNode, { readonly type: "definition" }>>();
  const images = new Set<string>();
  for (const node of parts) {
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (node.type === "imageReference") images.add(node.identifier);
  }
  return { definitions, images };
}
