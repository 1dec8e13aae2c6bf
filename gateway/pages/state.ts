import type { RenderedPage } from "../../client/entry.server.tsx";

type DataState = Extract<RenderedPage, { readonly state: unknown }>["state"];
type Place = readonly [entity: string, field: string];

/** A shorter text gains nothing from an element of its own. */
const shortestApart = 500;

/**
 * The data that the application goes on with, as elements of the page. Long texts stand in elements of their own, as they are: the
 * page shows the same characters, so that an encoding takes them for a repetition. In JSON every quotation mark would break it.
 */
export const toStateHtml = ({ cache, ...others }: DataState): string => {
  const apart = Object.entries(cache).flatMap(([entity, fields]) =>
    Object.entries(fields ?? {}).flatMap(([field, value]) =>
      isApart(value) ? [{ place: [entity, field] satisfies Place, value }] : [],
    ),
  );
  const rest = { ...cache };
  for (const {
    place: [entity, field],
  } of apart)
    rest[entity] = { ...rest[entity], [field]: "" };
  const texts = apart.map(({ place }) => place);
  return (
    apart.map(({ value }) => `<script type="text/plain" data-text>${value}</script>`).join("") +
    `<script type="application/json" id="state">${toJsonBlock({ ...others, cache: rest, ...(texts.length > 0 ? { texts } : {}) })}</script>`
  );
};

/** Whether a value comes out of a script element as it went in: nothing in it ends the element, or is changed by the parser of HTML. */
const isApart = (value: unknown): value is string =>
  typeof value === "string" &&
  value.length >= shortestApart &&
  !/<\/?script|<!--|[\r\0]/i.test(value) &&
  value.isWellFormed();

/**
 * JSON that cannot end its script element or begin a comment or another script in it. Escaping every `<` would cost hundreds of
 * bytes in a document's HTML. U+2028 and U+2029 are harmless in JSON that is parsed, and escaped all the same.
 */
const toJsonBlock = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/<(?=\/script|script|!--)/gi, "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
