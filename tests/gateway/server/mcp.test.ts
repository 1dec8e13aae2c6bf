import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import supertest from "supertest";
import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { demonstration } from "../../support/demonstration.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const site = demonstration;

/** The library's class does not satisfy its own interface under exactOptionalPropertyTypes. */
function isTransport(value: unknown): value is Transport {
  return value instanceof StreamableHTTPClientTransport;
}

/** A client of the protocol's own library, connected to a site. */
async function connect(url: string) {
  const client = new Client({ name: "tests", version: "1.0.0" });
  const transport: unknown = new StreamableHTTPClientTransport(new URL(`${url}/mcp`));
  if (isTransport(transport)) await client.connect(transport);
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const Result = z.object({
      content: z.array(z.object({ text: z.string() })),
      structuredContent: z.record(z.string(), z.unknown()).optional(),
      isError: z.boolean().optional(),
    });
    const { content, structuredContent, isError } = Result.parse(await client.callTool({ name, arguments: input }));
    return { text: content.map(({ text }) => text).join("\n"), data: structuredContent, isError: isError ?? false };
  };
  return { client, call, [Symbol.asyncDispose]: () => client.close() };
}

test("a protocol client finds five read-only tools, and a description of the site", async () => {
  await using mcp = await connect(site().url);
  const { tools } = await mcp.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "read_document", "list_types", "list_tags", "define_term"]);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  expect(mcp.client.getServerVersion()).toMatchObject({ title: "Domainlens" });
  expect(mcp.client.getInstructions()).toMatch(/^Domainlens: /);
});

test("search results can be read, by slug and by address, with the same content as in GraphQL", async () => {
  await using mcp = await connect(site().url);
  const found = await mcp.call("search", { term: "transfer lock", type: "how-to", limit: 3 });
  const { results } = z
    .object({ results: z.array(z.object({ slug: z.string(), title: z.string(), url: z.string() })) })
    .parse(found.data);
  const first = results[0] ?? { slug: "", title: "", url: "" };
  expect(found.text).toContain(first.title);
  const { data } = await ask(site(), "query One($slug: String!) { document(slug: $slug) { subject path content } }", {
    variables: { slug: first.slug },
  });
  const read = await mcp.call("read_document", { document: first.url });
  expect(data).toMatchObject({ document: { subject: first.title } });
  expect(read.text.startsWith(`# ${first.title}\n\nSource: ${first.url}\nType: how-to\nBy `)).toBe(true);
  expect(read.text.length).toBeGreaterThan(1_000);
  expect(await mcp.call("read_document", { document: first.slug })).toEqual(read);
  const resource = await mcp.client.readResource({ uri: `lectern://documents/${first.slug}` });
  expect(resource.contents).toMatchObject([{ mimeType: "text/markdown", text: read.text }]);
  await expect(mcp.client.readResource({ uri: "lectern://documents/%zz" })).rejects.toThrow(
    "There is no document “%zz”.",
  );
});

test("a long text comes in parts that say where to continue", async () => {
  const content = Array.from({ length: 6_000 }, (_, index) => `<p>word ${index}</p>`).join("");
  await using fake = await startFakeSite({
    documents: [{ _id: "1", slug: "long", subject: "Long", docType: "article", content }],
  });
  await using mcp = await connect(fake.url);
  const first = await mcp.call("read_document", { document: "long" });
  expect(first.text).toMatch(/\[[\d,]+ more characters: read on with "from": 40000\]$/);
  const second = await mcp.call("read_document", { document: "long", from: 40_000 });
  expect(second.text).not.toContain("word 0<");
  expect(second.text).toContain("# Long");
});

