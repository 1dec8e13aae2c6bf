import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const vendor = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/** Sonner inserts its style sheet by script, which the Content-Security-Policy forbids: client/ui/ToastStack.tsx imports the same sheet as a file. */
const withoutInsertedStyles = {
  name: "without-inserted-styles",
  transform: (code: string, id: string) => {
    if (!id.includes("sonner/dist/index.mjs")) return null;
    const kept = code.replace(/^__insertCSS\(.*\);?$/m, "");
    if (kept === code) throw new Error("Sonner no longer inserts its styles as it did; look at withoutInsertedStyles in vite.config.ts.");
    return { code: kept, map: null };
  },
};

/**
 * The application's chunks are imported one after another, each in a task of its own (gateway/pages/inline-scripts.ts), so the big
 * libraries are kept apart. `gateway/pages/build.ts` builds twice: for the browser, and for the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), withoutInsertedStyles],
  publicDir: isSsrBuild === true ? false : "client/public",
  css: { modules: { generateScopedName: isSsrBuild === undefined ? "[name]_[local]" : "[hash:base64:5]" } },
  build: {
    target: "es2023",
    cssTarget: "chrome123",
    manifest: isSsrBuild === true ? false : "manifest.json",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions:
      isSsrBuild === true
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [
                  { name: "react", test: vendor("react|react-dom|scheduler"), priority: 3 },
                  { name: "apollo", test: vendor("@apollo|@wry|optimism|rxjs|graphql|@graphql-typed-document-node|tslib"), priority: 2 },
                  // What the frame of every page shares with pages: alone, each of these would be a chunk of a few hundred bytes.
                  { name: "frame", test: /[\\/]client[\\/](?:lib[\\/](?:theme|canonical-url)|ui[\\/](?:toasts|NetworkIcon|Prose))\.|[\\/]icons[\\/](?:search|mail)\./, priority: 1 },
                  // Small parts that most pages use: one file in place of a dozen. What few pages use stays out of the others' style sheets.
                  { name: "shared", test: /[\\/]client[\\/]|[\\/]node_modules[\\/]lucide-react[\\/]|vite[\\/]preload-helper/, minShareCount: 7, priority: 1 },
                  { name: "router", test: vendor("react-router|react-router-dom|cookie|set-cookie-parser"), priority: 2 },
                ],
              },
            },
          },
  },
}));
