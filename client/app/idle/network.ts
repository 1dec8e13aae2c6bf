/** What browsers tell of the network, where they do (Network Information API). */
interface NetworkFacts {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/**
 * Whether there is no network, or the visitor may be charged for every byte, or waits for them: then nothing is fetched that was not asked for.
 * Browsers that tell nothing count as good ones, unless they say that data is to be saved.
 */
export const isNetworkSpared = (): boolean => {
  const { saveData, effectiveType, type }: NetworkFacts =
    "connection" in navigator && isFacts(navigator.connection) ? navigator.connection : {};
  const wantsLess = matchMedia("(prefers-reduced-data: reduce)").matches;
  return (
    !navigator.onLine ||
    wantsLess ||
    saveData === true ||
    type === "cellular" ||
    (effectiveType !== undefined && effectiveType !== "4g")
  );
};

const isFacts = (value: unknown): value is NetworkFacts => typeof value === "object" && value !== null;
