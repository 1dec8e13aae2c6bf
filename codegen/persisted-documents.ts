import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { toPersistedDocuments } from "./document-text.ts";

/** Emits the persisted documents for the gateway: the text of each hash. The client's operations carry their own hash (`codegen.ts`). */
export const plugin: PluginFunction = (_schema, documents) => {
  const persisted = toPersistedDocuments(documents.flatMap(({ document }) => document?.definitions ?? []));
  const entries = persisted.map(({ text, hash }) => `  ${JSON.stringify(hash)}: ${JSON.stringify(text)},`);
  return `/** The text of each persisted operation, by its hash. Made by \`npm run codegen\`: never edited. */\nexport const persistedDocuments: Readonly<Record<string, string>> = {\n${entries.join("\n")}\n};\n`;
};
