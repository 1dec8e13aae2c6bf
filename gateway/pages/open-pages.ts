import { escapeText } from "../../html/escape.ts";
import type { ViteDevServer } from "vite";
import { developmentPolicy } from "./content-security-policy.ts";
import { watchDiagrams } from "./diagrams/diagram-mistakes.ts";
import type { FindLines } from "./diagrams/diagram-mistakes.ts";
import { noSources } from "./page-additions.ts";

/** The pages open in browsers during development: they reload after edits, and show errors. */
export interface OpenPages {
  /** Reloads them: something that they show has changed. */
  readonly reload: () => void;
  /** Shows content problems, with file and line, over every page until they are fixed. */
  readonly showProblems: (lines: readonly string[]) => void;
  /** Shows a bug over every page, until something is edited. */
  readonly showBug: (bug: unknown) => void;
  /** A page in place of one that could not be built; it reloads when something is edited. */
  readonly errorPage: (error: unknown) => { readonly html: string; readonly policy: string };
}

/** One edit causes several events in a row. */
const settleMs = 50;
const bugsMax = 5;

interface Shown {
  readonly message: string;
  readonly stack: string;
}

/** Sends to open pages through the development server's own client, which each of them loads. */
export function createOpenPages(vite: ViteDevServer, findLines: FindLines): OpenPages {
  let problems: readonly string[] = [];
  let bugs: readonly Shown[] = [];
  let timer: NodeJS.Timeout | undefined;

  const show = (): void => showErrors(vite, [...problems.map(toShownProblem), ...bugs]);
  const reloads = createReloads(vite, show);
  const reload = (): void => {
    bugs = [];
    clearTimeout(timer);
    timer = setTimeout(reloads.send, settleMs);
  };

  const showBug = (bug: unknown): void => {
    const shown = toShown(vite, bug);
    if (bugs.some(({ message }) => message === shown.message)) return;
    bugs = [...bugs, shown].slice(-bugsMax);
    show();
  };

  watchDiagrams(vite, findLines, showBug);
  // A page opened later shows the same errors.
  vite.ws.on("connection", reloads.onConnection);
  // Only pages that show a bug reload after any edit: the others are updated by hot reload.
  vite.watcher.on("all", () => bugs.length > 0 && reload());
  return {
    reload,
    showProblems: (lines) => {
      const wasShown = problems.join("\n");
      problems = lines;
      if (wasShown !== lines.join("\n")) reload();
    },
    showBug,
    errorPage: (error) => {
      const shown = toShown(vite, error);
      bugs = [shown];
      return { html: errorHtml(shown), policy: developmentPolicy(noSources) };
    },
  };
}

/** Reloads the pages, also those that were loading when something was edited again. `show`: shows a page that has connected what there is to show. */
function createReloads(vite: ViteDevServer, show: () => void) {
  /** The number of pages that were sent a reload and are not connected again, and whether they missed a later edit meanwhile. */
  let reloading = 0;
  let hasMissedEdit = false;
  const sendReload = (): void => vite.ws.send({ type: "full-reload" });
  return {
    send: (): void => {
      hasMissedEdit = reloading > 0;
      reloading = vite.ws.clients.size || reloading;
      sendReload();
    },
    onConnection: (): void => {
      reloading = Math.max(0, reloading - 1);
      if (hasMissedEdit) sendReload();
      hasMissedEdit = false;
      show();
    },
  };
}

function toShownProblem(line: string): Shown {
  return { message: `content: ${line}`, stack: "" };
}

function toShown(vite: ViteDevServer, bug: unknown): Shown {
  if (!(bug instanceof Error)) return { message: String(bug), stack: "" };
  vite.ssrFixStacktrace(bug);
  return { message: bug.message, stack: bug.stack ?? "" };
}

function showErrors(vite: ViteDevServer, shown: readonly Shown[]): void {
  if (shown.length === 0) return;
  vite.ws.send({
    type: "error",
    err: {
      message: shown.map(({ message }) => message).join("\n"),
      stack: shown.map(({ stack }) => stack).join("\n"),
    },
  });
}

function errorHtml({ message, stack }: Shown): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title><script type="module" src="/@vite/client"></script></head><body><h1>This page could not be rendered</h1><p>${escapeText(message)}</p><pre>${escapeText(stack)}</pre></body></html>`;
}
