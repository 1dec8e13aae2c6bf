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
  return code.replace(/, key: "\w+"/g, "").replace(/^ {2}(?:name: ".*"|size: 24|aliases: \[.*\]),?\n/gm, "");
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

/** Names the files of routes by their last part in the browser, which only tells them apart: every page carries the route table. */
export const withShortRouteNames = {
  name: "with-short-route-names",
  apply: "build",
  transform: (code: string, id: string, options?: { readonly ssr?: boolean }) =>
    options?.ssr !== true && /\/client\/app\/(?:type-)?routes\.ts$/.test(id)
      ? { code: code.replaceAll(/(\bfile: ")client\/features\/(?:[\w-]+\/)+(\w+)\.tsx"/g, '$1$2"'), map: null }
      : null,
} as const;
