import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { documents, markdown, settings } from "./document-files.ts";
import { getFile } from "./get-file.ts";

const site = forAllTests(() => startFakeSite({ documents, settings }));
function get(path: string, accept = "*/*") {
  return getFile(site(), path, { headers: { accept } });
}

test("a missing document is 404 in the requested format, with suggestions in that format", async () => {
  for (const [path, accept] of [
    ["/article/first-wrds.md", "*/*"],
    ["/article/first-wrds", "text/markdown"],
    ["/nowhere/first-wrds", "text/markdown"],
    ["/first-wrds.md", "*/*"],
  ] as const) {
    const { status, type, text, headers } = await get(path, accept);
    expect({ path, status, type, cache: headers["cache-control"] }).toEqual({
      path,
      status: 404,
      type: markdown,
      cache: "no-store",
    });
    expect(text).toContain(
      `# No content found.\n\nNothing lives at \`${path}\`.\n\nThese come closest:\n\n- [First words](https://docs.example/article/first-words.md)`,
    );
  }
  const { status, type, text } = await get("/article/first-wrds.json");
  expect({ status, type }).toEqual({ status: 404, type: "application/problem+json; charset=utf-8" });
  expect(JSON.parse(text)).toMatchObject({
    status: 404,
    title: "No content found.",
    suggestions: [
      {
        title: "First words",
        url: "https://docs.example/article/first-words/",
        jsonUrl: "https://docs.example/article/first-words.json",
      },
      {},
      {},
    ],
  });
});

test("an address cannot inject Markdown into the answer", async () => {
  const { text } = await get("/article/%60%0A%23%20Owned%0A[x](y).md");
  expect(text).not.toMatch(/^# Owned/m);
  expect(text.split("\n")[2]).toBe("Nothing lives at `/article/ # Owned [x](y).md`.");
});

test("a failing backend is 503 in the requested format, with Retry-After; stored files are still served", async () => {
  await using failing = await startFakeSite({ documents, settings: { ...settings, CACHE_FRESH_SECONDS: "0" } });
  const ask = async (path: string) => {
    const { status, headers, body } = await exchange(failing, path);
    return {
      status,
      type: headers["content-type"],
      retry: headers["retry-after"],
      cache: headers["cache-control"],
      text: body.toString(),
    };
  };
  const before = await ask("/article/first-words.md");
  failing.backend.answerAll(json({}, { status: 503 }));
  expect(await ask("/article/other.md")).toMatchObject({
    status: 503,
    type: markdown,
    retry: "10",
    cache: "no-store",
    text: expect.stringMatching(/^# Error fetching article\./),
  });
  expect(await ask("/article/other.json")).toMatchObject({
    status: 503,
    type: "application/problem+json; charset=utf-8",
    retry: "10",
  });
  expect(await ask("/article/first-words.md")).toMatchObject({ status: 200, text: before.text });
});

test("while it is unknown whether a document's slug ends in .md or .json itself, its address is 503, and no other document's file", async () => {
  const ending = (slug: string) => aWireDocument({ slug, subject: `About ${slug}` });
  await using failing = await startFakeSite({ documents: [ending("node"), ending("node.md")], settings });
  const { backend } = failing;
  for (const slug of ["node.md", "node.json", "none.md"])
    backend.on(`${calls.document}${slug}`, json({}, { status: 500 }));
  for (const path of ["/article/node.md", "/article/node.json", "/article/none.md", "/node.md"]) {
    const { status, headers } = await getFile(failing, path);
    expect({ path, status, cache: headers["cache-control"] }).toEqual({ path, status: 503, cache: "no-store" });
  }
  backend.on(`${calls.document}node.md`, json({ doc: [ending("node.md")] }));
  backend.on(`${calls.document}node.json`, json({ doc: [] }));
  expect(await getFile(failing, "/article/node.md")).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  expect((await getFile(failing, "/article/node.json")).text).toContain("About node");
});
