import type { BotRules } from "../../../content-folder/site-files/site-yml.ts";

/**
 * Generates robots.txt from the rules in `site.yml`. A crawler obeys only the group that names it, so the paths closed to all are repeated in every
 * group.
 */
export function toRobots({ disallow, search, answers, training }: BotRules): string {
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
