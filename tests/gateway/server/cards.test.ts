import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import supertest from "supertest";
import { expect, test } from "vitest";
import { z } from "zod";
import { letter } from "../../../gateway/cards/fonts.ts";
import { ask } from "../../support/ask.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";

const Images = z.object({
  site: z.object({ socialImage: z.string() }),
  document: z.object({ socialImage: z.string() }),
});

/** The image addresses in a document's page and in the site's. */
async function imagesOf(
  site: { readonly url: string },
  slug: string,
): Promise<{ readonly ofSite: string; readonly ofDocument: string }> {
  const { data } = await ask(
    site,
    "query Images($slug: String!) { site { socialImage } document(slug: $slug) { socialImage } }",
    { variables: { slug } },
  );
  const { site: own, document } = Images.parse(data);
  return { ofSite: own.socialImage, ofDocument: document.socialImage };
}

/** A PNG's own metadata (PNG specification, section 11.2.1). */
async function load({ url }: { readonly url: string }, path: string) {
  const { status, headers, body } = await supertest(url)
    .get(path)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(null, Buffer.concat(chunks)));
    });
  const png = z.instanceof(Buffer).parse(body);
  const isPng = png.subarray(1, 4).toString() === "PNG";
  return { status, headers, png, size: isPng ? [png.readUInt32BE(16), png.readUInt32BE(20)] : null };
}

function aDocument(slug: string, subject: string) {
  return {
    _id: slug,
    slug,
    subject,
    docType: "article",
    typeName: "Article",
    user: [{ name: "Ada Example" }],
    content: "<p>x</p>",
  };
}

test("a document's page names its own card, an immutable image of the right size", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lectern-cards-"));
  await using site = await startFakeSite({
    documents: [aDocument("choosing-a-ttl", "Choosing a TTL")],
    settings: { SITE_URL: "https://docs.example", DATA_DIR: dataDir },
  });
  const { ofDocument, ofSite } = await imagesOf(site, "choosing-a-ttl");
  const page = await supertest(site.url).get("/article/choosing-a-ttl");
  for (const tag of [
    `<meta property="og:image" content="https://docs.example${ofDocument}"`,
    '<meta property="og:image:width" content="1200"',
    '<meta property="og:image:height" content="630"',
    '<meta property="og:image:alt" content="',
    '<meta name="twitter:card" content="summary_large_image"',
  ]) {
    expect(page.text).toContain(tag);
  }
  expect((await supertest(site.url).get("/articles")).text).toContain(
    `<meta property="og:image" content="https://docs.example${ofSite}"`,
  );
  for (const path of [ofDocument, ofSite]) {
    const { status, headers, png, size } = await load(site, path);
    expect({
      status,
      size,
      type: headers["content-type"],
      caching: headers["cache-control"],
      sharing: headers["cross-origin-resource-policy"],
    }).toEqual({
      status: 200,
      size: [1200, 630],
      type: "image/png",
      caching: "public, max-age=31536000, immutable",
      sharing: "cross-origin",
    });
    expect(png.length).toBeLessThan(300_000);
    expect((await load(site, path)).png.equals(png)).toBe(true);
  }
  expect(await readdir(join(dataDir, "gateway/cards"))).toHaveLength(2);
  await rm(dataDir, { recursive: true });
});

test("an outdated card address redirects to the current card, and one without a document is 404", async () => {
  const document = aDocument("a/b ü", "Old title");
  await using site = await startFakeSite({ documents: [document] });
  const { ofDocument } = await imagesOf(site, document.slug);
  expect(ofDocument).toMatch(/^\/cards\/a%2Fb%20%C3%BC-[0-9a-f]{12}\.png$/);
  site.backend.on(calls.document, json({ doc: [{ ...document, subject: "New title" }] }));
  site.purge();
  const moved = await supertest(site.url).get(ofDocument);
  expect({ status: moved.status, to: moved.headers["location"] }).toEqual({
    status: 302,
    to: (await imagesOf(site, document.slug)).ofDocument,
  });
  expect(moved.headers["location"]).not.toBe(ofDocument);
  site.backend.on(calls.document, json({ doc: [] }));
  site.purge();
  expect((await supertest(site.url).get(ofDocument)).status).toBe(404);
  site.backend.on(calls.document, json({}, { status: 500 }));
  site.purge();
  expect(await supertest(site.url).get("/cards/other-0123456789ab.png")).toMatchObject({
    status: 503,
    headers: { "cache-control": "no-store" },
  });
  expect((await supertest(site.url).get("/cards/other.png")).status).toBe(404);
});

test("a document's own image is used as it is, wherever it is; an SVG, or what a page may not show, is not", async () => {
  const pictures = {
    png: "/media/3f2a.png",
    far: "https://images.example/x?w=1",
    svg: "/media/3f2a.svg",
    plain: "http://images.example/x.png",
  };
  await using site = await startFakeSite({
    documents: Object.entries(pictures).map(([slug, featuredImage]) => ({ ...aDocument(slug, slug), featuredImage })),
  });
  for (const slug of ["png", "far"] as const) expect((await imagesOf(site, slug)).ofDocument).toBe(pictures[slug]);
  for (const slug of ["svg", "plain"]) expect((await imagesOf(site, slug)).ofDocument).toMatch(/^\/cards\//);
});

const subjects = {
  long: "A title that goes on and on, ".repeat(40),
  word: "x".repeat(5_000),
  markup: '<script>alert(1)</script></svg><image href="file:///etc/passwd"/> & &amp; "quoted" $website',
  nothing: "\u0000\u202e🎉🎉",
  many: "Домен Όνομα 域名 ドメイン 도메인 نطاق שם",
};

test("a card is drawn for any subject, and the gateway continues", async () => {
  await using site = await startFakeSite({
    documents: Object.entries(subjects).map(([slug, subject]) => aDocument(slug, subject)),
  });
  for (const slug of Object.keys(subjects)) {
    const { status, size, png } = await load(site, (await imagesOf(site, slug)).ofDocument);
    expect({ slug, status, size }).toEqual({ slug, status: 200, size: [1200, 630] });
    expect(png.length).toBeLessThan(300_000);
  }
});

test("a subject without visible characters counts as empty: emoji joiners, direction marks", () => {
  for (const unseen of [subjects.nothing, "👨\u200d👩\u200d👧", "🎉\ufe0f", "\u200e\u00a0"])
    expect(letter(unseen).text).toBe("");
  expect(letter("می\u200cخواهم").text).toBe("می\u200cخواهم");
});

test("many scripts have a font, and characters without one are omitted", () => {
  const { text, pieces } = letter(`${subjects.many} हिन्दी Việt 🎉 ᚠ`);
  expect(text).toBe(`${subjects.many} हिन्दी Việt`);
  expect(new Set(pieces.map(({ name }) => name.replace(/ [\w-]+$/, "")))).toEqual(
    new Set(["Wittgenstein", "Noto Sans", "Noto Sans Hebrew", "Noto Sans Arabic", "Zen Antique", "Song Myung"]),
  );
  expect(letter("域名").pieces.map(({ name }) => name.replace(/ \w+$/, ""))).toEqual([
    "ZCOOL XiaoWei",
    "ZCOOL XiaoWei",
  ]);
});
