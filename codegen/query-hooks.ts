import type { PluginFunction, Types } from "@graphql-codegen/plugin-helpers";
import { Kind, OperationTypeNode } from "graphql";
import type { DefinitionNode, FragmentDefinitionNode, OperationDefinitionNode } from "graphql";

/**
 * Emits one hook per operation and fragment, typed by its document: `use<Name>Query(variables)`, `use<Name>Fragment(from)` and `use<Name>Mutation()`.
 * Those of queries read Apollo Client's cache in the browser, and the raw results on the server (docs/decisions/0013).
 *
 * The public plugin for React hooks does not compile against Apollo Client 4 (docs/decisions/0003).
 */
export const plugin: PluginFunction<{ readonly dataFolder: string }> = (_schema, documents, config, info) => {
  const definitions = documents.flatMap(({ document }: Types.DocumentFile) => document?.definitions ?? []);
  const kinds = hookKinds
    .map((kind) => ({ ...kind, names: definitions.filter(kind.matches).map(nameOf) }))
    .filter(({ names }) => names.length > 0);
  const data = pathToData(info?.outputFile ?? "", config.dataFolder);
  const apolloHooks = kinds.flatMap(({ apolloHook }) => apolloHook ?? []);
  return {
    prepend: [
      ...kinds.flatMap(({ imports }) => imports(data)),
      ...(apolloHooks.length > 0 ? [`import { ${apolloHooks.join(", ")} } from "@apollo/client/react";`] : []),
    ],
    content: kinds.flatMap(({ names, emit }) => names.map(emit)).join("\n"),
  };
};

type Named = OperationDefinitionNode | FragmentDefinitionNode;

function isOperation(type: OperationTypeNode) {
  return (node: DefinitionNode): node is Named => node.kind === Kind.OPERATION_DEFINITION && node.operation === type;
}
function isFragment(node: DefinitionNode): node is Named {
  return node.kind === Kind.FRAGMENT_DEFINITION;
}

/** The name as the other plugins write it: with a capital first letter. */
function nameOf({ name }: Named): string {
  return `${name?.value.charAt(0).toUpperCase()}${name?.value.slice(1)}`;
}

function queryHook(name: string): string {
  return `
/** Runs \`${name}\` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const use${name}Query = (variables: ${name}QueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(${name}Document, variables)
    : useQueryState(${name}Document, variables, useQuery(${name}Document, { variables, notifyOnNetworkStatusChange: true }));`;
}

function mutationHook(name: string): string {
  return `
/** Returns the function that sends \`${name}\`, and its state. */
export const use${name}Mutation = () => useMutation(${name}Document);`;
}

function fragmentHook(name: string): string {
  return `
/** The fields of the fragment \`${name}\`, of an object whose query spreads it. */
export const use${name}Fragment = (from: FragmentType<typeof ${name}FragmentDoc>) =>
  unmasked(${name}FragmentDoc, from);`;
}

const hookKinds = [
  {
    matches: isOperation(OperationTypeNode.QUERY),
    apolloHook: "useQuery",
    imports: (data: string) => [
      `import { useAnsweredQuery } from "${data}server/reads.ts";`,
      `import { useQueryState } from "${data}query-state.ts";`,
    ],
    emit: queryHook,
  },
  {
    matches: isOperation(OperationTypeNode.MUTATION),
    apolloHook: "useMutation",
    imports: () => [],
    emit: mutationHook,
  },
  {
    matches: isFragment,
    apolloHook: null,
    imports: (data: string) => [
      `import { unmasked } from "${data}unmasked.ts";`,
      `import type { FragmentType } from "@apollo/client";`,
    ],
    emit: fragmentHook,
  },
];

/** The relative path to the data folder. Generated files are next to their components: one `../` per folder below `client/`. */
function pathToData(outputFile: string, dataFolder: string): string {
  const below = outputFile.slice(outputFile.lastIndexOf("client/") + "client/".length);
  const steps = below.split("/").length - 1;
  return `${steps === 0 ? "./" : "../".repeat(steps)}${dataFolder}`;
}
