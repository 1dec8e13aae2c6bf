/**
 * Starts Lectern, or reports why this Node.js cannot. Plain JavaScript, so that an old Node.js can parse it. With `--dev` the gateway hot-reloads the
 * client, and restarts when its own sources or the backend's change.
 */
import { backendFlags, gatewayFlags } from "../processes/node-settings.mjs";
import { becomeProgram } from "../processes/run-node.mjs";

if (process.argv.includes("--dev")) becomeProgram("gateway/restart-on-change.ts", backendFlags);
else becomeProgram("gateway/main.ts", gatewayFlags);
