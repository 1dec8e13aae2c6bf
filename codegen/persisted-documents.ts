import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { toPersistedDocuments } from "./document-text.ts";

/**
 * Emits the persisted documents: for the gateway the text of each hash (`side: "gateway"`), for the client the hash of each
 * query (`side: "client"`): mutations are always sent in full.
 */
export const plugin: PluginFunction<{ readonly side: "client" | "gateway" }> = (_schema, documents, { side }) => {
  const persisted = toPersistedDocuments(documents.flatMap(({ document }) => document?.definitions ?? []));
  const entries =
    side === "client"
      ? persisted.filter(({ isQuery }) => isQuery).map(({ name, hash }) => `  ${name}: ${JSON.stringify(hash)},`)
      : persisted.map(({ text, hash }) => `  ${JSON.stringify(hash)}: ${JSON.stringify(text)},`);
  const doc = side === "client" ? "The hash that stands for each query." : "The text of each persisted operation, by its hash.";
  return `/** ${doc} Made by \`npm run codegen\`: never edited. */\nexport const persistedDocuments: Readonly<Record<string, string>> = {\n${entries.join("\n")}\n};\n`;
};
