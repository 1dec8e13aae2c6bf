import { json, raw } from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { calls } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

/** Characters that a header cannot have, or that have a meaning in one. */
export const odd = {
  CJK: "日本語",
  emoji: "😀",
  "right to left": "שלום\u202E",
  "line ends": "a\r\nx-injected: 1",
  NUL: "a\0b",
  "half a pair": "\uD800x\uDC00",
  DEL: "\u007F",
  "Latin-1": "é",
  "control letters of Latin-1": "\u0085",
  signs: `">;, <`,
  "very many": "語".repeat(3_000),
} as const;

export const names = Object.keys(odd);
export const letters = Object.values(odd);

/** Latin-1, as Node.js reads and writes headers. */
export function asBytes(text: string): string {
  return Buffer.from(text.replaceAll(/\p{Cc}/gu, "").toWellFormed()).toString("latin1");
}

/** The document that the address names, with the name itself in its fields. */
const bySlug: FakeAnswer = (response, request) => {
  const slug = decodeURIComponent((request.url ?? "").split("/").at(-1)?.split("?")[0] ?? "");
  const at = Number(slug.replace("picture-", ""));
  const document = slug.startsWith("picture-")
    ? { slug, featuredImage: `/media/${letters[at] ?? ""}.png` }
    : { slug, subject: slug };
  json({ doc: slug === "none" ? [] : [aWireDocument({ ...document, tagDetails: [{ _id: slug, name: slug, slug }] })] })(
    response,
    request,
  );
};

/** A file whose headers have the value that its name numbers. */
const withOddHeaders: FakeAnswer = (response, request) => {
  const value = asBytes(letters[Number(/(\d+)\.svg/.exec(request.url ?? "")?.[1])] ?? "");
  raw("<svg/>", `image/svg+xml; name=${value}`, {
    headers: {
      etag: `"${value}"`,
      "cache-control": `public, x=${value}`,
      "last-modified": value,
      "set-cookie": `odd=${value}; Path=/`,
    },
  })(response, request);
};

/** A backend that sends them wherever its values reach a header. */
export const oddRoutes = {
  [calls.document]: bySlug,
  "/media/": withOddHeaders,
  [calls.contact]: json({ message: odd.CJK }, { status: 429, headers: { "retry-after": asBytes(odd.CJK) } }),
  [calls.newsletter]: json({ message: odd.emoji }, { status: 429, headers: { "retry-after": "1e400" } }),
  [calls.robots]: json({ content: letters.join("\n") }),
};
