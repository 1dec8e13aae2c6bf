import { onlySection } from "./only-section.ts";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { pathAliases } from "../settings/path-aliases.ts";
import { readDataFile } from "../settings/read-data.ts";
import { readModule } from "../settings/read-module.ts";
import { fieldsAt, textAt, valueAt } from "../settings/value.ts";
import { githubSlug } from "../text/ids/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { withoutLanguage } from "./language-in-names.ts";
import { asType, filesByLanguage, languageNote, languagesIn } from "./languages.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import type { Section, SourceEntry, SourceSite, Tool } from "./source-site.ts";

/** Where Nextra looks for pages, the newer places first. */
const places = ["content", "src/content", "pages", "src/pages"];

/** Nextra: pages in the order of the `_meta` files of their folders. */
export const nextra: Tool = {
  name: "Nextra",
  read: (folder) => {
    const manifest = join(folder, "package.json");
    if (!existsSync(manifest) || !/"nextra(?:-theme-\w+)?"\s*:/.test(readFileSync(manifest, "utf8"))) return null;
    const place = places.find((path) => listFiles(join(folder, path)).some(isPage));
    if (place === undefined) return inApp(folder, manifest);
    const { first, isInNames, languages } = languagesAt(folder, place);
    const pages = isInNames ? place : posix.join(place, first ?? "");
    const { own, others } = filesByLanguage({ site: folder, pages, isTaken: () => true }, languages);
    const sectionOf = (path: string, files: readonly string[], below: string, inNames: string | undefined): Section => {
      const root = join(folder, path);
      return onlySection({
        folder: root,
        files: files.filter((file) => isPage(file) && !/(?:^|\/)_/.test(file)),
        ...(inNames === undefined ? {} : { inNames }),
        addressOf: (file) => toAddress(below, pathAddress(withoutLanguage(file, inNames))),
        entries: entriesOf(
          root,
          "",
          files.map((file) => withoutLanguage(file, inNames)),
          inNames,
        ),
      });
    };
    return {
      ...siteOf(folder, manifest),
      language: first ?? null,
      notes: languages.map((language) => languageNote(language, "package.json")),
      sections: [
        sectionOf(pages, own, isInNames ? "" : (first ?? ""), isInNames ? first : undefined),
        ...others.map(({ language, files }) =>
          asType(sectionOf(language.folder, files, language.name, isInNames ? language.name : undefined), language),
        ),
      ],
    };
  },
};

/** The languages of a site, as its folders or the names of its files say them: no configuration that a program could read does. */
function languagesAt(folder: string, place: string) {
  const files = listFiles(join(folder, place)).filter(isPage);
  const inFolders = namesIn(files, /^([a-z]{2}(?:-[A-Z]{2})?)\//);
  const named = namesIn(files, /\.([a-z]{2}(?:-[A-Z]{2})?)\.mdx?$/);
  const firstOf = (names: readonly string[]) => ["en", "en-US"].find((name) => names.includes(name));
  const isInNames = firstOf(inFolders) === undefined && firstOf(named) !== undefined;
  const names = isInNames ? named : inFolders;
  const first = firstOf(names);
  const languages = languagesIn(Object.fromEntries(first === undefined ? [] : names.map((name) => [name, {}])), {
    site: folder,
    first: first ?? "",
    folderOf: (name) => posix.join(place, name),
    ...(isInNames ? { beside: { folder: place, files } } : {}),
    tagKeys: [],
    labelKeys: [],
  });
  return { first, isInNames, languages };
}

function namesIn(files: readonly string[], pattern: RegExp): readonly string[] {
  return [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))];
}

/** Pages of the app router: a folder each, with a file `page.mdx`; folders in parentheses are no part of addresses. */
function inApp(folder: string, manifest: string): SourceSite | null {
  const root = ["app", "src/app"].map((path) => join(folder, path)).find((path) => existsSync(path));
  const files = root === undefined ? [] : listFiles(root).filter((path) => /(?:^|\/)page\.mdx?$/.test(path));
  if (root === undefined || files.length === 0) return null;
  const addressOf = (path: string): string =>
    toAddress(dirname(path).replaceAll(/(?:^|\/)(?:\([^/]*\)|\.)(?=\/|$)/g, ""));
  return {
    ...siteOf(folder, manifest),
    sections: [onlySection({ folder: root, files, indexName: "page", addressOf, entries: [] })],
  };
}

function siteOf(folder: string, manifest: string): Omit<SourceSite, "sections"> {
  return {
    tool: "Nextra",
    folder,
    name: textAt(readDataFile(manifest), "name") ?? "Documentation",
    description: textAt(readDataFile(manifest), "description"),
    language: null,
    base: "",
    publicFolders: [join(folder, "public")],
    places: { "@": join(folder, "src"), "@public": join(folder, "public"), ...pathAliases(folder) },
    links: [],
    redirects: [],
    markupOf: () => ({ ...markdownOnly, isMdx: true }),
    headingSlug: githubSlug,
  };
}

const endings = ["js", "ts", "tsx", "jsx", "json", "mjs"];

/** The entries of a folder: those that its `_meta` names, then all others. Empty where no folder has one. */
function entriesOf(root: string, path: string, files: readonly string[], language?: string): readonly SourceEntry[] {
  const metas = [...(language === undefined ? [] : [`_meta.${language}`]), "_meta"];
  const file = firstFile(
    join(root, path),
    metas.flatMap((name) => endings.map((ending) => `${name}.${ending}`)),
  );
  if (file === null) return [];
  const meta = file.endsWith(".json") ? readDataFile(file) : readModule(file);
  return fieldsAt(meta).flatMap(([name, value]): readonly SourceEntry[] => {
    if (name === "*" || textAt(value, "type") === "separator" || textAt(value, "href") !== null) return [];
    const inside = posix.join(path, name);
    const isFolder = files.some((one) => dirname(one) === inside || one.startsWith(`${inside}/`));
    const title = (typeof value === "string" ? value : textAt(value, "title")) ?? name;
    if (valueAt(value, "display") === "hidden") return [];
    if (!isFolder) return [inside];
    const own = files.some((one) => isPage(one) && one.startsWith(`${inside}.`)) ? [inside] : [];
    const items = entriesOf(root, inside, files, language);
    return [{ title, items: [...own, ...(items.length === 0 ? [inside] : items)] }];
  });
}
