import { expect, test } from "vitest";
import { makeContent } from "../../support/content.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";
import { listenAnywhere } from "../../support/listening.ts";

const unused = { DOCS_API_URL: "http://127.0.0.1:9/api" };

/** What a gateway that cannot start leaves behind. */
const endOf = async (settings: Readonly<Record<string, string>>) => {
  await using gateway = spawnGateway(settings);
  const exitCode = await gateway.exitCode;
  return { exitCode, lines: gateway.output().trimEnd().split("\n") };
};

test("a port in use is one clear line and exit code 1", async () => {
  await using other = await listenAnywhere();
  const { port } = other;
  const { exitCode, lines } = await endOf({ ...unused, PORT: String(port) });
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    `port ${port} of 127.0.0.1 is in use. Stop what listens there, or choose another one: PORT=4001 npm start`,
  ]);
});

test("bad settings are all named at once, with what was expected and what came; exit code 2", async () => {
  const { exitCode, lines } = await endOf({
    PORT: "http",
    SITE_URL: "docs.example",
    LOG_LEVEL: "loud",
    LIMIT_DRAIN_MS: "-1",
    LIMIT_NOTHING_MS: "1",
    CACHE_FRESH_SECONDS: "60",
  });
  expect(exitCode).toBe(2);
  expect(lines[0]).toBe("The settings cannot be used:");
  expect(lines.slice(1)).toHaveLength(5);
  for (const [name, value] of [
    ["PORT", "http"],
    ["SITE_URL", "docs.example"],
    ["LOG_LEVEL", "loud"],
    ["LIMIT_DRAIN_MS", "-1"],
    ["LIMIT_NOTHING_MS", "1"],
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^  ${name}: .*got "${value}"$`)));
  }
});

test("site files that are broken are named with file and line, all of them; exit code 2", async () => {
  await using content = await makeContent({
    "site.yml": "name: Testsite\nid: Not An Id\nsocial:\n  x: nowhere\n",
    "faq.yml": "- question: Only this\n",
    "changelog.yml": "- date: [\n",
  });
  const { exitCode, lines } = await endOf({ ...unused, CONTENT_DIR: content.dir });
  expect(exitCode).toBe(2);
  expect(lines[0]).toBe("The site's files cannot be used:");
  expect(lines.join("\n")).toMatch(/\/site\.yml:2 id: expected lower-case letters, digits and hyphens/);
  expect(lines.join("\n")).toMatch(/\/site\.yml:4 social\.x: /);
  expect(lines.join("\n")).toMatch(/\/faq\.yml:1 0\.answer: /);
  expect(lines.join("\n")).toMatch(/\/changelog\.yml:\d /);
  expect(lines.join("\n")).not.toMatch(/ at .*\.ts/);
});

test("a content folder that is not there is told, not a stack", async () => {
  const { exitCode, lines } = await endOf({ ...unused, CONTENT_DIR: "/nowhere/content" });
  expect(exitCode).toBe(2);
  expect(lines.join("\n")).toContain("/nowhere/content");
  expect(lines.join("\n")).not.toMatch(/ at .*\.ts/);
});

test.each(["", "/data"])(
  "a DATA_DIR that is a file, or lies below one, is told in two lines, not a stack (…/file%s)",
  async (below) => {
    await using content = await makeContent({ file: "not a folder" });
    const { exitCode, lines } = await endOf({ DATA_DIR: `${content.dir}/file${below}` });
    expect({ exitCode, lines }).toEqual({
      exitCode: 2,
      lines: [
        "The docs backend's settings cannot be used.",
        `DATA_DIR: expected a folder that can be made and written to, got "${content.dir}/file${below}/backend" (ENOTDIR: not a directory)`,
      ],
    });
  },
);

test("a store that another gateway has open is refused with a clear message, and the first one goes on", async () => {
  await using data = await makeDataDir();
  await using first = spawnGateway({ DATA_DIR: data.dir });
  const url = await first.url;
  const { exitCode, lines } = await endOf({ DATA_DIR: data.dir, LOG_LEVEL: "fatal" });
  expect(exitCode).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(data.dir);
  expect((await fetch(`${url}/article/choosing-a-ttl`)).status).toBe(200);
});
