import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { request } from "undici";
import { z } from "zod";
import { findChromium, howToGetChromium } from "../../tests/support/chromium.ts";
import { connectPage } from "./devtools.ts";
import type { PageSession } from "./devtools.ts";

/** What a quiet headless browser is started with, here and by Lighthouse. */
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

/** A browser with an empty profile of its own, and one empty page. */
export interface ChromiumProcess extends AsyncDisposable {
  readonly page: PageSession;
}

/** @throws Error that says how to get Chromium. */
export const chromiumPath = (): string => {
  const path = findChromium();
  if (path === null) throw new Error(howToGetChromium);
  return path;
};

/** Starts a browser and connects to its page. */
export const startChromium = async (): Promise<ChromiumProcess> => {
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
      page.close();
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
};

const debuggingPort = async ({ stderr }: ChildProcess): Promise<string> => {
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
};

const Targets = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));

const pageAddress = async (port: string): Promise<string> => {
  const { body } = await request(`http://127.0.0.1:${port}/json/list`);
  const page = Targets.parse(await body.json()).find(({ type }) => type === "page");
  if (!page) throw new Error("The browser has no page.");
  return page.webSocketDebuggerUrl;
};
