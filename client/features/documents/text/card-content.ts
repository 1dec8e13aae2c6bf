import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { DataLayer } from "../../../data/apollo-client.ts";
import { docTypeNames } from "../../../data/doc-type.ts";
import { percentDecoded } from "../../../../addresses/percent-decoding.ts";
import { toTrustedHtml } from "../../../dom/trusted-html.ts";
import { LinkCardDocument } from "./LinkCard.generated.ts";
import { TermCardDocument } from "./TermCard.generated.ts";

/** What a card says. */
export interface CardContent {
  /** What kind of thing it is about. */
  readonly label: string;
  /** Null where there is nothing to name. */
  readonly title: string | null;
  readonly body: readonly Node[];
  /** Where more of it is: for those whose press on the link opened the card. */
  readonly more: { readonly href: string; readonly text: string } | null;
}

/** What the card of a link says; null for a link that has none, or whose target could not be had. */
export const contentOf = async (link: HTMLAnchorElement, dataLayer: DataLayer): Promise<CardContent | null> => {
  const address = new URL(link.href);
  if ("footnoteRef" in link.dataset) return toNote(address);
  if (address.origin !== location.origin || "zoom" in link.dataset) return null;
  if (address.pathname === "/glossary") return toTerm(address, dataLayer);
  return address.pathname === location.pathname ? null : toDocument(address, dataLayer);
};

/** The note stands in the text already. */
const toNote = ({ hash }: URL): CardContent | null => {
  const note = document.getElementById(percentDecoded(hash.slice(1)));
  const copy = note?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  for (const back of copy.querySelectorAll("[data-footnote-backref]")) back.remove();
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  return { label: "Footnote", title: null, body: [...copy.childNodes], more: null };
};

const toTerm = async ({ pathname, hash }: URL, dataLayer: DataLayer): Promise<CardContent | null> => {
  const slug = percentDecoded(hash.slice(1));
  const entry = slug === "" ? null : (await ask(dataLayer, TermCardDocument, { slug }))?.glossaryEntry;
  if (!entry?.definition) return null;
  const definition = document.createElement("div");
  // Not by assignment: to TypeScript, what is trusted is no string.
  Reflect.set(definition, "innerHTML", toTrustedHtml(entry.definition));
  return {
    label: "Glossary",
    title: entry.term,
    body: [definition],
    more: { href: `${pathname}${hash}`, text: "Open the glossary" },
  };
};

/** The addresses under which documents are read (decisions, section 4). */
const documentAddress =
  /^\/(?:article|blog|news|press-release|white-paper|case-study|sop|how-to|knowledge-base|api|docs)\/([^/]+)\/?$/;

const toDocument = async ({ pathname }: URL, dataLayer: DataLayer): Promise<CardContent | null> => {
  const slug = percentDecoded(documentAddress.exec(pathname)?.[1] ?? "");
  const found = slug === "" ? null : (await ask(dataLayer, LinkCardDocument, { slug }))?.document;
  if (!found) return null;
  const { docType, subject, metaDescription, readingMinutes } = found;
  const label = [docTypeNames(docType).label, readingMinutes !== null && `${readingMinutes} min read`]
    .filter(Boolean)
    .join(" · ");
  return { label, title: subject, body: [document.createTextNode(metaDescription ?? "")], more: null };
};

/** From the cache where it is there already: a link that is pointed at has its page fetched. Dropped 60 seconds later, as any other answer. */
const ask = async <Data, Variables extends OperationVariables>(
  { client, retention }: DataLayer,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | null> => {
  const { data } = await client.query({ query, variables });
  retention.retain(query, variables)();
  return data ?? null;
};
