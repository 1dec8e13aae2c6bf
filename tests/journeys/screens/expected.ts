/** A page that is shown: what it says, and what it says of itself. */
export interface Screen {
  readonly path: string;
  readonly status: 200 | 404 | 503;
  /** Texts of the page's content, exactly as the specification has them. */
  readonly texts: readonly string[];
  readonly title: string;
  /** The address in `rel=canonical`, below the site's own. */
  readonly canonical: string;
}

/** An address that leads on to another one. */
export interface Moved {
  readonly path: string;
  readonly status: 301;
  readonly to: string;
}

/** A file for machines. */
export interface FileAnswer {
  readonly path: string;
  readonly status: 200 | 503;
  /** What stands in it. */
  readonly lines: readonly string[];
}

/** One route in every state that it can be in: with content, on an empty backend, on a failing one, and asked for what is not there. */
export interface States<Answer> {
  readonly content: Answer;
  readonly empty: Answer;
  readonly error: Answer;
  /** Null where there is nothing that could be missing. */
  readonly missing: Answer | null;
}

/** One route of the site. */
export interface ScreenRow extends States<Screen | Moved | FileAnswer> {
  /** As in the route table. */
  readonly route: string;
  /** Inside the application, while the backend takes its time. */
  readonly waiting: Screen;
  /** What shows inside the application where HTTP gets a file. */
  readonly inside?: States<Screen>;
}

export const missingText = "No content found.";
export const refreshText = "We couldn't refresh this list.";

export const found = (path: string, title: string, texts: readonly string[], canonical = `${path}/`): Screen => ({
  path,
  status: 200,
  texts,
  title,
  canonical,
});
export const failed = (path: string, title: string, texts: readonly string[], canonical = `${path}/`): Screen => ({
  path,
  status: 503,
  texts,
  title,
  canonical,
});

/** What is not there, under a title made of its address. */
export const notThere = (path: string, title = titleOf(path)): Screen => ({
  path,
  status: 404,
  texts: [missingText],
  title,
  canonical: `${path}/`,
});

/** What is on its way, under a title made of its address. */
export const waitingAt = (path: string, text = "Loading...", canonical = `${path}/`): Screen => ({
  path,
  status: 200,
  texts: [text],
  title: titleOf(path),
  canonical,
});

export const moved = (path: string, to: string): Moved => ({ path, status: 301, to });

/** @example titleOf("/white-paper/nowhere") // "White Paper | Nowhere" */
export const titleOf = (path: string): string => {
  const words = (part: string): string =>
    part
      .split(/[-\s]/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" ");
  return decodeURIComponent(path).split("/").filter(Boolean).map(words).join(" | ");
};
