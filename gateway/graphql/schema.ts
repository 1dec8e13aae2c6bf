import { readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { authors } from "../features/authors/resolvers.ts";
import { contact } from "../features/contact/resolvers.ts";
import { documents } from "../features/documents/resolvers.ts";
import { glossary } from "../features/glossary/resolvers.ts";
import { navigation } from "../features/navigation/resolvers.ts";
import { saidMessages } from "../features/site/said-messages.ts";
import { newsletter } from "../features/newsletter/resolvers.ts";
import { ratings } from "../features/ratings/resolvers.ts";
import { reference } from "../features/reference/resolvers.ts";
import { robots } from "../features/robots/resolvers.ts";
import { search } from "../features/search/resolvers.ts";
import { home } from "../features/site/home-resolvers.ts";
import { site } from "../features/site/resolvers.ts";
import { sitemap } from "../features/sitemap/resolvers.ts";
import { viewer } from "../features/viewer/resolvers.ts";
import { scalars } from "./scalars.ts";

const features = [
  authors,
  contact,
  documents,
  glossary,
  home,
  navigation,
  newsletter,
  saidMessages,
  ratings,
  reference,
  robots,
  search,
  site,
  sitemap,
  viewer,
];

/** The text of the schema, with its descriptions. */
export function readSchemaText(): string {
  return readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8");
}

/** Builds the executable schema: `schema.graphql` and the resolvers of every feature. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readSchemaText(),
    resolvers: [scalars, ...features],
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  // A scalar with code of its own loses the description that the text of the schema gives it.
  for (const type of Object.values(schema.getTypeMap())) type.description ??= type.astNode?.description?.value;
  return schema;
}
