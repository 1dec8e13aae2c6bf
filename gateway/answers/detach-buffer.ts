/**
 * A buffer that holds its own bytes alone. Node.js and zlib hand out parts of shared blocks of up to 64 KiB, and whoever keeps the
 * part keeps the block: a store that counts bodies would hold several times what it counts.
 */
export const detachBuffer = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};
