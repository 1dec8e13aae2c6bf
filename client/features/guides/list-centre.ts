/** The lists that the sidebar last showed: the guide that each was centred on, and the slugs in it. By type. */
const shown = new Map<string, { readonly around: string | undefined; readonly slugs: readonly string[] }>();

/**
 * The guide on which to centre the list of a type while `slug` is shown: the same as before where the list shows it with its neighbours. The
 * variables of the query then stay the same from guide to guide, and Apollo Client reads the list once. On the server it is `slug`.
 */
export function listCentre(typeId: string, slug: string): string | undefined {
  const list = import.meta.env.SSR ? undefined : shown.get(typeId);
  const at = list?.slugs.indexOf(slug) ?? 0;
  return list && at > 0 && at < list.slugs.length - 1 ? list.around : slug;
}

/** Notes which list the sidebar shows. */
export function noteShownList(typeId: string, around: string | undefined, slugs: readonly string[]): void {
  shown.set(typeId, { around, slugs });
}
