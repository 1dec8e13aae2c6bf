import type { HandOver, LoadedState, RunningApplication } from "./hand-over.ts";
import { keepTheme } from "./kept-theme.ts";
import { sheetArrival } from "../dom/import-with.ts";
import { withinLimit } from "../time/time-limit.ts";
import { loadState } from "./page-state.ts";
import { loadWords } from "./site-words.ts";

/** The files of the application, as paths from the site's root. */
export interface ApplicationFiles {
  /** In the order of evaluation; one of them exports `hydrate`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The application of the open page, which is loaded when somebody is about to need it. */
export interface Application {
  /** Loads it, unless that has begun. `pointedAt`: what the visitor pointed at, focused or pressed. */
  readonly need: (pointedAt?: EventTarget | null) => void;
  /** Loads the sheet of what the kernel itself inserts: the search. Throws when that fails. */
  readonly loadOwnStyle: () => Promise<unknown>;
  /** Whether it handles events itself. */
  readonly hasTakenOver: () => boolean;
  /** Settles when it runs; never fails. */
  readonly running: Promise<RunningApplication>;
  /** Calls `stop` when it takes over. */
  readonly onTakeOver: (stop: () => void) => void;
}

type Hydrate = (takeOver: () => HandOver, loaded: LoadedState) => Promise<RunningApplication>;

const triesMost = 3;
const retryAfterMs = 4_000;

/**
 * The application comes in short tasks: each chunk is imported in one of its own, after its style sheets. A failure is tried
 * again, three times in all; until one succeeds, the page works without it.
 */
export function createApplication({ scripts, styles }: ApplicationFiles): Application {
  const running = Promise.withResolvers<RunningApplication>();
  const stops: (() => void)[] = [];
  let pointed: EventTarget | null = null;
  let isLoading = false;
  let tries = 0;
  let hasTakenOver = false;
  let loadedStyles: Promise<void> | null = null;

  const loadStyles = (): Promise<void> =>
    (loadedStyles ??= replaceStyle(styles).catch((error: unknown) => {
      loadedStyles = null;
      throw error;
    }));
  const takeOver = (): HandOver => {
    hasTakenOver = true;
    document.documentElement.dataset.application = "";
    for (const stop of stops) stop();
    return { pointedAt: pointed };
  };
  const load = async (): Promise<void> => {
    for (const script of scripts) addLink("modulepreload", script);
    const [loaded] = await Promise.all([loadState(), loadStyles(), loadWords()]);
    let hydrate: Hydrate | undefined;
    for (const script of scripts) {
      await rest();
      const module: { readonly hydrate?: Hydrate } = await withinLimit(() => import(/* @vite-ignore */ script));
      hydrate ??= module.hydrate;
    }
    if (!hydrate) throw new Error("expected hydrate in a script");
    await rest();
    running.resolve(await hydrate(takeOver, loaded));
  };
  const need = (pointedAt: EventTarget | null = null): void => {
    pointed = pointedAt ?? pointed;
    if (isLoading) return;
    isLoading = true;
    load().catch((error: unknown) => {
      isLoading = false;
      tries += 1;
      if (tries >= triesMost) reportError(error);
      else {
        addEventListener("online", () => need(), { once: true });
        setTimeout(need, retryAfterMs * tries);
      }
    });
  };
  return {
    need,
    loadOwnStyle: () => loadSheet(styles.find((path) => path.includes("/kernel-")) ?? "", "", "high"),
    hasTakenOver: () => hasTakenOver,
    running: running.promise,
    onTakeOver: (stop) => (hasTakenOver ? stop() : void stops.push(stop)),
  };
}

/** Ends the task, so that input and painting come first. */
function rest(): Promise<void> {
  return "scheduler" in globalThis && "yield" in scheduler ? scheduler.yield() : new Promise((go) => setTimeout(go));
}

/**
 * Puts the whole sheets in the place of the page's own style. The first of them replaces it, which computes the style of the whole
 * page, in a task of its own; the others only add to it, in the task before.
 */
async function replaceStyle(styles: readonly string[]): Promise<void> {
  const inline = document.querySelector("style");
  const [base, ...others] = await Promise.all(styles.map((path) => loadSheet(path, "not all")));
  keepTheme(inline);
  apply(others);
  await rest();
  if (!base) return;
  inline?.remove();
  apply([base]);
}

/** Computes the style with these sheets at once. */
function apply(sheets: readonly HTMLLinkElement[]): void {
  for (const sheet of sheets) sheet.media = "";
  getComputedStyle(document.body).getPropertyValue("color");
}

/** Loads a sheet, for the media given. */
function loadSheet(path: string, media: string, fetchPriority?: "high"): Promise<HTMLLinkElement> {
  const link = addLink("stylesheet", path, media, fetchPriority);
  return withinLimit(() => sheetArrival(link)).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

/** Before the page's own style, whose place the sheets take; after the last of them when it is gone. */
function addLink(rel: string, path: string, media = "", fetchPriority = "low"): HTMLLinkElement {
  const link = document.createElement("link");
  Object.assign(link, { rel, media, href: path, fetchPriority });
  const inline = document.querySelector("style");
  if (inline) inline.before(link);
  else document.head.append(link);
  return link;
}
