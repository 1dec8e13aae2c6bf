import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { fileNotFound } from "../answers/answer.ts";
import type { Answer } from "../answers/answer.ts";
import type { Match, Route } from "../answers/route.ts";
import { webManifestPath } from "./page-theme.ts";
import type { BrowserLook } from "./page-theme.ts";

/** A file of the site's theme. */
interface ServedFile {
  readonly address: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The files of the site's theme. */
export interface ThemeFiles {
  /** Null: the built-in favicon. */
  readonly icon: ServedFile | null;
  /** By address. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** Its address is the same for every site, so it is asked for again each day. */
const iconPath = "/mark.svg";

/** Opened as a page, a picture loads nothing and runs no script, whatever is in it. */
const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** The route for the files of the site's theme, its mark in place of the built-in favicon among them. */
export function createThemeRoute(theme: () => ThemeFiles, speech: () => Speech): Route {
  return {
    name: "theme",
    match: ({ method, path }) => {
      if (method !== "GET") return null;
      const { icon, files } = theme();
      if (path === iconPath) return icon && matchOf(path, toAnswer(icon, "public, max-age=86400"));
      if (!path.startsWith("/theme/")) return null;
      const file = files.get(path);
      return matchOf(
        path,
        file === undefined
          ? fileNotFound(sayIn(speech(), "Not found"))
          : toAnswer(file, "public, max-age=31536000, immutable"),
      );
    },
  };
}

function matchOf(path: string, answer: Answer): Match {
  return { key: `theme ${path}`, fill: () => Promise.resolve(answer) };
}

/** Fresh until the gateway restarts or the site's files change, which is a purge. */
function toAnswer({ type, bytes }: ServedFile, cacheControl: string): Answer {
  return {
    status: 200,
    headers: { "content-type": type, "cache-control": cacheControl, "content-security-policy": filePolicy },
    body: bytes,
    freshUntil: Number.POSITIVE_INFINITY,
    usableUntil: Number.POSITIVE_INFINITY,
  };
}

/** What the manifest says of the site. */
interface SiteOfManifest {
  readonly name: string;
  readonly description: string;
  readonly theme: { readonly browser: BrowserLook };
  readonly words: { readonly speech: Speech; readonly direction: "ltr" | "rtl" };
}

/** The route for the web manifest: the site's name, colours and icons where it is kept on a home screen. */
export function createWebManifestRoute(site: () => SiteOfManifest): Route {
  return {
    name: "web-manifest",
    match: ({ method, path }) => {
      if (method !== "GET" || path !== webManifestPath) return null;
      const fill = (): Answer => ({ ...manifestAnswer, body: Buffer.from(JSON.stringify(toManifest(site()))) });
      return { key: "web-manifest", fill: () => Promise.resolve(fill()) };
    },
  };
}

/** Fresh until the gateway restarts or the site's files change, which is a purge. */
const manifestAnswer = {
  status: 200,
  headers: {
    "content-type": "application/manifest+json; charset=utf-8",
    "cache-control": "public, max-age=86400",
  },
  freshUntil: Number.POSITIVE_INFINITY,
  usableUntil: Number.POSITIVE_INFINITY,
} as const;

/** Its window keeps the buttons to go back and to load again, which a page here has no others for. */
function toManifest({ name, description, theme: { browser }, words }: SiteOfManifest): object {
  return {
    name,
    description,
    lang: words.speech.language,
    dir: words.direction,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: browser.paper,
    theme_color: browser.paper,
    icons: browser.icons,
  };
}
