import { readFileSync } from "node:fs";
import { join } from "node:path";
import { splitFrontMatter } from "../../pages/front-matter.ts";
import { textAt } from "../../settings/value.ts";
import type { SourceEntry } from "../source-site.ts";

interface Listed {
  readonly path: string;
  readonly title: string;
  readonly parent: string | null;
  readonly grandParent: string | null;
  readonly order: string | null;
}

const depthMax = 8;

/** The sidebar that pages make by naming their parents, as in the theme Just the Docs; null where none does. */
export function entriesByParents(folder: string, files: readonly string[]): readonly SourceEntry[] | null {
  const pages = files.flatMap((path) => listedOf(folder, path));
  if (pages.every(({ parent }) => parent === null)) return null;
  const titles = new Set(pages.map(({ title }) => title));
  const entriesOf = (some: readonly Listed[], depth: number): readonly SourceEntry[] =>
    some.toSorted(inOrder).map((page) => {
      const own = depth > depthMax ? [] : pages.filter((one) => isChild(one, page));
      return own.length === 0
        ? page.path
        : { title: page.title, isCollapsed: true, items: [page.path, ...entriesOf(own, depth + 1)] };
    });
  return entriesOf(
    pages.filter(({ parent }) => parent === null || !titles.has(parent)),
    0,
  );
}

function listedOf(folder: string, path: string): readonly Listed[] {
  const { fields, body } = splitFrontMatter(readFileSync(join(folder, path), "utf8"), () => undefined);
  const title = textAt(fields, "title") ?? /^#\s+(.+?)\s*$/m.exec(body)?.[1] ?? null;
  if (title === null || fields["nav_exclude"] === true) return [];
  const grandParent = textAt(fields, "grand_parent");
  return [{ path, title, parent: textAt(fields, "parent"), grandParent, order: textAt(fields, "nav_order") }];
}

/** Several pages may have the title of a parent: that of the parent's parent tells them apart. */
function isChild(one: Listed, of: Listed): boolean {
  const isRight = one.grandParent === null || of.parent === null || one.grandParent === of.parent;
  return one !== of && one.parent === of.title && isRight;
}

/** Numbers first, then words, then pages without an order by their titles. */
function inOrder(a: Listed, b: Listed): number {
  const rank = ({ order }: Listed): number => (order === null ? 2 : Number.isFinite(Number(order)) ? 0 : 1);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  const byOrder = rank(a) === 0 ? Number(a.order) - Number(b.order) : (a.order ?? "").localeCompare(b.order ?? "");
  return byOrder === 0 ? a.title.localeCompare(b.title) : byOrder;
}
