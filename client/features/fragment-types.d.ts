import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** Tells Apollo Client that codegen has made the types of masked data: `FragmentType` is then a reference to a fragment. */
declare module "@apollo/client" {
  // oxlint-disable-next-line typescript/no-empty-object-type -- augments the interface; it has no member of its own
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
