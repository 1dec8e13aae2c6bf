import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { toPersistedDocuments } from "./document-text.ts";

/**
 * Emits the persisted documents: for the gateway the text of each hash (`side: "gateway"`), for the client the hash of each
 * operation (`side: "client"`).
 */
export const plugin: PluginFunction<{ readonly side: "client" | "gateway" }> = (_schema, documents, { side }) => {
  const persisted = toPersistedDocuments(documents.flatMap(({ document }) => document?.definitions ?? []));
  const entries = persisted.map(({ name, text, hash }) =>
    side === "client" ? `  ${name}: ${JSON.stringify(hash)},` : `  ${JSON.stringify(hash)}: ${JSON.stringify(text)},`,
  );
  const doc = side === "client" ? "The hash that stands for each operation." : "The text of each persisted operation, by its hash.";
  return `/** ${doc} Made by \`npm run codegen\`: never edited. */\nexport const persistedDocuments: Readonly<Record<string, string>> = {\n${entries.join("\n")}\n};\n`;
};
