import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { benchFile } from "../measured-process.ts";
import { compressFolder } from "./compressed-folder.ts";
import { hashOfSources, peerSources, writeSources } from "./peer-sources.ts";
import type { Peer } from "./peer-sources.ts";

/** Each peer's own command for a production build, and the folder it writes. */
const builders: Readonly<Record<Peer, { readonly command: readonly string[]; readonly output: string }>> = {
  Starlight: { command: ["astro/bin/astro.mjs", "build"], output: "dist" },
  Docusaurus: { command: ["@docusaurus/core/bin/docusaurus.mjs", "build"], output: "build" },
};

/** The peers' programs would send figures about their use to their makers. */
const quiet = { ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

/**
 * The folder of a peer's static site with every compressible file compressed beside it. Built when the packages, the configuration or the texts have
 * changed, kept otherwise. The project lies below `docs-sites/`, where the peer finds its packages.
 */
export async function buildPeer(peer: Peer, say: (line: string) => void): Promise<string> {
  const sources = peerSources(peer);
  const folder = benchFile(`docs-sites/.data/${peer.toLowerCase()}-${hashOfSources(sources)}`);
  const { command, output } = builders[peer];
  if (existsSync(folder)) return join(folder, output);
  say(`docs-sites: building ${peer}`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await writeSources(partial, sources);
  const [program = "", ...rest] = command;
  execFileSync(process.execPath, [benchFile(`docs-sites/node_modules/${program}`), ...rest], {
    cwd: partial,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...quiet },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await compressFolder(join(partial, output));
  await rename(partial, folder);
  return join(folder, output);
}
