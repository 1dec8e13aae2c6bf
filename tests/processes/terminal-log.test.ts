import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cleanEnvironment } from "../support/clean-environment.ts";
import { aDocument, makeContent } from "../support/content.ts";
import { eventually } from "../support/eventually.ts";
import { makeDataDir } from "../support/gateway-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const escape = "\u001b";
/** Dim, red, green, yellow, and their resets. */
const colours = [2, 31, 32, 33, 22, 39];
const ctrlC = "\u0003";

/** `script` gives a program a terminal of its own; every Debian and Ubuntu has it. */
const hasTerminal = (() => {
  try {
    return execFileSync("script", ["--version"], { encoding: "utf8" }).includes("util-linux");
  } catch {
    return false;
  }
})();

interface Run {
  readonly program: "gateway/start.mjs" | "backend/start.mjs";
  readonly terminal: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** What a program prints, until it stops, about content that includes a terminal escape sequence. */
async function outputOf({ program, terminal, settings }: Run): Promise<readonly string[]> {
  await using data = await makeDataDir();
  await using content = await makeContent({
    "article/a.md": aDocument({ '"\\e[31mred"': "a field", '"\\x9b32mgreen"': "another" }),
  });
  const command = [process.execPath, program];
  const env = cleanEnvironment({
    TERM: "xterm-256color",
    PORT: "0",
    HOST: "127.0.0.1",
    CONTENT_DIR: content.dir,
    DATA_DIR: data.dir,
    LIMIT_WARM_UP_MS: "0",
    ...settings,
  });
  const child = terminal
    ? spawn("script", ["--quiet", "--return", "--command", command.join(" "), "/dev/null"], { cwd: root, env })
    : spawn(command[0] ?? "", command.slice(1), { cwd: root, env });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  try {
    await eventually(
      () => output,
      (text) => / (?:is at|listens on) /.test(text) && text.includes("32mgreen"),
    );
  } finally {
    if (terminal) child.stdin.write(ctrlC);
    else child.kill("SIGTERM");
    await ended;
  }
  return output
    .split(/\r?\n/)
    .map((line) => line.replace("^C", ""))
    .filter((line) => line !== "");
}

test("outside a terminal every line is JSON, without colours", async () => {
  const lines = await outputOf({ program: "gateway/start.mjs", terminal: false, settings: { FORCE_COLOR: "1" } });
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.anything(), level: expect.anything() });
  expect(lines.join("")).not.toContain(escape);
});

test.runIf(hasTerminal).each(["gateway/start.mjs", "backend/start.mjs"] as const)(
  "in a terminal the lines of %s are readable and coloured, and no value can inject escape sequences",
  async (program) => {
    const lines = await outputOf({ program, terminal: true });
    const plain = lines.map((line) =>
      colours.reduce((text, colour) => text.replaceAll(`${escape}[${colour}m`, ""), line),
    );
    for (const line of plain) expect(line).toMatch(/^(?:\d\d:\d\d:\d\d (?:trace|debug|info|warn|error|fatal) |  )/);
    expect(plain).toContainEqual(
      expect.stringMatching(
        /^\d\d:\d\d:\d\d info {2}(?:Lectern is at http:\/\/localhost:\d+$|The docs backend listens on port \d+\. name=backend port=)/,
      ),
    );
    expect(lines.join("\n")).toContain(`${escape}[32minfo `);
    expect(lines.join("\n")).not.toContain(`${escape}[31mred`);
    expect(plain.join("")).not.toMatch(/\p{Cc}/u);
  },
);

test.runIf(hasTerminal)("NO_COLOR is respected", async () => {
  expect(
    (await outputOf({ program: "gateway/start.mjs", terminal: true, settings: { NO_COLOR: "1" } })).join("\n"),
  ).not.toContain(escape);
});
