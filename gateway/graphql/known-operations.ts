import { GraphQLError } from "graphql";
import type { ASTVisitor, ValidationContext } from "graphql";

/** Refuses operations of a kind that the schema has not, such as a subscription: executed, they would look like a fault of ours. */
export const knownOperations = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    if (context.getSchema().getRootType(operation.operation)) return;
    context.reportError(
      new GraphQLError(`There is no ${operation.operation} here: send a query or a mutation.`, { nodes: operation }),
    );
  },
});
