/** Longer paths, in bytes, have no room in the indexes of a database, together with the address and the place that follow from them. */
const pathBytesMax = 1_000;

/** Why what is at a path in the content folder is left out; null where the path is not too long. */
export function faultOfPath(path: string): string | null {
  const bytes = Buffer.byteLength(path);
  return bytes <= pathBytesMax
    ? null
    : `it is left out: its path has ${bytes} bytes, expected at most ${pathBytesMax}. Shorten the names of its folders`;
}
