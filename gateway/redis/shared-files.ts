import { z } from "zod";
import { heldSet } from "../crawlers/last-good-files.ts";
import type { LastGoodFiles } from "../crawlers/last-good-files.ts";
import type { RedisConnection } from "./redis-connection.ts";

/** Larger sets are kept on each gateway's own disk only. */
const bytesMost = 2_000_000;

const Parts = z.array(z.string()).min(1);

/**
 * Keeps last good copies in Redis as well as on disk, for gateways with an empty disk. The parts of a set are one value, so that it is never read in
 * part.
 */
export function shareLastGoodFiles(files: LastGoodFiles, redis: Pick<RedisConnection, "ask">): LastGoodFiles {
  return {
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
  };
}

function partsIn(kept: string | null): readonly string[] | null {
  if (kept === null) return null;
  try {
    return Parts.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}

function keyOf(name: string): string {
  return `last-good:set:${name}`;
}
