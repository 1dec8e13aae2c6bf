import supertest from "supertest";
import { z } from "zod";

const GraphqlReply = z.looseObject({
  data: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((data) => data ?? null),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()).default({}),
      }),
    )
    .default([]),
});

/** A response of the GraphQL endpoint. */
export interface Reply extends z.output<typeof GraphqlReply> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Optional parts of an operation. */
export interface AskOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one operation to a site by POST, as an API client would. */
export async function ask(
  { url }: { readonly url: string },
  query: string,
  { variables = {}, headers = {} }: AskOptions = {},
): Promise<Reply> {
  const response = await supertest(url).post("/graphql").set(headers).send({ query, variables });
  return { ...GraphqlReply.parse(response.body), status: response.status, headers: response.headers };
}
