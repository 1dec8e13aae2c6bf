/** The index of the table `fvar` in the list of known tags (WOFF 2.0, section 4.1). */
const fvar = 47;
const [glyf, loca] = [10, 11];
/** The tag is written out behind the flags. */
const otherTag = 63;

/** Whether a WOFF2 font has several weights in one file: then it has the table `fvar`. False for a file that ends too early. */
export function isVariableFont(bytes: Buffer): boolean {
  const count = bytes.length < 48 ? 0 : bytes.readUInt16BE(12);
  let at = 48;
  for (let table = 0; table < count && at < bytes.length; table += 1) {
    const flags = bytes[at] ?? 0;
    const [tag, version] = [flags & 63, flags >> 6];
    if (tag === fvar || (tag === otherTag && bytes.toString("latin1", at + 1, at + 5) === "fvar")) return true;
    at = afterNumber(bytes, at + (tag === otherTag ? 5 : 1));
    if (tag === glyf || tag === loca ? version !== 3 : version !== 0) at = afterNumber(bytes, at);
  }
  return false;
}

/** The end of a number of variable length (UIntBase128): its last byte is below 128. */
function afterNumber(bytes: Buffer, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) >= 128) at += 1;
  return at + 1;
}
