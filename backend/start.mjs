/** Starts the docs backend on its own, or says why this Node.js cannot (plain JavaScript: an old Node.js reads it too). */
import { backendFlags } from "../processes/node-settings.mjs";
import { becomeProgram } from "../processes/run-node.mjs";

becomeProgram("backend/main.ts", backendFlags);
