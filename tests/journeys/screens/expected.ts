/** An expected page: its content and its metadata. */
export interface Screen {
  readonly path: string;
  readonly status: 200 | 404 | 503;
  /** Texts in the page's content, exactly as the specification has them. */
  readonly texts: readonly string[];
  readonly title: string;
  /** The path of `rel=canonical`, relative to the site's address. */
  readonly canonical: string;
}

/** A permanent redirect. */
export interface Moved {
  readonly path: string;
  readonly status: 301;
  readonly to: string;
}

/** A file for machines. */
export interface FileAnswer {
  readonly path: string;
  readonly status: 200 | 503;
  /** Texts in the file. */
  readonly lines: readonly string[];
}

/** A route in each state: with content, on an empty backend, on a failing backend, and for a missing item. */
export interface States<Answer> {
  readonly content: Answer;
  readonly empty: Answer;
  readonly error: Answer;
  /** Null when nothing can be missing. */
  readonly missing: Answer | null;
}

/** One route of the site. */
export interface ScreenRow extends States<Screen | Moved | FileAnswer> {
  /** As in the route table. */
  readonly route: string;
  /** On client-side navigation, while the backend has not answered. */
  readonly waiting: Screen;
  /** What client-side navigation shows where HTTP serves a file. */
  readonly inside?: States<Screen>;
}

export const missingText = "No content found.";
export const refreshText = "We couldn't refresh this list.";

export function found(path: string, title: string, texts: readonly string[], canonical = `${path}/`): Screen {
  return {
    path,
    status: 200,
    texts,
    title,
    canonical,
  };
}
export function failed(path: string, title: string, texts: readonly string[], canonical = `${path}/`): Screen {
  return {
    path,
    status: 503,
    texts,
    title,
    canonical,
  };
}

/** A missing page, titled by its address. */
export function notThere(path: string, title = titleOf(path)): Screen {
  return {
    path,
    status: 404,
    texts: [missingText],
    title,
    canonical: `${path}/`,
  };
}

/** A loading page, titled by its address. */
export function waitingAt(path: string, text = "Loading...", canonical = `${path}/`): Screen {
  return {
    path,
    status: 200,
    texts: [text],
    title: titleOf(path),
    canonical,
  };
}

export function moved(path: string, to: string): Moved {
  return { path, status: 301, to };
}

/**
 * The title derived from a path.
 *
 * @example titleOf("/white-paper/nowhere") // "White Paper | Nowhere"
 */
export function titleOf(path: string): string {
  const words = (part: string): string =>
    part
      .split(/[-\s]/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" ");
  return decodeURIComponent(path).split("/").filter(Boolean).map(words).join(" | ");
}
