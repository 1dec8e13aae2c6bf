/** One visitor's cookies, on their way to the docs backend and back. */
export interface VisitorCookies {
  /** The `Cookie` header of every call. */
  readonly header: string;
  /** Records the `Set-Cookie` lines of an answer. */
  readonly take: (lines: readonly string[]) => void;
  /** The lines so far, for this visitor alone; the last one for each cookie name. */
  readonly taken: () => readonly string[];
}

/** More than any session needs; further cookies are dropped. */
const linesMax = 20;

/** Builds the cookies of one request. */
export function createVisitorCookies(header: string): VisitorCookies {
  const byName = new Map<string, string>();
  return {
    header,
    take: (lines) => {
      for (const line of lines) {
        const name = line.split("=", 1)[0]?.trim() ?? "";
        if (byName.has(name) || byName.size < linesMax) byName.set(name, line);
      }
    },
    taken: () => [...byName.values()],
  };
}

/** All values of a header. */
export function allOf(header: string | string[] | undefined): readonly string[] {
  return header === undefined ? [] : [header].flat();
}
