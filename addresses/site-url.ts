/** Whether the addresses of a site can begin with this http URL: they cannot with one that has a user, a query or a fragment. */
export function canBeginAddresses(url: string): boolean {
  const { href, origin, pathname } = new URL(url);
  return href === `${origin}${pathname}`;
}
