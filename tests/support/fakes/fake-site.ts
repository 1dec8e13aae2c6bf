import type { Gateway } from "../../../gateway/gateway.ts";
import { makeContent } from "../content.ts";
import { json } from "./fake-backend-answers.ts";
import { startFakeBackend } from "./fake-backend.ts";
import type { FakeAnswer } from "./fake-answer.ts";
import type { FakeBackend } from "./fake-backend.ts";
import { startSite } from "../site.ts";
import type { SiteParts } from "../site.ts";
import { aWireDocument } from "./wire-documents.ts";

/** A gateway on a fake docs backend. */
export interface FakeSite extends AsyncDisposable {
  readonly url: string;
  readonly backend: FakeBackend;
  readonly gateway: Gateway;
  readonly purge: () => void;
  /** Restores the answers of a healthy backend. */
  readonly heal: () => void;
  /** The number of backend calls whose path starts with `path`. */
  readonly callsTo: (path: string) => number;
}

type Wire = Readonly<Record<string, unknown>>;

interface FakeSiteOptions extends Pick<SiteParts, "contentPipeline" | "rereadClient" | "warms"> {
  /** The documents that the backend holds. */
  readonly documents?: readonly Wire[];
  readonly settings?: Readonly<Record<string, string>>;
  /** Answers that replace those of a healthy backend. */
  readonly routes?: Readonly<Record<string, FakeAnswer>>;
}

/** The contract's calls that tests refer to. */
export const calls = {
  document: "/api/docs/get-details/testsite/",
  ofType: "/api/docs/get-details-by-type/testsite/",
  ofAuthor: "/api/docs/getAuthorDocs/testsite/",
  categories: "/api/category/get-cat-sub-docs/testsite",
  types: "/api/type/get-type-doc/testsite",
  tags: "/api/tags/get-tag-docs/testsite",
  users: "/api/user/get-user-doc/testsite",
  authors: "/api/user/getUserwithDocsCountWithLimit/testsite",
  search: "/docs/get-docs-by-searchterm/testsite",
  sitemap: "/docs/sitemap/",
  robots: "/docs/robots/testsite",
  rate: "/api/docs/rate/",
  contact: "/api/contact/testsite",
  newsletter: "/api/newsletter/testsite",
} as const;

/** Starts a gateway on a fake backend that holds these documents and answers every read of the contract. */
export async function startFakeSite({
  documents = [aWireDocument()],
  settings = {},
  routes = {},
  ...parts
}: FakeSiteOptions = {}): Promise<FakeSite> {
  const backend = await startFakeBackend({ ...without(answersOf(documents), Object.keys(routes)), ...routes });
  const content = await makeContent({});
  const site = await startSite({ CONTENT_DIR: content.dir, DOCS_API_URL: backend.apiUrl, ...settings }, parts);
  return {
    url: site.url,
    backend,
    gateway: site.gateway,
    purge: site.gateway.purge,
    heal: () => backend.restore(answersOf(documents)),
    callsTo: (path) => backend.calls.filter(({ url }) => url.startsWith(path)).length,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await backend[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

/** Removes the answers at and below the paths that a test answers itself. */
function without(
  answers: Readonly<Record<string, FakeAnswer>>,
  paths: readonly string[],
): Readonly<Record<string, FakeAnswer>> {
  return Object.fromEntries(Object.entries(answers).filter(([path]) => !paths.some((own) => path.startsWith(own))));
}

function answersOf(documents: readonly Wire[]): Readonly<Record<string, FakeAnswer>> {
  const links = documents.map(({ subject, slug }) => ({ subject, slug }));
  return {
    [calls.document]: byLastSegment((slug) => json({ doc: documents.filter((document) => document.slug === slug) })),
    [calls.ofType]: byLastSegment((docType) =>
      json({ doc: documents.filter((document) => document.docType === docType) }),
    ),
    [calls.ofAuthor]: byLastSegment((id) =>
      id === "ada" ? json({ results: { allDocs: documents } }) : json({ message: "No such author." }, { status: 404 }),
    ),
    [calls.categories]: json({
      allCategories: [{ _id: "c1", name: "Names", subCategories: [{ _id: "s1", name: "Basics", docs: links }] }],
    }),
    [calls.types]: json({ allTypes: [{ _id: "article", name: "Article", slug: "article", docs: links }] }),
    [calls.tags]: json({ allTags: [{ _id: "dns", name: "DNS", slug: "dns", docs: links }] }),
    [calls.users]: json({
      allUserDocs: [{ _id: "ada", name: "Ada Example", lastPublished: "2026-02-03T10:00:00Z", docs: links }],
    }),
    [calls.authors]: json({
      results: [
        { author: { _id: "ada", name: "Ada Example", role: "Writer of 1 text" }, documentCount: documents.length },
      ],
    }),
    [calls.search]: json(documents),
    [calls.robots]: json({ content: "User-agent: *\nAllow: /\n" }),
    [`${calls.sitemap}sitemap/`]: json({ sitemap: { links: [{ linkname: "/sitemap-article.xml" }] } }),
    [`${calls.sitemap}sitemap-article/`]: json({
      sitemap: { links: links.map(({ slug }) => ({ linkname: `/article/${String(slug)}` })) },
    }),
  };
}

function byLastSegment(answer: (segment: string) => FakeAnswer): FakeAnswer {
  return (response, request) => {
    const path = new URL(request.url ?? "", "http://backend").pathname;
    answer(decodeURIComponent(path.split("/").at(-1) ?? ""))(response, request);
  };
}
