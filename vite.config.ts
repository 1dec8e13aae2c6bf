import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const vendor = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/**
 * The application's chunks are imported one after another, each in a task of its own (client/loader.js), so the big
 * libraries are kept apart. `gateway/pages/build.ts` builds twice: for the browser, and for the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
                  { name: "router", test: vendor("react-router|react-router-dom|cookie|set-cookie-parser"), priority: 2 },
                ],
              },
            },
          },
  },
}));
