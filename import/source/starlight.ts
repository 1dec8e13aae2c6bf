import { onlySection } from "./only-section.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readModule } from "../settings/read-module.ts";
import { type Value, fieldsAt, isMapping, listAt, textAt, valueAt } from "../settings/value.ts";
import { githubSlug } from "../text/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import type { SourceEntry, SourceFields, Tool } from "./source-site.ts";

const configs = ["mjs", "ts", "js", "mts"].map((ending) => `astro.config.${ending}`);

/** Starlight: the pages of its default language. */
export const starlight: Tool = {
  name: "Starlight",
  read: (folder) => {
    const file = firstFile(folder, configs);
    if (file === null) return null;
    const config = readModule(file);
    const docs = join(folder, "src/content/docs");
    if (!existsSync(docs)) return null;
    const options = optionsIn(config);
    const locale = localeIn(options, docs);
    const root = join(docs, locale);
    const others = new Set(fieldsAt(options, "locales").map(([name]) => name));
    const files = listFiles(root).filter((path) => isPage(path) && !isOther(path, locale === "" ? others : new Set()));
    const entries = entriesOf(valueAt(options, "sidebar"), locale);
    return {
      tool: "Starlight",
      folder,
      name: textAt(options, "title") ?? textAt(options, "title", "en") ?? "Documentation",
      description: textAt(options, "description"),
      language: textAt(options, "locales", "root", "lang") ?? (locale === "" ? null : locale),
      base: toAddress(textAt(config, "base") ?? "/").replace(/^\/$/, ""),
      sections: [
        onlySection({
          folder: root,
          files,
          addressOf: (path: string, fields: SourceFields) => toAddress(locale, addressIn(path, fields)),
          entries: entries,
        }),
      ],
      publicFolders: [join(folder, "public")],
      places: { "~": join(folder, "src"), "@": join(folder, "src"), "@assets": join(folder, "src/assets") },
      links: [],
      redirects: fieldsAt(config, "redirects").flatMap(([from, to]) =>
        typeof to === "string" ? [[toAddress(from), toAddress(to)] as const] : [],
      ),
      markupOf: (path) => ({ ...markdownOnly, isMdx: path.endsWith(".mdx"), hasColonBlocks: true }),
      headingSlug: githubSlug,
    };
  },
};

function optionsIn(config: Value): Value {
  const calls = listAt(config, "integrations").filter((one) => valueAt(one, "call") === "starlight");
  return listAt(calls[0], "arguments")[0] ?? {};
}

/** The folder of the default language; empty where its pages are in the root. */
function localeIn(options: Value, docs: string): string {
  const name = textAt(options, "defaultLocale") ?? "en";
  return valueAt(options, "locales", "root") === undefined && existsSync(join(docs, name)) ? name : "";
}

function isOther(path: string, others: ReadonlySet<string>): boolean {
  return others.has(path.split("/")[0] ?? "");
}

function addressIn(path: string, fields: SourceFields): string {
  const slug = textAt(fields, "slug");
  const parts = pathAddress(path).split("/");
  return slug ?? parts.map((part) => githubSlug(part, () => false)).join("/");
}

/** Pages by their address, folders by their path. */
function entriesOf(items: Value, locale: string): readonly SourceEntry[] {
  return listAt(items).flatMap((item): readonly SourceEntry[] => {
    if (typeof item === "string") return [toAddress(locale, item)];
    if (!isMapping(item)) return [];
    const link = textAt(item, "slug") ?? textAt(item, "link");
    if (link !== null) return /^https?:/.test(link) ? [] : [toAddress(locale, link)];
    const directory = textAt(item, "autogenerate", "directory");
    const inside = directory === null ? entriesOf(item["items"], locale) : [directory];
    return [{ title: textAt(item, "label") ?? "", isCollapsed: item["collapsed"] === true, items: inside }];
  });
}
