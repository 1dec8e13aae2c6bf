import { extname, posix } from "node:path";
import { leadsElsewhere } from "../../../addresses/leads-elsewhere.ts";
import type { Directive, ReportFault } from "../../../content-folder/markdown/dialect/directive.ts";
import { selectFrom } from "../markdown/include-selection.ts";
import { findFrontMatter } from "../../../content-folder/front-matter.ts";
import { HeavyText } from "../../../content-folder/markdown/heavy-text.ts";
import { dropRepeatedIds } from "../../../content-folder/markdown/dialect/heading-ids.ts";
import { readdressHtml } from "../../../content-folder/media/html-references.ts";
import { parseMarkdown } from "../../../content-folder/markdown/markdown.ts";
import { partsOf } from "../../../content-folder/markdown/tree.ts";
import type { MarkdownNode, MarkdownTree } from "../../../content-folder/markdown/tree.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { AssetReader } from "../../../content-folder/media/assets.ts";
import { docTypeOfPath } from "./content-files.ts";
import type { ReadText } from "./reading.ts";

/** The inputs for including files. */
export interface IncludeContext {
  /** The file that includes, relative to the content folder. */
  readonly path: string;
  readonly types: DocumentTypes;
  readonly assets: Pick<AssetReader, "stampsOf">;
  readonly readText: ReadText;
}

type Leaf = Extract<Directive, { readonly type: "leafDirective" }>;

/** Limits for one document: included files may include others. */
const most = { files: 100, characters: 512 * 1024, depth: 10 } as const;

/** What remains of the limits, and the files that the document depends on. */
interface Budget {
  files: number;
  characters: number;
  readonly stamps: Record<string, string | null>;
}

/**
 * Puts the files that a text includes in place of its `::include{file=…}`, and returns the stamps of those files: the document is built again when one
 * changes. What cannot be included is reported, and stays as its text.
 */
export async function includeFiles(
  tree: MarkdownTree,
  context: IncludeContext,
  report: ReportFault,
): Promise<Readonly<Record<string, string | null>>> {
  const budget: Budget = { files: most.files, characters: most.characters, stamps: {} };
  await includeInto(tree, context, [context.path], budget, report);
  if (budget.files < most.files) dropRepeatedIds(tree, report);
  return budget.stamps;
}

async function includeInto(
  tree: MarkdownTree,
  context: IncludeContext,
  around: readonly string[],
  budget: Budget,
  report: ReportFault,
): Promise<void> {
  for (const node of partsOf(tree)) {
    // One that names no file is text already.
    if (node.type !== "leafDirective" || node.name !== "include" || node.data?.hName !== undefined) continue;
    const fault = await include(node, context, around, budget, report);
    if (fault === null) continue;
    report(node, `::include: ${fault}. It is shown as text`);
    node.data = { hName: "p" };
    node.children = [{ type: "text", value: asWritten(node) }];
  }
}

