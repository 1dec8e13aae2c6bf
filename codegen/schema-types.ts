import type { PluginFunction } from "@graphql-codegen/plugin-helpers";

/** Emits the import of the schema types, which are in a separate file, for the resolver types. */
export const plugin: PluginFunction = () => ({ prepend: ['import type * as Schema from "./schema.ts";'], content: "" });
