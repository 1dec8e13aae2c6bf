import { parse } from "graphql";
import type { Answer } from "../answers/answer.ts";
import type { FormattedResult, OpenSharedExecution } from "../graphql/execute.ts";
import { failedAnswer, fileAnswer } from "./file-answer.ts";
import type { FileSet, LastGoodFiles } from "./last-good-files.ts";
import { createNewest } from "./newest.ts";
import { createSitemapBuilder } from "./sitemaps/sitemap-fills.ts";
import { createSitemapSets } from "./sitemaps/sitemap-sets.ts";

/** The fills of the files that crawlers read. */
export interface CrawlerFills {
  readonly robots: () => Promise<Answer>;
  /** A sitemap by name, without `.xml`; null when there is none. */
  readonly sitemap: (name: string) => Promise<Answer | null>;
}

/** What fills of files for crawlers are built with. */
export interface CrawlerFillParts {
  readonly openExecution: OpenSharedExecution;
  /** Served while the backend fails, after a restart too. */
  readonly lastGood: LastGoodFiles;
  /** Raised by a purge. */
  readonly epoch: () => number;
  readonly staleSeconds: number;
  readonly warn: (message: string) => void;
}

const RobotsFile = parse("query RobotsFile { robots { content } }");

/** Builds the fills for crawlers; their data comes from the same schema as everything else. */
export function createCrawlerFills({
  openExecution,
  lastGood,
  epoch,
  staleSeconds,
  warn,
}: CrawlerFillParts): CrawlerFills {
  const reported = new Map<string, number>();
  const report = (name: string, dropped: number): void => {
    if (dropped === (reported.get(name) ?? 0)) return;
    reported.set(name, dropped);
    if (dropped > 0)
      warn(
        `sitemap "${name}": ${dropped} of the docs backend's links are left out, because sitemaps may not contain them: other hosts, invalid or too long addresses, duplicates`,
      );
  };
  const sitemaps = createSitemapSets({
    build: createSitemapBuilder(openExecution, report),
    lastGood,
    epoch,
    speech: () => openExecution().speech,
  });
  const newestRobots = createNewest<FileSet>();
  return {
    robots: async () => {
      const began = epoch();
      const execution = openExecution();
      const content = robotsIn(await execution.execute(RobotsFile, {}));
      if (content === null) return oldRobots(lastGood, staleSeconds);
      const files = await newestRobots(robotsName, began, () => lastGood.write(robotsName, [Buffer.from(content)]));
      const body = await files.part(0);
      return body === null ? blockAllAnswer : fileAnswer("text/plain", body, execution);
    },
    sitemap: sitemaps.answer,
  };
}

const robotsName = "robots.txt";

/** With status 503 crawlers retry, rather than take the site for open or for gone (RFC 9309, section 2.3.1.4). */
const blockAllAnswer = failedAnswer("text/plain", "User-agent: *\nDisallow: /\n");

async function oldRobots(lastGood: LastGoodFiles, staleSeconds: number): Promise<Answer> {
  const body = await (await lastGood.read(robotsName))?.part(0);
  return body
    ? { ...fileAnswer("text/plain", body, neverFresh), usableUntil: Date.now() + staleSeconds * 1_000 }
    : blockAllAnswer;
}

const neverFresh = { freshness: { freshUntil: () => 0, usableUntil: () => 0 } };

function robotsIn({ data }: FormattedResult): string | null {
  const robots = data?.robots;
  return isRecord(robots) && typeof robots.content === "string" ? robots.content : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