test("types, tags and terms are the site's", async () => {
  await using mcp = await connect(site().url);
  const { data } = await ask(
    site(),
    "{ navigation { types { name slug count } tags { name slug count } } glossary { term } }",
  );
  const url = expect.stringMatching(/^http/);
  const navigation = z
    .object({ navigation: z.object({ types: z.array(z.object({}).loose()), tags: z.array(z.object({}).loose()) }) })
    .parse(data).navigation;
  expect((await mcp.call("list_types")).data).toEqual({ types: navigation.types.map((type) => ({ ...type, url })) });
  expect((await mcp.call("list_tags")).data).toEqual({ tags: navigation.tags.map((tag) => ({ ...tag, url })) });
  const apex = await mcp.call("define_term", { term: "APEX" });
  expect(apex.text).toMatch(/^\*\*Apex.*\*\*: \w.*\n\nhttp.*\/glossary\/#apex$/s);
  expect(apex.text).not.toMatch(/<\w/);
  expect((await mcp.call("define_term", { term: "lock" })).text).toMatch(
    /^The glossary has no entry for “lock”\. These come closest: .*lock/i,
  );
});

test("a definition with markup is returned as plain text", async () => {
  const content = "<p>The <strong>bare</strong> domain, &lt;apex&gt; &amp; all.</p><ul><li>One</li></ul>";
  await using fake = await startFakeSite({
    documents: [
      aWireDocument({
        slug: "apex",
        docType: "glossary",
        subject: "Apex",
        metaTitle: null,
        metaDescription: null,
        content,
      }),
    ],
    settings: { SITE_URL: "https://docs.example" },
  });
  await using mcp = await connect(fake.url);
  expect((await mcp.call("define_term", { term: "apex" })).text).toBe(
    "**Apex**: The bare domain, <apex> & all.\nOne\n\nhttps://docs.example/glossary/#apex",
  );
});

test("errors are explained in text: unknown documents, invalid input, a failing backend", async () => {
  await using mcp = await connect(site().url);
  const missing = await mcp.call("read_document", { document: "choosing-a-tl" });
  expect(missing).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^There is no document “choosing-a-tl”\. These come closest: `choosing-a-ttl`/),
  });
  expect(await mcp.call("search", { term: "x".repeat(301) })).toMatchObject({
    isError: true,
    text: expect.stringContaining("300"),
  });
  expect((await mcp.call("search", { term: "domian valuaton" })).text).toMatch(
    /^\d+ results for "domain valuation"\. Page 1 of \d+\n/,
  );
  expect((await mcp.call("search", { term: "valuaton", exact: true })).text).toMatch(/^Nothing matches “valuaton”/);
  expect(await mcp.call("search", { term: "zzqqxxyy" })).toMatchObject({
    isError: false,
    text: expect.stringMatching(/^Nothing matches “zzqqxxyy”/),
  });
  await using failing = await startFakeSite({
    routes: { [calls.search]: json({}, { status: 500 }), [calls.document]: json({}, { status: 500 }) },
  });
  await using other = await connect(failing.url);
  for (const [tool, input] of [
    ["search", { term: "domain" }],
    ["read_document", { document: "any" }],
  ] as const) {
    expect(await other.call(tool, input)).toEqual({
      isError: true,
      data: undefined,
      text: "The documents are not available right now. Try again in a few seconds.",
    });
  }
});

test("the route has GraphQL's rules for host, origin, type and size, and accepts one message by POST", async () => {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const post = (body: object | string) =>
    supertest(site().url)
      .post("/mcp")
      .set({ accept: "application/json, text/event-stream", "content-type": "application/json" })
      .send(body);
  const plain = await post(message);
  expect({
    status: plain.status,
    session: plain.headers["mcp-session-id"],
    caching: plain.headers["cache-control"],
  }).toEqual({ status: 200, session: undefined, caching: "no-store" });
  expect((await post(message).set("host", "evil.example")).status).toBe(421);
  // Its tools only read, so pages of other sites may call them.
  expect((await post(message).set("origin", "https://evil.example")).headers["access-control-allow-origin"]).toBe("*");
  expect((await post(message).set("content-type", "text/plain").send("x")).status).toBe(415);
  expect((await post({ ...message, params: { x: "y".repeat(100_001) } })).status).toBe(413);
  expect((await post([message, message])).status).toBe(400);
  expect((await post("{")).status).toBe(400);
  const get = await supertest(site().url).get("/mcp").set("accept", "text/event-stream");
  expect({ status: get.status, allow: get.headers.allow }).toEqual({ status: 405, allow: "POST" });
  for (const path of ["/mcp", "/mcp?a=1", "/operations/purge"]) {
    const { status, headers } = await supertest(site().url).delete(path);
    expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow: "POST" });
  }
});
