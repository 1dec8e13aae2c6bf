/** Where the built client lies, below the project's folder. */
export const buildFolders = { browser: "dist/client", server: "dist/server" } as const;
