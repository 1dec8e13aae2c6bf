import { ApolloLink, Observable } from "@apollo/client";
import type { OperationVariables } from "@apollo/client";

type Answer = ApolloLink.Result | Error;

/** A link that answers every operation from a function and records the operations' names. */
export function answeringLink(answer: (variables: OperationVariables, name: string) => Answer) {
  const asked: string[] = [];
  const link = new ApolloLink(
    ({ variables, operationName = "" }) =>
      new Observable((observer) => {
        asked.push(operationName);
        const given = answer(variables, operationName);
        if (given instanceof Error) return observer.error(given);
        observer.next(given);
        observer.complete();
      }),
  );
  return { link, asked };
}
