import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { request } from "undici";
import { z } from "zod";
import { findChromium, howToGetChromium } from "../../../tests/support/browser/chromium.ts";
import { connectPage } from "./devtools.ts";
import type { PageSession } from "./devtools.ts";

/** Flags for a quiet headless browser, used here and by Lighthouse. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const closedWithinMs = 20_000;

/** A browser with its own empty profile and one blank page. */
export interface ChromiumProcess extends AsyncDisposable {
  readonly page: PageSession;
}

/**
 * The path of Chromium.
 *
 * @throws Error that says how to get Chromium.
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === null) throw new Error(howToGetChromium);
  return path;
}

/** Starts a browser and connects to its page. */
export async function startChromium(): Promise<ChromiumProcess> {
  const profile = await mkdtemp(join(tmpdir(), "lectern-bench-browser-"));
  const child = spawn(
    chromiumPath(),
    [...chromiumFlags, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const page = await connectPage(await pageAddress(await debuggingPort(child)));
  return {
    page,
    [Symbol.asyncDispose]: async () => {
      // Not by a signal: where the program is a shell script, that would end the shell and leave the browser.
      const ended = once(child, "exit");
      page.send("Browser.close").catch(() => undefined);
      const late = setTimeout(() => child.kill("SIGKILL"), closedWithinMs);
      await ended;
      clearTimeout(late);
      page.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function debuggingPort({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error("The browser was started without a pipe for its errors.");
  const port = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: stderr });
    lines.on("line", (line) => {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    lines.once("close", () => reject(new Error("The browser ended before it was listening.")));
  });
  return port;
}

const Targets = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));

async function pageAddress(port: string): Promise<string> {
  const { body } = await request(`http://127.0.0.1:${port}/json/list`);
  const page = Targets.parse(await body.json()).find(({ type }) => type === "page");
  if (!page) throw new Error("The browser has no page.");
  return page.webSocketDebuggerUrl;
}
