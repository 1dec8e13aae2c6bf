import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsAt, isMapping, listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { toAddress } from "../addresses.ts";
import { withoutEnding } from "../list-files.ts";
import type { Section, SourceFields } from "../source-site.ts";

/** What Material's blog says of its posts. */
interface MkdocsPosts {
  /** Their addresses: date and slug, below the blog. Null for pages that are none. */
  readonly addressOf: (path: string, fields: SourceFields) => string | null;
  readonly waitsForDate: NonNullable<Section["waitsForDate"]>;
}

/** Reads the settings of Material's blog, whose posts lie in a folder below `root`. */
export function mkdocsPosts(config: Value, root: string): MkdocsPosts {
  const plugin = listAt(config, "plugins").find(
    (one) => one === "blog" || fieldsAt(one).some(([name]) => name === "blog"),
  );
  const options = isMapping(plugin) ? valueAt(plugin, "blog") : null;
  const blog = textAt(options, "blog_dir") ?? "blog";
  const folder = blog === "." ? "posts/" : `${blog}/posts/`;
  const format = textAt(options, "post_url_format") ?? "{date}/{slug}";
  const isPost = (path: string): boolean => plugin !== undefined && path.startsWith(folder);
  const addressOf: MkdocsPosts["addressOf"] = (path, fields) => {
    const date = isPost(path) ? dateOf(fields) : null;
    if (date === null) return null;
    const values = new Map([
      ["date", date.replaceAll("-", "/")],
      ["slug", textAt(fields, "slug") ?? slugOf(textAt(fields, "title") ?? titleIn(join(root, path)) ?? path)],
      ["file", withoutEnding(path).slice(folder.length)],
    ]);
    return toAddress(
      blog,
      format.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values.get(key) ?? whole),
    );
  };
  const hidesFuture = valueAt(options, "draft_if_future_date") === true;
  return { addressOf, waitsForDate: (path, { draft }) => hidesFuture && draft !== false && isPost(path) };
}

/** The day of a post: its date, or when it was created. */
function dateOf(fields: SourceFields): string | null {
  const date = valueAt(fields, "date");
  const said = isMapping(date) ? valueAt(date, "created") : date;
  return /^\d{4}-\d{2}-\d{2}/.exec(typeof said === "string" ? said : JSON.stringify(said ?? "").slice(1))?.[0] ?? null;
}

function titleIn(file: string): string | null {
  return /^# +(.+?)(?: *\{[^{}]*\})?$/m.exec(readFileSync(file, "utf8"))?.[1] ?? null;
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/<[^>]*>|__|[^\p{L}\p{N}_\- ]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}
