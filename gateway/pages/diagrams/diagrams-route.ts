import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sayIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";
import { fileNotFound, lastingAnswer } from "../../answers/answer.ts";
import type { Answer } from "../../answers/answer.ts";
import type { Route } from "../../answers/route.ts";
import { diagramFramePolicy } from "../content-security-policy.ts";

/** Where the package's own build is: one entry, and chunks that it imports when a diagram needs them. */
const packageFolder = dirname(fileURLToPath(import.meta.resolve("mermaid")));
const frameScript = fileURLToPath(new URL("../../../client/diagrams/frame.ts", import.meta.url));

const file = /^\/diagrams\/((?:chunks\/mermaid\.esm\.min\/)?[\w.-]+\.mjs)$/u;

/**
 * The route for what draws diagrams: a page for a frame, its script, and the files of Mermaid. The frame is sandboxed, so it has no origin: neither cookies nor
 * the page around it can be reached from there, whatever a diagram says. Its files may be read by anyone.
 */
export function createDiagramsRoute(speech: () => Speech): Route {
  return {
    name: "diagrams",
    match: ({ method, path }) => {
      if (method !== "GET" || !path.startsWith("/diagrams/")) return null;
      return { key: `diagrams ${path}`, fill: () => answerTo(path, speech) };
    },
  };
}

async function answerTo(path: string, speech: () => Speech): Promise<Answer> {
  if (path === "/diagrams/frame") return lastingAnswer(framePage, frameHeaders);
  try {
    if (path === "/diagrams/frame.js") return lastingAnswer(await readFrameScript(), scriptHeaders("no-cache"));
    const [, name] = file.exec(path) ?? [];
    if (name !== undefined)
      return lastingAnswer(await readFile(join(packageFolder, name)), scriptHeaders("public, max-age=604800"));
  } catch (error) {
    if (!isNoFile(error)) throw error;
  }
  return fileNotFound(sayIn(speech(), "Not found"));
}

/** Whether there is no file of a name; none can have a name that is too long for the system. */
function isNoFile(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENAMETOOLONG");
}

const framePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Diagram</title>' +
  '<script type="module" src="/diagrams/frame.js"></script></head><body></body></html>';

async function readFrameScript(): Promise<string> {
  return stripTypeScriptTypes(await readFile(frameScript, "utf8"));
}

const frameHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy": diagramFramePolicy,
  "x-frame-options": "SAMEORIGIN",
};

function scriptHeaders(cacheControl: string): Answer["headers"] {
  return {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": cacheControl,
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };
}
