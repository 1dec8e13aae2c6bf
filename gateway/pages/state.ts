import type { RenderedPage } from "../../client/entry.server.tsx";

type DataState = Extract<RenderedPage, { readonly state: unknown }>["state"];
type Position = readonly [entity: string, field: string];

/** A shorter text gains nothing from an element of its own. */
const shortestApart = 500;

/**
 * The data that the application starts from, as elements of the page. Long texts get elements of their own, unescaped: the page already has the same
 * characters, so compression finds a repetition, which the escaped quotation marks of JSON would break.
 */
export function toStateHtml({ cache, ...others }: DataState): string {
  const apart = Object.entries(cache).flatMap(([entity, fields]) =>
    Object.entries(fields ?? {}).flatMap(([field, value]) =>
      isApart(value) ? [{ position: [entity, field] satisfies Position, value }] : [],
    ),
  );
  const rest = { ...cache };
  for (const {
    position: [entity, field],
  } of apart)
    rest[entity] = { ...rest[entity], [field]: "" };
  const texts = apart.map(({ position }) => position);
  return (
    apart.map(({ value }) => `<script type="text/plain" data-text>${value}</script>`).join("") +
    `<script type="application/json" id="state">${toJsonBlock({ ...others, cache: rest, ...(texts.length > 0 ? { texts } : {}) })}</script>`
  );
}

/** Whether a value is a long text that a script element keeps unchanged: nothing in it ends the element, or is altered by the HTML parser. */
function isApart(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.length >= shortestApart &&
    !/<\/?script|<!--|[\r\0]/i.test(value) &&
    value.isWellFormed()
  );
}

/**
 * JSON that cannot end its script element, or begin a comment or another script in it. Escaping every `<` would add hundreds of bytes to a document's
 * HTML. U+2028 and U+2029 are harmless in parsed JSON, but escaped all the same.
 */
function toJsonBlock(value: unknown): string {
  return JSON.stringify(value)
    .replace(/<(?=\/script|script|!--)/gi, "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
