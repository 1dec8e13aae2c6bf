import { printType } from "graphql";
import type { GraphQLNamedType } from "graphql";
import { escapeText } from "../../../../html/escape.ts";
import { clientCodes } from "./client-code.ts";
import type { ExampleOperation } from "./example-operation.ts";

/** The examples of all pages change their tab together, and remember it. */
const sync = "api-client";

/**
 * An example in tabs, in the classes of our dialect: the gate for HTML makes of it what it makes of a document's tabs, with colours. `endpoint`: the absolute
 * address of the API.
 */
export function exampleHtml(example: ExampleOperation, endpoint: string): string {
  const variables =
    Object.keys(example.variables).length === 0 ? "" : codeHtml("json", JSON.stringify(example.variables, null, 2));
  const panels = [
    panelHtml("GraphQL", codeHtml("graphql", example.text) + variables),
    ...clientCodes(example, endpoint).map(({ title, language, text }) => panelHtml(title, codeHtml(language, text))),
  ];
  return `<div class="tabs tabs-sync-${sync}">${panels.join("")}</div>`;
}

/** A type as the schema defines it, without descriptions. */
export function definitionHtml(type: GraphQLNamedType): string {
  return codeHtml("graphql", withoutDescriptions(printType(type)));
}

function panelHtml(title: string, html: string): string {
  return `<div class="tab"><p class="tab-title">${title}</p>${html}</div>`;
}

function codeHtml(language: string, text: string): string {
  return `<pre><code class="language-${language}">${escapeText(text)}\n</code></pre>`;
}

/** Block strings and strings that stand on lines of their own. */
function withoutDescriptions(text: string): string {
  return text
    .replaceAll(/^\s*"""[\s\S]*?"""\n/gm, "")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
}
