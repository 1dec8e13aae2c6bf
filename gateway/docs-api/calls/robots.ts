import type { DocsApiCaller } from "./caller.ts";
import type { Fetched } from "../cache/fetched.ts";
import { RobotsPayload } from "../payloads/robots.ts";

/** Calls that read robots.txt. */
export interface RobotsCalls {
  fetchRobots(): Promise<Fetched<RobotsPayload>>;
}

/** Builds the call that reads robots.txt. */
export function createRobotsCalls(caller: DocsApiCaller): RobotsCalls {
  const read = caller.reads<null, RobotsPayload>({
    name: "fetchRobots",
    group: "crawlers",
    request: () => ({ base: "content", path: ["docs", "robots", caller.siteId] }),
    parse: (json) => RobotsPayload.parse(json),
  });
  return { fetchRobots: () => read(null) };
}
