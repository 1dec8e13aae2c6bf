import type { Server } from "node:http";
import type { RequestHandler } from "express";
import { developmentPolicy } from "./content-security-policy.ts";
import type { FindLines } from "./diagrams/diagram-mistakes.ts";
import type { AddedSources } from "./page-additions.ts";
import { createOpenPages } from "./open-pages.ts";
import type { OpenPages } from "./open-pages.ts";
import type { PageRenderer } from "./page-fill.ts";
import { asServerEntry } from "./server-entry.ts";

/** The client served from its sources, with hot reload. */
export interface Development {
  readonly renderer: () => Promise<PageRenderer>;
  /** Serves the sources to the browser. */
  readonly middleware: RequestHandler;
  /** The pages open in browsers. */
  readonly openPages: OpenPages;
  readonly stop: () => Promise<void>;
}

const entry = "/client/entry.browser.tsx";

/** There is no HTML file for Vite to find dependencies from: without this they are found one by one, and each reloads the page. */
const optimizeDeps = { entries: [entry.slice(1)] };

/** The application comes at once, without the kernel: its hot reload is what a developer waits for. */
const start = `import { createApplication } from "/client/kernel/application.ts"; import { loadHeadingFont } from "/client/styles/heading-font.ts"; createApplication({ scripts: ["${entry}"], styles: [] }).need(); loadHeadingFont();`;

/** React's hot reload must be set up before the first component is loaded. */
const refresh = `import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

/** Starts the development server of the client inside the gateway, so that one address serves everything. `findLines` says where content stands. */
export async function startDevelopment(
  root: string,
  server: Server,
  findLines: FindLines = () => null,
): Promise<Development> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    logLevel: "warn",
    publicDir: "client/public",
    server: { middlewareMode: true, hmr: { server } },
    optimizeDeps,
  });
  const styleUrls = (): readonly string[] =>
    [...vite.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith(".css"));
  return {
    middleware: vite.middlewares,
    openPages: createOpenPages(vite, findLines),
    stop: () => vite.close(),
    renderer: async () => {
      const bundle = await vite.ssrLoadModule("/client/entry.server.tsx");
      await vite.ssrLoadModule("/client/styles/global.css");
      const { render, stateOf, routeOf } = asServerEntry(bundle);
      return { render, stateOf, routeOf, shellOf: () => developmentShell(styleUrls()) };
    },
  };
}

function developmentShell(styleUrls: readonly string[]) {
  return {
    styleOf: () => "",
    end: "",
    policyOf: (_style: string, added: AddedSources) => developmentPolicy(added),
    head:
      styleUrls.map((url) => `<link rel="stylesheet" href="${url}?direct">`).join("") +
      `<script type="module" src="/@vite/client"></script><script type="module">${refresh}</script><script type="module">${start}</script>`,
  };
}
