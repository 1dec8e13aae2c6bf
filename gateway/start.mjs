/**
 * Starts Lectern, or says why this Node.js cannot: it is plain JavaScript, so that an old Node.js can still read it.
 * With `--dev` the gateway hot-reloads the client, and is started anew when its own sources or the backend's change.
 */
import { backendFlags, gatewayFlags } from "../processes/node-settings.mjs";
import { becomeProgram } from "../processes/run-node.mjs";

if (process.argv.includes("--dev")) becomeProgram("gateway/restart-on-change.ts", backendFlags);
else becomeProgram("gateway/main.ts", gatewayFlags);
