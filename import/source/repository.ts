import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The folder that holds everything that a site may be made of: its Git repository, else the folder that is imported. */
export function repositoryOf(source: string): string {
  const folder = statSync(source).isDirectory() ? source : dirname(source);
  for (let path = folder; ; path = dirname(path)) {
    if (existsSync(join(path, ".git"))) return path;
    if (path === dirname(path)) return folder;
  }
}

/** Whether a file lies in a folder, wherever links lead: what others wrote must not put files of this machine on a site. */
export function isInside(file: string, folder: string): boolean {
  const way = relative(realpathSync(folder), realpathSync(file));
  return way !== ".." && !way.startsWith(`..${sep}`);
}
