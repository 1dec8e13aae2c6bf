import { dirname, relative } from "node:path";
import type { PluginFunction, Types } from "@graphql-codegen/plugin-helpers";
import { plugin as typedDocumentNode } from "@graphql-codegen/typed-document-node";
import { visit } from "graphql";
import type { DocumentNode } from "graphql";

type Config = Parameters<typeof typedDocumentNode>[2];

/**
 * The documents of `typed-document-node`, with each fragment's definition in one place: a document takes those of the fragments that it spreads from
 * their own documents. Otherwise each page would load a copy of all its components' fragments.
 */
export const plugin: PluginFunction<Config> = async (schema, documents, config, info) => {
  const output = toComplexOutput(await typedDocumentNode(schema, documents, config, info));
  const used = new Set<string>();
  const content = output.content.replaceAll(
    /^(export const \w+ = )(\{.*\})( as unknown as )/gm,
    (_all, head: string, json: string, tail: string) => `${head}${shareFragments(JSON.parse(json), used)}${tail}`,
  );
  return { ...output, content, prepend: [...(output.prepend ?? []), ...importsOf(config.fragmentImports ?? [], used)] };
};

function toComplexOutput(output: Types.PluginOutput): Types.ComplexPluginOutput {
  return typeof output === "string" ? { content: output } : output;
}

/** A document's code: its own definition, and those of the documents of the fragments that it spreads, each once. Adds their names to `used`. */
function shareFragments({ definitions, ...document }: DocumentNode, used: Set<string>): string {
  const [own] = definitions;
  if (own === undefined) throw new Error("Expected a document with a definition.");
  const names = new Set<string>();
  visit(own, { FragmentSpread: ({ name }) => void names.add(`${name.value}FragmentDoc`) });
  for (const name of names) used.add(name);
  const shared = [...names].map((name) => `...${name}.definitions`).join(",");
  const parts = JSON.stringify({ ...document, definitions: [] }).slice(0, -2);
  return `${parts}${JSON.stringify(own)}${shared === "" ? "" : `,...new Set([${shared}])`}]}`;
}

/** The imports of fragments of other files. The preset names a fragment by its document, by its type, or by both. */
function importsOf(imports: NonNullable<Config["fragmentImports"]>, used: ReadonlySet<string>): readonly string[] {
  return imports.flatMap(({ outputPath, importSource: { path, identifiers } }) => {
    const names = new Set((identifiers ?? []).map(({ name }) => name.replace(/Fragment$/, "FragmentDoc")));
    const from = relative(dirname(outputPath), path);
    return [...names]
      .filter((name) => used.has(name))
      .map((name) => `import { ${name} } from "${from.startsWith(".") ? from : `./${from}`}";`);
  });
}