function asWritten({ attributes }: Leaf): string {
  const written = Object.entries(attributes ?? {}).map(([name, value]) => {
    if (!value) return name;
    return /[\s"'=<>`{}]/u.test(value) ? `${name}="${value}"` : `${name}=${value}`;
  });
  return `::include{${written.join(" ")}}`;
}

/** Null, or why the file is not included. */
async function include(
  node: Leaf,
  context: IncludeContext,
  around: readonly string[],
  budget: Budget,
  report: ReportFault,
): Promise<string | null> {
  const { file, region, lines } = node.attributes ?? {};
  const from = around.at(-1) ?? context.path;
  const path = pathOf(file ?? "", from)?.normalize("NFC") ?? null;
  if (path === null) return `the file "${file ?? ""}" leads out of the content folder`;
  if (around.includes(path)) return `the file ${path} includes itself`;
  if (around.length > most.depth) return `files include each other more than ${most.depth} deep`;
  Object.assign(budget.stamps, context.assets.stampsOf(path));
  const found = await context.readText(path);
  if (found.kind === "missing") return `the file ${path} does not exist`;
  if (docTypeOfPath(path, context.types) !== null)
    return `${path} is a document of its own. Move what several documents share to a folder such as _snippets/`;
  if (found.kind === "refused") return `the file ${path} is not read: ${found.reason}`;
  const text = selectFrom(withoutFrontMatter(found.text, path), { region: region ?? null, lines: lines ?? null });
  if (text === null) return `${path} has no ${region ? `region "${region}"` : `lines ${lines ?? ""}`}`;
  budget.files -= 1;
  budget.characters -= text.length;
  if (budget.files < 0 || budget.characters < 0)
    return `a document may include ${most.files} files and ${most.characters} characters, this one has more`;
  if (!path.endsWith(".md")) {
    toCode(node, path, text);
    return null;
  }
  const faults: ReportFault = (part, message) =>
    report(node, `in ${path}, line ${part.position?.start.line ?? 1} of what is included: ${message}`);
  const tree = parsedOrFault(text, faults);
  if (typeof tree === "string") return `in ${path}, ${tree}`;
  rebase(tree, path, context.path, node);
  nameApart(tree, most.files - budget.files);
  await includeInto(tree, context, [...around, path], budget, report);
  Object.assign(node, { type: "containerDirective", data: {}, children: tree.children });
  return null;
}

/** The tree of an included text; in words why it is not parsed, where it would take very long. */
function parsedOrFault(text: string, report: ReportFault): MarkdownTree | string {
  try {
    return parseMarkdown(text, report, { includes: true });
  } catch (error) {
    if (error instanceof HeavyText) return `line ${error.line} of what is included: ${error.message}`;
    throw error;
  }
}

/** Relative to the file that includes, or to the content folder where it begins with a slash. */
function pathOf(file: string, from: string): string | null {
  const path = file.startsWith("/") ? posix.normalize(file.slice(1)) : posix.join(posix.dirname(from), file);
  return path === "." || path === ".." || path.startsWith("../") || path.startsWith("/") ? null : path;
}

function withoutFrontMatter(text: string, path: string): string {
  return path.endsWith(".md") ? text.slice(findFrontMatter(text)?.bodyStart ?? 0) : text;
}

/** A file of another kind is a block of code in its language. */
function toCode(node: Leaf, path: string, value: string): void {
  const { lang, title, mark, ins, del, lineNumbers } = node.attributes ?? {};
  const sets = Object.entries({ mark, ins, del }).flatMap(([kind, set]) => (set ? [`${kind}={${set}}`] : []));
  const numbers = lineNumbers === undefined ? [] : [lineNumbers ? `lineNumbers=${lineNumbers}` : "lineNumbers"];
  const named = title ? [`title="${title.replaceAll('"', "'")}"`] : [];
  const meta = [...named, ...sets, ...numbers].join(" ");
  Reflect.deleteProperty(node, "children");
  Object.assign(node, { type: "code", lang: lang ?? extname(path).slice(1), meta, value, data: {} });
}

/** Footnotes and labels of an included text are its own: another file may have the same names. */
function nameApart(tree: MarkdownTree, number: number): void {
  for (const node of partsOf(tree)) if ("identifier" in node) node.identifier = `included-${number}-${node.identifier}`;
}

/** Addresses in an included text are relative to its own file; its problems are reported at the line that includes it. */
function rebase(tree: MarkdownTree, path: string, to: string, at: MarkdownNode): void {
  const way = posix.relative(posix.dirname(to), posix.dirname(path));
  const toAddress = (url: string): string =>
    url === "" || /^[/#]/.test(url) || leadsElsewhere(url) ? url : posix.join(way, url);
  for (const node of partsOf(tree)) {
    if (at.position !== undefined) node.position = at.position;
    if (way === "") continue;
    if ("url" in node) node.url = toAddress(node.url);
    if (node.type === "html") readdressHtml(node, toAddress);
  }
}
