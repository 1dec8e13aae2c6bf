/**
 * How the addresses of pages begin that take from a visitor's allowance, or do something when they are opened: they are fetched for nobody who only points
 * at a link to them, and not once more to be kept on a device.
 */
export const costlyPages = ["/search", "/newsletter/"] as const;
