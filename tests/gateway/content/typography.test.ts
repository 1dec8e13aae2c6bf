import { afterAll, describe, expect, test } from "vitest";
import { quotationMarksOf } from "../../../gateway/content/typography/quotation-marks.ts";
import { replaceIn, replacementsIn } from "../../../gateway/content/typography/replacements.ts";
import { openPipeline } from "./open-pipeline.ts";

function set(text: string, language = "en"): string {
  return replaceIn(text, 0, replacementsIn(text, quotationMarksOf(language)));
}

describe("English", () => {
  test.each([
    ['He said "yes" and left.', "He said “yes” and left."],
    [`"I heard 'no' from her," he said.`, "“I heard ‘no’ from her,” he said."],
    [`"'Tis late," it's said`, "“’Tis late,” it’s said"],
    [`"Quoted."`, "“Quoted.”"],
    [`("Quoted," twice.)`, "(“Quoted,” twice.)"],
    [`"One" and "two"---"three"`, "“One” and “two”—“three”"],
    ["HTTP/2's, the 1990's, C#'s, (FOO)'s", "HTTP/2’s, the 1990’s, C#’s, (FOO)’s"],
    [`"Foo"'s "bar"`, "“Foo”’s “bar”"],
    [`Go to "https://example.com/", then "save".`, "Go to “https://example.com/”, then “save”."],
    ["press 'n' to go on", "press ‘n’ to go on"],
    ["the writers' guide, the writer's guide", "the writers’ guide, the writer’s guide"],
    ["the songs of the '90s", "the songs of the ’90s"],
    ["what's 'single' here", "what’s ‘single’ here"],
    ["one -- two, three---four, 10--20", "one – two, three—four, 10–20"],
    ["-- the end", "– the end"],
  ])("%s", (written, printed) => {
    expect(set(written)).toBe(printed);
  });

  test.each([
    `a 19" monitor`,
    `5'10" tall`,
    `"never closed`,
    `never opened"`,
    `key="value" and {"a": 1}`,
    `print("hello") and list["key"]`,
    `foo('x') and 'y'`,
    `d['key'] = 'v'`,
    `--bar='y z'`,
    `'a'=>'b', 'c'=>1`,
    `{"a": "b"}`,
    `f("a", "b")`,
    `empty "" and ''`,
    "git log --oneline -- file --dry-run",
    "npm run x -- --flag",
    `"--dry-run`,
    "-h,--help",
    "xn--bcher-kva.example, user--name@example.com, my--file.txt, https://e.example/a---b",
    "btn--primary block__elem---modifier",
    "a - b, a-b, ----, <!--x-->",
    `say:"x"y`,
  ])("%s stays", (written) => {
    expect(set(written)).toBe(written);
  });

  test("marks far apart, and very many, take time in proportion", () => {
    const many = `"a' 'b" `.repeat(50_000);
    expect(set(many).length).toBe(many.length);
    expect(set(`${"'a ".repeat(50_000)}${'b" '.repeat(50_000)}`).length).toBe(300_000);
  });
});

describe("other languages", () => {
  test.each([
    ["de", `Sie sagte "ja", dann 'nein'.`, "Sie sagte „ja“, dann ‚nein‘."],
    ["de-CH", `Sie sagte "ja".`, "Sie sagte «ja»."],
    ["fr", `Il l'a dit : "oui".`, "Il l’a dit : «\u202Foui\u202F»."],
    ["fr", `Il dit : l'"ami", qu'"un".`, "Il dit : l’«\u202Fami\u202F», qu’«\u202Fun\u202F»."],
    ["es", `Dijo: ¿"sí"?`, "Dijo: ¿«sí»?"],
    ["es-MX", `Dijo "sí".`, "Dijo “sí”."],
    ["de", "Die Variable 'n' ist", "Die Variable ‚n‘ ist"],
    ["da", `Hun sagde "ja".`, "Hun sagde “ja”."],
    ["sv", `Hon sa "ja".`, "Hon sa ”ja”."],
    ["pl", `Powiedziała "tak".`, "Powiedziała „tak”."],
    ["pt-BR", `Disse "sim".`, "Disse “sim”."],
  ])("%s: %s", (language, written, printed) => {
    expect(set(written, language)).toBe(printed);
  });

  test("where writers type their own, straight marks stay, and apostrophes of words in Latin letters are set", () => {
    expect(set(`彼は"はい"と it's`, "ja")).toBe(`彼は"はい"と it’s`);
  });
});

describe("in a text", () => {
  const { pipeline } = openPipeline();
  afterAll(() => pipeline.stop());

  async function processed(html: string, language: string | null = "en") {
    const result = await pipeline.process(html, language);
    if (result.kind !== "ready") throw new Error(result.reason);
    return result;
  }

  test("a pair may hold elements; code, formulas and names of files stay", async () => {
    const { html } = await processed(
      `<p>"<em>One</em> <code>"two" -- 'x'</code>" and "<code>a</code>'s", <kbd>"</kbd></p><pre><code>"a" -- 'b'</code></pre>` +
        `<figure class="code"><figcaption>it's "a.ts"</figcaption><pre><code class="language-ts">"x"</code></pre></figure>`,
    );
    expect(html).toContain(`<p>“<em>One</em> <code>"two" -- 'x'</code>” and “<code>a</code>’s”, <kbd>"</kbd></p>`);
    expect(html).toContain(`"a" -- 'b'`);
    expect(html).toContain(`it's "a.ts"`);
  });

  test("marks of two blocks are no pair, and a footnote does not hide the end", async () => {
    const { html } = await processed(`<ul><li>"a</li><li>b"</li></ul><table><tr><td>"c"</td><td>d"</td></tr></table>`);
    expect(html).toContain(`<li>"a</li><li>b"</li>`);
    expect(html).toContain('<td>“c”</td><td>d"</td>');
  });

  test("headings keep the ids that they have without it, and their words are set everywhere", async () => {
    const written = `<h2>What's "new" -- and old</h2>`;
    const { html, outline } = await processed(written);
    const plain = await processed(written, null);
    expect(outline).toEqual([{ ...plain.outline[0], text: "What’s “new” – and old" }]);
    expect(html).toContain(`id="${plain.outline[0]?.id}"`);
    expect(plain.html).toContain(`What's "new" -- and old`);
  });
});
