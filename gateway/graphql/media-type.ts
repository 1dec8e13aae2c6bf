import { remembered, weightsOf } from "../answers/quality.ts";

/** The media types of GraphQL answers; the first is the default. */
const mediaTypes = ["application/json; charset=utf-8", "application/graphql-response+json; charset=utf-8"] as const;

/** The media type that a client prefers; null if it accepts neither. JSON if it sends no preference (GraphQL over HTTP, section 6.1). */
export function mediaTypeFor(accept: string): string | null {
  return accept === "" ? mediaTypes[0] : negotiated(accept);
}

/** The media type of an answer that must have one: JSON for a client that accepts neither. */
export function mediaTypeOrJson(accept: string | undefined): string {
  return mediaTypeFor(accept ?? "") ?? mediaTypes[0];
}

const negotiated = remembered((accept: string): string | null => {
  const weights = weightsOf(accept);
  const weigh = (type: string): number =>
    weights.get(type.split(";")[0] ?? "") ?? weights.get("application/*") ?? weights.get("*/*") ?? 0;
  const best = mediaTypes.toSorted((a, b) => weigh(b) - weigh(a))[0];
  return best !== undefined && weigh(best) > 0 ? best : null;
});
