import { expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { makeContent } from "../support/content.ts";
import { exchange } from "../support/exchange.ts";
import { startMailServer } from "../support/services/mail-server.ts";
import { startSite } from "../support/site.ts";
import { englishLinesIn } from "./english-words.ts";
import { foreignWordsIn } from "./foreign-words.ts";
import { startTestSite } from "./start-sites.ts";

test("the only legal text of a site has no list of legal texts beside it", async () => {
  await using site = await startTestSite("acme-de");
  const html = (await exchange(site, "/impressum")).body.toString();
  expect(html).toContain("Musterweg 1");
  expect(html).not.toContain('aria-label="Rechtliches"');
});

test("what is not there is said in the language of the site, of files and services too", async () => {
  await using site = await startTestSite("acme-de");
  for (const path of ["/assets/none.js", "/media/none.png", "/theme/none.svg", "/diagrams/none", "/playground/none.js"])
    expect([path, (await exchange(site, path)).body.toString()]).toEqual([path, "Nicht gefunden\n"]);
  await using arabic = await startTestSite("arabic");
  expect(
    (
      await exchange(arabic, "/mcp", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" })
    ).body.toString(),
  ).toBe("غير موجود\n");
});

test("the entries of a feed run as their language does, in readers that run the other way", async () => {
  await using arabic = await startTestSite("arabic");
  const feed = async (ending: string) => (await exchange(arabic, `/feeds/all.${ending}`)).body.toString();
  const [first] = JSON.parse(await feed("json")).items;
  expect(first.content_html).toMatch(/^<div dir="rtl"><p>قصّ[^]*<\/div>$/);
  for (const ending of ["rss", "atom"])
    expect(await feed(ending)).toContain("&lt;div dir=&quot;rtl&quot;&gt;&lt;p&gt;قصّ");
  await using german = await startTestSite("acme-de");
  expect((await exchange(german, "/feeds/all.json")).body.toString()).not.toContain("dir=");
});

test("mails speak the language of the site, and show no word of another one", async () => {
  await using mail = await startMailServer();
  await using content = await makeContent({
    "site.yml": "name: Acme Werkbank\nid: werkbank\nlanguage: de\nfeatures: { newsletter: true, contact: true }\n",
  });
  await using site = await startSite({
    CONTENT_DIR: content.dir,
    SITE_URL: "https://docs.example",
    SMTP_URL: mail.url,
    MAIL_TO: "team@example.org",
  });
  const input = `firstName: "Ada", lastName: "B", email: "ada@example.org", message: "Guten Tag", agreedToPolicies: true`;
  for (const mutation of [
    'subscribeNewsletter(email: "ada@example.org") { __typename }',
    `submitContact(input: { ${input} }) { __typename }`,
  ])
    await ask(site, `mutation { ${mutation} }`);
  const texts = (await mail.received(2)).map(({ headers, text }) => `${headers.get("subject")?.[0] ?? ""}\n${text}`);
  expect(texts.join("\n")).toContain(
    "Um ihn zu erhalten, bestätigen Sie bitte:\nhttps://docs.example/newsletter/confirm?token=",
  );
  expect(texts.join("\n")).toContain("Diese Nachricht wurde über das Kontaktformular von Acme Werkbank gesendet.");
  for (const text of texts) expect([text, englishLinesIn(text, "de"), foreignWordsIn(text)]).toEqual([text, [], []]);
});
