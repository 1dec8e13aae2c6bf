import { keptSeconds, servePeer } from "./peer-data.ts";

/** The parts of the packages that are used: their types are installed only when the bench first runs. */
interface Fastify {
  readonly register: (plugin: unknown, options: object) => PromiseLike<unknown>;
  readonly listen: (options: { readonly port: number; readonly host: string }) => Promise<string>;
}

interface FastifyPackage {
  readonly default: () => Fastify;
}

interface PluginPackage {
  readonly default: unknown;
}

const packages: { readonly [Name in "fastify" | "mercurius" | "cache"]: string } = {
  fastify: "fastify",
  mercurius: "mercurius",
  cache: "mercurius-cache",
};

/** Mercurius, JIT-compiled from the first request on, with its cache over the root fields. Run by `peer-process.ts`. */
servePeer(async ({ typeDefs, resolvers }) => {
  const { default: fastify }: FastifyPackage = await import(packages.fastify);
  const { default: mercurius }: PluginPackage = await import(packages.mercurius);
  const { default: cache }: PluginPackage = await import(packages.cache);
  const app = fastify();
  await app.register(mercurius, { schema: typeDefs, resolvers, jit: 1, path: "/graphql" });
  await app.register(cache, {
    ttl: keptSeconds,
    policy: { Query: Object.fromEntries(Object.keys(resolvers.Query).map((name) => [name, true])) },
  });
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
