import { type LineProblem, type ProblemCause, published } from "../../../content-folder/problem.ts";
import { show } from "../../../content-folder/fields.ts";
import type { DocumentSection } from "../../store/documents.ts";
import type { Reference } from "../../store/sources.ts";
import type { AssetReader } from "./assets.ts";
import { settleHeadings } from "../markdown/headings.ts";
import { type Addresses, targetOf } from "./links.ts";
import { type MarkdownNode, parseMarkdown, partsOf, toHtml, toHtmlTree } from "../markdown/markdown.ts";
import { anchorsOf, sectionsOf } from "../markdown/sections.ts";

/** What a body is read with. */
export interface BodyContext {
  /** The document's file, relative to the content folder. */
  readonly path: string;
  /** The number of the body's first line in that file. */
  readonly firstLine: number;
  /** The title, where the document names one. */
  readonly subject: string | null;
  readonly assets: AssetReader;
  readonly addresses: Pick<Addresses, "byPath">;
}

/** A body as HTML, and what it depends on. */
export interface Body {
  readonly html: string;
  /** What its first first-level heading says; null where there is none. */
  readonly title: string | null;
  readonly sections: readonly DocumentSection[];
  /** What was left out of it, or should be mended. */
  readonly problems: readonly LineProblem[];
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
  const parts = partsOf(tree);
  const findings = createFindings(context, referencesIn(parts));
  const headings = settleHeadings(tree, context.subject, findings.lineOf);
  for (const node of parts) await mendPart(node, findings);
  const htmlTree = await toHtmlTree(tree);
  const { assets, links, references } = findings;
  const sections = sectionsOf(htmlTree);
  const problems = [...headings.problems, ...findings.problems];
  return {
    html: toHtml(htmlTree),
    title: headings.title,
    sections,
    anchors: anchorsOf(sections),
    problems,
    assets,
    links,
    references,
  };
}

/** What is found while the parts of a body are gone through. */
function createFindings(context: BodyContext, named: NamedParts) {
  const problems: LineProblem[] = [];
  const assets: Record<string, string | null> = {};
  const links: Record<string, string | null> = {};
  const references: Reference[] = [];
  const lineOf = (node: MarkdownNode): number => (node.position?.start.line ?? 1) + context.firstLine - 1;
  const tell = (cause: ProblemCause, node: MarkdownNode, message: string): void =>
    void problems.push(published(cause, lineOf(node), message));
  return { context, named, problems, assets, links, references, lineOf, tell };
}

type Findings = ReturnType<typeof createFindings>;

async function mendPart(node: MarkdownNode, findings: Findings): Promise<void> {
  switch (node.type) {
    case "html":
      if (!node.value.startsWith("<!--")) findings.tell("raw-html", node, "raw HTML is left out. Write it in Markdown");
      return;
    case "image":
      await mendImage(node, node, findings);
      return;
    case "imageReference": {
      const definition = findings.named.definitions.get(node.identifier);
      if (definition !== undefined) await mendImage(definition, node, findings);
      return;
    }
    case "link":
      await mendLink(node, findings);
      return;
    case "definition":
      if (!findings.named.images.has(node.identifier)) await mendLink(node, findings);
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
    findings.tell(
      "picture-address",
      shown,
      `a picture at ${show(addressed.url)}: expected a file of the content folder, or an https: address`,
    );
    leaveOut(shown);
    return;
  }
  const asset = await findings.context.assets.read(addressed.url, findings.context.path);
  Object.assign(findings.assets, asset.stamps);
  if (asset.kind === "missing") {
    findings.tell("missing-picture", shown, `the picture ${asset.message}`);
    leaveOut(shown);
    return;
  }
  addressed.url = asset.medium.url;
  shown.data = { hProperties: { ...loading, ...asset.medium.size } };
}

/** A picture that cannot be shown has its text in its place. */
function leaveOut(shown: Shown): void {
  Object.assign(shown, { type: "text", value: shown.alt ?? "", data: undefined });
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
      findings.tell(
        "missing-file",
        node,
        `the link to ${asset.message}. A link to a page of the site begins with a slash`,
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

/** What the parts of a text name each other by. */
interface NamedParts {
  /** Definitions by their identifier: of several, the first counts. */
  readonly definitions: ReadonlyMap<string, Extract<MarkdownNode, { readonly type: "definition" }>>;
  /** The identifiers by which pictures are shown. */
  readonly images: ReadonlySet<string>;
}

function referencesIn(parts: readonly MarkdownNode[]): NamedParts {
  const definitions = new Map<string, Extract<MarkdownNode, { readonly type: "definition" }>>();
  const images = new Set<string>();
  for (const node of parts) {
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (node.type === "imageReference") images.add(node.identifier);
  }
  return { definitions, images };
}
