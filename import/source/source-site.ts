import type { HeadingSlug } from "../text/ids/heading-slugs.ts";
import type { Note } from "../note.ts";
import type { Markup } from "../text/markup.ts";
import type { Value } from "../settings/value.ts";
import type { OldRedirect } from "./old-redirects.ts";
import type { SourceAuthor } from "./source-authors.ts";

/** An entry of another tool's sidebar: a page or folder, by path, id or address; or a group. */
export type SourceEntry =
  | string
  | { readonly title: string; readonly isCollapsed?: boolean; readonly items: readonly SourceEntry[] };

/** A front matter, as data. */
export type SourceFields = Readonly<Record<string, Value>>;

/** What a folder says of itself. */
export interface FolderFacts {
  readonly title?: string;
  readonly order?: number;
  readonly isCollapsed?: boolean;
}

/** A page of an export, which is no file of its own. */
export interface GivenPage {
  readonly fields: SourceFields;
  /** Its text as Markdown. */
  readonly body: string;
  /** The text by which it is measured what is kept. */
  readonly seen: string;
  /** Where it stands in the export. */
  readonly file: string;
  readonly line: number;
}

/** Pages of a site that become one document type. */
export interface Section {
  /** The id of the type, which its addresses begin with. */
  readonly type: string;
  readonly label: string;
  readonly layout: "guides" | "cards";
  /** The language of its pages, where it is not that of the site. */
  readonly language?: string;
  /** The folder of its pages, absolute. */
  readonly folder: string;
  /** The pages shown in place of those it does not have: their folder, absolute, and what its own addresses, and links from the root, begin with. */
  readonly standIn?: { readonly folder: string; readonly address: string };
  /** The language that its files are named after, before their ending: "fr" for `rope.fr.md`. */
  readonly inNames?: string;
  /** The name of files that are the page of their folder, beside `index` and `README`. */
  readonly indexName?: string;
  /** The pages of an export, by path; null where pages are files. */
  readonly given?: ReadonlyMap<string, GivenPage>;
  /** Its pages, relative to that folder. */
  readonly files: readonly string[];
  /** The address of a page in the old site: root-absolute, without a slash at the end. */
  readonly addressOf: (path: string, fields: SourceFields) => string;
  /** The date that the name of a file says, where the page says none; null where it says none either. */
  readonly dateOf?: (path: string) => string | null;
  /** Whether the old site shows a page from its date on alone. */
  readonly waitsForDate?: (path: string, fields: SourceFields) => boolean;
  /** Other addresses of a page in the old site, such as those of its former versions. */
  readonly alsoAt?: (path: string, fields: SourceFields) => readonly string[];
  /** What the addresses of the lists of its tags began with in the old site. */
  readonly tagsAt?: string;
  /** Addresses of the old site that listed its pages: they lead to the list of the type. */
  readonly listsAt?: readonly string[];
  /** Addresses of the old site that listed what an entry of the sidebar holds: they lead to its first page. */
  readonly groupsAt?: readonly (readonly [string, SourceEntry])[];
  /** What its sidebar calls pages, by path. */
  readonly titles?: ReadonlyMap<string, string>;
  /** What its sidebar lists; null where the order comes from files and folders. */
  readonly entries: readonly SourceEntry[] | null;
  /** What folders say, by path. */
  readonly folders: ReadonlyMap<string, FolderFacts>;
}

/** A site of another tool, as its configuration and its files say it. */
export interface SourceSite {
  /** The name of the tool. */
  readonly tool: string;
  /** The folder that was recognised, absolute. */
  readonly folder: string;
  readonly name: string;
  readonly description: string | null;
  readonly language: string | null;
  /** What the addresses of the old site begin with: empty, or a path without a slash at the end. */
  readonly base: string;
  readonly sections: readonly Section[];
  /** The folders whose files the old site serves at its root, absolute. */
  readonly publicFolders: readonly string[];
  /** The folders from which a path from the root may name a file, absolute. */
  readonly namesFrom?: readonly string[];
  /** Folders that a path may begin with by another name, such as `@site`. */
  readonly places: Readonly<Record<string, string>>;
  /** Further folders that texts are included from, absolute. */
  readonly includeFolders?: readonly string[];
  /** Links of the header that lead elsewhere. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly redirects: readonly OldRedirect[];
  /** The authors that a file of the site names, by the keys that pages give. */
  readonly authors?: ReadonlyMap<string, SourceAuthor>;
  /** What the tool reads in the front matter of a file, absolute, where that differs from what is written. */
  readonly fieldsOf?: (fields: SourceFields, file: string) => SourceFields;
  readonly markupOf: (path: string) => Markup;
  readonly headingSlug: HeadingSlug;
  /** Whether fields may stand at the beginning of a text without lines around them. */
  readonly hasBareFields?: boolean;
  /** Whether the names of fields may begin with capitals. */
  readonly hasCapitalFields?: boolean;
  /** Whether links may give the name of a page alone, wherever it lies. */
  readonly linksByName?: boolean;
  /** Whether links may name a label of any page. */
  readonly hasLabels?: boolean;
  /** Puts into a text what the tool puts in before it reads the text as Markdown. */
  readonly outputIn?: (text: string, path: string, fields: SourceFields) => string;
  /** Folders beside those of its sections in which files that look like documents are counted, absolute. */
  readonly contentFolders?: readonly string[];
  /** Why a file that looks like a document is no page; null where nothing more is known. */
  readonly whyLeftOut?: (file: string) => string | null;
  /** Whether the tool makes pages of files of HTML. */
  readonly readsHtml?: boolean;
  /** What a person should know about the site as a whole. */
  readonly notes?: readonly Note[];
  /** Whether pages were found with `.html` behind their address, too. */
  readonly hasHtmlAddresses?: boolean;
}

/** A tool that is recognised by its files. */
export interface Tool {
  readonly name: string;
  /** Reads the site in a folder; null if it is none of this tool. */
  readonly read: (folder: string) => SourceSite | null;
}
