import { CriticalityLevel } from "@graphql-inspector/core";
import type { Change } from "@graphql-inspector/core";
import type { GraphQLSchema } from "graphql";
import { changesBetween } from "./promise.ts";
import type { Release } from "./releases.ts";

/** The page that tells what changed in the schema, newest first; generated, never edited. */
export const schemaChangelog = async (releases: readonly Release[], now: GraphQLSchema): Promise<string> => {
  const sections = await Promise.all(
    releases.map(async ({ version, date, schema }, index) => {
      const before = releases[index - 1];
      const lines =
        before === undefined
          ? ["- The first release: see the [schema](../../schema.graphql)."]
          : toLines(await changesBetween(before.schema, schema));
      return `## ${version}, ${date}\n\n${lines.join("\n")}\n`;
    }),
  );
  const last = releases.at(-1);
  const coming = last === undefined ? [] : toLines(await changesBetween(last.schema, now));
  const unreleased = `## Not released yet\n\n${coming.join("\n")}\n`;
  return [introduction, unreleased, ...sections.reverse()].join("\n");
};

const introduction = `# What changed in the schema

<!-- Made by "npm run codegen" from schema.graphql and the files in releases/. -->

A release breaks nothing that an earlier one promised, unless it was deprecated with a day and that day is past
([0022](../decisions/0022-the-schema-is-a-promise.md)). Descriptions are left out, and what fields cost: see the schema.
`;

const levels = [
  { level: CriticalityLevel.Breaking, mark: "**breaks**" },
  { level: CriticalityLevel.Dangerous, mark: "**take care**" },
  { level: CriticalityLevel.NonBreaking, mark: null },
] as const;

const toLines = (changes: readonly Change[]): readonly string[] => {
  const lines = levels.flatMap(({ level, mark }) =>
    changes
      .filter(({ criticality, type }) => criticality.level === level && !type.startsWith("DIRECTIVE_USAGE"))
      .map(({ message }) => `- ${mark === null ? "" : `${mark}: `}${asMarkdown(message)}`)
      .sort(),
  );
  return lines.length === 0 ? ["- Nothing."] : lines;
};

/** The library writes names in single quotes. */
const asMarkdown = (message: string): string => message.replace(/'([^']+)'/g, "`$1`");
