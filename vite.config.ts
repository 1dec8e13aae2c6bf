import { createHash } from "node:crypto";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const vendor = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/** Sonner inserts its style sheet by script, which the Content-Security-Policy forbids: client/ui/ToastStack.tsx imports the same sheet as a file. */
const withoutInsertedStyles = {
  name: "without-inserted-styles",
  transform: (code: string, id: string) => {
    if (!id.includes("sonner/dist/index.mjs")) return null;
    const kept = code.replace(/^__insertCSS\(.*\);?$/m, "");
    if (kept === code)
      throw new Error(
        "Sonner no longer inserts its styles as it did; look at withoutInsertedStyles in vite.config.ts.",
      );
    return { code: kept, map: null };
  },
};

/** Our icons have one size, one line and no name (client/ui/Icon.tsx): all that is left of the library's own component is this. */
const withPlainIcons = {
  name: "with-plain-icons",
  apply: "build",
  transform: (code: string, id: string) => {
    if (!id.endsWith("lucide-react/dist/esm/createLucideIcon.mjs")) return null;
    if (!code.includes("iconDataOrName"))
      throw new Error("lucide-react no longer makes its icons as it did; look at withPlainIcons in vite.config.ts.");
    const line = `fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round"`;
    return {
      code:
        `import { createElement } from "react";\n` +
        `export default ({ node }) => ({ size, ...rest }) => createElement("svg", ` +
        `{ width: size, height: size, viewBox: "0 0 24 24", ${line}, className: "lucide", ...rest }, node.map(([tag, attributes]) => createElement(tag, attributes)));`,
      map: null,
    };
  },
} as const;

const searchBox = /[\\/]search[\\/]box[\\/](?:SearchBox|Dropdown|options|use-(?:search-box|typed-term|hit-list))\./;
const reading =
  /[\\/]client[\\/](?:features[\\/]documents[\\/](?:DocumentArticle|MissingDocument|Byline|document-outcome)|ui[\\/](?:Note|SidePanel))\./;
const ours = /[\\/]client[\\/]|[\\/]node_modules[\\/]lucide-react[\\/]|vite[\\/]preload-helper/;

/** What tells who imports a module. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** Whether the entry imports a module, or imports one that does: such modules are on every page. */
const isOfEntry = (id: string, graph: Graph, seen: Set<string> = new Set()): boolean => {
  if (/[\\/]client[\\/]entry\.browser\.tsx$/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isOfEntry(importer, graph, seen)) ?? false;
};

const classNames = new Map<string, string>();

/** Four characters for a class, the same in both builds. Every page carries them, so they are no longer; two classes seldom meet, and then one is renamed. */
const shortClassName = (name: string, file: string): string => {
  const own = `${relative(import.meta.dirname, file).replaceAll("\\", "/")} .${name}`;
  const short = createHash("sha256")
    .update(own)
    .digest("base64url")
    .slice(0, 4)
    .replace(/^[^a-z]/i, "x");
  const other = classNames.get(short) ?? own;
  if (other !== own)
    throw new Error(`The classes "${own}" and "${other}" have the same short name; rename one of them.`);
  classNames.set(short, own);
  return short;
};

/** What the first page has loaded already: no later chunk need name it among what it needs. */
const onEveryPage = /[\\/](?:rolldown-runtime|react|apollo|router|application)-[\w-]+\.(?:js|css)$/;

/**
 * The application's chunks are imported one after another, each in a task of its own (gateway/pages/inline-scripts.ts), so the big
 * libraries are kept apart. `gateway/pages/build.ts` builds twice: for the browser, and for the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), withoutInsertedStyles, withPlainIcons],
  resolve: {
    // RxJS as it was written: without it, classes come as functions, with what makes classes of them.
    conditions: ["es2015", ...defaultClientConditions],
  },
  publicDir: isSsrBuild === true ? false : "client/public",
  css: { modules: { generateScopedName: isSsrBuild === undefined ? "[name]_[local]" : shortClassName } },
  build: {
    target: "es2023",
    cssTarget: "chrome123",
    manifest: isSsrBuild === true ? false : "manifest.json",
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file: string, needed: string[]) => needed.filter((file) => !onEveryPage.test(file)),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions:
      isSsrBuild === true
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [
                  { name: "react", test: vendor("react|react-dom|scheduler"), priority: 4 },
                  {
                    name: "apollo",
                    test: vendor("@apollo|@wry|optimism|rxjs|graphql|@graphql-typed-document-node|tslib"),
                    priority: 4,
                  },
                  // All of ours that every page needs: one file compresses better than ten.
                  {
                    name: (id, graph) => (ours.test(id) && isOfEntry(id, graph) ? "application" : null),
                    debugName: "application",
                    priority: 3,
                  },
                  // Small parts that most pages use: one file in place of a dozen. What few pages use stays out of the others' style sheets.
                  {
                    name: "shared",
                    test: (id: string) => ours.test(id) && !searchBox.test(id),
                    minShareCount: 7,
                    priority: 2,
                  },
                  // The search box is on most pages too, but not on those that need the most besides.
                  { name: "search-box", test: searchBox, priority: 1 },
                  // What stands around a text: smaller together.
                  { name: "reading", test: reading, minShareCount: 2, priority: 1 },
                  // What other pages use of that, too.
                  {
                    name: "prose",
                    test: /[\\/]client[\\/](?:ui[\\/]Prose|data[\\/]readings)\.|[\\/]icons[\\/]mail\./,
                    priority: 2,
                  },
                  {
                    name: "router",
                    test: vendor("react-router|react-router-dom|cookie|set-cookie-parser"),
                    priority: 4,
                  },
                ],
              },
            },
          },
  },
}));
