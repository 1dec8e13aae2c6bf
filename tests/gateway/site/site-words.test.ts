import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { startOwnSite } from "./own-site.ts";

function startWith(files: Readonly<Record<string, string>>) {
  return startOwnSite({ "site.yml": "name: Acme\nid: testsite\nlanguage: de\n", ...files });
}

function wordsOf(html: string): string {
  return / data-words="([^"]+)"/.exec(html)?.[1] ?? "";
}

test("a site speaks its language, and the browser gets the words in a file of its own", async () => {
  await using started = await startWith({ "words/de.yml": "layout: { menu: Auswahl }\n" });
  const { text } = await started.page("/about");
  expect(text).toMatch(/^<!doctype html><html lang="de" data-words="/);
  expect(text).toContain(">Zum Inhalt springen</a>");
  expect(text).toContain('aria-label="Auswahl"');
  const { status, headers, body } = await exchange(started.site, wordsOf(text));
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "application/json; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
  expect(JSON.parse(body.toString())).toMatchObject({
    texts: { Menu: "Auswahl", "{name}, home": "{name}, Startseite" },
    writing: { group: "." },
  });
});

test("another word is there with the next request, and a page from before gets it too", async () => {
  await using started = await startWith({});
  const before = wordsOf((await started.page("/about")).text);
  await started.content.write("words/de.yml", "layout: { menu: Auswahl }\n");
  await eventually(
    () => started.page("/about"),
    ({ text }) => text.includes('aria-label="Auswahl"'),
  );
  const { headers, body } = await exchange(started.site, before);
  expect([headers["cache-control"], JSON.parse(body.toString()).texts.Menu]).toEqual(["no-store", "Auswahl"]);
});

test("an English site has its words in its code alone", async () => {
  await using started = await startOwnSite({ "site.yml": "name: Acme\nid: testsite\n" });
  const { text } = await started.page("/about");
  expect(text).toMatch(/^<!doctype html><html lang="en"><head>/);
  expect((await exchange(started.site, "/words/0123456789ab.json")).body.toString()).toBe(
    '{"texts":{},"writing":null}',
  );
});

test.each([
  ["DE", "de", "Zum Inhalt springen"],
  ["pt-br", "pt-BR", "Pular"],
  ["Fr-ca", "fr-CA", "Aller au contenu"],
])("a language may be written %s, and is %s", async (written, tag, words) => {
  await using started = await startOwnSite({
    "site.yml": `name: Acme\nid: testsite\nlanguage: ${written}\n`,
    "words/pt-BR.yml": "layout: { skip: Pular }\n",
  });
  const { text } = await started.page("/about");
  expect(/<html lang="([^"]+)"/.exec(text)?.[1]).toBe(tag);
  expect(/<a class="[^"]+" href="#main">([^<]+)</.exec(text)?.[1]).toBe(words);
});

test("a language from right to left turns the page", async () => {
  await using started = await startOwnSite({ "site.yml": "name: Acme\nid: testsite\nlanguage: ar\n" });
  expect((await started.page("/about")).text).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-words="/);
});

const german = "name: Acme\nid: testsite\nlanguage: de\n";
const note = '<div class="markdown-alert markdown-alert-success"><p>A</p></div>';

test("what is added to a text is in the language that its document names, or in the site's where that has no words", async () => {
  const languages = { none: null, english: "en-GB", french: "fr", lower: "pt-br", dutch: "nl", broken: "x".repeat(9) };
  const documents = Object.entries(languages).map(([slug, language]) =>
    aWireDocument({ slug, language, content: note }),
  );
  await using started = await startOwnSite(
    { "site.yml": german, "words/pt.yml": "documents: { success: Sucesso }\n" },
    documents,
  );
  const read = async (field: "content" | "markdown") => {
    const fields = Object.keys(languages).map((slug) => `${slug}: document(slug: "${slug}") { ${field} }`);
    const { data } = await ask(started.site, `{ ${fields.join(" ")} }`);
    return JSON.stringify(data).match(/Erfolg|Success|Réussite|Sucesso/g);
  };
  const said = ["Erfolg", "Success", "Réussite", "Sucesso", "Erfolg", "Erfolg"];
  expect(await read("content")).toEqual(said);
  expect(await read("markdown")).toEqual(said);
});

test("the reason why a text is not shown is in the site's language, with its numbers", async () => {
  const large = aWireDocument({ slug: "large", content: "x".repeat(600_000) });
  const deep = aWireDocument({ slug: "deep", content: "<div>".repeat(2_500) });
  await using started = await startOwnSite({ "site.yml": german }, [large, deep]);
  const { data } = await ask(
    started.site,
    `{ large: document(slug: "large") { contentProblem } deep: document(slug: "deep") { contentProblem } }`,
  );
  const notShown = "Der Text dieses Dokuments kann nicht angezeigt werden.";
  expect(data).toEqual({
    large: {
      contentProblem: `${notShown} Ein Text darf 524.288 Byte haben, dieser hat 600.000. Teilen Sie ihn auf mehrere Dokumente auf.`,
    },
    deep: {
      contentProblem: `${notShown} In einem Text dürfen 2.000 Elemente ineinander stehen, in diesem sind es mehr. Suchen Sie nach Elementen, die nicht geschlossen sind.`,
    },
  });
});

test("what is no page speaks the site's language too, or holds an address alone", async () => {
  await using started = await startOwnSite({ "site.yml": german, "redirects.yml": "/old: /about\n" });
  started.site.backend.answerAll(json({}, { status: 503 }));
  const textAt = async (path: string, method = "GET") =>
    (await exchange(started.site, path, { method })).body.toString();
  expect(await textAt("/sitemap.xml")).toBe("Diese Datei ist gerade nicht verfügbar.\n");
  expect(await textAt("/old")).toBe("/about\n");
  expect(await textAt("/media/%E0%A4%A")).toBe("Diese Adresse ist nicht lesbar.\n");
  expect(await textAt("/newsletter/unsubscribe", "POST")).toMatch(/^Der Link ist nicht vollständig/);
});
