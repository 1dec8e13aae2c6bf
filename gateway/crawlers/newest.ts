import { LRUCache } from "lru-cache";

/** More names than a site has files for crawlers: names come from addresses. */
const namesMax = 600;

/**
 * Makes the result of a name, unless one of a later epoch is being or has been made: that one is the result then. What began before a purge may be ready
 * after what began later.
 */
export type Newest<T> = (name: string, epoch: number, make: () => Promise<T>) => Promise<T>;

/** Builds what makes results in the order of their epochs. */
export function createNewest<T>(): Newest<T> {
  const newest = new LRUCache<string, { readonly epoch: number; readonly result: Promise<T> }>({ max: namesMax });
  return (name, epoch, make) => {
    const known = newest.get(name);
    if (known !== undefined && known.epoch > epoch) return known.result;
    const result = make();
    newest.set(name, { epoch, result });
    return result;
  };
}
