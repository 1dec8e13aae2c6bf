import { onlySection } from "./only-section.ts";
import { withReferencedFiles } from "../settings/referenced-files.ts";
import { readDataFile } from "../settings/read-data.ts";
import { type Value, isMapping, listAt, textAt, valueAt } from "../settings/value.ts";
import { mintlifySlug } from "../text/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import type { SourceEntry, Tool } from "./source-site.ts";

/** Mintlify: pages, navigation, redirects. */
export const mintlify: Tool = {
  name: "Mintlify",
  read: (folder) => {
    const file = firstFile(folder, ["docs.json", "mint.json"]);
    const config = file === null ? null : withReferencedFiles(readDataFile(file), file, folder);
    if (valueAt(config, "navigation") === undefined) return null;
    const entries = entriesOf(valueAt(config, "navigation"));
    const others = otherLanguages(config);
    const files = listFiles(folder).filter(
      (path) => isPage(path) && !/^(?:snippets|_snippets)\//.test(path) && !others.has(path.split("/")[0] ?? ""),
    );
    return {
      tool: "Mintlify",
      folder,
      name: textAt(config, "name") ?? "Documentation",
      description: textAt(config, "description"),
      language: null,
      base: "",
      sections: [
        onlySection({
          folder,
          files: files.filter((path) => !/^(?:readme|contributing|license|code_of_conduct)\.md$/i.test(path)),
          addressOf: pathAddress,
          entries: entries,
        }),
      ],
      publicFolders: [folder],
      places: { "/snippets": `${folder}/snippets` },
      links: [],
      redirects: listAt(config, "redirects").flatMap((one) => {
        const [from, to] = [textAt(one, "source"), textAt(one, "destination")];
        return from === null || to === null ? [] : [[toAddress(from), toAddress(to)] as const];
      }),
      markupOf: () => ({ ...markdownOnly, isMdx: true }),
      headingSlug: mintlifySlug,
    };
  },
};

/** The folders of the languages behind the first one. */
function otherLanguages(config: Value): ReadonlySet<string> {
  const names = listAt(config, "navigation", "languages").map((one) => textAt(one, "language") ?? "");
  return new Set(names.slice(1));
}

const inside = ["languages", "versions", "tabs", "products", "anchors", "dropdowns", "groups", "menu", "pages"];

/** Whatever has a name and something in it is a group. Of several languages or versions the first counts. */
function entriesOf(value: Value): readonly SourceEntry[] {
  if (typeof value === "string") return [value];
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
