/** Elements whose HTML may be older than the data of their components. Hydration does not compare HTML. */
export const staleElements: WeakSet<Element> = new WeakSet();
