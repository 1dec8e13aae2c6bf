import { buildSchema, isEnumType, isInputObjectType, isObjectType, isUnionType } from "graphql";
import type { GraphQLNamedType } from "graphql";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { demonstration } from "../../support/demonstration.ts";
import { startOwnSite } from "../site/own-site.ts";
import { readEntry, readGroups } from "./read-reference.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };

/** The ids that the page of a type must have. */
function anchorsOf(type: GraphQLNamedType): readonly string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => `value-${name}`);
  if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `field-${name}`);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) => [
    `field-${name}`,
    ...args.map((argument) => `field-${name}-arg-${argument.name}`),
  ]);
}

function idsIn(html: string): readonly string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

test("every root field and every type has an entry, and every field, argument and value an address in it", async () => {
  const site = demonstration();
  const entries = (await readGroups(site)).flatMap((group) => group.entries);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith("__") && type !== roots.query && type !== roots.mutation,
  );
  const fields = Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({ id: `${kind}-${field.name}`, field })),
  );
  expect(entries.map(({ id }) => id).toSorted()).toEqual(
    [...fields.map(({ id }) => id), ...types.map(({ name }) => `type-${name}`)].toSorted(),
  );
  for (const { id, field } of fields) {
    const ids = idsIn((await readEntry(site, id)).content);
    expect({ id, ids }).toEqual({ id, ids: expect.arrayContaining(field.args.map(({ name }) => `arg-${name}`)) });
    expect(new Set(ids).size).toBe(ids.length);
  }
  for (const type of types) {
    const { content, example } = await readEntry(site, `type-${type.name}`);
    expect({ name: type.name, ids: idsIn(content) }).toEqual({
      name: type.name,
      ids: expect.arrayContaining([...anchorsOf(type)]),
    });
    for (const member of isUnionType(type) ? type.getTypes() : [])
      expect(content).toContain(`href="/api-reference/type-${member.name}"`);
    expect(example).toContain("<pre");
    expect({ name: type.name, content }).toEqual({ name: type.name, content: expect.stringMatching(/^<p lang="en"/) });
  }
});

test("every link within the reference leads to an entry, and to an id in it", async () => {
  const site = demonstration();
  const entries = (await readGroups(site)).flatMap((group) => group.entries);
  const contents = new Map(
    await Promise.all(entries.map(async ({ id, path }) => [path, (await readEntry(site, id)).content] as const)),
  );
  const start = await exchange(site, "/api-reference", { headers: { accept: "text/html" } });
  contents.set("/api-reference", start.body.toString());
  const links = [...contents.values()].flatMap((html) =>
    [...html.matchAll(/href="(\/api-reference[^"]*)"/g)].map(([, link = ""]) => link),
  );
  expect(links.length).toBeGreaterThan(500);
  const broken = [...new Set(links)].filter((link) => {
    const [path = "", id] = link.split("#");
    const html = contents.get(path);
    return html === undefined || (id !== undefined && !html.includes(` id="${id}"`));
  });
  expect(broken).toEqual([]);
});

test("an entry says its types, defaults, limits, costs and errors", async () => {
  const { content } = await readEntry(demonstration(), "query-documents");
  expect(content).toMatch(/id="arg-limit".*?Int<\/a>!<\/code>.*?default: <code>12<\/code>.*?1 to 100/s);
  expect(content).toMatch(/id="arg-type".*?<strong>required<\/strong>/s);
  expect(content).toContain("Of that, the field itself: 10 points.");
  for (const code of ["BAD_USER_INPUT", "TIMEOUT_ERROR", "RATE_LIMITED"])
    expect(content.replaceAll("<wbr>", "")).toContain(`<code>${code}</code>`);
  const rated = (await readEntry(demonstration(), "mutation-rateDocument")).content;
  expect(rated).toContain('A refusal is no error: it comes as <code><a href="/api-reference/type-RatingRejected">');
});

test("pages have the entry in their title and description, and unknown entries are not found", async () => {
  const page = async (path: string) => exchange(demonstration(), path, { headers: { accept: "text/html" } });
  const found = await page("/api-reference/type-Document");
  expect(found.status).toBe(200);
  const html = found.body.toString();
  expect(html).toContain("<title>Document · API reference</title>");
  expect(html).toContain('content="Object Document: A document that visitors read, rate and share."');
  for (const path of ["/api-reference/type-Nothing", "/api-reference/document", "/api-reference/type-Document/more"])
    expect([path, (await page(path)).status]).toEqual([path, 404]);
});

test("a site that does not show its schema has no reference", async () => {
  await using off = await startOwnSite({ "site.yml": "name: Acme\nid: testsite\nfeatures: { playground: false }\n" });
  await using closed = await startFakeSite({ settings: { PLAYGROUND: "off" } });
  for (const { url } of [off.site, closed])
    for (const path of ["/api-reference", "/api-reference/type-Document"])
      expect((await exchange({ url }, path, { headers: { accept: "text/html" } })).status).toBe(404);
  const { data } = await ask(closed, "{ apiReferenceGroups { title } apiReference { id } }");
  expect(data).toEqual({ apiReferenceGroups: [], apiReference: null });
});

test("on a German site everything but the schema's own texts is German", async () => {
  await using german = await startOwnSite({ "site.yml": "name: Acme\nid: testsite\nlanguage: de\n" });
  const { text } = await german.page("/api-reference/query-documents");
  for (const word of [
    "Abfragen",
    "Argumente",
    "erforderlich",
    "Vorgabe: <code>12</code>",
    "Das Beispiel kostet",
    "Ausführen",
  ])
    expect(text).toContain(word);
  expect(text).toContain('<p lang="en" dir="ltr">Documents per page, 1 to 100.</p>');
  expect(text).toContain("Abfrage documents: One page of the documents of a type, newest first.");
});
