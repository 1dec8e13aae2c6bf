import type { Operation } from "./shared-operation.ts";

/**
 * An operation as a command for a shell (POSIX), ready to be pasted.
 *
 * @param url the address of the GraphQL door
 */
export const toCurl = (operation: Operation, url: string): string =>
  [
    "curl -sS",
    quoted(url),
    `-H ${quoted("content-type: application/json")}`,
    `--data-binary ${quoted(JSON.stringify(bodyOf(operation)))}`,
  ].join(" \\\n  ");

/** An operation as JavaScript, for the browser's console or a module of Node.js. */
export const toFetch = (operation: Operation, url: string): string => {
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
};

/** What is sent. Variables that are no JSON object, or empty, are left out. */
const bodyOf = ({ query, variables }: Operation): { readonly query: string; readonly variables?: object } => {
  const parsed = parse(variables);
  return { query, ...(parsed === null ? {} : { variables: parsed }) };
};

const parse = (variables: string): object | null => {
  try {
    const value: unknown = JSON.parse(variables);
    return typeof value === "object" && value !== null && Object.keys(value).length > 0 ? value : null;
  } catch {
    return null;
  }
};

/** A word of a shell, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const toTemplate = (text: string): string => `\`${text.trim().replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
