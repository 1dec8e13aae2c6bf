/** Where the built client lies, below the project's folder; the playground's manifest lies in the browser's. */
export const buildFolders = {
  browser: "dist/client",
  server: "dist/server",
  playgroundManifest: "playground.json",
} as const;
