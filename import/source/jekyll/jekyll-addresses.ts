import { listAt, textAt } from "../../settings/value.ts";
import { dayInPath, pathAddress, toAddress } from "../addresses.ts";
import { withoutEnding } from "../list-files.ts";
import type { SourceFields } from "../source-site.ts";

/** The address of a document of a collection. A style that is named says in collections only how addresses end. */
export function inCollection(
  name: string,
  { path, fields }: { readonly path: string; readonly fields: SourceFields },
  pattern: string | null,
): string {
  const bare = withoutEnding(path);
  const last = bare.split("/").at(-1) ?? "";
  const form = pattern === null || styles.has(pattern) ? "/:collection/:path" : pattern;
  const made = form.replaceAll(/:(\w+)/g, (whole, key: string) => {
    if (key === "collection") return name;
    if (key === "path") return bare;
    if (key === "title" || key === "slug") return textAt(fields, "slug") ?? last;
    if (key === "name") return last;
    return key === "output_ext" ? "" : whole;
  });
  return pathAddress(toAddress(made));
}

const styles: ReadonlyMap<string, string> = new Map([
  ["date", "/:categories/:year/:month/:day/:title"],
  ["pretty", "/:categories/:year/:month/:day/:title"],
  ["ordinal", "/:categories/:year/:y_day/:title"],
  ["none", "/:categories/:title"],
]);

/** The address of a post, whose pattern may be a style that is named. */
export function postAddress(path: string, fields: SourceFields, pattern: string): string {
  const inName = dayInPath(path);
  const name = slugOf(textAt(fields, "slug") ?? inName?.rest ?? withoutEnding(path).split("/").at(-1) ?? "");
  const [year = "", month = "", day = ""] =
    dayInPath(textAt(fields, "date")?.split(/[\sT]/)[0] ?? "")?.day ?? inName?.day ?? [];
  const categories = [...listAt(fields, "category"), ...listAt(fields, "categories")];
  const values = new Map([
    ["year", year],
    ["month", month],
    ["day", day],
    ["i_month", String(Number(month))],
    ["i_day", String(Number(day))],
    ["title", name],
    ["slug", name.toLowerCase()],
    ["categories", [...new Set(categories.map((one) => String(one).toLowerCase()))].join("/")],
    ["output_ext", ""],
  ]);
  const made = (styles.get(pattern) ?? pattern).replaceAll(/:(\w+)/g, (whole, key: string) => values.get(key) ?? whole);
  return toAddress(made.replace(/\.html$/, ""));
}

/** A name as addresses of posts have it. */
function slugOf(name: string): string {
  return name.replaceAll(/[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu, "-").replaceAll(/^-|-$/g, "");
}
