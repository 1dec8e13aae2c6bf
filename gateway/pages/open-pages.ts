import { escapeText } from "../../html/escape.ts";
import type { ViteDevServer } from "vite";
import { developmentPolicy } from "./content-security-policy.ts";

/** The pages that are open in browsers while developing: they follow edits by themselves, and show what went wrong. */
export interface OpenPages {
  /** Something that they show has changed. */
  readonly reload: () => void;
  /** Shows what is wrong in files, with file and line, over every page until it is mended. */
  readonly showProblems: (lines: readonly string[]) => void;
  /** Shows an error of ours over every page, until something is edited. */
  readonly showBug: (bug: unknown) => void;
  /** A page in the place of one that could not be made; it loads again when something is edited. */
  readonly errorPage: (error: unknown) => { readonly html: string; readonly policy: string };
}

/** One edit changes several things in a row. */
const settleMs = 50;
const bugsMax = 5;

interface Shown {
  readonly message: string;
  readonly stack: string;
}

/** Speaks to open pages through the development server's own client, which every page of it has. */
export const createOpenPages = (vite: ViteDevServer): OpenPages => {
  let problems: readonly string[] = [];
  let bugs: readonly Shown[] = [];
  let timer: NodeJS.Timeout | undefined;

  const show = (): void => {
    const shown = [...problems.map((line) => ({ message: `content: ${line}`, stack: "" })), ...bugs];
    if (shown.length === 0) return;
    vite.ws.send({
      type: "error",
      err: {
        message: shown.map(({ message }) => message).join("\n"),
        stack: shown.map(({ stack }) => stack).join("\n"),
      },
    });
  };

  const reload = (): void => {
    bugs = [];
    clearTimeout(timer);
    timer = setTimeout(() => vite.ws.send({ type: "full-reload" }), settleMs);
  };

  const toShown = (bug: unknown): Shown => {
    if (!(bug instanceof Error)) return { message: String(bug), stack: "" };
    vite.ssrFixStacktrace(bug);
    return { message: bug.message, stack: bug.stack ?? "" };
  };

  // A page that comes later is shown what those that are open were.
  vite.ws.on("connection", show);
  // Only pages that show an error wait for any edit: the others are told by what was edited.
  vite.watcher.on("all", () => bugs.length > 0 && reload());
  return {
    reload,
    showProblems: (lines) => {
      const wasShown = problems.join("\n");
      problems = lines;
      if (wasShown !== lines.join("\n")) reload();
    },
    showBug: (bug) => {
      const shown = toShown(bug);
      if (bugs.some(({ message }) => message === shown.message)) return;
      bugs = [...bugs, shown].slice(-bugsMax);
      show();
    },
    errorPage: (error) => {
      const shown = toShown(error);
      bugs = [shown];
      return { html: errorHtml(shown), policy: developmentPolicy };
    },
  };
};

const errorHtml = ({ message, stack }: Shown): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title><script type="module" src="/@vite/client"></script></head><body><h1>This page could not be made</h1><p>${escapeText(message)}</p><pre>${escapeText(stack)}</pre></body></html>`;
