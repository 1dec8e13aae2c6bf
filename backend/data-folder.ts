import { accessSync, constants, mkdirSync } from "node:fs";
import { ConfigError } from "./config.ts";

/**
 * Makes the folder for what must survive a restart, where it is not there yet.
 *
 * @throws ConfigError for a folder that cannot be made or written to.
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const reason = error.message.split(",", 1)[0];
    throw new ConfigError(
      `The docs backend's settings cannot be used.\nDATA_DIR: expected a folder that can be made and written to, got "${folder}" (${reason})`,
    );
  }
}
