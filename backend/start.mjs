/** Starts the docs backend standalone, or reports that this Node.js is too old (plain JavaScript, so that an old Node.js can read it). */
import { backendFlags } from "../processes/node-settings.mjs";
import { becomeProgram } from "../processes/run-node.mjs";

becomeProgram("backend/main.ts", backendFlags);
