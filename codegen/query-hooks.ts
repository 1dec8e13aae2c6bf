import type { PluginFunction, Types } from "@graphql-codegen/plugin-helpers";
import { Kind, OperationTypeNode } from "graphql";
import type { OperationDefinitionNode } from "graphql";

/**
 * Emits one hook per operation, typed by the operation's document:
 * `use<Name>Query(variables)` on `client/data/query-state.ts` and `use<Name>Mutation()` on Apollo Client.
 *
 * The public plugin for React hooks does not compile against Apollo Client 4 (docs/decisions/0003).
 */
export const plugin: PluginFunction<{ readonly dataFolder: string }> = (_schema, documents, config, info) => {
  const operations = documents.flatMap(operationsOf);
  const queries = operations.filter(({ operation }) => operation === OperationTypeNode.QUERY);
  const mutations = operations.filter(({ operation }) => operation === OperationTypeNode.MUTATION);
  return {
    prepend: [
      ...(queries.length > 0 ? [`import { useQueryState } from "${pathToData(info?.outputFile ?? "", config.dataFolder)}query-state.ts";`] : []),
      ...(operations.length > 0 ? [`import { ${apolloHooks(queries.length > 0, mutations.length > 0)} } from "@apollo/client/react";`] : []),
    ],
    content: [...queries.map(queryHook), ...mutations.map(mutationHook)].join("\n"),
  };
};

const apolloHooks = (queries: boolean, mutations: boolean): string =>
  [...(queries ? ["useQuery"] : []), ...(mutations ? ["useMutation"] : [])].join(", ");

const operationsOf = ({ document }: Types.DocumentFile): readonly OperationDefinitionNode[] =>
  (document?.definitions ?? []).filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

const queryHook = ({ name }: OperationDefinitionNode): string => {
  const own = pascalCase(name?.value ?? "");
  return `
/** Keeps the result of \`${own}\` while the component is shown; see client/data/query-state.ts. */
export const use${own}Query = (variables: ${own}QueryVariables) =>
  useQueryState(${own}Document, variables, useQuery(${own}Document, { variables, notifyOnNetworkStatusChange: true }));`;
};

const mutationHook = ({ name }: OperationDefinitionNode): string => {
  const own = pascalCase(name?.value ?? "");
  return `
/** Gives the function that sends \`${own}\`, and its state. */
export const use${own}Mutation = () => useMutation(${own}Document);`;
};

/** @example pascalCase("rateDocument") // "RateDocument" */
const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Generated files lie beside their components: one step up per folder below `client/`. */
const pathToData = (outputFile: string, dataFolder: string): string => {
  const below = outputFile.slice(outputFile.lastIndexOf("client/") + "client/".length);
  const steps = below.split("/").length - 1;
  return `${steps === 0 ? "./" : "../".repeat(steps)}${dataFolder}`;
};
