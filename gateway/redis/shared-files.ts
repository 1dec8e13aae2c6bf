import { z } from "zod";
import { heldSet } from "../crawlers/last-good-files.ts";
import type { LastGoodFiles } from "../crawlers/last-good-files.ts";
import type { RedisConnection } from "./redis-connection.ts";

/** A larger set is on each gateway's own disk alone. */
const bytesMost = 2_000_000;

const Parts = z.array(z.string()).min(1);

/** Last good copies that a gateway with an empty disk finds too: kept in Redis beside those on disk. The parts of a set are one value: nobody finds half of it. */
export const shareLastGoodFiles = (files: LastGoodFiles, redis: Pick<RedisConnection, "ask">): LastGoodFiles => ({
  write: (name, parts) => {
    const isSmall = parts.reduce((sum, { length }) => sum + length, 0) <= bytesMost;
    redis
      .ask(async (client): Promise<unknown> =>
        isSmall ? client.set(keyOf(name), JSON.stringify(parts.map(String))) : client.del(keyOf(name)),
      )
      .catch(() => undefined);
    return files.write(name, parts);
  },
  read: async (name) => {
    const own = await files.read(name);
    if (own !== null) return own;
    const theirs = partsIn((await redis.ask((client) => client.get(keyOf(name))))?.value ?? null);
    return theirs === null ? null : heldSet(theirs.map((text) => Buffer.from(text)));
  },
});

const partsIn = (kept: string | null): readonly string[] | null => {
  if (kept === null) return null;
  try {
    return Parts.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
};

const keyOf = (name: string): string => `last-good:set:${name}`;
