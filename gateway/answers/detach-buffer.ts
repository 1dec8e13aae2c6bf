/**
 * A buffer that owns exactly its bytes. Node.js and zlib return slices of shared blocks of up to 64 KiB, and a retained slice retains its block: a
 * store that counts body sizes would hold several times what it counts.
 */
export function detachBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
