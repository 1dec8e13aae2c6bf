import { fileURLToPath } from "node:url";

/** The project's demonstration content. */
export const demonstrationContent = fileURLToPath(new URL("../../content", import.meta.url));
