import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** Declares to Apollo Client that codegen generates masked types: `FragmentType` is then a fragment reference. */
declare module "@apollo/client" {
  // oxlint-disable-next-line typescript/no-empty-object-type -- augments the interface; it has no member of its own
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
