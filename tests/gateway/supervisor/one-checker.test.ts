import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { describeSummary, summarise } from "../../../content-folder/summary.ts";
import { problemCauses } from "../../../content-folder/problem.ts";
import { makeContent } from "../../support/content.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";

const command = fileURLToPath(new URL("../../../backend/check.ts", import.meta.url));

const good = "---\nsubject: Good\n---\nText.\n";

/** One problem of each cause in each kind of file. Files named "no-…" are withheld. */
const faulty = {
  "site.yml":
    "name: One\nname: Testsite\nid: testsite\ntopcis: []\ncontactEmail: nobody\noftenAsked:\n  - label: Lost\n    path: /article/lost\n  - label: No path\nbots:\n  training: {rule: maybe, agents: [GPTBot]}\n",
  "changelog.yml":
    "- date: 2026-13-40\n  title: Bad date\n  type: New\n  description: x\n- date: 2026-03-04\n  title: Change\n  type: New\n  description: x\n  linkUrl: /article/lost\n",
  "faq.yml": "- question: No answer\n- question: q\n  answer: a\n  anwser: b\n",
  "synonyms.yml": "- [alone]\n- [ttl, time to live]\n",
  "redirects.yml": "/old: /article/good\n/old: /article/plain\n/a: /b\n/b: /article/good\n/round: /round\n",
  "authors/ada.yml": "name: Ada\ndesignation: [x]\nimage: gone.png\n",
  "authors/nameless.yml": "naem: Bob\n",
  "authors/torn.yml": "name: [\n",
  "articles/misplaced.md": good,
  "article/good.md": good,
  "article/plain.md": "# The title\n\nNo front matter.\n",
  "article/no-title.md": "---\nauthor: nobody\ndatePublished: 2026-02-30\ntags: a, b\nsubcategory: Alone\n---\nText.\n",
  "article/tools.md":
    '---\ntitle: Of another tool\nsubject: Tools\nsidebar_position: 3\ndraft: "no"\nslug: " bad/ slug"\nschemaMarkup: [1, {"@type": Thing}]\nsubject: Twice\n---\n# Twice\n\n# Another\n\nText.\n',
  "article/pictures.md":
    "---\nsubject: Pictures\nfeaturedImage: gone.png\n---\n![gone](gone.png) ![data](data:image/png;base64,AA) [file](gone.pdf) [link](/article/lost) [here](#lost)\n\n<marquee>raw</marquee>\n\n::include{file=gone.ts}\n\n$\\frac{1}{$\n\n```mermaid\nflow\n```\n\n| a |\n| - |\n| b | c |\n\n[^note]: Of nothing.\n\n## Heading\n\n```ts\nopen\n",
  "article/colon.md": "---\nsubject: a: b\n---\nText.\n",
  "article/open.md": "---\nsubject: Without an end\n",
  "article/no-content.md": "---\ndescription: Nothing else\n---\n",
  "article/no-draft.md": "---\nsubject: Secret\ndraft: perhaps\n---\nText.\n",
  "article/no-drafts.md": "---\nsubject: Secret\ndrafts: true\n---\nText.\n",
  "blog/clash.md": "---\nsubject: Clash\nslug: good\n---\nText.\n",
};

const Told = z.object({
  problems: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      message: z.string(),
      cause: z.enum(problemCauses),
      effect: z.enum(["published", "withheld"]),
    }),
  ),
});

function check(folder: string): Promise<{ readonly code: number; readonly out: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["--disable-warning=ExperimentalWarning", command, folder, "--json"], (error, out) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out }),
    );
  });
}

test("the check, the startup log and the report list the same problems; the site starts, and every page that is not withheld exists", async () => {
  await using content = await makeContent(faulty);
  await using data = await makeDataDir();
  const { code, out } = await check(content.dir);
  const { problems } = Told.parse(JSON.parse(out));
  expect(code).toBe(1);

  await using gateway = spawnGateway({ CONTENT_DIR: content.dir, DATA_DIR: data.dir });
  const url = await gateway.url;
  const backend = readFileSync(`${data.dir}/backend/address`, "utf8").trim();
  const report = async () =>
    Told.parse(await (await fetch(`${backend}/api/reports/problems/testsite`)).json()).problems;
  await expect.poll(report).toEqual(problems);

  const logged = (): readonly string[] =>
    gateway
      .output()
      .split("\n")
      .flatMap((line) => /"content: (.*)"}$/.exec(line)?.[1] ?? []);
  const expected = describeSummary(summarise(problems)).map((line) => JSON.stringify(line).slice(1, -1));
  await expect.poll(() => logged().slice(-expected.length)).toEqual(expected);

  const documents = Object.keys(faulty).filter((path) => /^(?:article|blog)\//.test(path));
  const withheld = new Set(problems.filter(({ effect }) => effect === "withheld").map(({ file }) => file));
  expect(documents.filter((path) => withheld.has(path)).sort()).toEqual(
    documents.filter((path) => path.includes("/no-") && path !== "article/no-title.md").sort(),
  );
  const statuses = await Promise.all(
    documents.map(async (path) => [path, (await fetch(`${url}/${path.replace(".md", "")}`)).status]),
  );
  expect(Object.fromEntries(statuses)).toEqual(
    Object.fromEntries(documents.map((path) => [path, withheld.has(path) ? 404 : 200])),
  );

  const titles = await Promise.all(
    ["plain", "no-title", "tools"].map(
      async (slug) => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${url}/article/${slug}`)).text())?.[1],
    ),
  );
  expect(titles).toEqual(["The title", "No title", "Twice"]);
  expect(await (await fetch(`${url}/faq`)).text()).toContain("<title>");
  expect((await fetch(`${url}/old`, { redirect: "manual" })).headers.get("location")).toBe("/article/plain");
});

test("every problem cause of a document or site file is covered by the test above", async () => {
  await using content = await makeContent(faulty);
  const { problems } = Told.parse(JSON.parse((await check(content.dir)).out));
  const missing = problemCauses.filter((cause) => !problems.some((problem) => problem.cause === cause));
  // File system errors are tested with reading files.
  expect(missing).toEqual(["unreadable", "encoding"]);
});

test("with an operator's backend the gateway itself reports problems in the site's own files, and starts", async () => {
  await using content = await makeContent({ "site.yml": "name: [\n", "faq.yml": faulty["faq.yml"] });
  await using gateway = spawnGateway({ CONTENT_DIR: content.dir, DOCS_API_URL: "http://127.0.0.1:9/api" });
  const url = await gateway.url;
  expect((await fetch(`${url}/faq`)).status).toBe(200);
  expect(gateway.output()).toContain("content: yaml: 1 problem, withheld");
  expect(gateway.output()).toMatch(/content: {3}site\.yml:\d not valid YAML/);
  expect(gateway.output()).toContain('content:   faq.yml:4 unknown field \\"1.anwser\\". Did you mean \\"answer\\"?');
});
