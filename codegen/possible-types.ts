import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { isAbstractType } from "graphql";

/** Emits the members of every union and interface of our schema, as Apollo Client's cache takes them. */
export const plugin: PluginFunction = (schema) => {
  const abstract = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type));
  const entries = abstract.map(
    (type) => `  ${type.name}: ${JSON.stringify(schema.getPossibleTypes(type).map(({ name }) => name))},`,
  );
  return `/** The members of every union. Made by \`npm run codegen\`: never edited. */\nexport const possibleTypes: Readonly<Record<string, string[]>> = {\n${entries.sort().join("\n")}\n};\n`;
};
