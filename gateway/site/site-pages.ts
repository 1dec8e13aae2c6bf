import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import type { SitePage } from "../../content-folder/pages/read-pages.ts";
import { linksOf } from "./site-navigation.ts";
import type { LinkSettings, NavigationLink } from "./site-navigation.ts";
import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";

/** A page of the site that is no document. */
export interface PageOfSite extends Pick<SitePage, "path" | "title" | "html"> {
  readonly metaTitle: string;
  readonly label: string | null;
  readonly description: string;
  readonly hasArt: boolean;
  readonly actions: readonly NavigationLink[];
  readonly sections: readonly PageSection[];
  readonly form: PageForm | null;
}

/** A section of cards. */
export interface PageSection {
  readonly title: string;
  readonly cards: readonly PageCard[];
}

/** A card of a page; without an address it is plain text. */
export interface PageCard {
  readonly title: string;
  readonly text: string;
  readonly icon: string | null;
  readonly url: string | null;
}

/** The form at the end of a page. */
export interface PageForm {
  readonly kind: "newsletter" | "contact";
  readonly title: string;
  readonly text: string | null;
}

interface PageSettings extends LinkSettings {
  /** The site's own description. */
  readonly description: string;
  readonly speech: Speech;
  /** The forms that pages may have. */
  readonly forms: Readonly<Record<PageForm["kind"], boolean>>;
}

/** The pages by their path. A site without a page about itself gets one that says what it says elsewhere. */
export function toPages(
  pages: readonly SitePage[],
  types: DocumentTypes,
  settings: PageSettings,
): ReadonlyMap<string, PageOfSite> {
  const open = pages.filter(({ path }) => !settings.isClosed(path));
  const all = [
    { ...aboutByDefault, title: sayIn(settings.speech, "About $website"), sections: [], actions: [] },
    ...open,
  ];
  return new Map(all.map((page) => [page.path, toPage(page, types, settings)]));
}

const aboutByDefault = {
  path: "/about",
  html: "",
  media: [],
  art: "pattern",
  form: "newsletter",
} as const satisfies Partial<SitePage>;

const formTitles = { newsletter: "Hear what is new", contact: "Write to us" } as const;

function toPage(page: SitePage, types: DocumentTypes, settings: PageSettings): PageOfSite {
  const { path, title, html, metaTitle = title, label = null, description = settings.description } = page;
  return {
    path,
    title,
    html,
    metaTitle,
    label,
    description,
    hasArt: page.art === "pattern",
    actions: page.actions.flatMap((link) => linksOf(link, types, settings)),
    sections: page.sections.map((section) => ({
      title: section.title,
      cards: section.cards.map(({ icon = null, to = null, ...card }) => ({
        ...card,
        icon,
        url: to === null || settings.isClosed(to) ? null : to,
      })),
    })),
    form:
      page.form === undefined || !settings.forms[page.form]
        ? null
        : {
            kind: page.form,
            title: page.formTitle ?? sayIn(settings.speech, formTitles[page.form]),
            text: page.formText ?? null,
          },
  };
}

/** Fills the placeholders in the texts of a page, but not in its Markdown: like a document, it says the name itself. */
export function namedPage(page: PageOfSite, fill: (text: string) => string): PageOfSite {
  return {
    ...page,
    title: fill(page.title),
    metaTitle: fill(page.metaTitle),
    label: page.label && fill(page.label),
    description: fill(page.description),
    actions: page.actions.map((link) => ({ ...link, label: fill(link.label) })),
    sections: page.sections.map(({ title, cards }) => ({
      title: fill(title),
      cards: cards.map((card) => ({ ...card, title: fill(card.title), text: fill(card.text) })),
    })),
    form: page.form && { ...page.form, title: fill(page.form.title), text: page.form.text && fill(page.form.text) },
  };
}
