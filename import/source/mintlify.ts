import { existsSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { isYes } from "../pages/publication-fields.ts";
import { onlySection } from "./only-section.ts";
import { withReferencedFiles } from "../settings/referenced-files.ts";
import { readDataFile } from "../settings/read-data.ts";
import { isMapping, listAt, textAt, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import { mintlifySlug } from "../text/ids/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { ignoredBy } from "./ignored.ts";
import { languageNote, languagesIn } from "./languages.ts";
import type { Language } from "./languages.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import { redirectsIn } from "./old-redirects.ts";
import type { Section, SourceEntry, SourceFields, SourceSite, Tool } from "./source-site.ts";

/** Mintlify: pages, navigation, redirects; each language behind the first is a type. */
export const mintlify: Tool = {
  name: "Mintlify",
  read: (folder) => {
    const file = firstFile(folder, ["docs.json", "mint.json"]);
    const config = file === null ? null : withReferencedFiles(readDataFile(file), file, folder);
    if (valueAt(config, "navigation") === undefined) return null;
    const [first, ...others] = listAt(config, "navigation", "languages");
    const languages = languagesIn(Object.fromEntries(others.map((one) => [textAt(one, "language") ?? "", one])), {
      site: folder,
      first: "",
      folderOf: (name) => name,
      tagKeys: ["language"],
      labelKeys: [],
    });
    return {
      tool: "Mintlify",
      folder,
      name: textAt(config, "name") ?? "Documentation",
      description: textAt(config, "description"),
      language: textAt(first, "language"),
      base: "",
      sections: sectionsIn(folder, valueAt(config, "navigation"), languages),
      notes: languages.map((language) => languageNote(language, basename(file ?? ""))),
      publicFolders: [folder],
      places: { "/snippets": `${folder}/snippets` },
      links: linksOf(config),
      redirects: redirectsIn(redirectsOf(config), { folder, file: file ?? folder }),
      markupOf: () => ({ ...markdownOnly, isMdx: true, hasDetailsIds: true, hasBareTitles: true }),
      fieldsOf,
      headingSlug: mintlifySlug,
    };
  },
};

/** A page may be for groups of readers only, or found by its address alone. */
function fieldsOf({ hidden, groups, ...fields }: SourceFields): SourceFields {
  const names = listAt(groups).map(String).join(", ");
  return {
    ...fields,
    ...(isYes(hidden) ? { unlisted: true } : {}),
    ...(names === "" ? {} : { restricted: `for ${names}` }),
  };
}

/** The links of its header, its button last; in `mint.json` they have other names. */
function linksOf(config: Value): SourceSite["links"] {
  const now = [...listAt(config, "navbar", "links"), valueAt(config, "navbar", "primary")];
  const before = [...listAt(config, "topbarLinks"), valueAt(config, "topbarCtaButton")];
  return [...now, ...before].flatMap((one) => {
    const to = textAt(one, "href") ?? textAt(one, "url");
    const label = textAt(one, "label") ?? textAt(one, "name") ?? (textAt(one, "type") === "github" ? "GitHub" : null);
    return to === null || label === null ? [] : [{ label, to }];
  });
}

function redirectsOf(config: Value): readonly (readonly [string, string])[] {
  return listAt(config, "redirects").flatMap((one) => {
    const [from, to] = [textAt(one, "source"), textAt(one, "destination")];
    return from === null || to === null ? [] : [[from, to] as const];
  });
}

const unlisted = /^(?:_?snippets\/|(?:readme|contributing|license|code_of_conduct)\.md$)/i;

/** The first language, and each other as a type. */
function sectionsIn(folder: string, navigation: Value, languages: readonly Language[]): readonly Section[] {
  const ignoring = join(folder, ".mintignore");
  const isIgnored = ignoredBy(existsSync(ignoring) ? readFileSync(ignoring, "utf8") : "");
  const files = listFiles(folder).filter((path) => isPage(path) && !unlisted.test(path) && !isIgnored(path));
  const isIn = (path: string, { name }: Language): boolean => path.startsWith(`${name}/`);
  return [
    onlySection({
      folder,
      files: files.filter((path) => !languages.some((language) => isIn(path, language))),
      addressOf: pathAddress,
      entries: entriesOf(navigation),
    }),
    ...languages.map((language) => ({
      ...onlySection({
        folder: join(folder, language.folder),
        files: files.filter((path) => isIn(path, language)).map((path) => path.slice(language.name.length + 1)),
        addressOf: (path: string) => pathAddress(posix.join(language.name, path)),
        entries: entriesOf(language.settings),
      }),
      type: language.type,
      label: language.label,
      language: language.tag,
    })),
  ];
}

const inside = ["languages", "versions", "tabs", "products", "anchors", "dropdowns", "groups", "menu", "pages"];

/** Whatever has a name and something in it is a group. Of several languages or versions the first counts. */
function entriesOf(value: Value): readonly SourceEntry[] {
  if (typeof value === "string") return [leadsElsewhere(value) ? value : toAddress(value)];
  if (Array.isArray(value)) return value.flatMap((one: Value) => entriesOf(one));
  if (!isMapping(value)) return [];
  const items = inside.flatMap((name) => {
    const list = listAt(value, name);
    return name === "languages" || name === "versions" ? entriesOf(list[0]) : entriesOf(list);
  });
  const title = ["group", "tab", "anchor", "dropdown", "product", "item"]
    .map((name) => textAt(value, name))
    .find((one) => one !== null);
  const own = textAt(value, "root");
  const all = [...(own === null ? [] : [own]), ...items];
  return title === null || title === undefined || all.length === 0 ? all : [{ title, items: all }];
}
