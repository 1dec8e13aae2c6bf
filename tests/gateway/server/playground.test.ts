import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import supertest from "supertest";
import { expect, test } from "vitest";
import { toCurl, toFetch } from "../../../client/playground/copied-text.ts";
import { examplesFor, exampleIdsQuery } from "../../../client/playground/examples.ts";
import { askedBy, fragmentOf } from "../../../client/playground/shared-operation.ts";
import { ask } from "../../support/ask.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { demonstrationContent } from "../../support/demonstration-content.ts";
import { demonstration } from "../../support/demonstration.ts";

const run = promisify(execFile);

const site = demonstration;

/** The examples as in the site's playground. */
async function examplesHere() {
  const { data } = await ask(site(), exampleIdsQuery);
  expect(data).toMatchObject({
    site: { defaultDocument: "what-does-domainlens-provide" },
    authors: { items: [{ id: expect.stringMatching(/^[a-z-]+$/) }] },
  });
  const place = JSON.stringify(data);
  return examplesFor({
    slug: /"defaultDocument":"([^"]+)"/.exec(place)?.[1] ?? "",
    authorId: /"items":\[\{"id":"([^"]+)"/.exec(place)?.[1] ?? "",
    type: "article",
    term: /"tags":\[\{"name":"([^"]+)"/.exec(place)?.[1] ?? "",
    switchedOff: [],
  });
}

test("every playground example has an answer without empty parts", async () => {
  const answers = Object.fromEntries(
    await Promise.all(
      (await examplesHere()).map(async ({ name, query, variables }) => {
        const { status, data, errors } = await ask(site(), query, { variables });
        expect({ name, status, errors }).toEqual({ name, status: 200, errors: [] });
        return [name, data] as const;
      }),
    ),
  );
  expect(answers).toMatchObject({
    Search: { search: { items: expect.arrayContaining([expect.objectContaining({ document: expect.anything() })]) } },
    PageThroughAList: { documents: { pagination: { page: 1, hasNextPage: true } } },
    DocumentsOfAnAuthor: { documentsByAuthor: { items: expect.arrayContaining([expect.anything()]) } },
    NavigationTree: { navigation: { categories: expect.arrayContaining([expect.anything()]) } },
    ReadADocument: {
      document: { subject: expect.stringContaining("Domainlens"), content: expect.stringContaining("<p>") },
    },
    RateADocument: { rateDocument: { message: "Thanks for your rating!" } },
  });
});

test("the generated shell command and JavaScript program print the operation's answer", async () => {
  const { url } = site();
  const operation = {
    query: "query Quote($slug: String!) {\n  # it's `quoted` ${here}\n  document(slug: $slug) { subject }\n}",
    variables: '{ "slug": "choosing-a-ttl" }',
  };
  const { data } = await ask({ url }, operation.query, { variables: { slug: "choosing-a-ttl" } });
  expect(data).toMatchObject({ document: { subject: expect.any(String) } });
  const command = await run("sh", ["-c", toCurl(operation, `${url}/graphql`)]);
  expect(JSON.parse(command.stdout)).toEqual({ data });
  const program = toFetch(operation, `${url}/graphql`).replace(
    "console.log(errors ?? data)",
    "console.log(JSON.stringify(errors ?? data))",
  );
  const printed = await run(process.execPath, ["--input-type=module", "-e", program]);
  expect(JSON.parse(printed.stdout)).toEqual(data);
});

test("an operation survives the round trip through an address", () => {
  const operation = {
    query: 'query Ü { search(term: "a+b & 100% #1") { items { tags } } }',
    variables: '{"x": "é ✓"}',
  };
  expect(askedBy(new URL(`https://docs.example.com/playground${fragmentOf(operation)}`).hash)).toEqual({
    kind: "operation",
    operation,
  });
  expect(askedBy("#example=Search")).toEqual({ kind: "example", name: "Search" });
  expect(askedBy("")).toEqual({ kind: "nothing" });
});

test("the schema file is available, and is the current schema", async () => {
  const { status, text, headers } = await supertest(site().url).get("/schema.graphql");
  expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "text/plain; charset=utf-8" });
  expect(text).toBe(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
});

test("the playground has its own policy, immutable files, and nothing from another origin", async () => {
  const { text, headers } = await supertest(site().url).get("/playground/");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'unsafe-inline'; .*worker-src 'self'/,
  );
  expect(headers["content-security-policy"]).not.toContain("trusted-types");
  const files = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? "");
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    expect(file).toMatch(/^\/playground\/[\w.-]+-[\w-]{8}\.(?:js|css)$/);
    const answer = await supertest(site().url).get(file).set("accept-encoding", "br");
    expect({
      file,
      status: answer.status,
      encoding: answer.headers["content-encoding"],
      caching: answer.headers["cache-control"],
    }).toEqual({ file, status: 200, encoding: "br", caching: "public,max-age=31536000,immutable" });
  }
  expect((await supertest(site().url).get("/playground/none-12345678.js")).status).toBe(404);
});

test("no page loads a file of the playground", async () => {
  for (const path of ["/", "/api/query-the-content-api"])
    expect((await supertest(site().url).get(path)).text).not.toMatch(/(?:src|href)="\/playground\/|monaco/);
});

test("PLAYGROUND=off disables the playground and the schema file too", async () => {
  await using closed = await startFakeSite({ settings: { PLAYGROUND: "off" } });
  for (const path of ["/playground", "/playground/", "/schema.graphql"])
    expect({ path, status: (await supertest(closed.url).get(path)).status }).toEqual({ path, status: 404 });
});

test("the API documents link to existing examples", async () => {
  const names = (await examplesHere()).map(({ name }) => name);
  const folder = join(demonstrationContent, "api");
  const links = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/\]\(\/playground#example=(\w+)\)/g)].map(([, name]) => name),
  );
  expect(new Set(links)).toEqual(new Set(names));
});
