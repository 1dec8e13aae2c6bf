/**
 * The weights of a header such as `Accept` or `Accept-Encoding` (RFC 9110, section 12.4.2), names in lower case.
 *
 * @example weightsOf("gzip, br;q=0.5") // Map { "gzip" => 1, "br" => 0.5 }
 */
export function weightsOf(header: string): ReadonlyMap<string, number> {
  return new Map(header.split(",").map(weightOf));
}

function weightOf(part: string): readonly [string, number] {
  const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const number = weight === undefined ? 1 : Number(weight.slice(2));
  return [name, Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 0];
}

/** Memoises a function of a header value. Real clients send few different values; the many that an attacker may send are computed each time. */
export function remembered<T>(make: (header: string) => T): (header: string) => T {
  const known = new Map<string, T>();
  return (header) => {
    const value = known.get(header);
    if (value !== undefined) return value;
    const made = make(header);
    if (known.size < rememberedMax) known.set(header, made);
    return made;
  };
}

const rememberedMax = 200;
