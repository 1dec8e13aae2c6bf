/** Stands, with an operation's name, for the operation's text. Made by `npm run codegen`: never edited. */
export const persistedBuild = "0DxipvCKlOTSNE36";
