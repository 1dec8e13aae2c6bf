import type { ContentProblem } from "../store/sources.ts";
import type { IngestParts } from "./passes.ts";
import { readRobots } from "./robots.ts";
import { readSynonyms } from "./synonyms.ts";

/** Publishes what the site's own files say: rules for robots, words that mean the same. A broken file leaves the last good version in force. */
export async function publishSiteFiles(parts: IngestParts): Promise<readonly ContentProblem[]> {
  return [...(await publishRobots(parts)), ...(await publishSynonyms(parts))];
}

async function publishRobots({ store, contentDir }: IngestParts): Promise<readonly ContentProblem[]> {
  const robots = await readRobots(contentDir);
  if (robots.kind === "broken") return robots.problems;
  if (robots.content !== (await store.robots())) await store.sources.publish({ robots: robots.content });
  return [];
}

async function publishSynonyms({ store, contentDir }: IngestParts): Promise<readonly ContentProblem[]> {
  const synonyms = await readSynonyms(contentDir);
  if (synonyms.kind === "broken") return synonyms.problems;
  const same = JSON.stringify(synonyms.groups) === JSON.stringify(await store.synonyms());
  if (!same) await store.sources.publish({ synonyms: synonyms.groups });
  return [];
}
