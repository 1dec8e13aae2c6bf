import { published } from "../../../content-folder/problem.ts";
import type { LineProblem } from "../../../content-folder/problem.ts";
import type { DocumentSection } from "../../store/documents.ts";
import type { Reference } from "../../store/sources.ts";
import { noteAssets } from "../../../content-folder/media/assets.ts";
import type { AssetReader } from "../../../content-folder/media/assets.ts";
import { mendFile } from "../../../content-folder/media/files.ts";
import { schemeFaultOf } from "../../../content-folder/media/link-schemes.ts";
import { mendPicture } from "../../../content-folder/media/pictures.ts";
import { mendReferences } from "../../../content-folder/media/references.ts";
import type { Addressed, TextPlace } from "../../../content-folder/media/references.ts";
import type { ReportFault } from "../../../content-folder/markdown/dialect/directive.ts";
import { includeFiles } from "./includes.ts";
import type { IncludeContext } from "./includes.ts";
import { settleHeadings } from "../markdown/headings.ts";
import { targetOf } from "./links.ts";
import type { Addresses } from "./links.ts";
import { parseMarkdown, toHtml, toHtmlTree } from "../../../content-folder/markdown/markdown.ts";
import { sendableHtmlOf, sizeFaultOf } from "./size-fault.ts";
import { lineIn, partsOf } from "../../../content-folder/markdown/tree.ts";
import { readingMinutesOf } from "../markdown/reading-minutes.ts";
import { sectionsOf } from "../markdown/sections.ts";

/** The inputs for reading a body. */
export interface BodyContext extends IncludeContext {
  /** The line number of the body's first line in that file. */
  readonly firstLine: number;
  /** The title, if the document has one. */
  readonly subject: string | null;
  readonly assets: AssetReader;
  readonly addresses: Pick<Addresses, "byPath">;
}

/** A body as HTML, and its dependencies. */
export interface Body {
  readonly html: string;
  /** The text of the first first-level heading; null if there is none. */
  readonly title: string | null;
  readonly sections: readonly DocumentSection[];
  /** In minutes; null for a text without words. */
  readonly readingMinutes: number | null;
  /** What was left out, or should be fixed. */
  readonly problems: readonly LineProblem[];
  readonly assets: Readonly<Record<string, string | null>>;
  /** The addresses of linked files, by path; null for a file that is not published. */
  readonly links: Readonly<Record<string, string | null>>;
  /** The heading ids. */
  readonly anchors: readonly string[];
  readonly references: readonly Reference[];
}

/** Converts a document's Markdown to HTML: images get their served URL and size, links their target's address. */
export async function readBody(markdown: string, context: BodyContext): Promise<Body> {
  const faults: LineProblem[] = [];
  const note: ReportFault = (node, message, cause = "directive") =>
    void faults.push(published(cause, lineIn(node, context.firstLine), message));
  const tree = parseMarkdown(markdown, note, { includes: true });
  const included = await includeFiles(tree, context, note);
  const parts = partsOf(tree);
  const findings = createFindings(context);
  const headings = settleHeadings(tree, context.subject, (node) => lineIn(node, context.firstLine));
  await mendReferences(parts, {
    picture: (addressed, shown) => mendPicture(addressed, shown, findings.place),
    link: (node) => mendLink(node, findings),
  });
  const htmlTree = await toHtmlTree(tree);
  const { assets, links, references } = findings;
  const { sections, anchors } = sectionsOf(htmlTree);
  const html = toHtml(htmlTree);
  const sizeFault = sizeFaultOf(html);
  if (sizeFault !== null) faults.push(published("unreadable", context.firstLine, sizeFault));
  const problems = [...faults, ...headings.problems, ...findings.problems];
  return {
    html: sendableHtmlOf(html),
    title: headings.title,
    sections,
    readingMinutes: readingMinutesOf(htmlTree),
    anchors,
    problems,
    assets: { ...included, ...assets },
    links,
    references,
  };
}

/** Collects findings while the nodes of a body are processed. */
function createFindings(context: BodyContext) {
  const problems: LineProblem[] = [];
  const links: Record<string, string | null> = {};
  const references: Reference[] = [];
  const noted = noteAssets(context.assets);
  const report: TextPlace["report"] = (cause, node, message) =>
    void problems.push(published(cause, lineIn(node, context.firstLine), message));
  const place: TextPlace = { path: context.path, assets: noted.reader, report };
  return { context, problems, assets: noted.stamps, links, references, place };
}

type Findings = ReturnType<typeof createFindings>;

async function mendLink(node: Addressed, findings: Findings): Promise<void> {
  const { addresses, path } = findings.context;
  const fault = schemeFaultOf(node.url);
  if (fault !== null) findings.place.report("dead-link", node, fault);
  const target = targetOf(node.url, path);
  if (target.kind === "other") return;
  if (target.kind === "asset") return mendFile(node, findings.place);
  findings.references.push({ line: lineIn(node, findings.context.firstLine), href: node.url });
  if (target.kind !== "file") return;
  const address = addresses.byPath.get(target.path) ?? null;
  findings.links[target.path] = address;
  if (address !== null)
    node.url =
      target.fragment === "" || address.includes("#") ? address : `${address}#${encodeURIComponent(target.fragment)}`;
}
