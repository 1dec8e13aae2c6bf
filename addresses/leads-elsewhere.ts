/**
 * Whether the address of a link names another site, a scheme, or both: it is then no path of this one.
 *
 * @example leadsElsewhere("mailto:a@b.example") // true
 * @example leadsElsewhere("/guide/install") // false
 */
export function leadsElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}
