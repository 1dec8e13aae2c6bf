import { readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { isYes } from "../pages/publication-fields.ts";
import { fieldsAt, textAt } from "../settings/value.ts";
import { gitbookSlug } from "../text/ids/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress, typeIdOf } from "./addresses.ts";
import { spaceFacts, spacesIn } from "./gitbook-spaces.ts";
import type { Space, SpaceFacts } from "./gitbook-spaces.ts";
import { languageNote } from "./languages.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import { onlySection } from "./only-section.ts";
import type { Section, SourceFields, Tool } from "./source-site.ts";
import { redirectsIn } from "./old-redirects.ts";
import { entriesOfList, titlesOfList } from "./summary.ts";

/** GitBook: the pages of each space in the order of its summary. Spaces behind the first are types of their own. */
export const gitbook: Tool = {
  name: "GitBook",
  read: (folder) => {
    const spaces = placedIn(folder);
    const [first] = spaces;
    if (first === undefined) return null;
    const { settings } = first.space;
    const languages = spaces.filter(({ language }) => language !== null && language !== first.language);
    return {
      tool: "GitBook",
      folder,
      name: textAt(settings, "title") ?? titleIn(join(folder, first.space.root)) ?? basename(folder),
      description: textAt(settings, "description"),
      language: textAt(settings, "language") ?? first.language,
      base: "",
      sections: spaces.map((placed) => sectionOf(folder, placed, spaces)),
      notes: languages.map(({ space, type, language }) =>
        languageNote({ folder: space.root, type, tag: language ?? "" }, relativeTo(folder, space.summary)),
      ),
      publicFolders: spaces.map(({ space }) => join(folder, space.root)),
      places: {},
      links: [],
      redirects: spaces.flatMap(({ space, address }) =>
        redirectsIn(redirectsOf(space), {
          folder,
          file: space.settingsFile,
          addressOf: (path) => toAddress(address, pathAddress(posix.normalize(path))),
          fromOf: (path) => toAddress(address, path),
        }),
      ),
      markupOf: () => ({ ...markdownOnly, shortcodes: "liquid", hasDetailsIds: true, emojiNames: "not in ids" }),
      fieldsOf,
      headingSlug: gitbookSlug,
    };
  },
};

/** A page may be for some visitors only, or found by its address alone. */
function fieldsOf({ hidden, if: condition, ...fields }: SourceFields): SourceFields {
  return {
    ...fields,
    ...(isYes(hidden) ? { unlisted: true } : {}),
    ...(condition === undefined
      ? {}
      : { restricted: `for visitors where ${textAt(condition) ?? "a condition holds"}` }),
  };
}

/** A space, and where it is in the site. */
interface Placed extends SpaceFacts {
  readonly space: Space;
  readonly type: string;
}

/** The spaces in a folder, the one at the root of the site first. Where nothing says their addresses, those of spaces in folders begin with these. */
function placedIn(folder: string): readonly Placed[] {
  const facts = spaceFacts(folder);
  const found = spacesIn(folder).map((space) => {
    const nothing = { title: null, language: null, address: space.folder === "." ? "" : `/${space.folder}` };
    return { space, ...(facts.get(space.folder) ?? nothing) };
  });
  const sorted = found.toSorted((a, b) => Number(a.address !== "") - Number(b.address !== ""));
  const taken = new Set<string>();
  return sorted.map((one, index) => {
    const name = one.space.folder.replaceAll("/", "-");
    const ids = [index === 0 ? "guide" : typeIdOf(name), `${name.toLowerCase()}-pages`, `space-${index + 1}`];
    const type = ids.find((id) => id !== null && !taken.has(id)) ?? `space-${index + 1}`;
    taken.add(type);
    return { ...one, type };
  });
}

function sectionOf(folder: string, { space, type, title, language, address }: Placed, all: readonly Placed[]): Section {
  const list = readFileSync(space.summary, "utf8");
  const root = join(folder, space.root);
  const [first] = all;
  const inside = all.map((other) => posix.relative(space.root, other.space.root)).filter((path) => /^[^.]/.test(path));
  const files = listFiles(root).filter(
    (path) =>
      isPage(path) &&
      !/(?:^|\/)summary\.md$/i.test(path) &&
      !inside.some((other) => path.startsWith(`${other}/`)) &&
      join(root, path) !== space.summary,
  );
  const section = onlySection({
    folder: root,
    files,
    addressOf: (path) => toAddress(address, pathAddress(path)),
    entries: entriesOfList(list),
    titles: titlesOfList(list),
  });
  return {
    ...section,
    type,
    label: all.length === 1 ? section.label : (title ?? titleIn(root) ?? basename(root)),
    ...(language === null || language === first?.language ? {} : { language }),
  };
}

function redirectsOf({ settings }: Space): readonly (readonly [string, string])[] {
  return fieldsAt(settings, "redirects").flatMap(([from, to]) => (typeof to === "string" ? [[from, to] as const] : []));
}

function relativeTo(folder: string, file: string): string {
  return file.slice(folder.length + 1);
}

function titleIn(root: string): string | null {
  const file = firstFile(root, ["README.md"]);
  const [, title] = (file === null ? null : /^#\s+([^<[\n]+?)\s*$/m.exec(readFileSync(file, "utf8"))) ?? [];
  return title ?? null;
}
