import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** What may follow the first letter of a name in CSS (CSS Syntax Level 3, section 4.3.9). */
const following = `${letters}0123456789-_`;
const count = letters.length * following.length;

/** What a CSS module names: its classes and animations. */
const named = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;

/**
 * Gives every class and animation of the client's CSS modules a name of two characters, the same in the builds for the browser and the server: each page
 * carries some hundred of them. Most names stay when others come or go, and with them the files of earlier builds that browsers have.
 *
 * @returns the short name of a name in a file of CSS.
 */
export function shortNames(root: string): (name: string, file: string) => string {
  const all = globSync("client/**/*.module.css", { cwd: root }).flatMap((file) => {
    const names = readFileSync(join(root, file), "utf8").matchAll(named);
    return [...new Set([...names].map(([, name = ""]) => keyOf(file, name)))];
  });
  const places = new Map<string, number>();
  const taken = new Set<number>();
  for (const key of all.toSorted()) {
    let place = createHash("sha256").update(key).digest().readUInt32BE() % count;
    while (taken.has(place)) place = (place + 1) % count;
    taken.add(place);
    places.set(key, place);
  }
  return (name, file) => {
    const place = places.get(keyOf(relative(root, file), name));
    if (place === undefined) throw new Error(`${file} names "${name}", which class-names.ts does not find in it.`);
    return `${letters[Math.floor(place / following.length)]}${following[place % following.length]}`;
  };
}

function keyOf(file: string, name: string): string {
  return `${file.replaceAll("\\", "/")} .${name}`;
}
