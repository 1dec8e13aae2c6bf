import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolders } from "./build/build-folders.ts";
import type { PageRenderer } from "./page-fill.ts";
import { asServerEntry } from "./server-entry.ts";
import { readShells } from "./shells.ts";

/** Loads the built client: its server bundle and its files. */
export async function loadRenderer(root: string): Promise<PageRenderer> {
  const bundle: unknown = await import(pathToFileURL(join(root, buildFolders.server, "entry.server.js")).href);
  const { render, stateOf, routeOf } = asServerEntry(bundle);
  return { render, stateOf, routeOf, shellOf: readShells(root) };
}
