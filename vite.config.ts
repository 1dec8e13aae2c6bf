import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { shortNames } from "./gateway/pages/build/class-names.ts";
import {
  withPlainIcons,
  withPlainPreload,
  withShortPageNames,
  withoutInsertedStyles,
} from "./gateway/pages/build/vite-plugins.ts";

function vendor(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
}

// With a link that pages with a search box have, too: a chunk of its own would cost more than it.
const searchBox =
  /[\\/](?:search[\\/]box[\\/](?:SearchBox|Dropdown|options|use-(?:search-box|typed-term|hit-list))|lists[\\/]AllDocumentsLink)\./;
const reading =
  /[\\/]client[\\/](?:data[\\/]use-last|features[\\/]documents[\\/](?:DocumentArticle|DocumentFacts|MissingDocument|Byline|document-outcome)|ui[\\/](?:Note|SidePanel))\./;
const narrowing = /[\\/]client[\\/](?:ui[\\/]narrowing|features[\\/]lists[\\/]archive)[\\/](?!NarrowedCards)/;
const asking = /[\\/](?:SearchStart\.generated|found-text|use-note-choice)\./;
const paging = /[\\/](?:data[\\/]list-outcome|ui[\\/]pagination[\\/]Pagination)\./;
// Of chunks that some pages load and of others that these do not: a chunk of its own would cost more than each.
const shared = /[\\/](?:icons[\\/]mail|addresses[\\/]group-address)\./;
const cover = /[\\/]client[\\/]ui[\\/]cover[\\/]/;
const idle = /[\\/]client[\\/]kernel[\\/]idle[\\/]/;
const ours = /[\\/](?:client|words)[\\/]|[\\/]node_modules[\\/]lucide-react[\\/]|vite[\\/]preload-helper/;

/** The part of the module graph that is used here. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** Whether the browser entry imports a module, directly or transitively: such modules are on every page. */
function isInEntryGraph(id: string, graph: Graph, seen: Set<string> = new Set()): boolean {
  if (/[\\/]client[\\/]entry\.browser\.tsx$/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isInEntryGraph(importer, graph, seen)) ?? false;
}

/**
 * Whether the kernel or what it loads when idle imports a module, directly or transitively: it is in the kernel's chunk, from which the application
 * takes it.
 */
function isInKernel(id: string, graph: Graph, seen: Set<string> = new Set()): boolean {
  if (/[\\/]client[\\/]kernel[\\/](?:kernel|idle[\\/]idle)\.ts$/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isInKernel(importer, graph, seen)) ?? false;
}

const productionRouter = createRequire(import.meta.resolve("react-router-dom"))
  .resolve("react-router")
  .replace(/development([\\/]index)\.m?js$/, "production$1.mjs");

/** Readable names in development, short ones in both builds. */
function classNamesOf(isSsrBuild: boolean | undefined): ReturnType<typeof shortNames> | string {
  return isSsrBuild === undefined ? "[name]_[local]" : shortNames(import.meta.dirname);
}

/** Files that the first page has already loaded, which later chunks need not preload. */
const onEveryPage =
  /[\\/](?:rolldown-runtime|react|apollo|router|kernel|entry|entry\.browser|application)-[\w-]+\.(?:js|css)$/;

/** Names by content. Every page lists them, so their hashes are short, and of the letters that code has most. */
const fileNames = {
  hashCharacters: "base36",
  chunkFileNames: "assets/[name]-[hash:7].js",
  entryFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
} as const;

/**
 * The application's chunks are imported one by one, each in a task of its own (gateway/pages/inline-scripts.ts), so the big
 * libraries get chunks of their own. `gateway/pages/build/build.ts` builds twice: for the browser and for the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), withoutInsertedStyles, withPlainIcons, withPlainPreload, withShortPageNames],
  resolve: {
    // Its package names the development build, with its warnings, for every condition.
    alias: isSsrBuild === true ? [] : [{ find: /^react-router$/, replacement: productionRouter }],
    // RxJS's ES2015 build; its default build compiles classes to functions with helpers.
    conditions: ["es2015", ...defaultClientConditions],
  },
  // React's production code alone, whatever NODE_ENV the gateway starts with: its development code renders several times slower.
  define: isSsrBuild === true ? { "process.env.NODE_ENV": '"production"' } : {},
  publicDir: isSsrBuild === true ? false : "client/public",
  css: { modules: { generateScopedName: classNamesOf(isSsrBuild) } },
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
            // Allows dropping unused top-level code of the libraries: reading a property or a global, and calling these functions, has no
            // side effects there.
            treeshake: {
              propertyReadSideEffects: false,
              unknownGlobalSideEffects: false,
              manualPureFunctions: [
                "createContext",
                "forwardRef",
                "lazy",
                "memo",
                "Symbol",
                "Symbol.for",
                "warning",
                "warningOnce",
              ],
            },
            output: {
              ...fileNames,
              codeSplitting: {
                groups: [
                  // What every page runs: it must not import the application's chunks.
                  {
                    name: (id, graph) => (!idle.test(id) && isInKernel(id, graph) ? "kernel" : null),
                    debugName: "kernel",
                    priority: 5,
                  },
                  { name: "react", test: vendor("react|react-dom|scheduler"), priority: 4 },
                  {
                    name: "apollo",
                    test: vendor("@apollo|@wry|optimism|rxjs|graphql|@graphql-typed-document-node|tslib"),
                    priority: 4,
                  },
                  // Our code that every page needs: one file compresses better than ten.
                  {
                    name: (id, graph) =>
                      shared.test(id) || (ours.test(id) && isInEntryGraph(id, graph)) ? "application" : null,
                    debugName: "application",
                    priority: 3,
                  },
                  // Small modules shared by most pages: one file instead of a dozen. The style sheets of rarely used modules stay out of
                  // other pages.
                  {
                    name: "shared",
                    test: (id: string) => ours.test(id) && !searchBox.test(id) && !cover.test(id),
                    minShareCount: 7,
                    priority: 2,
                  },
                  // The search box is on most pages too, but not on the heaviest ones.
                  { name: "search-box", test: searchBox, priority: 1 },
                  // Smaller as one chunk each: the pages of lists and results, what the search's page and dialog share, what lists
                  // and results can be narrowed to, and the parts around a document's text.
                  { name: "paging", test: paging, priority: 1 },
                  { name: "asking", test: asking, minShareCount: 2, priority: 1 },
                  { name: "narrowing", test: narrowing, priority: 1 },
                  { name: "reading", test: reading, minShareCount: 2, priority: 1 },
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
