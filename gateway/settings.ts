import { accessSync, constants, existsSync } from "node:fs";
import { isIP, isIPv4 } from "node:net";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { defaultPort } from "../addresses/default-port.ts";
import { withoutTrailingSlash } from "../addresses/normalised-path.ts";
import { canBeginAddresses } from "../addresses/site-url.ts";
import { defaultContentDir, defaultDataDir } from "../content-folder/default-folders.ts";

/**
 * Normalised as browsers do: the host in ASCII (IDNA), other non-ASCII characters percent-encoded. So every value derived from it agrees, headers
 * included.
 */
const httpText = z.url({ protocol: /^https?$/, error: "expected an absolute http: or https: address", abort: true });
const httpUrl = httpText.transform(withoutSlash);

/** What other addresses begin with. */
const baseUrl = httpText
  .refine(canBeginAddresses, "expected an address without user, query and fragment")
  .transform(withoutSlash);

/** Comma-separated values. */
const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );

/** Schema of the environment variables; `Config` says what they mean. */
export const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(defaultPort),
  HOST: z.string().optional(),
  LISTEN_WHEN: z.enum(["starting", "ready"]).default("starting"),
  SITE_URL: baseUrl.optional(),
  SITE_NAME: z.string().max(60).optional(),
  SITE_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, "expected lower-case letters, digits and hyphens")
    .optional(),
  LOGIN_URL: httpUrl.optional(),
  CERTIFICATION_URL: httpUrl.optional(),
  DOCS_API_URL: baseUrl.optional(),
  DOCS_CONTENT_URL: baseUrl.optional(),
  CONTENT_DIR: z.string().default(defaultContentDir),
  DATA_DIR: z
    .string()
    .default(defaultDataDir)
    .refine(canBeWrittenTo, "expected a folder that can be created and written to"),
  CACHE_FRESH_SECONDS: z.coerce.number().min(0).default(60),
  CACHE_STALE_SECONDS: z.coerce.number().min(0).default(86_400),
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: "expected redis://host:port or rediss://host:port, with user and password if needed",
    })
    .optional(),
  ALLOWED_HOSTS: list
    .refine(
      (hosts) => hosts.every((host) => asciiHost(host) !== null),
      "expected names or IP addresses such as docs.example, docs.example:8443 or [2001:db8::1], separated by commas",
    )
    .transform((hosts) => hosts.map((host) => asciiHost(host) ?? host)),
  CORS_ORIGINS: z
    .string()
    .default("*")
    .transform(toOrigins)
    .refine(
      (origins) => origins !== null,
      "expected *, none, or origins such as https://app.example, separated by commas",
    )
    .transform((origins) => origins ?? []),
  FORWARD_COOKIES: list.refine(
    (names) => names.every(isCookieName),
    "expected names of cookies such as session, separated by commas",
  ),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "expected 8 to 128 letters, digits and hyphens")
    .optional(),
  INDEXNOW_URL: httpUrl.default("https://api.indexnow.org/indexnow"),
  PURGE_SECRET: z.string().min(16, "expected at least 16 characters").optional(),
  TRUST_PROXY: z
    .string()
    .default("0")
    .transform(toProxies)
    .refine(
      (proxies) => typeof proxies === "number" || proxies.every(isNetwork),
      "expected a number of proxies, or their addresses and networks",
    ),
  PLAYGROUND: z.enum(["on", "off"]).default("on"),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Whether the folder exists and is writable, or can be created in its nearest existing ancestor. */
function canBeWrittenTo(folder: string): boolean {
  const path = resolve(folder);
  if (!existsSync(path) && dirname(path) !== path) return canBeWrittenTo(dirname(path));
  try {
    // With the trailing slash, the check fails for a file.
    accessSync(`${path}/`, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a cookie can have this name (RFC 6265, section 4.1.1; RFC 2616, section 2.2). */
function isCookieName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(name);
}

/** @example toProxies("2") // 2 */
function toProxies(text: string): number | readonly string[] {
  return /^\d{1,2}$/.test(text) ? Number(text) : text.split(",").map((part) => part.trim());
}

/** @example isNetwork("10.0.0.0/8") // true */
function isNetwork(text: string): boolean {
  const [address = "", bits = "0", ...more] = text.split("/");
  return (
    isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128)
  );
}

function withoutSlash(url: string): string {
  return withoutTrailingSlash(new URL(url).href);
}

/**
 * A host in the form that clients send; null for what is none.
 *
 * @example asciiHost("例え.jp:8443") // "xn--r8jz45g.jp:8443"
 */
function asciiHost(host: string): string | null {
  const name = /^[^/?#@\\\s]+$/.test(host) ? URL.parse(`http://${host}`)?.hostname : undefined;
  return name !== undefined && /^(?:[\w.-]+|\[.+\])$/.test(name) ? `${name}${/:\d+$/.exec(host)?.[0] ?? ""}` : null;
}

/** Null if the text is not a list of origins. */
function toOrigins(text: string): "*" | readonly string[] | null {
  if (text.trim() === "*") return "*";
  if (text.trim() === "none") return [];
  const origins = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const urls = origins.map((origin) => URL.parse(origin));
  const areOrigins =
    urls.length > 0 &&
    urls.every((url) => url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`);
  return areOrigins ? urls.flatMap((url) => url?.origin ?? []) : null;
}
