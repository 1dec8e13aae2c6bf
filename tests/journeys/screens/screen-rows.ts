import { failed, found, moved, notThere, refreshText, titleOf, waitingAt } from "./expected.ts";
import type { ScreenRow } from "./expected.ts";

/** A detail page of a kind; on an empty backend its document is missing. */
export function detail(prefix: string, name: string, failedText = "Error fetching article."): ScreenRow {
  const path = `/${prefix}/${prefix}-words`;
  return {
    route: `/${prefix}/:slug`,
    content: found(path, `${name} words`, [`${name} words`, "These are the first words.", "Was this useful?"]),
    empty: notThere(path),
    error: failed(path, titleOf(path), [failedText]),
    missing: notThere(`/${prefix}/nowhere`),
    waiting: waitingAt(path),
  };
}

/** A list; a page beyond the last shows the first. */
export function list(path: string, title: string, item: string, emptyTexts: readonly string[]): ScreenRow {
  return {
    route: path,
    content: found(path, title, [title, `${item} words`]),
    empty: found(path, title, emptyTexts),
    error: failed(path, title, [...emptyTexts, refreshText, "Retry"]),
    missing: found(`${path}?page=99`, title, [`${item} words`], `${path}/`),
    waiting: waitingAt(path),
  };
}

/** The guides of a kind; the bare address redirects to the first one. */
export function guides(prefix: string, title: string, emptyText: string, failedText: string): ScreenRow {
  return {
    route: `/${prefix}`,
    content: moved(`/${prefix}`, `/${prefix}/${prefix}-words`),
    empty: found(`/${prefix}`, title, [emptyText]),
    error: failed(`/${prefix}`, title, [failedText, "Select an article from the left to view its content."]),
    missing: null,
    waiting: waitingAt(`/${prefix}`),
  };
}

/** A legal text, beside links to both of them. */
export function legal(path: string, title: string, subject: string): ScreenRow {
  return {
    route: path,
    content: found(path, subject, [subject, "Privacy Policy", "Terms and Conditions"]),
    empty: found(path, title, ["Content will be uploading soon."]),
    error: failed(path, title, ["Error fetching article."]),
    missing: notThere("/legal/nowhere"),
    waiting: waitingAt(path),
  };
}

/** The documents of a type, a tag or a category. */
export function group(route: string, path: string, name: string, missingPath: string): ScreenRow {
  return {
    route,
    content: found(path, `${kindOf(path)}: ${name}`, [name, "Article words"]),
    empty: found(path, `${kindOf(path)}: ${name}`, ["No Content Yet", "Please check back soon."]),
    error: failed(path, titleOf(path), ["No Content Yet", refreshText]),
    missing: notThere(missingPath),
    waiting: waitingAt(path),
  };
}

/**
 * The kind of group that a path belongs to.
 *
 * @example kindOf("/tag/dns") // "Tag"
 */
function kindOf(path: string): string {
  return titleOf(`/${path.split("/")[1] ?? ""}`);
}

/** A page without backend data: the same in every state. */
export function own(path: string, title: string, texts: readonly string[]): ScreenRow {
  const expected = found(path, title, texts);
  return { route: path, content: expected, empty: expected, error: expected, missing: null, waiting: expected };
}
