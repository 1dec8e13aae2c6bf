/** The content folder, relative to where a program is started (`CONTENT_DIR`). */
export const defaultContentDir = "content";

/** The folder for what programs write, relative to where one is started (`DATA_DIR`). */
export const defaultDataDir = ".data";
