import { request } from "undici";
import { z } from "zod";
import { startGatewayProcess } from "../measure/gateway-process.ts";
import type { Outcome } from "./figures.ts";
import type { AskedQuestion, SearchedText } from "./question-set.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIngest } from "../../backend/ingest/publish/ingest.ts";
import { createMediaFolder } from "../../backend/ingest/read/media-folder.ts";
import { openStore } from "../../backend/store/sqlite/open-store.ts";
import type { StoredDocument } from "../../backend/store/documents.ts";

const query = `query Relevance($term: String!) {
  search(term: $term, limit: 10) { correctedTerm items { document { slug } } }
}`;

const Answer = z.object({
  data: z.object({
    search: z.object({
      correctedTerm: z.string().nullable(),
      items: z.array(z.object({ document: z.object({ slug: z.string() }) })),
    }),
  }),
});

/** Asks the product as shipped, over GraphQL, each question once. */
export async function askLectern(contentDir: string, questions: readonly AskedQuestion[]): Promise<readonly Outcome[]> {
  await using gateway = await startGatewayProcess({ environment: { CONTENT_DIR: contentDir } });
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const began = performance.now();
    const { body } = await request(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables: { term: question.ask } }),
    });
    const { search } = Answer.parse(await body.json()).data;
    const found = search.items.map(({ document }) => document.slug);
    outcomes.push({ question, found, correctedTerm: search.correctedTerm, ms: performance.now() - began });
  }
  return outcomes;
}

const manyDocuments = 10_000;

/** The texts of a content folder as the product reads them. */
export async function readTexts(contentDir: string): Promise<readonly SearchedText[]> {
  const media = await mkdtemp(join(tmpdir(), "lectern-bench-media-"));
  const store = openStore(":memory:");
  try {
    await createIngest({ store, contentDir, media: createMediaFolder(media) }).scan();
    const texts: SearchedText[] = [];
    for (const { docType } of await store.documents.countByType()) {
      const { items } = await store.documents.listByType(docType, { page: 1, limit: manyDocuments }, "with-content");
      texts.push(...items.map(toText));
    }
    return texts;
  } finally {
    await store.close();
    await rm(media, { recursive: true, force: true });
  }
}

function toText({ slug, subject, metaDescription, description, tags, content }: StoredDocument): SearchedText {
  const html = content ?? "";
  return {
    id: slug,
    subject,
    headings: [...html.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs)].map(([, heading = ""]) => plain(heading)).join("\n"),
    description: `${metaDescription ?? ""}\n${description ?? ""}`,
    tags: tags.map(({ name }) => name).join("\n"),
    body: plain(html),
  };
}

const characters: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:lt|gt|quot|#x27);/g, (name) => characters[name] ?? name)
    .replaceAll("&amp;", "&");
}
