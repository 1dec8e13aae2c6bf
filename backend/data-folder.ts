import { accessSync, constants, mkdirSync } from "node:fs";
import { ConfigError } from "./config.ts";

/**
 * Creates the folder for data that must survive a restart, if it does not exist.
 *
 * @throws ConfigError if the folder cannot be created or written to.
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const reason = error.message.split(",", 1)[0];
    throw new ConfigError(
      `The docs backend's settings are invalid.\nDATA_DIR: expected a folder that can be created and written to, got "${folder}" (${reason})`,
    );
  }
}
