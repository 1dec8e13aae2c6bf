import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { findLines } from "./pages/diagrams/find-lines.ts";
import type { Client } from "./client.ts";
import type { GatewayOptions } from "./options.ts";
import { ensureBuild } from "./pages/build/build.ts";
import { startDevelopment } from "./pages/development.ts";
import { developmentPlaygroundShell, readPlaygroundShell } from "./pages/playground.ts";
import { loadRenderer } from "./pages/renderer.ts";
import type { Parts } from "./parts.ts";
import { staticFiles } from "./server/handlers/static-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Opens the client: from its sources during development, else from its build. */
export async function openClient(options: GatewayOptions, parts: Parts, server: Server): Promise<Client> {
  const { dev, log, shared, config, signal } = options;
  if (dev) return openSources(parts, server, config.contentDir);
  return shared?.client ?? openBuild((line) => log.info(line), signal);
}

/** Opens the client's build, building it first if it is missing or out of date. */
export async function openBuild(say: (line: string) => void, signal?: AbortSignal): Promise<Client> {
  await ensureBuild(root, say, signal);
  const renderer = await loadRenderer(root);
  const shell = readPlaygroundShell(root);
  return {
    renderer: () => Promise.resolve(renderer),
    routeOf: renderer.routeOf,
    files: (parts) => staticFiles(root, parts),
    playground: () => shell,
    showBug: () => undefined,
    errorPage: null,
    stop: () => Promise.resolve(),
  };
}

async function openSources(parts: Parts, server: Server, contentDir: string): Promise<Client> {
  const { renderer, middleware, openPages, stop } = await startDevelopment(root, server, (text) =>
    findLines(contentDir, text),
  );
  parts.onPurged(openPages.reload);
  parts.onProblems(openPages.showProblems);
  return {
    renderer,
    routeOf: null,
    files: () => middleware,
    playground: () => developmentPlaygroundShell,
    showBug: openPages.showBug,
    errorPage: openPages.errorPage,
    stop,
  };
}
