import { expect, test } from "vitest";
import { makeContent } from "../../support/content.ts";
import { spawnGateway } from "../../support/gateway-process.ts";
import { makeIngestedDataDir } from "../../support/ingested-data.ts";
import { listenAnywhere } from "../../support/listening.ts";

const unused = { DOCS_API_URL: "http://127.0.0.1:9/api" };

/** The outcome of a gateway that cannot start. */
async function endOf(settings: Readonly<Record<string, string>>) {
  await using gateway = spawnGateway(settings);
  const exitCode = await gateway.exitCode;
  return { exitCode, lines: gateway.output().trimEnd().split("\n") };
}

test("a port in use is one clear line and exit code 1", async () => {
  await using other = await listenAnywhere();
  const { port } = other;
  const { exitCode, lines } = await endOf({ ...unused, PORT: String(port) });
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    `port ${port} of 127.0.0.1 is in use. Stop the process that listens there, or choose another port: PORT=4001 npm start`,
  ]);
});

test("a host that does not exist is an invalid setting; exit code 2", async () => {
  const { exitCode, lines } = await endOf({ ...unused, HOST: "no such host" });
  expect({ exitCode, lines }).toEqual({
    exitCode: 2,
    lines: ["The settings are invalid:", '  HOST: expected an address or a name of this machine, got "no such host"'],
  });
});

test("settings that others need are said to be not set, and each is named once", async () => {
  const { lines } = await endOf({ SMTP_URL: "smtp://mail.example", PURGE_URLS: "x,y", MAIL_TO: " " });
  expect(lines.slice(1)).toEqual([
    '  PURGE_URLS: expected addresses of gateways, http: or https:, separated by commas, got "x,y"',
    "  MAIL_TO: expected the e-mail address that receives contact messages and sends mail, because SMTP_URL is set, but it is not set",
    "  PURGE_SECRET: expected the gateways' secret, because PURGE_URLS is set, but it is not set",
  ]);
});

test("all invalid settings are named at once, with what was expected and the value; exit code 2", async () => {
  const { exitCode, lines } = await endOf({
    PORT: "http",
    SITE_URL: "docs.example",
    LOG_LEVEL: "loud",
    LIMIT_DRAIN_MS: "-1",
    LIMIT_NOTHING_MS: "1",
    CACHE_FRESH_SECONDS: "60",
  });
  expect(exitCode).toBe(2);
  expect(lines[0]).toBe("The settings are invalid:");
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

test("invalid settings of the gateway and its backend are one message, each setting once, without secrets, before anything listens", async () => {
  const secrets = {
    SMTP_URL: "smpt://user:hunter2@mail.example",
    DATABASE_URL: "mysql://user:hunter2@db.example/x",
    REDIS_URL: "http://:hunter2@redis.example",
    PURGE_SECRET: "hunter2",
  };
  const { exitCode, lines } = await endOf({
    ...secrets,
    LOG_LEVEL: "loud",
    MAIL_TO: "nobody",
    PURGE_URLS: "gateway:4000",
    BACKEND_PORT: "high",
    LIMIT_UPSTREAM_TOTAL_SECONDS: "2",
    CONTENT_DIR: "/nowhere",
  });
  expect(exitCode).toBe(2);
  expect(lines[0]).toBe("The settings are invalid:");
  const names = lines.slice(1).map((line) => line.trim().split(":")[0] ?? "");
  expect(names.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    "BACKEND_PORT",
    "CONTENT_DIR",
    "DATABASE_URL",
    "LIMIT_UPSTREAM_TOTAL_SECONDS",
    "LOG_LEVEL",
    "MAIL_TO",
    "PURGE_SECRET",
    "PURGE_URLS",
    "REDIS_URL",
    "SMTP_URL",
  ]);
  for (const line of lines.slice(1))
    expect(line).toMatch(
      /^ {2}[A-Z_]+: (?:expected|Invalid option: expected|there is no such limit; the closest is LIMIT_UPSTREAM_TOTAL_MS).+, got .+$/,
    );
  expect(lines.join("\n")).not.toContain("hunter2");
});

test("with an operator's own backend, settings of the embedded one are not required", async () => {
  const { lines } = await endOf({ ...unused, SMTP_URL: "nothing of ours", PORT: "http" });
  expect(lines).toHaveLength(2);
});

test("a data folder inside the content folder is refused, since it would be read as content", async () => {
  await using content = await makeContent({});
  const { exitCode, lines } = await endOf({ CONTENT_DIR: content.dir, DATA_DIR: `${content.dir}/data` });
  expect(exitCode).toBe(2);
  expect(lines.slice(1)).toEqual([
    `  DATA_DIR: expected a folder outside CONTENT_DIR, because everything in CONTENT_DIR is content, got "${content.dir}/data"`,
  ]);
});

test("a missing content folder is reported without a stack", async () => {
  const { exitCode, lines } = await endOf({ ...unused, CONTENT_DIR: "/nowhere/content" });
  expect(exitCode).toBe(2);
  expect(lines.join("\n")).toContain("/nowhere/content");
  expect(lines.join("\n")).not.toMatch(/ at .*\.ts/);
});

test.each(["", "/data"])(
  "a DATA_DIR that is a file, or is below one, is reported with the other settings, without a stack (…/file%s)",
  async (below) => {
    await using content = await makeContent({ file: "not a folder" });
    const { exitCode, lines } = await endOf({ DATA_DIR: `${content.dir}/file${below}` });
    expect({ exitCode, lines }).toEqual({
      exitCode: 2,
      lines: [
        "The settings are invalid:",
        `  DATA_DIR: expected a folder that can be created and written to, got "${content.dir}/file${below}"`,
      ],
    });
  },
);

test("a store that another gateway has open is refused with a clear message, and the first one continues", async () => {
  await using data = await makeIngestedDataDir();
  await using first = spawnGateway({ DATA_DIR: data.dir });
  const url = await first.url;
  const { exitCode, lines } = await endOf({ DATA_DIR: data.dir, LOG_LEVEL: "fatal" });
  expect(exitCode).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(data.dir);
  expect((await fetch(`${url}/article/choosing-a-ttl`)).status).toBe(200);
});
