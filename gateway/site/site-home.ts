import { findType } from "../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import type { Home } from "../../content-folder/site-definition/home.ts";
import type { TopicYml } from "../../content-folder/site-definition/topic-yml.ts";
import { linksOf } from "./site-navigation.ts";
import type { LinkSettings, NavigationLink } from "./site-navigation.ts";
import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";

/** The home page, with the types that the site has. */
export interface SiteHome extends Pick<Home, "title" | "lead"> {
  /** Whether the built-in drawing lies behind the heading. */
  readonly hasArt: boolean;
  readonly sections: readonly HomeSection[];
}

interface Headed {
  readonly title: string;
  readonly note: string | null;
}

/** A section of the home page. */
export type HomeSection =
  | (Headed & { readonly kind: "topics"; readonly topics: readonly TopicYml[] })
  | (Headed & {
      readonly kind: "latest";
      /** The ids of its document types: at least one. */
      readonly types: readonly string[];
      /** The most documents that it shows. */
      readonly count: number;
    })
  | (Headed & {
      readonly kind: "page";
      /** Not yet safe: the gate decides what is shown. */
      readonly html: string;
    })
  | (Headed & { readonly kind: "links"; readonly links: readonly HomeLink[] });

/** A link of the home page. */
export interface HomeLink extends NavigationLink {
  readonly text: string | null;
  /** The name of a Lucide icon. */
  readonly icon: string | null;
}

const defaultTitles = { topics: "Browse by topic", latest: "Recent posts", links: "Start here" } as const;
const defaultCount = 9;
const typesByDefault = 2;

/** What sections are given besides what they say. */
export interface HomeSettings extends LinkSettings {
  readonly speech: Speech;
  /** The topics of a section that names none. */
  readonly topics: readonly TopicYml[];
}

/** Gives sections their types, topics and links. A section that names only types that the site does not have is gone. */
export function toSiteHome(
  { title, lead, art, sections, texts }: Home,
  types: DocumentTypes,
  settings: HomeSettings,
): SiteHome {
  return {
    title,
    lead,
    hasArt: art === "pattern",
    sections: sections.flatMap((section) =>
      section.kind === "page" ? toText(section, texts) : (toSection(section, types, settings) ?? []),
    ),
  };
}

/** A text whose file could not be read is left out. */
function toText(
  { title = "", note, file }: Extract<Home["sections"][number], { kind: "page" }>,
  texts: Home["texts"],
): readonly HomeSection[] {
  const html = texts[file];
  return html === undefined ? [] : [{ kind: "page", title, note: note ?? null, html }];
}

function toSection(
  section: Exclude<Home["sections"][number], { kind: "page" }>,
  types: DocumentTypes,
  settings: HomeSettings,
): HomeSection | null {
  const headed = {
    title: section.title ?? sayIn(settings.speech, defaultTitles[section.kind]),
    note: section.note ?? null,
  };
  if (section.kind === "topics") return { kind: "topics", ...headed, topics: section.items ?? settings.topics };
  if (section.kind === "latest") {
    const named = section.types?.filter((id) => findType(types, id) !== null) ?? listedByDefault(types);
    const count = section.count ?? defaultCount;
    return named.length === 0 ? null : { kind: "latest", ...headed, types: named, count };
  }
  const links = section.items.flatMap(({ text = null, icon = null, ...link }) =>
    linksOf(link, types, settings).map((found) => ({ ...found, text, icon })),
  );
  return links.length === 0 ? null : { kind: "links", ...headed, links };
}

/** The first two types that are cards (specification, section 2: articles and blogs); without any, the first two whose documents have pages. */
function listedByDefault({ all }: DocumentTypes): readonly string[] {
  const cards = all.filter(({ layout }) => layout === "cards");
  const listed = cards.length > 0 ? cards : all.filter(({ layout }) => layout === "rows" || layout === "guides");
  return listed.slice(0, typesByDefault).map(({ id }) => id);
}
