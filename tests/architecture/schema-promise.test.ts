import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { schemaChangelog } from "../../codegen/schema/changelog.ts";
import {
  keepsPromiseOf,
  readReleases,
  readSchema,
  releasesFolder,
  toReleaseText,
} from "../../codegen/schema/releases.ts";

const check = fileURLToPath(new URL("check-schema.ts", import.meta.url));

const released = `
type Query { document(slug: String!): Document search(term: String!, old: Int @deprecated(reason: "Use \`term\` alone. Removed on 2026-01-01.")): [Document!]
  early: Early @deprecated(reason: "Use \`document\` instead. Removed on 2026-02-01.")
  later: Int @deprecated(reason: "Use \`document\` instead. Removed on 2999-01-01.") }
type Document { slug: String! subject: String! kind: Kind }
type Early { text: String }
enum Kind { BLOG NEWS }
`;

/** A project folder as the check reads it: releases by version, and the current schema. */
async function makeFolder(
  now: string,
  version = "0.10.3",
  releases: Readonly<Record<string, string>> = { "0.9.0": "type Query { gone: Int }", "0.10.0": released },
) {
  const root = await mkdtemp(join(tmpdir(), "lectern-schema-"));
  await mkdir(join(root, releasesFolder), { recursive: true });
  for (const [version, text] of Object.entries(releases))
    await writeFile(join(root, releasesFolder, `${version}.graphql`), toReleaseText(text, "2026-03-01"));
  await writeFile(join(root, "schema.graphql"), now);
  await writeFile(join(root, "package.json"), JSON.stringify({ version }));
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) };
}

async function runCheck(now: string, version?: string) {
  await using folder = await makeFolder(now, version);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", check, folder.root],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

test("additions to the last release pass, whatever earlier releases had", async () => {
  const { status, stdout } = await runCheck(released.replace("subject: String!", "subject: String! summary: String"));
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: "Schema held against 0.10.0: 0 broken promises, 0 vague deprecations.\n",
  });
});

test.each([
  [
    "a field that is gone",
    "subject: String!",
    "",
    "Document.subject: Field 'subject' was removed from object type 'Document'",
  ],
  [
    "a field that may be null now",
    "subject: String!",
    "subject: String",
    "Document.subject: Field 'Document.subject' changed type from 'String!' to 'String'",
  ],
  ["an enum value that is gone", "BLOG NEWS", "BLOG", "Kind.NEWS: Enum value 'NEWS' was removed from enum 'Kind'"],
  [
    "an argument that is needed now",
    "document(slug: String!)",
    "document(slug: String!, type: Kind!)",
    "Query.document.type",
  ],
  ["a field that is deprecated, and whose day has not come", /later: Int @deprecated\([^)]*\)/, "", "Query.later"],
])("%s fails the check, which names the breaking change", async (_what, from, to, said) => {
  const { status, stderr } = await runCheck(released.replace(from, to));
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining(`breaks 0.10.0: ${said}`) });
});

test("before 1.0 the next minor version may break the schema, and the check counts how often; from 1.0 on only the next major version may", async () => {
  const { status, stdout } = await runCheck(released.replace("BLOG NEWS", "BLOG"), "0.11.0");
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout:
      "0.11.0 may break what 0.10.0 has, and does in 1 places (docs/schema/changelog.md); 0 vague deprecations.\n",
  });
  expect(keepsPromiseOf("1.4.0", "1.9.0")).toBe(true);
  expect(keepsPromiseOf("1.4.0", "2.0.0")).toBe(false);
});

test("what the release deprecated may be removed after its date, and so may a type when its last field goes", async () => {
  const now = released
    .replace(/, old: Int @deprecated\([^)]*\)/, "")
    .replace(/early: Early @deprecated\([^)]*\)/, "")
    .replace("type Early { text: String }", "");
  expect(await runCheck(now)).toMatchObject({ status: 0, stderr: "" });
});

test("a deprecation without a reason or a date fails the check, which shows how to write it", async () => {
  const { status, stderr } = await runCheck(
    released.replace("kind: Kind", 'kind: Kind @deprecated(reason: "No longer needed.") other: Kind @deprecated'),
  );
  expect(status).toBe(1);
  expect(stderr).toContain(
    'Document.kind: expected a deprecation like @deprecated(reason: "Use `other` instead. Removed on 2027-03-01."), got "No longer needed."',
  );
  expect(stderr).toContain("Document.other: expected a deprecation like");
});

test("the changelog lists each release with its breaking changes, and what is not released yet", async () => {
  await using folder = await makeFolder(
    released.replace("BLOG NEWS", "BLOG NEWS GUIDE").replace("subject: String!", "subject: String! summary: String"),
  );
  const page = await schemaChangelog(readReleases(folder.root), readSchema(folder.root));
  const [, coming, newest, oldest] = page.split(/^## /m);
  expect(coming).toBe(
    "Not released yet\n\n- **take care**: Enum value `GUIDE` was added to enum `Kind`\n- Field `summary` was added to object type `Document`\n\n",
  );
  expect(newest).toContain("0.10.0, 2026-03-01\n\n- **breaks**: Field `gone` was removed from object type `Query`");
  expect(oldest).toContain("0.9.0, 2026-03-01\n\n- The first release");
});
