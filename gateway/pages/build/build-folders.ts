/** The folders of the built client, below the project's folder; the playground's manifest is in the browser's. */
export const buildFolders = {
  browser: "dist/client",
  server: "dist/server",
  playgroundManifest: "playground.json",
} as const;
