import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { parse } from "graphql";
import { z } from "zod";
import { plainAnswer, redirectAnswer } from "../answers/answer.ts";
import type { Answer } from "../answers/answer.ts";
import type { OpenSharedExecution, SharedExecution } from "../graphql/execute.ts";
import { sayIn } from "../../words/speech.ts";
import { builtInLook } from "./card.ts";
import type { Card, CardLook } from "./card.ts";
import type { CardDrawer } from "./card-drawer.ts";
import type { CardFiles } from "./card-files.ts";
import { createDrawing, picture } from "./drawn-pictures.ts";
import { createIconFill } from "./icon-fill.ts";

/** What fills of cards are built with. */
export interface CardFillParts {
  readonly openExecution: OpenSharedExecution;
  readonly drawer: CardDrawer;
  readonly files: CardFiles;
  /** The site's look; null for the built-in one. */
  readonly look: () => CardLook | null;
  /** Called with the reason why a card could not be drawn: a bug. */
  readonly report: (bug: unknown) => void;
  /** How long a request waits for a card. The drawing continues, so that the next request finds it. */
  readonly waitMs?: number;
}

const defaultWaitMs = 10_000;

/** Returns the fill of the card at a path; null for a path that cannot be a card's. */
export type FillCard = (path: string) => (() => Promise<Answer>) | null;

const SiteCard = parse("query SiteCard { site { name description socialImage } }");
const DocumentCard = parse(
  "query DocumentCard($slug: String!) { site { name } document(slug: $slug) { slug subject typeName authors { name } socialImage } }",
);

const SiteData = z.object({ site: z.object({ name: z.string(), description: z.string(), socialImage: z.string() }) });
const DocumentData = z.object({
  site: z.object({ name: z.string() }),
  document: z
    .object({
      slug: z.string(),
      subject: z.string(),
      typeName: z.string().nullable(),
      authors: z.array(z.object({ name: z.string() })),
      socialImage: z.string(),
    })
    .nullable(),
});

/** The card that a path asks for with its current path, or why there is none. */
type Wanted =
  | { readonly kind: "card"; readonly card: Card; readonly path: string }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** Builds the fill of cards: from disk, else drawn. A path with an outdated hash redirects to the current card. */
export function createCardFill({
  openExecution,
  drawer,
  files,
  look: lookOfSite,
  report,
  waitMs = defaultWaitMs,
}: CardFillParts): FillCard {
  const drawing = createDrawing({ drawer, files, report, waitMs });
  const fillIcon = createIconFill({ drawing, files, look: lookOfSite });
  return (path) => {
    const ofIcon = fillIcon(path);
    if (ofIcon !== null) return ofIcon;
    const [, isSite, slug] = /^\/cards\/(?:(site)\/|([^/]{1,600})-)[0-9a-f]{12}\.png$/.exec(path) ?? [];
    if (isSite === undefined && slug === undefined) return null;
    return async () => {
      const kept = await files.read(path);
      if (kept !== null) return picture(kept);
      const look = lookOfSite() ?? builtInLook;
      const execution = openExecution();
      const wanted = await (slug === undefined ? siteCard(execution, look) : documentCard(execution, slug, look));
      if (wanted.kind === "missing") return plainAnswer(404, sayIn(execution.speech, "No content found."));
      const away = (): Answer => plainAnswer(503, sayIn(execution.speech, "This file is not available right now."));
      if (wanted.kind === "failed") return away();
      if (wanted.path !== path) return redirectAnswer(302, wanted.path);
      const png = await drawing(path, wanted.card);
      return png === null ? away() : picture(png);
    };
  };
}

async function siteCard({ execute }: SharedExecution, look: CardLook): Promise<Wanted> {
  const { site } = SiteData.parse((await execute(SiteCard, {})).data);
  return {
    kind: "card",
    card: {
      title: firstSentence(site.description) || site.name,
      type: null,
      author: null,
      siteName: site.name,
      seed: siteSeed,
      look,
    },
    path: site.socialImage,
  };
}

/** Gives the site's card the accent colour. */
const siteSeed = "home";

/** @example firstSentence("Guides and news. And more.") // "Guides and news." */
function firstSentence(text: string): string {
  return /^.*?[.!?。](?=\s|$)/s.exec(text)?.[0] ?? text;
}

async function documentCard({ execute }: SharedExecution, encodedSlug: string, look: CardLook): Promise<Wanted> {
  const { data, errors } = await execute(DocumentCard, { slug: percentDecoded(encodedSlug) });
  const answered = DocumentData.safeParse(data).data;
  if (answered === undefined) return { kind: "failed" };
  const { document, site } = answered;
  // Null without an error means that there is none; with an error it is unknown.
  if (document === null) return { kind: errors.length > 0 ? "failed" : "missing" };
  const card = {
    title: document.subject,
    type: document.typeName,
    author: document.authors[0]?.name ?? null,
    siteName: site.name,
    seed: document.slug,
    look,
  };
  return { kind: "card", card, path: document.socialImage };
}
