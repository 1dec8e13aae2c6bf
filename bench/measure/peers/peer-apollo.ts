import { ApolloServer } from "@apollo/server";
import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControl } from "@apollo/server/plugin/cacheControl";
import { startStandaloneServer } from "@apollo/server/standalone";
import { keptSeconds, servePeer } from "./peer-data.ts";

/** The part of the package that is used: its types are installed only when the bench first runs. */
interface ResponseCachePackage {
  readonly default: (options?: object) => ApolloServerPlugin;
}

const responseCachePackage: string = "@apollo/server-plugin-response-cache";

/** Apollo Server with its response cache, set up as its guide says. Run by `peer-process.ts`. */
servePeer(async ({ typeDefs, resolvers }) => {
  const { default: responseCache }: ResponseCachePackage = await import(responseCachePackage);
  const server = new ApolloServer({
    typeDefs,
    resolvers,
    plugins: [ApolloServerPluginCacheControl({ defaultMaxAge: keptSeconds }), responseCache()],
  });
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: "127.0.0.1" } });
  return Number(new URL(url).port);
});
