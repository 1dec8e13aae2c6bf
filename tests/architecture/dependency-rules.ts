import { z } from "zod";
import { accepts, lowestOf } from "./node-range.ts";

/** Licences that what ships may have: they ask for their text to be kept, and for nothing of ours. Among them are a font's, a data set's, and that of a command nobody here runs. */
const shippedLicences = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PSF-2.0",
];

/** What is used for development alone may be shared only as it came, too: nothing of it is passed on. */
const developmentLicences = [...shippedLicences, "CC0-1.0", "CC-BY-4.0", "MPL-2.0", "Python-2.0"];

/** Packages that have an install script, and whether it runs: `allowScripts` of package.json says the same to npm. */
const knownInstallScripts = ["@apollo/protobufjs"];

const Locked = z.looseObject({
  version: z.string().optional(),
  name: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  engines: z.object({ node: z.string().optional() }).catch({}).default({}),
});
const Lock = z.looseObject({ lockfileVersion: z.literal(3), packages: z.record(z.string(), Locked) });

/** What came of looking through a lockfile. */
export interface LockReport {
  readonly packages: number;
  /** One sentence each. */
  readonly problems: readonly string[];
}

/**
 * Holds every package of a lockfile against the rules: from the registry by its hash, no unknown script at install, a licence that may be
 * used. `ships`: what the lockfile does not mark as development's is installed by operators.
 */
export const checkLock = (lock: unknown, { ships }: { readonly ships: boolean }): LockReport => {
  const all = Lock.parse(lock).packages;
  const packages = Object.entries(all).filter(([path]) => path !== "");
  const stated = all[""]?.engines.node;
  const problems = packages.flatMap(([path, locked]) => {
    const licences = ships && locked.dev !== true ? shippedLicences : developmentLicences;
    return [...problemsOf(path, locked, licences), ...olderThanNeeded(stated, locked)].map(
      (problem) => `${path}: ${problem}`,
    );
  });
  return { packages: packages.length, problems };
};

/** An installation on any Node.js that `engines` of package.json names is without a warning. */
const olderThanNeeded = (stated: string | undefined, { engines }: z.infer<typeof Locked>): readonly string[] => {
  const refused =
    stated === undefined ? [] : lowestOf(stated).filter((version) => !accepts(engines.node ?? "*", version));
  return refused.map(
    (version) => `needs Node.js ${engines.node}, and engines of package.json says that ${version} is enough`,
  );
};

const problemsOf = (path: string, locked: z.infer<typeof Locked>, licences: readonly string[]): readonly string[] => {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const rules: readonly (readonly [boolean, string])[] = [
    [!locked.link && path.startsWith("node_modules/"), "expected a package of the registry, got a folder"],
    [
      /^sha512-[A-Za-z0-9+/]{86}==$/.test(locked.integrity ?? ""),
      `expected the integrity to be a SHA-512, got ${locked.integrity ?? "none"}`,
    ],
    [
      locked.resolved === undefined,
      `expected no address, so that whoever installs says from where, got ${locked.resolved ?? ""}`,
    ],
    [/^\d+\.\d+\.\d+/.test(locked.version ?? ""), `expected a version, got ${locked.version ?? "none"}`],
    [locked.name === undefined || locked.name === name, `expected the package of that name, got ${locked.name ?? ""}`],
    [
      locked.hasInstallScript !== true || knownInstallScripts.includes(name),
      "has an install script that nobody has looked at",
    ],
    [
      mayBeUsed(locked.license ?? "", licences),
      `expected one of the licences ${licences.join(", ")}, got ${locked.license ?? "none"}`,
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => problem);
};

/**
 * Whether an SPDX expression of one operator can be met with licences of a list.
 *
 * @example mayBeUsed("(MIT OR GPL-3.0)", ["MIT"]) // true
 */
const mayBeUsed = (expression: string, licences: readonly string[]): boolean => {
  const bare = expression.replaceAll(/^\(|\)$/g, "");
  if (bare.includes(" AND "))
    return !bare.includes(" OR ") && bare.split(" AND ").every((part) => licences.includes(part));
  return bare.split(" OR ").some((part) => licences.includes(part));
};
