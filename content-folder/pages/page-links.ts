import { posix } from "node:path";
import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { lineIn, partsOf } from "../markdown/tree.ts";
import type { MarkdownNode, MarkdownTree } from "../markdown/tree.ts";
import { published } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import type { SiteLink } from "../site-links.ts";
import { addressOf, isPageFile } from "./page-files.ts";

/** The links of a page's text. */
export interface PageLinks {
  /** Those to addresses of the site, whether or not there is something at them. */
  readonly links: readonly SiteLink[];
  /** Those to files that are neither pages nor media. */
  readonly problems: readonly LineProblem[];
}

type Addressed = Extract<MarkdownNode, { readonly url: string }>;

/** Gives what is linked by the path of its file, as seen from `file`, its address. `firstLine` is the line of the file in which the text begins. */
export function settlePageLinks(tree: MarkdownTree, file: string, firstLine: number): PageLinks {
  const links: SiteLink[] = [];
  const problems: LineProblem[] = [];
  for (const node of partsOf(tree)) {
    if (!isAddressed(node) || isElsewhere(node.url)) continue;
    const line = lineIn(node, firstLine);
    const address = node.url.startsWith("/") ? node.url : addressFrom(node.url, file);
    if (address === null) {
      problems.push(published("dead-link", line, `the link to "${node.url}" ${expected}`));
      continue;
    }
    node.url = address;
    if (node.type !== "image") links.push({ line, href: address });
  }
  return { links, problems };
}

const expected =
  'leads nowhere: expected a file under pages/ or media/, or an address that begins with a slash, such as "/how-to/first-steps"';

function isAddressed(node: MarkdownNode): node is Addressed {
  return node.type === "link" || node.type === "definition" || node.type === "image";
}

/** Addresses of other sites, and fragments of the text itself. */
function isElsewhere(url: string): boolean {
  return url === "" || url.startsWith("#") || leadsElsewhere(url);
}

/** The address of a file, with what follows its path; null if it has none. */
function addressFrom(url: string, file: string): string | null {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const target = posix.join(posix.dirname(file), path);
  if (target.startsWith("media/")) return `/${target}${rest}`;
  return isPageFile(target) ? `${addressOf(target)}${rest}` : null;
}
