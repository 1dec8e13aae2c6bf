import type { PluginFunction } from "@graphql-codegen/plugin-helpers";

/** Emits the import by which the types of resolvers know those of the schema, which stand in a file of their own. */
export const plugin: PluginFunction = () => ({ prepend: ['import type * as Schema from "./schema.ts";'], content: "" });
