/** The cookies of one visitor on their way to the docs backend and back. */
export interface VisitorCookies {
  /** The `Cookie` header of every call. */
  readonly header: string;
  /** Takes the `Set-Cookie` lines of an answer. */
  readonly take: (lines: readonly string[]) => void;
  /** The lines so far, for this visitor alone; of those for one name the last. */
  readonly taken: () => readonly string[];
}

/** More are no cookies of a session, but a flood. */
const linesMax = 20;

/** Builds the cookies of one request. */
export const createVisitorCookies = (header: string): VisitorCookies => {
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
};

/** All values of a header. */
export const allOf = (header: string | string[] | undefined): readonly string[] =>
  header === undefined ? [] : [header].flat();
