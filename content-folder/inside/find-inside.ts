import { lstatSync, realpathSync } from "node:fs";
import type { Stats } from "node:fs";
import { join, sep } from "node:path";
import { asSpelled } from "./as-spelled.ts";

/** Why a file is not read: it is missing, or refused. In messages the reason follows the file's name. */
export type NotRead = { readonly kind: "missing" } | { readonly kind: "refused"; readonly reason: string };

/** What is at a path: the real paths of the folder and of the entry, and its stats. */
export type Place =
  | { readonly kind: "there"; readonly base: string; readonly real: string; readonly stats: Stats }
  | NotRead;

const outside = "it leads out of the content folder, and nothing outside it is read. Replace it by a copy";
const hidden =
  "it is hidden (its name, or that of a parent folder, begins with a dot), and hidden files are not published";

/**
 * Looks up a path in a folder, following links. Refuses what is really outside the folder or hidden in it. The folder itself may be a link, and links
 * may point anywhere inside it. Names are found in composed and in decomposed form.
 */
export function findInside(root: string, path: string): Place {
  const place = lookUp(root, path);
  if (place.kind !== "missing" || ascii.test(path)) return place;
  const spelled = asSpelled(root, path);
  return spelled === null ? place : lookUp(root, spelled);
}

const ascii = /^[\x20-\x7e]*$/;

function lookUp(root: string, path: string): Place {
  return orNotRead(join(root, path), () => {
    const base = realpathSync.native(root);
    const real = realpathSync.native(join(root, path));
    const fault = faultOfPlace(base, real);
    if (fault === null) return { kind: "there", base, real, stats: lstatSync(real) };
    // If the folder is a link that was switched during the lookup, retry instead of reporting a fault.
    return realpathSync.native(root) === base ? refused(fault) : lookUp(root, path);
  });
}

/** Whether a name is never published, such as `.git`. Names with two leading dots belong to a mounted Kubernetes ConfigMap. */
export function isHidden(name: string): boolean {
  return name.startsWith(".") && !name.startsWith("..");
}

/** Why a real path is refused; null if it is inside the folder `base`. */
export function faultOfPlace(base: string, real: string): string | null {
  const folder = base.endsWith(sep) ? base : `${base}${sep}`;
  if (real !== base && !real.startsWith(folder)) return outside;
  return real.slice(folder.length).split(sep).some(isHidden) ? hidden : null;
}

/** Why an entry is not a regular file; null if it is one. */
export function faultOfKind(stats: Stats): string | null {
  if (stats.isFile()) return null;
  return stats.isDirectory()
    ? "it is a folder: expected a file"
    : "it is a pipe, a socket or a device: expected a file";
}

/** Runs `work` on a file and turns file-system errors into `NotRead`. */
export function orNotRead<T>(path: string, work: () => T | NotRead): T | NotRead {
  try {
    return work();
  } catch (error) {
    return notRead(error, path);
  }
}

/** Maps a file-system error to `NotRead`. */
export function notRead(error: unknown, path: string): NotRead {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" && isLink(path)) return refused("it is a link whose target does not exist");
  if (["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"].includes(code)) return { kind: "missing" };
  if (code === "EACCES" || code === "EPERM")
    return refused("permission denied: allow the user that runs the site to read it");
  return refused(code === "ELOOP" ? "it is a link to itself" : `it cannot be read (${code || String(error)})`);
}

/** The result for what must not or cannot be read, with the reason for its author. */
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
