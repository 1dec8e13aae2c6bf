import type { LastGoodFiles } from "../crawlers/last-good-files.ts";
import type { RedisConnection } from "./redis-connection.ts";

/** A larger file is on each gateway's own disk alone. */
const charactersMost = 2_000_000;

/** Last good copies that a gateway with an empty disk finds too: kept in Redis beside those on disk. */
export const shareLastGoodFiles = (files: LastGoodFiles, redis: Pick<RedisConnection, "ask">): LastGoodFiles => ({
  write: (name, content) => {
    if (content.length <= charactersMost) void redis.ask((client) => client.set(keyOf(name), content));
    return files.write(name, content);
  },
  read: async (name) => {
    const own = await files.read(name);
    if (own !== null) return own;
    const theirs = (await redis.ask((client) => client.get(keyOf(name))))?.value ?? null;
    return theirs === null ? null : Buffer.from(theirs);
  },
});

const keyOf = (name: string): string => `last-good:${name}`;
