import type { DocumentSection } from "../store/documents.ts";
import type { Reference } from "../store/sources.ts";
import type { AssetReader } from "./assets.ts";
import { type Addresses, targetOf } from "./links.ts";
import { type MarkdownNode, type MarkdownTree, parseMarkdown, partsOf, toHtml, toHtmlTree } from "./markdown.ts";
import { anchorsOf, sectionsOf } from "./sections.ts";
import type { LineProblem } from "./yaml-fields.ts";

/** What a body is read with. */
export interface BodyContext {
  /** The document's file, relative to the content folder. */
  readonly path: string;
  /** The number of the body's first line in that file. */
  readonly firstLine: number;
  readonly assets: AssetReader;
  readonly addresses: Pick<Addresses, "byPath">;
}

/** A body as HTML, and what it depends on. */
export interface Body {
  readonly html: string;
  readonly sections: readonly DocumentSection[];
  /** What keeps the document from being published. */
  readonly errors: readonly LineProblem[];
  /** What should be mended, though the document is published. */
  readonly warnings: readonly LineProblem[];
  readonly assets: Readonly<Record<string, string | null>>;
  /** Addresses of the files that its links name, by path; null for one that is not published. */
  readonly links: Readonly<Record<string, string | null>>;
  /** The ids of its headings. */
  readonly anchors: readonly string[];
  readonly references: readonly Reference[];
}

/** Turns the Markdown of a document into HTML: pictures get their served address and size, links their target's address. */
export async function readBody(markdown: string, context: BodyContext): Promise<Body> {
  const tree = parseMarkdown(markdown);
  const findings = createFindings(context);
  for (const node of partsOf(tree)) await mendPart(node, tree, findings);
  const htmlTree = await toHtmlTree(tree);
  const { errors, warnings, assets, links, references } = findings;
  const sections = sectionsOf(htmlTree);
  return {
    html: toHtml(htmlTree),
    sections,
    anchors: anchorsOf(sections),
    errors,
    warnings,
    assets,
    links,
    references,
  };
}

/** What is found while the parts of a body are gone through. */
function createFindings(context: BodyContext) {
  const errors: LineProblem[] = [];
  const warnings: LineProblem[] = [];
  const assets: Record<string, string | null> = {};
  const links: Record<string, string | null> = {};
  const references: Reference[] = [];
  const lineOf = (node: MarkdownNode): number => (node.position?.start.line ?? 1) + context.firstLine - 1;
  const problem = (node: MarkdownNode, message: string): LineProblem => ({ line: lineOf(node), message });
  return { context, errors, warnings, assets, links, references, lineOf, problem };
}

type Findings = ReturnType<typeof createFindings>;

async function mendPart(node: MarkdownNode, tree: MarkdownTree, findings: Findings): Promise<void> {
  switch (node.type) {
    case "heading":
      if (node.depth === 1) {
        findings.errors.push(
          findings.problem(node, "a first-level heading: the subject is the page's only one. Begin with ##"),
        );
      }
      return;
    case "html":
      if (!node.value.startsWith("<!--"))
        findings.warnings.push(findings.problem(node, "raw HTML is left out. Write it in Markdown"));
      return;
    case "image":
      await mendImage(node, node, findings);
      return;
    case "imageReference": {
      const definition = definitionOf(tree, node.identifier);
      if (definition !== null) await mendImage(definition, node, findings);
      return;
    }
    case "link":
      await mendLink(node, findings);
      return;
    case "definition":
      if (!isForImages(tree, node.identifier)) await mendLink(node, findings);
      return;
    default:
  }
}

type Addressed = Extract<MarkdownNode, { readonly url: string }>;
type Shown = Extract<MarkdownNode, { readonly type: "image" | "imageReference" }>;

async function mendImage(addressed: Addressed, shown: Shown, findings: Findings): Promise<void> {
  const loading = { loading: "lazy" };
  shown.data = { hProperties: loading };
  if (/^https:/i.test(addressed.url) || isServed(addressed.url)) return;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(addressed.url)) {
    findings.errors.push(
      findings.problem(
        shown,
        `a picture at "${addressed.url}": expected a file of the content folder, or an https: address`,
      ),
    );
    return;
  }
  const asset = await findings.context.assets.read(addressed.url, findings.context.path);
  Object.assign(findings.assets, asset.stamps);
  if (asset.kind === "missing") {
    findings.errors.push(findings.problem(shown, `the picture ${asset.message}`));
    return;
  }
  addressed.url = asset.medium.url;
  shown.data = { hProperties: { ...loading, ...asset.medium.size } };
}

async function mendLink(node: Addressed, findings: Findings): Promise<void> {
  const { addresses, assets, path } = findings.context;
  const target = targetOf(node.url, path);
  if (target.kind === "other") return;
  if (target.kind === "asset") {
    const asset = await assets.read(node.url, path);
    Object.assign(findings.assets, asset.stamps);
    if (asset.kind === "found") node.url = asset.medium.url;
    else
      findings.warnings.push(
        findings.problem(node, `the link to ${asset.message}. A link to a page of the site begins with a slash`),
      );
    return;
  }
  findings.references.push({ line: findings.lineOf(node), href: node.url });
  if (target.kind !== "file") return;
  const address = addresses.byPath.get(target.path) ?? null;
  findings.links[target.path] = address;
  if (address !== null)
    node.url =
      target.fragment === "" || address.includes("#") ? address : `${address}#${encodeURIComponent(target.fragment)}`;
}

/** One definition may stand behind several pictures; its address is mended with the first. */
function isServed(url: string): boolean {
  return /^\/media\/[0-9a-f]{32}\.[a-z0-9]+$/.test(url);
}

function definitionOf(
  tree: MarkdownTree,
  identifier: string,
): Extract<MarkdownNode, { readonly type: "definition" }> | null {
  for (const node of partsOf(tree)) if (node.type === "definition" && node.identifier === identifier) return node;
  return null;
}

function isForImages(tree: MarkdownTree, identifier: string): boolean {
  for (const node of partsOf(tree)) if (node.type === "imageReference" && node.identifier === identifier) return true;
  return false;
}
