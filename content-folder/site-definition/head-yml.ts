import { z } from "zod";
import { meantAddress } from "../faults/meant-address.ts";
import { orMeant } from "../faults/or-meant.ts";
import { text } from "../fields.ts";

const expectedScript = "expected the https: address of a script file, such as https://stats.example.com/script.js";

/** A policy lists its sources between spaces, semicolons and commas, so no address has one of them. */
const address = text("the https: address of a script file").refine(isScriptAddress, {
  error: orMeant(expectedScript, (given) => {
    const meant = meantAddress(given);
    return meant !== null && isScriptAddress(meant) ? meant : null;
  }),
});

function isScriptAddress(given: string): boolean {
  const url = URL.parse(given);
  return url !== null && isPlain(given, url) && url.pathname !== "/" && !url.pathname.endsWith("/") && url.hash === "";
}

/** Whether an address is written as it is read, by https:, without a name or password, and without what would end a source of the policy. */
function isPlain(given: string, { protocol, username, password, href, hostname }: URL): boolean {
  const isWritten = href === given || href === `${given}/`;
  return (
    protocol === "https:" &&
    username === "" &&
    password === "" &&
    isWritten &&
    /^[^\s;,'"*<>\\]+$/.test(given) &&
    hostname.includes(".")
  );
}

const origin = text("an https: origin").refine(isOrigin, {
  error: orMeant("expected an https: origin such as https://stats.example.com", (given) => {
    const meant = URL.parse(meantAddress(given) ?? "")?.origin ?? "";
    return isOrigin(meant) ? meant : null;
  }),
});

function isOrigin(given: string): boolean {
  const url = URL.parse(given);
  return url !== null && isPlain(given, url) && url.origin === given;
}

const dataName = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    "expected names of lower-case words joined by hyphens, without data- in front",
  );

const ScriptYml = z.strictObject(
  {
    src: address.describe("The https: address of the script. The policy of each page names exactly this file."),
    defer: z
      .literal(true, "expected true: a script never runs before the page is read")
      .optional()
      .describe("Runs after the page is read. The default."),
    async: z.boolean("expected true or false").optional().describe("Runs as soon as it is loaded. Default: false."),
    integrity: z
      .string("expected the hash of the file, such as sha384-…")
      .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]{43,88}={0,2}$/, "expected the hash of the file, such as sha384-…")
      .optional()
      .describe("The hash of the file: a changed one does not run."),
    data: z
      .record(dataName, z.union([z.string(), z.number(), z.boolean()], "expected text"), {
        error: ({ code }) => (code === "invalid_type" ? "expected names, each with a text" : undefined),
      })
      .optional()
      .describe("Its data- attributes, by their names without data-."),
    connect: z
      .array(origin, "expected a list of https: origins")
      .max(5, "expected at most five origins")
      .optional()
      .describe("The origins that it may send to. Default: the one that it comes from."),
  },
  { error: ({ code }) => (code === "invalid_type" ? "expected a script with src" : undefined) },
);

const verificationName = z
  .string()
  .regex(
    /^(?=.*(?:verif|validat)|seznam-wmt$)[a-z0-9][a-z0-9:._-]{1,60}$/i,
    "expected the name of a proof of ownership, such as google-site-verification",
  );

/** `head:` of `site.yml`: what the head of each page has besides our own. */
export const HeadYml = z
  .strictObject(
    {
      verification: z
        .record(
          verificationName,
          text("the code that the search engine gave, as text").max(200, "expected at most 200 characters"),
          {
            error: ({ code }) =>
              code === "invalid_type" ? "expected names such as google-site-verification, each with a code" : undefined,
          },
        )
        .default({})
        .describe("Proofs of ownership for search engines, by the name of their meta tag."),
      scripts: z
        .array(ScriptYml, "expected a list of scripts, each with src")
        .max(5, "expected at most five scripts")
        .default([])
        .describe("Scripts of other sites, for instance of a counter. They never delay the first paint."),
    },
    { error: ({ code }) => (code === "invalid_type" ? "expected verification and scripts" : undefined) },
  )
  .prefault({});
export type HeadYml = z.infer<typeof HeadYml>;
