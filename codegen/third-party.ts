import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Writes THIRD-PARTY.md: what ships beside our own code, and its licences, as package-lock.json has them. Part of `npm run codegen`. */
const root = fileURLToPath(new URL("..", import.meta.url));

interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const shipped = readShipped(JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")));
writeFileSync(`${root}THIRD-PARTY.md`, toMarkdown(shipped));

/** Every package that an installation without development packages has, each version once. */
function readShipped(lock: unknown): readonly Shipped[] {
  const packages = Object.entries(objectAt(lock, "packages")).filter(
    ([path, facts]) => path !== "" && objectOf(facts)["dev"] !== true,
  );
  const rows = packages.map(([path, facts]) => ({
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    version: textAt(facts, "version"),
    licence: textAt(facts, "license"),
  }));
  const unique = new Map(rows.map((row) => [`${row.name}@${row.version}`, row]));
  return [...unique.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The same order on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function toMarkdown(rows: readonly Shipped[]): string {
  const counts = [...Map.groupBy(rows, ({ licence }) => licence)].toSorted(
    ([a, x], [b, y]) => y.length - x.length || compare(a, b),
  );
  return `# What ships with Lectern

Made by \`npm run codegen\` from \`package-lock.json\`: never edited. These ${rows.length} packages are installed beside Lectern's own code (MIT); each comes with the text of its licence in
\`node_modules\`. What is used for development alone is not among them. Which licences may be used is in [tests/architecture/dependency-rules.ts](tests/architecture/dependency-rules.ts).

| licence | packages |
| --- | --- |
${counts.map(([licence, { length }]) => `| ${licence} | ${length} |`).join("\n")}

| package | version | licence |
| --- | --- | --- |
${rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join("\n")}
`;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function objectAt(value: unknown, name: string): Readonly<Record<string, unknown>> {
  return objectOf(objectOf(value)[name]);
}

function textAt(value: unknown, name: string): string {
  const text = objectOf(value)[name];
  return typeof text === "string" ? text : "unknown";
}
