import type { Operation } from "./shared-operation.ts";

/**
 * An operation as a POSIX shell command, ready to paste.
 *
 * @param url the URL of the GraphQL endpoint
 */
export function toCurl(operation: Operation, url: string): string {
  return [
    "curl -sS",
    quoted(url),
    `-H ${quoted("content-type: application/json")}`,
    `--data-binary ${quoted(JSON.stringify(bodyOf(operation)))}`,
  ].join(" \\\n  ");
}

/** An operation as JavaScript, for the browser's console or a Node.js module. */
export function toFetch(operation: Operation, url: string): string {
  const { query, variables } = bodyOf(operation);
  const given = variables === undefined ? "" : `\nconst variables = ${JSON.stringify(variables, null, 2)};\n`;
  return `const query = ${toTemplate(query)};
${given}
const response = await fetch(${JSON.stringify(url)}, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query${given === "" ? "" : ", variables"} }),
});
const { data, errors } = await response.json();
console.log(errors ?? data);
`;
}

/** The request body. Variables that are empty or not a JSON object are omitted. */
function bodyOf({ query, variables }: Operation): { readonly query: string; readonly variables?: object } {
  const parsed = parse(variables);
  return { query, ...(parsed === null ? {} : { variables: parsed }) };
}

function parse(variables: string): object | null {
  try {
    const value: unknown = JSON.parse(variables);
    return typeof value === "object" && value !== null && Object.keys(value).length > 0 ? value : null;
  } catch {
    return null;
  }
}

/** Quotes any text as one shell word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function toTemplate(text: string): string {
  return `\`${text.trim().replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
}
