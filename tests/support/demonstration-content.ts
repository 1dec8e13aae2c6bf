import { fileURLToPath } from "node:url";

/** The demonstration content of the project. */
export const demonstrationContent = fileURLToPath(new URL("../../content", import.meta.url));
