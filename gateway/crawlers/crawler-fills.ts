import { parse } from "graphql";
import type { Answer } from "../answers/answer.ts";
import type { Body } from "../answers/body.ts";
import type { FormattedResult, OpenSharedExecution, SharedExecution } from "../graphql/execute.ts";
import type { LastGoodFiles } from "./last-good-files.ts";
import { createMakeSitemap } from "./sitemaps/sitemap-fills.ts";

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
  readonly staleSeconds: number;
}

const RobotsFile = parse("query RobotsFile { robots { content } }");

const xml = "application/xml";

/** With status 503: crawlers come back, instead of taking the site for open or for gone (RFC 9309, section 2.3.1.4). */
const blockAll = "User-agent: *\nDisallow: /\n";

/** Builds the door for crawlers; its files come from the same schema as everything else. */
export const createCrawlerFills = ({ openExecution, lastGood, staleSeconds }: CrawlerFillParts): CrawlerFills => {
  const good = async (name: string, type: string, content: string, { freshness }: SharedExecution): Promise<Answer> => {
    const body = await lastGood.write(name, content);
    return { ...toText(type, body, 200), freshUntil: freshness.freshUntil(), usableUntil: freshness.usableUntil() };
  };
  const failed = async (name: string, type: string, instead: Answer): Promise<Answer> => {
    const body = await lastGood.read(name);
    return body === null
      ? instead
      : { ...toText(type, body, 200), freshUntil: 0, usableUntil: Date.now() + staleSeconds * 1_000 };
  };
  const makeSitemap = createMakeSitemap(openExecution);
  return {
    robots: async () => {
      const execution = openExecution();
      const content = robotsIn(await execution.execute(RobotsFile, {}));
      return content === null
        ? failed("robots.txt", "text/plain", toText("text/plain", blockAll, 503))
        : good("robots.txt", "text/plain", content, execution);
    },
    sitemap: async (slug) => {
      const making = await makeSitemap(slug);
      if (making.kind === "missing") return null;
      const instead =
        making.kind === "made"
          ? toText(xml, making.xml, 200)
          : toText("text/plain", "The sitemap cannot be made right now.\n", 503);
      return making.kind === "made" && making.isWhole
        ? good(`${slug}.xml`, xml, making.xml, making.execution)
        : failed(`${slug}.xml`, xml, instead);
    },
  };
};

const toText = (type: string, content: string | Body, status: number): Answer => ({
  status,
  headers: { "content-type": `${type}; charset=utf-8`, ...(status === 503 ? { "retry-after": "10" } : {}) },
  body: typeof content === "string" ? Buffer.from(content) : content,
  freshUntil: 0,
  usableUntil: 0,
});

const robotsIn = ({ data }: FormattedResult): string | null => {
  const robots = data?.robots;
  return isRecord(robots) && typeof robots.content === "string" ? robots.content : null;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
