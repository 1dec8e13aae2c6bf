/** Whether an address is that of a file as it is served, named by its content: `/media/{32 hexadecimal digits}.{ext}`. */
export function isServed(address: string): boolean {
  return /^\/media\/[0-9a-f]{32}\.[a-z0-9]+$/.test(address);
}
