import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as ServerEntry from "../../client/entry.server.tsx";
import { buildFolders } from "./build/build-folders.ts";
import type { PageRenderer } from "./page-fill.ts";
import { readShells } from "./shells.ts";

/** Loads the built client: its server bundle and its files. */
export async function loadRenderer(root: string): Promise<PageRenderer> {
  const bundle: typeof ServerEntry = await import(
    pathToFileURL(join(root, buildFolders.server, "entry.server.js")).href
  );
  return { render: bundle.render, stateOf: bundle.stateOf, routeOf: bundle.routeOf, shellOf: readShells(root) };
}
