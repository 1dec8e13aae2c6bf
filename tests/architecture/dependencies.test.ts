import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkLock } from "./dependency-rules.ts";

const integrity = `sha512-${"a".repeat(86)}==`;
const good = { version: "1.2.3", integrity, license: "MIT" };
function problemsOf(locked: Readonly<Record<string, unknown>>, path = "node_modules/thing") {
  return checkLock({ lockfileVersion: 3, packages: { "": {}, [path]: { ...good, ...locked } } }, { ships: true })
    .problems;
}

test("a registry package with its hash and an allowed licence passes", () => {
  for (const fine of [
    {},
    { license: "(MPL-2.0 OR Apache-2.0)" },
    { license: "(MIT AND BSD-3-Clause)" },
    { dev: true, license: "CC-BY-4.0" },
  ])
    expect(problemsOf(fine)).toEqual([]);
  expect(problemsOf({ hasInstallScript: true }, "node_modules/@apollo/protobufjs")).toEqual([]);
});

describe("every lockfile rule fails on a planted violation", () => {
  test.each([
    ["no hash", { integrity: undefined }, /SHA-512/],
    ["a weak hash", { integrity: "sha1-aaaa" }, /SHA-512/],
    ["an address", { resolved: "https://packages.example/thing-1.2.3.tgz" }, /expected no address/],
    [
      "a repository",
      { resolved: "git+ssh://git@github.com/a/b.git#abc", version: "git+ssh://git@github.com/a/b.git" },
      /expected a version/,
    ],
    ["a folder", { link: true }, /got a folder/],
    ["another package under this name", { name: "thingy" }, /got thingy/],
    ["an install script", { hasInstallScript: true }, /install script/],
    ["a licence that spreads", { license: "GPL-3.0" }, /got GPL-3.0/],
    ["a licence for development alone", { license: "CC-BY-4.0" }, /got CC-BY-4.0/],
    ["two licences, one of which spreads", { license: "(MIT AND GPL-3.0)" }, /got \(MIT AND/],
    ["no licence", { license: undefined }, /got none/],
  ])("%s", (_name, locked, reason) => {
    expect(problemsOf(locked)).toContainEqual(expect.stringMatching(reason));
  });
});

test("every package has to support the lowest Node.js versions of package.json, in any form of range", () => {
  const problemsFor = (stated: string, needed: string) =>
    checkLock(
      {
        lockfileVersion: 3,
        packages: { "": { engines: { node: stated } }, "node_modules/thing": { ...good, engines: { node: needed } } },
      },
      { ships: true },
    ).problems;
  for (const needed of [
    "*",
    "",
    ">=20",
    ">= 22.2.0 <25",
    "20 || 22 || 24",
    "^22.1||^24||>=26",
    "~22.2.1 || ^24.0.0",
    "22.x || 24.x",
  ])
    expect(problemsFor("^22.2.2 || ^24.15.0", needed)).toEqual([]);
  for (const needed of ["^22.2.3 || >=24", "^20 || >=24", "22.2.1 || >=24", "<22 || >=24", "~22.3.0 || >=24"])
    expect(problemsFor("^22.2.2 || ^24.15.0", needed)).toEqual([expect.stringContaining("22.2.2 is enough")]);
});

test("exactly what ships is listed with its licences", () => {
  const list = readFileSync(new URL("../../THIRD-PARTY.md", import.meta.url), "utf8");
  expect(list).toMatch(/^\| react \| 19\.\d+\.\d+ \| MIT \|$/m);
  expect(list).toMatch(/wittgenstein \| \S+ \| OFL-1\.1 \|/);
  expect(list).not.toMatch(/^\| (?:vitest|knip|typescript) \|/m);
  expect(list).not.toContain("unknown");
});

/** A registry that gives one answer to every advisory query, and knows one version of every package. */
async function startRegistry(status: number, advisories: unknown) {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? "").slice(1);
    const version = "99.0.0";
    const answer =
      request.method === "GET"
        ? { name, "dist-tags": { latest: version }, versions: { [version]: { name, version } } }
        : advisories;
    request.resume();
    request.on("end", () =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

function audit(registry: string): Promise<{ readonly code: number; readonly out: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, npm_config_registry: registry };
    execFile(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", fileURLToPath(new URL("check-audit.ts", import.meta.url))],
      { env },
      (error, out, err) => resolve({ code: typeof error?.code === "number" ? error.code : 0, out: out + err }),
    );
  });
}

const advisory = {
  id: 1,
  url: "https://advisories.example/1",
  title: "Unsafe",
  severity: "high",
  vulnerable_versions: "*",
  cwe: [],
  cvss: { score: 9, vectorString: null },
};

test("a vulnerable package that ships fails the audit", async () => {
  await using registry = await startRegistry(200, { express: [advisory] });
  const { code, out } = await audit(registry.url);
  expect([code, out]).toEqual([1, expect.stringMatching(/express .*: high/)]);
});

test("a vulnerable development package passes, and so does a clean registry", async () => {
  await using registry = await startRegistry(200, { vitest: [advisory] });
  expect(await audit(registry.url)).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d{3} packages that ship audited, 0 known to be unsafe/),
  });
});

test.each([405, 500])("a registry that answers %i leaves nothing audited, and the check passes", async (status) => {
  await using registry = await startRegistry(status, {});
  expect(await audit(registry.url)).toEqual({ code: 0, out: expect.stringContaining("not audited") });
});

test("without a network the check passes too", async () => {
  expect(await audit("http://127.0.0.1:9/")).toEqual({ code: 0, out: expect.stringContaining("not audited") });
});
