import { startStaticTwin } from "../browser/static-twin-process.ts";
import { startBareProcess } from "../peers/bare-process.ts";
import { recordSettled } from "../recorded-answer.ts";
import { pageRequest } from "../subject.ts";
import { buildPeer } from "./built-peer.ts";
import { answersOf } from "./compressed-folder.ts";
import { guidePath, makeGuides } from "./guides.ts";
import type { Guide } from "./guides.ts";
import { startGuides } from "./guides-process.ts";
import type { Peer } from "./peer-sources.ts";

/** A site with the guides. */
export interface Site {
  readonly name: "Lectern" | Peer;
  readonly addressOf: (guide: Guide) => string;
  /** A guide's path, as the links of the site's sidebar have it. */
  readonly pathOf: (guide: Guide) => string;
}

/** The same guides on each site, and the static twin of Lectern's page of the first one. */
export interface Sites extends AsyncDisposable {
  readonly guides: readonly [Guide, ...Guide[]];
  readonly sites: readonly Site[];
  readonly staticUrl: string;
}

/** Builds the peers where that is needed, and starts a server of its own for every site. */
export async function startSites(say: (line: string) => void): Promise<Sites> {
  const guides = makeGuides();
  const [first] = guides;
  const folders = { Starlight: await buildPeer("Starlight", say), Docusaurus: await buildPeer("Docusaurus", say) };
  await using started = new AsyncDisposableStack();
  const gateway = started.use(await startGuides(guides));
  await recordSettled(gateway.url, [pageRequest(guidePath(first.slug))]);
  const starlight = started.use(await startBareProcess(await answersOf(folders.Starlight)));
  const docusaurus = started.use(await startBareProcess(await answersOf(folders.Docusaurus)));
  const twin = started.use(await startStaticTwin(gateway.url, guidePath(first.slug)));
  const running = started.move();
  return {
    guides,
    sites: [
      siteAt("Lectern", gateway.url, ""),
      siteAt("Starlight", starlight.url, "/"),
      siteAt("Docusaurus", docusaurus.url, "/"),
    ],
    staticUrl: `${twin.url}${guidePath(first.slug)}`,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** The peers' addresses end with a slash. */
function siteAt(name: Site["name"], origin: string, ending: string): Site {
  const pathOf = ({ slug }: Guide): string => `${guidePath(slug)}${ending}`;
  return { name, pathOf, addressOf: (guide) => `${origin}${pathOf(guide)}` };
}
