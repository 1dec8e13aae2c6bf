import { stringify } from "yaml";
import type { SidebarEntry } from "../../content-folder/arrangement/sidebar.ts";
import type { Section, SourceSite } from "../source/source-site.ts";

/** What `site.yml` says of one document type. */
export interface TypeFacts {
  readonly label: string;
  readonly listLabel: string;
  readonly listPath: string;
  readonly path: string;
  readonly layout: Section["layout"];
  readonly order?: "newest";
  readonly addresses: "flat" | "folders";
  readonly sidebar?: readonly SidebarEntry[];
}

/** What `site.yml` says of the type of a section. */
export function typeFacts({ type, label, layout }: Section, sidebar: readonly SidebarEntry[] | null): TypeFacts {
  return {
    label,
    listLabel: label,
    listPath: `/${type}`,
    path: `/${type}`,
    layout,
    addresses: layout === "guides" ? "folders" : "flat",
    ...(sidebar === null || sidebar.length === 0 ? {} : { sidebar }),
  };
}

/** Types of the preset that the site does not have. */
const ofPreset = ["guide", "reference", "release", "glossary"];

/** The first `site.yml` of an imported site. */
export function siteText(site: SourceSite, types: Readonly<Record<string, TypeFacts>>): string {
  const removed = ofPreset.filter((id) => types[id] === undefined).map((id) => [id, false] as const);
  const links = site.links.slice(0, 8).filter(({ to }) => /^https:\/\/\S+$/.test(to));
  const all = Object.entries(types);
  const guides = all.filter(([, { layout }]) => layout === "guides");
  const first = (guides.length > 0 ? guides : all).slice(0, 4).map(([id]) => id);
  const value = {
    name: site.name,
    ...(site.description === null ? {} : { description: site.description }),
    ...(language(site) === null ? {} : { language: language(site) }),
    preset: "docs",
    navigation: {
      header: fitting(site.name, [
        ...all.slice(0, 6).map(([type, { label }]) => ({ label, link: { type } })),
        ...links.map((link) => ({ label: link.label, link })),
      ]),
    },
    home: {
      sections: [{ kind: "latest", title: "Start here", types: first, count: 9 }],
    },
    types: { ...types, ...Object.fromEntries(removed) },
  };
  return `# Made by an import from ${site.tool}. docs/guides/site-definition.md has every key.\n${stringify(value, { lineWidth: 0 })}`;
}

function language({ language: tag }: SourceSite): string | null {
  return tag !== null && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : null;
}

/** The room for the name and the links in the header of a page that is 1,280 pixels wide. */
const headerWidth = 850;

/** The first links that stand in the header in one line, by the usual width of letters; a first one in any case. */
function fitting(name: string, items: readonly { readonly label: string; readonly link: object }[]): readonly object[] {
  let width = 48 + 10 * Math.min(name.length, 24);
  const end = items.findIndex(({ label }, index) => {
    width += 28 + 7.5 * label.length;
    return index > 0 && width > headerWidth;
  });
  return (end === -1 ? items : items.slice(0, end)).map(({ link }) => link);
}
