import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { DataLayer } from "../../../data/apollo-client.ts";
import { percentDecoded } from "../../../../addresses/percent-decoding.ts";
import { toTrustedHtml } from "../../../dom/trusted-html.ts";
import { linkTargetOf } from "./link-target.ts";
import { LinkCardDocument } from "./LinkCard.generated.ts";
import { TermCardDocument } from "./TermCard.generated.ts";
import { say } from "../../../../words/say.ts";

/** The content of a card. */
export interface CardContent {
  /** The kind of its subject. */
  readonly label: string;
  /** Null if the subject has no name. */
  readonly title: string | null;
  readonly body: readonly Node[];
  /** A link to more, for visitors who opened the card by pressing the link. */
  readonly more: { readonly href: string; readonly text: string } | null;
}

/** The card content of a link; null if it has none, or its target could not be loaded. */
export async function contentOf(link: HTMLAnchorElement, dataLayer: DataLayer): Promise<CardContent | null> {
  const address = new URL(link.href);
  if ("footnoteRef" in link.dataset) return toNote(address);
  if (address.origin !== location.origin || "zoom" in link.dataset) return null;
  const target = linkTargetOf(address, dataLayer);
  if (target?.kind === "term") return toTerm(address, target.slug, dataLayer);
  return target === null || address.pathname === location.pathname ? null : toDocument(target.slug, dataLayer);
}

/** The footnote is already on the page. */
function toNote({ hash }: URL): CardContent | null {
  const note = document.getElementById(percentDecoded(hash.slice(1)));
  const copy = note?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  for (const back of copy.querySelectorAll("[data-footnote-backref]")) back.remove();
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  return { label: say("Footnote"), title: null, body: [...copy.childNodes], more: null };
}

async function toTerm({ pathname, hash }: URL, slug: string, dataLayer: DataLayer): Promise<CardContent | null> {
  const entry = (await ask(dataLayer, TermCardDocument, { slug }))?.glossaryEntry;
  if (!entry?.definition) return null;
  const definition = document.createElement("div");
  // Not an assignment: TypeScript's `innerHTML` accepts only strings, not `TrustedHTML`.
  Reflect.set(definition, "innerHTML", toTrustedHtml(entry.definition));
  return {
    label: say("Glossary"),
    title: entry.term,
    body: [definition],
    more: { href: `${pathname}${hash}`, text: say("Open the glossary") },
  };
}

async function toDocument(slug: string, dataLayer: DataLayer): Promise<CardContent | null> {
  const found = (await ask(dataLayer, LinkCardDocument, { slug }))?.document;
  if (!found) return null;
  const { type, subject, metaDescription, readingMinutes } = found;
  const label = [type.label, readingMinutes !== null && say("{count} min read", { count: readingMinutes })]
    .filter(Boolean)
    .join(" · ");
  return { label, title: subject, body: [document.createTextNode(metaDescription ?? "")], more: null };
}

/** Served from the cache if present: hovering over a link also prefetches its page. Released 60 seconds later, like any result. */
async function ask<Data, Variables extends OperationVariables>(
  { client, retention }: DataLayer,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  const { data } = await client.query({ query, variables });
  retention.retain(query, variables)();
  return data ?? null;
}
