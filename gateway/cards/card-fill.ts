import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { setTimeout as pause } from "node:timers/promises";
import { parse } from "graphql";
import { z } from "zod";
import type { Answer } from "../answers/answer.ts";
import type { OpenSharedExecution, SharedExecution } from "../graphql/execute.ts";
import type { Card } from "./card.ts";
import type { CardDrawer } from "./card-drawer.ts";
import type { CardFiles } from "./card-files.ts";

export interface CardFillParts {
  readonly openExecution: OpenSharedExecution;
  readonly drawer: CardDrawer;
  readonly files: CardFiles;
  /** Told of cards that could not be drawn: bugs. */
  readonly report: (bug: unknown) => void;
  /** How long a request waits for a card, by the clock. The drawing goes on, so that the next one finds it. */
  readonly waitMs?: number;
}

const defaultWaitMs = 10_000;

/** Makes the card at a path; null for a path that can be no card's. */
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

/** A card, and the address at which it is; null: there is none. */
type Wanted =
  | { readonly kind: "card"; readonly card: Card; readonly path: string }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** Builds what makes cards: from disk, else drawn. An address whose hash is of another day leads to the card of today. */
export const createCardFill = ({
  openExecution,
  drawer,
  files,
  report,
  waitMs = defaultWaitMs,
}: CardFillParts): FillCard => {
  const drawing = createDrawing({ drawer, files, report });
  return (path) => {
    const [, isSite, slug] = /^\/cards\/(?:(site)\/|([^/]{1,600})-)[0-9a-f]{12}\.png$/.exec(path) ?? [];
    if (isSite === undefined && slug === undefined) return null;
    return async () => {
      const kept = await files.read(path);
      if (kept !== null) return picture(kept);
      const wanted = await (slug === undefined ? siteCard(openExecution()) : documentCard(openExecution(), slug));
      if (wanted.kind !== "card")
        return wanted.kind === "missing"
          ? plain(404, "There is no such card.")
          : plain(503, "The card cannot be made right now.");
      if (wanted.path !== path) return moved(wanted.path);
      const png = await within(drawing(path, wanted.card), waitMs);
      return png === null ? plain(503, "The card cannot be made right now.") : picture(Buffer.from(png));
    };
  };
};

/** Builds what draws a card and keeps it; null where that fails. One card is drawn once, however many ask, also after they have gone. */
const createDrawing = ({ drawer, files, report }: Pick<CardFillParts, "drawer" | "files" | "report">) => {
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  const draw = async (path: string, card: Card): Promise<Uint8Array | null> => {
    const drawn = await drawer.draw(card);
    if (drawn.kind === "failed") report(new Error(drawn.reason));
    if (drawn.kind !== "drawn") return null;
    await files.write(path, drawn.png);
    return drawn.png;
  };
  return (path: string, card: Card): Promise<Uint8Array | null> => {
    const known = underWay.get(path) ?? draw(path, card).finally(() => underWay.delete(path));
    underWay.set(path, known);
    return known;
  };
};

const within = async <T>(work: Promise<T>, waitMs: number): Promise<T | null> => {
  const waited = new AbortController();
  try {
    return await Promise.race([work, pause(waitMs, null, { signal: waited.signal })]);
  } finally {
    waited.abort();
  }
};

const siteCard = async ({ execute }: SharedExecution): Promise<Wanted> => {
  const { site } = SiteData.parse((await execute(SiteCard, {})).data);
  return {
    kind: "card",
    card: {
      title: firstSentence(site.description) || site.name,
      type: null,
      author: null,
      siteName: site.name,
      seed: siteSeed,
    },
    path: site.socialImage,
  };
};

/** Gives the site's card the accent's colour. */
const siteSeed = "home";

/** @example firstSentence("Guides and news. And more.") // "Guides and news." */
const firstSentence = (text: string): string => /^.*?[.!?。](?=\s|$)/s.exec(text)?.[0] ?? text;

const documentCard = async ({ execute }: SharedExecution, encodedSlug: string): Promise<Wanted> => {
  const { data, errors } = await execute(DocumentCard, { slug: percentDecoded(encodedSlug) });
  const answered = DocumentData.safeParse(data).data;
  if (answered === undefined) return { kind: "failed" };
  const { document, site } = answered;
  // Null alone means that there is none; with an error it means that nobody knows.
  if (document === null) return { kind: errors.length > 0 ? "failed" : "missing" };
  const card = {
    title: document.subject,
    type: document.typeName,
    author: document.authors[0]?.name ?? null,
    siteName: site.name,
    seed: document.slug,
  };
  return { kind: "card", card, path: document.socialImage };
};

/** Kept on disk, and not beside the pages in memory: a crawler asks for each once. Other sites may show it. */
const picture = (png: Buffer): Answer => ({
  status: 200,
  headers: {
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
  },
  body: png,
  freshUntil: 0,
  usableUntil: 0,
});

const moved = (to: string): Answer => ({
  ...plain(302, `The card is at ${to}`),
  headers: { "content-type": "text/plain; charset=utf-8", location: to, "cache-control": "public, max-age=60" },
});

const plain = (status: number, text: string): Answer => ({
  status,
  headers: {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...(status === 503 ? { "retry-after": "10" } : {}),
  },
  body: Buffer.from(`${text}\n`),
  freshUntil: 0,
  usableUntil: 0,
});
