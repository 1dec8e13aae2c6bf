import type { Epoch } from "./answers/epoch.ts";
import type { DocsApi } from "./docs-api/docs-api.ts";
import type { Shared } from "./redis/open-redis.ts";

/** Purges shared data, then local data, then raises the epoch: a fill in the new epoch must not get data of the old one. */
export function createPurge(
  data: () => { readonly docsApi: DocsApi | null; readonly shared: Shared | null },
  epoch: Epoch,
) {
  const listeners: (() => void)[] = [];
  const purgeHere = (): void => {
    data().docsApi?.purge();
    epoch.raise();
    for (const listener of listeners) listener();
  };
  return {
    purge: (): void => {
      data().shared?.purge();
      purgeHere();
    },
    /** For a purge that another gateway has published. */
    purgeHere,
    onPurged: (listener: () => void) => void listeners.push(listener),
  };
}
