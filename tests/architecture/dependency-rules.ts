import { readLicences } from "../../codegen/read-licences.ts";
import { z } from "zod";
import { accepts, lowestOf } from "./node-range.ts";

/**
 * Licences allowed in what ships: they require only that their text is kept. They include those of a font, of a data set, and of a command that is
 * never run here.
 */
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
  "Unlicense",
];

/** Licences also allowed in development: nothing of these packages is distributed, so terms on modified copies do not apply. */
const developmentLicences = [...shippedLicences, "CC-BY-4.0", "MPL-2.0", "Python-2.0"];

/** Packages that may have an install script; `allowScripts` of package.json tells npm whether it runs. */
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

/** The result of checking a lockfile. */
export interface LockReport {
  readonly packages: number;
  /** One sentence per problem. */
  readonly problems: readonly string[];
}

/**
 * Checks every package of a lockfile: from the registry with a hash, no unknown install script, an allowed licence. `ships`: packages not marked
 * `dev` are installed by operators.
 */
export function checkLock(lock: unknown, { ships }: { readonly ships: boolean }): LockReport {
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
}

/** Problems for the lowest Node.js versions that package.json's `engines` allows, so that npm never warns about one at install. */
function olderThanNeeded(stated: string | undefined, { engines }: z.infer<typeof Locked>): readonly string[] {
  const refused =
    stated === undefined ? [] : lowestOf(stated).filter((version) => !accepts(engines.node ?? "*", version));
  return refused.map(
    (version) => `needs Node.js ${engines.node}, and engines of package.json says that ${version} is enough`,
  );
}

function problemsOf(path: string, locked: z.infer<typeof Locked>, licences: readonly string[]): readonly string[] {
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
      mayBeUsed(locked.license ?? readLicences[name] ?? "", licences),
      `expected one of the licences ${licences.join(", ")}, got ${locked.license ?? "none"}`,
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/**
 * Whether an SPDX expression with a single kind of operator can be satisfied by these licences.
 *
 * @example mayBeUsed("(MIT OR GPL-3.0)", ["MIT"]) // true
 */
function mayBeUsed(expression: string, licences: readonly string[]): boolean {
  const bare = expression.replaceAll(/^\(|\)$/g, "");
  if (bare.includes(" AND "))
    return !bare.includes(" OR ") && bare.split(" AND ").every((part) => licences.includes(part));
  return bare.split(" OR ").some((part) => licences.includes(part));
}
