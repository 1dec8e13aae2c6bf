import type { Server } from "node:http";
import type { RequestHandler } from "express";
import type * as ServerEntry from "../../client/entry.server.tsx";
import { developmentPolicy } from "./content-security-policy.ts";
import { createOpenPages } from "./open-pages.ts";
import type { OpenPages } from "./open-pages.ts";
import type { PageRenderer } from "./page-fill.ts";

/** The client straight from its sources, with hot reload. */
export interface Development {
  readonly renderer: () => Promise<PageRenderer>;
  /** Serves the sources to the browser. */
  readonly middleware: RequestHandler;
  /** The pages that are open in browsers. */
  readonly openPages: OpenPages;
  readonly stop: () => Promise<void>;
}

const entry = "/client/entry.browser.tsx";

/** There is no HTML file to begin the search for packages at: without this they are found one by one, and each reloads the page. */
const optimizeDeps = { entries: [entry.slice(1)] };

const start = `import { hydrate } from "${entry}"; hydrate();`;

/** What React's hot reload needs before the first component is loaded. */
const refresh = `import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

/** Starts the development server of the client inside the gateway: one address for everything. */
export const startDevelopment = async (root: string, server: Server): Promise<Development> => {
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
    openPages: createOpenPages(vite),
    stop: () => vite.close(),
    renderer: async () => {
      const bundle = await vite.ssrLoadModule("/client/entry.server.tsx");
      await vite.ssrLoadModule("/client/styles/global.css");
      const { render, routeOf } = asServerEntry(bundle);
      return { render, routeOf, shellOf: () => developmentShell(styleUrls()) };
    },
  };
};

const developmentShell = (styleUrls: readonly string[]) => ({
  styleOf: () => "",
  policyOf: () => developmentPolicy,
  head:
    styleUrls.map((url) => `<link rel="stylesheet" href="${url}?direct">`).join("") +
    `<script type="module" src="/@vite/client"></script><script type="module">${refresh}</script><script type="module">${start}</script>`,
});

const asServerEntry = (bundle: Readonly<Record<string, unknown>>): typeof ServerEntry => {
  if (!isServerEntry(bundle)) throw new Error("client/entry.server.tsx does not export render and routeOf.");
  return bundle;
};

const isServerEntry = (bundle: object): bundle is typeof ServerEntry => "render" in bundle && "routeOf" in bundle;
