import { movedAnswer } from "../../answers/answer.ts";
import type { Answer, MaySearch } from "../../answers/answer.ts";
import type { OpenReading } from "../../graphql/execute.ts";
import { slugAt } from "../../../addresses/document-address.ts";
import type { AddressedType } from "../../../addresses/document-address.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { documentFile } from "../../../addresses/document-file.ts";
import { documentsAnswer } from "../file-answer.ts";
import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { toJsonFile } from "./json-file.ts";
import { toMarkdownFile } from "./markdown-file.ts";
import { mediaTypes, movedFile, notFound, notNow } from "./not-there.ts";
import type { FileForm } from "./not-there.ts";
import { firstSlugOf, isThere, readDocument } from "./read-document.ts";
import type { DocumentReading } from "./read-document.ts";

/** Which document is requested as a file, and in which form. */
export interface FileRequest {
  readonly form: FileForm;
  /** As requested, decoded. */
  readonly path: string;
  /** What the address is: a document's under a prefix, its short one, or the page of a type that shows its first document. */
  readonly place: { readonly kind: "document" | "short" } | { readonly kind: "page"; readonly type: string };
  /** Without the extension. */
  readonly slug: string;
  /** The slug with the extension that selected the form; null where the Accept header did. */
  readonly exact: string | null;
}

/** The fills of documents as files for programs. */
export interface DocumentFills {
  /** Null: the address is a page's, because a document's slug ends like that. */
  readonly document: (request: FileRequest, maySearch?: MaySearch) => Promise<Answer | null>;
  /** The 404 of any address, as Markdown. `path` is encoded. */
  readonly missing: (path: string, maySearch?: MaySearch) => Promise<Answer>;
}

const ending = /\.(md|json)$/i;

/**
 * The document that an address requests as a file; null where the address is not a document's. `path` is encoded and has no
 * trailing slash. `byAccept`: the Accept header asks for Markdown.
 */
export function toFileRequest(path: string, byAccept: boolean, types: readonly AddressedType[]): FileRequest | null {
  const inFolders = folderRequest(path, byAccept, types);
  if (inFolders !== undefined) return inFolders;
  const at = path.lastIndexOf("/");
  const last = percentDecoded(path.slice(at + 1));
  const form = ending.exec(last)?.[1]?.toLowerCase();
  const slug = form === undefined ? last : last.replace(ending, "");
  const place = slug === "" ? null : placeOf(path.slice(0, at), slug, types);
  if (place === null || (form === undefined && (!byAccept || place.kind === "short"))) return null;
  return {
    form: form === "json" ? "json" : "md",
    path: percentDecoded(path),
    place,
    slug,
    exact: form === undefined ? null : last,
  };
}

/** The request for a document whose address has folders in it; undefined where no such type has the address. */
function folderRequest(
  path: string,
  byAccept: boolean,
  types: readonly AddressedType[],
): FileRequest | null | undefined {
  const form = ending.exec(path)?.[1]?.toLowerCase();
  const bare = form === undefined ? path : path.replace(ending, "");
  for (const type of types.filter(({ addresses }) => addresses === "folders")) {
    const isTheirs = bare === type.listPath ? slugAt(type, bare) !== null : bare.startsWith(`${type.path}/`);
    if (!isTheirs) continue;
    const slug = slugAt(type, bare);
    if (slug === null || (form === undefined && !byAccept)) return null;
    const exact = form === undefined ? null : slugAt(type, path);
    return {
      form: form === "json" ? "json" : "md",
      path: percentDecoded(path),
      place: { kind: "document" },
      slug,
      exact,
    };
  }
  return undefined;
}

function placeOf(prefix: string, slug: string, types: readonly AddressedType[]): FileRequest["place"] | null {
  const page = types.find(({ layout, listPath }) => layout === "page" && listPath === `${prefix}/${slug}`);
  if (page !== undefined) return { kind: "page", type: page.id };
  if (prefix === "") return { kind: "short" };
  const isDocument = types.some(({ layout, path }) => layout !== "page" && layout !== "glossary" && path === prefix);
  return isDocument || prefix === "/docs" ? { kind: "document" } : null;
}

/** Builds the fills. */
export function createDocumentFills(openExecution: OpenReading): DocumentFills {
  return {
    missing: (path, maySearch) =>
      notFound(
        openExecution(maySearch),
        "md",
        percentDecoded(path),
        percentDecoded(path.slice(path.lastIndexOf("/") + 1)),
      ),
    document: async (request, maySearch) => {
      const execution = openExecution(maySearch);
      const [reading, isPage] = await Promise.all([
        request.place.kind === "page"
          ? readFirst(execution, request.place.type)
          : readDocument(execution, request.slug),
        // In an execution of its own: the document's freshness does not depend on another one that does not exist.
        request.exact !== null && isThere(openExecution(), request.exact),
      ]);
      if (isPage === true) return null;
      if (isPage === null) return notNow(request.form, execution);
      switch (reading.kind) {
        case "failed":
          return notNow(request.form, execution);
        case "missing": {
          const to = await movedFile(execution, request.form, request.path);
          if (to !== null) return movedAnswer(to);
          return notFound(execution, request.form, request.path, request.slug);
        }
        case "found":
          return request.place.kind === "short"
            ? movedAnswer(documentFile(reading.document, request.form))
            : toAnswer(reading, request.form, execution);
      }
    },
  };
}

async function readFirst(execution: ReturnType<OpenReading>, type: string): Promise<DocumentReading> {
  const first = await firstSlugOf(execution, type);
  if (first.failed) return { kind: "failed" };
  return first.slug === null ? { kind: "missing" } : readDocument(execution, first.slug);
}

function toAnswer(
  reading: Extract<DocumentReading, { readonly kind: "found" }>,
  form: FileForm,
  execution: ReturnType<OpenReading>,
): Answer {
  const { document, site } = reading;
  const text = form === "json" ? toJsonFile(document, site) : toMarkdownFile(document, site, execution.speech);
  // Search engines get one address per document: its page.
  const headers = { link: `<${canonicalUrl(site.url, document.path)}>; rel="canonical"` };
  return documentsAnswer([reading], mediaTypes[form], text, execution, headers);
}
