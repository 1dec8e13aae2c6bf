import { parse } from "graphql";
import type { Answer } from "../answers/answer.ts";
import type { FormattedResult, OpenSharedExecution } from "../graphql/execute.ts";
import { failedAnswer, fileAnswer } from "./file-answer.ts";
import type { LastGoodFiles } from "./last-good-files.ts";
import { createMakeSitemap } from "./sitemaps/sitemap-fills.ts";
import { createSitemapSets } from "./sitemaps/sitemap-sets.ts";

/** Makes the files that crawlers read. */
export interface CrawlerFills {
  readonly robots: () => Promise<Answer>;
  /** The sitemap of a name, without `.xml`; null when there is none. */
  readonly sitemap: (slug: string) => Promise<Answer | null>;
}

export interface CrawlerFillParts {
  readonly openExecution: OpenSharedExecution;
  /** What was good before stands in while the backend fails, over restarts too. */
  readonly lastGood: LastGoodFiles;
  /** Raised by a purge. */
  readonly epoch: () => number;
  readonly staleSeconds: number;
  readonly warn: (message: string) => void;
}

const RobotsFile = parse("query RobotsFile { robots { content } }");

/** Builds the door for crawlers; its files come from the same schema as everything else. */
export const createCrawlerFills = ({
  openExecution,
  lastGood,
  epoch,
  staleSeconds,
  warn,
}: CrawlerFillParts): CrawlerFills => {
  const told = new Map<string, number>();
  const tell = (name: string, dropped: number): void => {
    if (dropped === (told.get(name) ?? 0)) return;
    told.set(name, dropped);
    if (dropped > 0)
      warn(
        `sitemap "${name}": ${dropped} of the docs backend's links are left out, which sitemaps may not have: addresses of other hosts, broken or too long ones, duplicates`,
      );
  };
  const sitemaps = createSitemapSets({ make: createMakeSitemap(openExecution, tell), lastGood, epoch });
  return {
    robots: async () => {
      const execution = openExecution();
      const content = robotsIn(await execution.execute(RobotsFile, {}));
      if (content === null) return oldRobots(lastGood, staleSeconds);
      const body = await (await lastGood.write(robotsName, [Buffer.from(content)])).part(0);
      return body === null ? blockAllAnswer : fileAnswer("text/plain", body, execution);
    },
    sitemap: sitemaps.answer,
  };
};

const robotsName = "robots.txt";

/** With status 503: crawlers come back, instead of taking the site for open or for gone (RFC 9309, section 2.3.1.4). */
const blockAllAnswer = failedAnswer("text/plain", "User-agent: *\nDisallow: /\n");

const oldRobots = async (lastGood: LastGoodFiles, staleSeconds: number): Promise<Answer> => {
  const body = await (await lastGood.read(robotsName))?.part(0);
  return body
    ? { ...fileAnswer("text/plain", body, neverFresh), usableUntil: Date.now() + staleSeconds * 1_000 }
    : blockAllAnswer;
};

const neverFresh = { freshness: { freshUntil: () => 0, usableUntil: () => 0 } };

const robotsIn = ({ data }: FormattedResult): string | null => {
  const robots = data?.robots;
  return isRecord(robots) && typeof robots.content === "string" ? robots.content : null;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
