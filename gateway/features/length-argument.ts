import { badArgument } from "./bad-argument.ts";

const lengthMin = 20;
const lengthMax = 300;

/** @throws GraphQLError if a field is asked for a text shorter or longer than it can be. */
export function assertLength(length: number): void {
  if (length < lengthMin || length > lengthMax)
    throw badArgument(`length must be ${lengthMin} to ${lengthMax}, got ${length}.`);
}
