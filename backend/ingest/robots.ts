import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentProblem } from "../store/sources.ts";
import { type BotRules, BotsFields } from "./fields.ts";
import { readFields } from "./yaml-fields.ts";

/** `content` is null when the content folder says nothing about robots. */
export type RobotsReading =
  | { readonly kind: "read"; readonly content: string | null }
  | { readonly kind: "broken"; readonly problems: readonly ContentProblem[] };

/** What robots.txt says: the file of that name as it is, else what the rules in `site.yml` come to. */
export async function readRobots(contentDir: string): Promise<RobotsReading> {
  const file = await readIfThere(join(contentDir, "robots.txt"));
  if (file !== null) return { kind: "read", content: file };
  const site = await readIfThere(join(contentDir, "site.yml"));
  if (site === null) return { kind: "read", content: null };
  const reading = readFields(site, 1, BotsFields);
  if (reading.kind === "broken") {
    return { kind: "broken", problems: reading.problems.map((problem) => ({ file: "site.yml", ...problem })) };
  }
  return { kind: "read", content: reading.fields.bots ? toRobots(reading.fields.bots) : null };
}

/** A robot obeys only the group that names it, so the paths closed to all are repeated in every group. */
function toRobots({ disallow, search, answers, training }: BotRules): string {
  const closed = disallow.map((path) => `Disallow: ${path}`);
  const open = [...closed, "Allow: /"];
  const groups = [search, answers, training].flatMap((rules) =>
    rules === undefined || rules.agents.length === 0
      ? []
      : [
          [
            ...rules.agents.map((agent) => `User-agent: ${agent}`),
            ...(rules.rule === "allow" ? open : ["Disallow: /"]),
          ],
        ],
  );
  return `${[...groups, ["User-agent: *", ...open]].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
