/** The encodings of an answer, the one that makes it smallest first. */
const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** An encoding that is not named is not wanted, but for none at all, which is then the last choice (RFC 9110, section 12.5.3). */
const unnamedIdentity = 0.0001;

/**
 * The encoding that a client likes best. Of those it likes as much as each other, the smallest: browsers name gzip first
 * and mean nothing by it.
 *
 * @example chooseEncoding("gzip, deflate, br") // "br"
 */
export const chooseEncoding = (acceptEncoding: string | undefined): Encoding => {
  const qualities = new Map((acceptEncoding ?? "").toLowerCase().split(",").map(toQuality));
  const qualityOf = (encoding: Encoding): number =>
    qualities.get(encoding) ?? (encoding === "identity" ? unnamedIdentity : (qualities.get("*") ?? 0));
  const best = encodings.reduce((chosen, encoding) => (qualityOf(encoding) > qualityOf(chosen) ? encoding : chosen));
  return qualityOf(best) > 0 ? best : "identity";
};

/** @example toQuality(" gzip;q=0.5") // ["gzip", 0.5] */
const toQuality = (choice: string): readonly [string, number] => {
  const [name = "", ...parameters] = choice.split(";").map((part) => part.trim());
  const given = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1");
  return [name, Number.isNaN(given) ? 0 : given];
};
