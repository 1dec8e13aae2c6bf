import { type Stats, lstatSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";

/** Why there is nothing to read: no such file, or one that is not read. The reason follows the file's name. */
export type NotRead = { readonly kind: "missing" } | { readonly kind: "refused"; readonly reason: string };

/** What lies at a path: the real paths of the folder and of what is there, and what is known of it. */
export type Place =
  | { readonly kind: "there"; readonly base: string; readonly real: string; readonly stats: Stats }
  | NotRead;

const outside = "it leads out of the content folder, and nothing outside of it is read. Put a copy in its place";
const hidden =
  "it is hidden (its name, or that of a folder around it, begins with a dot), and what is hidden is not published";

/**
 * What lies at a path in a folder, links followed. What really lies outside of the folder, or is hidden in it, is refused. The folder
 * itself may be a link, and links inside it may lead to each other.
 */
export function findInside(root: string, path: string): Place {
  return orNotRead(join(root, path), () => {
    const base = realpathSync.native(root);
    const real = realpathSync.native(join(root, path));
    const fault = faultOfPlace(base, real);
    if (fault === null) return { kind: "there", base, real, stats: lstatSync(real) };
    // Where the folder is a link that was changed in this very moment, nothing is wrong.
    return realpathSync.native(root) === base ? refused(fault) : findInside(root, path);
  });
}

/** Whether a name is one of those that are never published, such as `.git`. Two dots are the marks of a mounted ConfigMap of Kubernetes. */
export function isHidden(name: string): boolean {
  return name.startsWith(".") && !name.startsWith("..");
}

/** What is wrong with a real path; null when it lies in the folder `base`. */
export function faultOfPlace(base: string, real: string): string | null {
  const folder = base.endsWith(sep) ? base : `${base}${sep}`;
  if (real !== base && !real.startsWith(folder)) return outside;
  return real.slice(folder.length).split(sep).some(isHidden) ? hidden : null;
}

/** What is wrong with something that was to be a file; null for a file. */
export function faultOfKind(stats: Stats): string | null {
  if (stats.isFile()) return null;
  return stats.isDirectory()
    ? "it is a folder: expected a file"
    : "it is a pipe, a socket or a device: expected a file";
}

/** Does work on a file; a fault of the file system is what keeps it from being read. */
export function orNotRead<T>(path: string, work: () => T | NotRead): T | NotRead {
  try {
    return work();
  } catch (error) {
    return notRead(error, path);
  }
}

/** What a fault of the file system means for a file. */
export function notRead(error: unknown, path: string): NotRead {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" && isLink(path)) return refused("it is a link that leads to nothing");
  if (["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"].includes(code)) return { kind: "missing" };
  if (code === "EACCES" || code === "EPERM")
    return refused("it may not be read: give the user that runs the site the permission");
  return refused(
    code === "ELOOP" ? "it is a link that leads to itself" : `it cannot be read (${code || String(error)})`,
  );
}

export function refused(reason: string): NotRead {
  return { kind: "refused", reason };
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
