import { escapeAttribute } from "../../html/escape.ts";

/** What a site adds to each of its pages. */
export interface PageAdditions {
  /** Whether pages that were read can be read again without a connection. */
  readonly keepsPages: boolean;
  /** Proofs of ownership, as meta tags. */
  readonly verification: readonly { readonly name: string; readonly content: string }[];
  readonly scripts: readonly AddedScript[];
}

/** A script of another site. */
export interface AddedScript {
  readonly src: string;
  readonly isAsync: boolean;
  readonly integrity: string | null;
  /** Its `data-` attributes, by their names without `data-`. */
  readonly data: Readonly<Record<string, string>>;
  /** The origins that it may send to. */
  readonly connect: readonly string[];
}

/** What the policy of a page allows beside our own. */
export interface AddedSources {
  /** The addresses of scripts, without query: as the policy names a file. */
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

/** A page to which nothing is added. */
export const noSources: AddedSources = { scripts: [], connections: [] };

/** The markup that the head ends with. */
export function addedHead({ verification, scripts }: PageAdditions): string {
  const metas = verification.map(
    ({ name, content }) => `<meta name="${escapeAttribute(name)}" content="${escapeAttribute(content)}">`,
  );
  return [...metas, ...scripts.map(toScriptTag)].join("");
}

/** What its scripts need of the policy: each script itself, and where it may send to. */
export function addedSources({ scripts }: PageAdditions): AddedSources {
  return {
    scripts: [...new Set(scripts.map(({ src }) => withoutQuery(src)))],
    connections: [...new Set(scripts.flatMap(({ connect }) => connect))],
  };
}

/** The attribute of the root element by which the kernel keeps no pages (client/kernel/idle/kept-pages.ts). */
export function keepingAttribute({ keepsPages }: Pick<PageAdditions, "keepsPages">): string {
  return keepsPages ? "" : ' data-keeps="no"';
}

/** Never in the way of the first paint. */
function toScriptTag({ src, isAsync, integrity, data }: AddedScript): string {
  const check = integrity === null ? "" : ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"`;
  const own = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
    .join("");
  return `<script src="${escapeAttribute(src)}" ${isAsync ? "async" : "defer"}${check}${own}></script>`;
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
