import { onlySection } from "./only-section.ts";
import { existsSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { pathAliases } from "../settings/path-aliases.ts";
import { readModule } from "../settings/read-module.ts";
import { fieldsAt, isMapping, listAt, textAt, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import { githubSlug } from "../text/ids/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { asType, filesByLanguage, languageNote, languagesIn, shownUntranslated } from "./languages.ts";
import type { Language } from "./languages.ts";
import { firstFile, isPage } from "./list-files.ts";
import { redirectsIn } from "./old-redirects.ts";
import type { Section, SourceEntry, SourceFields, Tool } from "./source-site.ts";

const configs = ["mjs", "ts", "js", "mts"].map((ending) => `astro.config.${ending}`);

/** Starlight: the pages of its default language, and each other language as a type. */
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
    const languages = languagesIn(valueAt(options, "locales"), {
      site: folder,
      first: locale === "" ? "root" : locale,
      folderOf: (name) => posix.join("src/content/docs", name),
      tagKeys: ["lang"],
      labelKeys: ["label"],
    });
    return {
      tool: "Starlight",
      folder,
      name: textAt(options, "title") ?? textAt(options, "title", "en") ?? "Documentation",
      description: textAt(options, "description"),
      language: textAt(options, "locales", "root", "lang") ?? (locale === "" ? null : locale),
      base: toAddress(textAt(config, "base") ?? "/").replace(/^\/$/, ""),
      sections: sectionsIn(folder, { locale, languages, sidebar: valueAt(options, "sidebar") }),
      notes: languages.map((language) => languageNote(language, basename(file))),
      publicFolders: [join(folder, "public")],
      places: {
        "~": join(folder, "src"),
        "@": join(folder, "src"),
        "@assets": join(folder, "src/assets"),
        ...pathAliases(folder),
      },
      links: [],
      redirects: redirectsIn(redirectsOf(config), {
        folder,
        file,
        addressOf: (path) => toAddress(named(path)),
        fromOf: (path) => toAddress(named(path)),
      }),
      markupOf: (path) => ({ ...markdownOnly, isMdx: path.endsWith(".mdx"), hasColonBlocks: true }),
      fieldsOf: ({ pagefind, ...fields }) => (pagefind === false ? { ...fields, search: false } : fields),
      headingSlug: githubSlug,
    };
  },
};

/** A redirect is an address, or a mapping with it and a status. */
function redirectsOf(config: Value): readonly (readonly [string, string])[] {
  return fieldsAt(config, "redirects").flatMap(([from, value]) => {
    const to = typeof value === "string" ? value : textAt(value, "destination");
    return to === null ? [] : [[from, to] as const];
  });
}

/** Parts of an address that stand for any, as Astro writes them. @example named("/old/[...slug]") // "/old/:slug*" */
function named(path: string): string {
  return path.replaceAll(/\[(\.{3})?(\w+)\]/g, (_whole, several: string | undefined, name: string) =>
    several === undefined ? `:${name}` : `:${name}*`,
  );
}

function optionsIn(config: Value): Value {
  const calls = listAt(config, "integrations").filter((one) => valueAt(one, "call") === "starlight");
  return listAt(calls[0], "arguments")[0] ?? {};
}

/** The folder of the default language; empty where its pages are in the root. */
function localeIn(options: Value, docs: string): string {
  const name = textAt(options, "defaultLocale") ?? "en";
  return valueAt(options, "locales", "root") === undefined && existsSync(join(docs, name)) ? name : "";
}

interface Parts {
  /** The folder of the first language; empty where its pages are in the root. */
  readonly locale: string;
  readonly languages: readonly Language[];
  readonly sidebar: Value;
}

/** The first language, and each other as a type. A page that a language does not have is shown there in the first one. */
function sectionsIn(folder: string, { locale, languages, sidebar }: Parts): readonly Section[] {
  const pages = posix.join("src/content/docs", locale);
  const { own, others } = filesByLanguage({ site: folder, pages, isTaken: isPage }, languages);
  const sectionOf = (place: string, name: string, files: readonly string[]): Section =>
    onlySection({
      folder: join(folder, place),
      files,
      addressOf: (path: string, fields: SourceFields) => toAddress(name, addressIn(path, fields)),
      entries: entriesOf(sidebar, name),
    });
  return [
    {
      ...sectionOf(pages, locale, own),
      alsoAt: shownUntranslated(others, (path, fields) => [addressIn(path, fields)]),
    },
    ...others.map(({ language, files }) => asType(sectionOf(language.folder, language.name, files), language)),
  ];
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
    if (link !== null) return leadsElsewhere(link) ? [] : [toAddress(locale, link)];
    const directory = textAt(item, "autogenerate", "directory");
    const inside = directory === null ? entriesOf(item["items"], locale) : [directory];
    const title = textAt(item, "translations", locale) ?? textAt(item, "label") ?? "";
    return [{ title, isCollapsed: item["collapsed"] === true, items: inside }];
  });
}
