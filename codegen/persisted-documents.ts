import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { toPersistedDocuments } from "./document-text.ts";
import type { PersistedDocuments } from "./document-text.ts";

/**
 * Emits the persisted documents: for the gateway the text of each operation of this build (`side: "gateway"`), for the client the
 * build alone (`side: "client"`). An operation is asked for by its name and the build: a hash for each would be in every page.
 */
export const plugin: PluginFunction<{ readonly side: "client" | "gateway" }> = (_schema, documents, { side }) => {
  const persisted = toPersistedDocuments(documents.flatMap(({ document }) => document?.definitions ?? []));
  return side === "client" ? clientText(persisted) : gatewayText(persisted);
};

const generated = "Made by `npm run codegen`: never edited.";

const clientText = ({ build }: PersistedDocuments): string =>
  `/** Stands, with an operation's name, for the operation's text. ${generated} */\nexport const persistedBuild = ${JSON.stringify(build)};\n`;

const gatewayText = ({ build, documents }: PersistedDocuments): string => {
  const entries = documents.map(({ name, text }) => `  ${JSON.stringify(`${name}.${build}`)}: ${JSON.stringify(text)},`);
  return `/** The text of each persisted operation, by its name and the build. ${generated} */\nexport const persistedDocuments: Readonly<Record<string, string>> = {\n${entries.join("\n")}\n};\n`;
};
