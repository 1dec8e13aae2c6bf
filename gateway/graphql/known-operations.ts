import { GraphQLError } from "graphql";
import type { ASTVisitor, ValidationContext } from "graphql";

/** Validation rule that refuses operation types missing from the schema, such as subscriptions: executed, they would look like a bug of ours. */
export function knownOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (operation) => {
      if (context.getSchema().getRootType(operation.operation)) return;
      context.reportError(
        new GraphQLError(`There is no ${operation.operation} here: send a query or a mutation.`, { nodes: operation }),
      );
    },
  };
}
