import { fileURLToPath } from "node:url";

/**
 * Removes the style sheet that Sonner injects by script, which the Content-Security-Policy forbids. client/ui/toasts/ToastStack.tsx
 * imports the same sheet as a file.
 */
export const withoutInsertedStyles = {
  name: "without-inserted-styles",
  transform: (code: string, id: string) => {
    if (!id.includes("sonner/dist/index.mjs")) return null;
    const kept = code.replace(/^__insertCSS\(.*\);?$/m, "");
    if (kept === code)
      throw new Error(
        "Sonner no longer inserts its styles as it did; look at withoutInsertedStyles in gateway/pages/build/vite-plugins.ts.",
      );
    return { code: kept, map: null };
  },
};

/** An icon without the names and keys that nobody reads. */
function plainIcon(code: string): string {
  return code.replace(/,\s*key: "\w+"/g, "").replace(/^ {2}(?:name: ".*"|size: 24|aliases: \[.*\]),?\n/gm, "");
}

/** Replaces Lucide's icon component, and the facts of each icon, with the little that client/ui/Icon.tsx needs. */
export const withPlainIcons = {
  name: "with-plain-icons",
  apply: "build",
  transform: (code: string, id: string) => {
    if (/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return { code: plainIcon(code), map: null };
    if (!id.endsWith("lucide-react/dist/esm/createLucideIcon.mjs")) return null;
    if (!code.includes("iconDataOrName"))
      throw new Error(
        "lucide-react no longer makes its icons as it did; look at withPlainIcons in gateway/pages/build/vite-plugins.ts.",
      );
    const line = `fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round"`;
    return {
      code:
        `import { createElement } from "react";\n` +
        `export default ({ node }) => ({ size, ...rest }) => createElement("svg", ` +
        `{ width: size, height: size, viewBox: "0 0 24 24", ${line}, className: "lucide", ...rest }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));`,
      map: null,
    };
  },
} as const;

/**
 * Shortens the names of pages' source files in the browser's route table, which every page loads: there they only tell pages apart. The server needs
 * them whole.
 */
export const withShortPageNames = {
  name: "with-short-page-names",
  apply: (_config: object, { isSsrBuild }: { readonly isSsrBuild?: boolean }) => isSsrBuild !== true,
  transform: (code: string, id: string) =>
    /[\\/]client[\\/]app[\\/](?:type-)?routes\.ts$/.test(id)
      ? { code: code.replaceAll(/file: "client\/(?:[\w-]+\/)*([\w-]+)\.tsx"/g, 'file: "$1"'), map: null }
      : null,
} as const;

const importWith = fileURLToPath(new URL("../../../client/dom/import-with.ts", import.meta.url));

/**
 * Has dynamic imports call client/dom/import-with.ts. Vite's own helper, which every page would load, is three times as large: it serves nonces and
 * browsers without `modulepreload`, too.
 */
export const withPlainPreload = {
  name: "with-plain-preload",
  apply: "build",
  transform: (code: string, id: string) => {
    if (id !== "\0vite/preload-helper.js") return null;
    if (!code.includes("export const __vitePreload"))
      throw new Error(
        "Vite no longer preloads as it did; look at withPlainPreload in gateway/pages/build/vite-plugins.ts.",
      );
    return { code: `export { importWith as __vitePreload } from ${JSON.stringify(importWith)};`, map: null };
  },
} as const;
