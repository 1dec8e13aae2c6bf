import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { buildSchema, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { demonstration } from "../../support/demonstration.ts";
import { codesOf, readEntry, readOperations } from "./read-reference.ts";

const run = promisify(execFile);
const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
const compiler = fileURLToPath(new URL("../../../node_modules/.bin/tsc", import.meta.url));

/** A folder for programs, removed after the test. */
async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), "lectern-examples-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

test("the example of every query and every mutation is valid, and is sent with what it asks for", async () => {
  const operations = await readOperations(demonstration());
  expect(operations.length).toBe(
    [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {})).length,
  );
  for (const { name, operation } of operations)
    expect({ name, faults: validate(schema, parse(operation?.query ?? "")) }).toEqual({ name, faults: [] });
  const queries = operations.filter(({ operation }) => operation?.isMutation === false);
  expect(queries.length).toBeGreaterThan(25);
  for (const { name, operation } of queries) {
    const variables: unknown = JSON.parse(operation?.variables ?? "{}");
    const { status, data, errors } = await ask(demonstration(), operation?.query ?? "", {
      variables: typeof variables === "object" && variables !== null ? { ...variables } : {},
    });
    expect({ name, status, errors }).toEqual({ name, status: 200, errors: [] });
    // The old address is no one's; everything else is there on the demonstration.
    expect({ name, found: data?.[name] !== null }).toEqual({ name, found: name !== "moved" });
  }
});

test("the programs print what the query answers", async () => {
  const site = demonstration();
  const entry = await readEntry(site, "query-documents");
  const { data } = await ask(site, entry.operation?.query ?? "", { variables: { type: "article", limit: 3 } });
  // The public address has the name of the machine; the test server listens on its number.
  const codes = codesOf({ ...entry, example: entry.example.replaceAll("//localhost:", "//127.0.0.1:") });
  expect([...codes.keys()]).toEqual(["GraphQL", "curl", "JavaScript", "Python", "TypeScript"]);
  for (const code of [...codes.values()].slice(1)) expect(code).toContain(`${site.url}/graphql`);
  const command = await run("sh", ["-c", codes.get("curl") ?? ""]);
  expect(JSON.parse(command.stdout)).toEqual({ data });
  for (const [language, type] of [
    ["JavaScript", "module"],
    ["TypeScript", "module-typescript"],
  ] as const) {
    const program = (codes.get(language) ?? "").replace(
      /console\.log\((.+)\);\s*$/,
      "console.log(JSON.stringify($1));",
    );
    const { stdout } = await run(process.execPath, [`--input-type=${type}`, "-e", program]);
    expect({ language, printed: JSON.parse(stdout) }).toEqual({ language, printed: data?.["documents"] });
  }
});

test("the programs in Python are correct, and print the answer", async ({ skip }) => {
  const hasPython = await run("python3", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!hasPython) return skip();
  const site = demonstration();
  const entry = await readEntry(site, "query-documents");
  const program = (codesOf(entry).get("Python") ?? "").replace("//localhost:", "//127.0.0.1:");
  const { stdout } = await run("python3", ["-c", program]);
  expect(stdout).toMatch(/^\{'items': \[\{'subject': /);
  const programs = (await readOperations(site)).map((one) => [one.id, codesOf(one).get("Python")]);
  expect(programs.length).toBeGreaterThan(25);
  // In one process: each that starts takes as long as all the programs.
  const compileAll = `import json, sys\nfor name, code in json.loads(sys.argv[1]): compile(code, name, "exec")`;
  await run("python3", ["-c", compileAll, JSON.stringify(programs)]);
});

test("the types of every example in TypeScript are correct", async () => {
  await using folder = await makeFolder();
  const operations = await readOperations(demonstration());
  const files = await Promise.all(
    operations.map(async (entry) => {
      const file = join(folder.path, `${entry.id}.mts`);
      await writeFile(file, `${codesOf(entry).get("TypeScript") ?? ""}\nexport {};\n`);
      return file;
    }),
  );
  const options = "--ignoreConfig --noEmit --strict --target es2022 --module nodenext --lib es2022,dom".split(" ");
  const faults = await run(compiler, [...options, ...files], { cwd: folder.path }).then(
    () => "",
    (failed: { readonly stdout: string }) => failed.stdout,
  );
  expect(faults).toBe("");
});

test("a backend that does not answer costs an example its values, and not the page", async () => {
  await using site = await startFakeSite({ settings: { DOCS_API_URL: "http://127.0.0.1:9/api" } });
  const { operation, content } = await readEntry(site, "query-documentsByTag");
  expect(JSON.parse(operation?.variables ?? "")).toEqual({ slug: "example", limit: 3 });
  expect(content).toContain("One page of the documents with a tag.");
  const page = await exchange(site, "/api-reference/query-documentsByTag", { headers: { accept: "text/html" } });
  expect(page.status).toBe(200);
  // An entry that needs nothing of the backend does not ask it.
  expect(JSON.parse((await readEntry(site, "query-documents")).operation?.variables ?? "")).toEqual({
    type: "article",
    limit: 3,
  });
});
