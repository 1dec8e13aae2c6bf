import { execFile } from "node:child_process";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cleanEnvironment } from "../../../support/clean-environment.ts";
import { openSite } from "../../support/open-site.ts";
import { createContentFolder, createDataFolder } from "../../support/content-folder.ts";
import { createStorePlace } from "../../support/store-place.ts";

const command = fileURLToPath(new URL("../../../../backend/list-messages.ts", import.meta.url));

/** Runs the command as npm does. */
function run(
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string }> {
  return new Promise((resolve) => {
    const env = cleanEnvironment(settings);
    execFile(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", command, ...args],
      { env },
      (error, out, err) => resolve({ code: typeof error?.code === "number" ? error.code : 0, out: out + err }),
    );
  });
}

const ada = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  company: "Engines, Ltd",
  phoneNumber: "+44 20 7946 0000",
  message: "Hello\nthere",
  agreedToPolicies: true,
  ip: "192.0.2.1",
};
const eve = {
  firstName: '=HYPERLINK("http://evil.example")',
  lastName: "@SUM(1)",
  email: "eve@example.com",
  message: `\u001b[31m${"x".repeat(200)}`,
  agreedToPolicies: true,
  ip: "192.0.2.2",
};

async function startWithMessages() {
  const site = await openSite({});
  for (const message of [ada, eve])
    expect((await site.request("/api/contact/testsite", { body: message })).status).toBe(200);
  for (const email of ["zoe@example.com", "bob@example.com"])
    await site.request("/api/newsletter/testsite", { body: { email, ip: "192.0.2.1" } });
  return site;
}

test("received messages are listed, newest first, whether or not the site runs, and no copy is left behind", async () => {
  await using site = await startWithMessages();
  const settings = { DATA_DIR: site.data.path, CONTENT_DIR: site.content.path, ...site.environment };
  const running = await run(settings);
  expect(running.code).toBe(0);
  const [first, second, last] = running.out.trim().split("\n");
  expect(first).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d {2}=HYPERLINK\("http:\/\/evil\.example"\) @SUM\(1\) {2}eve@example\.com {2}– {2}– {2}\\u001b\[31mx{55}…$/,
  );
  expect(second).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d {2}Ada Byron {2}ada@example\.com {2}Engines, Ltd {2}\+44 20 7946 0000 {2}Hello there$/,
  );
  expect(last).toBe("2 messages.");
  await site.backend.stop();
  expect(await run(settings)).toEqual(running);
  expect((await run(settings, "--newsletter")).out).toMatch(
    / bob@example\.com {2}unconfirmed\n.* zoe@example\.com {2}unconfirmed\n2 addresses\. 0 confirmed\.\n$/,
  );
  expect(readdirSync(join(site.data.path, "backend")).filter((name) => name.startsWith("copy-"))).toEqual([]);
});

test("an exported file has all fields, is readable by its owner only, and has no spreadsheet formulas", async () => {
  await using site = await startWithMessages();
  using files = createDataFolder();
  const settings = { DATA_DIR: site.data.path, CONTENT_DIR: site.content.path, ...site.environment };
  const [csv, json] = [join(files.path, "a.csv"), join(files.path, "a.json")];
  expect(await run(settings, "--csv", csv, "--json", json)).toEqual({
    code: 0,
    out: `${json}: 2 written.\n${csv}: 2 written.\n`,
  });
  const [header, eves, ...adas] = readFileSync(csv, "utf8").split("\r\n");
  expect(header).toBe("sent,firstName,lastName,email,company,country,phoneNumber,message");
  expect(eves).toMatch(/^[\dTZ:.-]+,"'=HYPERLINK\(""http:\/\/evil\.example""\)",'@SUM\(1\),eve@example\.com,,,,/);
  expect(adas).toEqual([
    expect.stringMatching(/^[\dTZ:.-]+,Ada,Byron,ada@example\.com,"Engines, Ltd",,'\+44 20 7946 0000,"Hello\nthere"$/),
    "",
  ]);
  expect(JSON.parse(readFileSync(json, "utf8"))[1]).toMatchObject({
    firstName: "Ada",
    email: "ada@example.com",
    company: "Engines, Ltd",
    country: null,
    phoneNumber: "+44 20 7946 0000",
    message: "Hello\nthere",
  });
  for (const file of [csv, json]) expect(statSync(file).mode & 0o777).toBe(0o600);
  const newsletter = join(files.path, "n.csv");
  await run(settings, "--newsletter", "--csv", newsletter);
  expect(readFileSync(newsletter, "utf8").split("\r\n")).toEqual([
    "email,state,changed,token",
    expect.stringMatching(/^bob@example\.com,unconfirmed,.+,.{16,}$/),
    expect.stringMatching(/^zoe@/),
    "",
  ]);
});

test("an exported subscription has its token as it is", async () => {
  using files = createDataFolder();
  using content = createContentFolder();
  using data = createDataFolder();
  await using place = await createStorePlace(data.path);
  const token = "-begins-like-a-formula";
  await place.read(async (store) => {
    const subscription = { email: "=ada@example.com", token, voter: "v", atMs: Date.now(), quotas: [] };
    await store.mailbox.subscribe(subscription);
  });
  const csv = join(files.path, "n.csv");
  const settings = { DATA_DIR: data.path, CONTENT_DIR: content.path, ...place.environment };
  expect(await run(settings, "--newsletter", "--csv", csv)).toMatchObject({ code: 0 });
  expect(readFileSync(csv, "utf8").split("\r\n")[1]).toMatch(
    /^'=ada@example\.com,unconfirmed,[^,]+,-begins-like-a-formula$/,
  );
});

test("a failure is one line, and no file is overwritten", async () => {
  await using site = await startWithMessages();
  using files = createDataFolder();
  using content = createContentFolder();
  const settings = { DATA_DIR: site.data.path, CONTENT_DIR: site.content.path, ...site.environment };
  const there = join(files.path, "there.csv");
  writeFileSync(there, "mine");
  expect(await run(settings, "--csv", there)).toEqual({
    code: 2,
    out: expect.stringContaining(`${there} cannot be created: EEXIST`),
  });
  expect(readFileSync(there, "utf8")).toBe("mine");
  expect(await run(settings, "--xml", "x")).toEqual({
    code: 2,
    out: expect.stringContaining("Expected npm run messages -- [--newsletter] [--json FILE] [--csv FILE]"),
  });
  expect(await run({ DATA_DIR: files.path, CONTENT_DIR: content.path })).toEqual({
    code: 2,
    out: expect.stringContaining("There is no store at "),
  });
});
