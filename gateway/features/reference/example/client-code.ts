import { onOneLine } from "./example-operation.ts";
import type { ExampleOperation } from "./example-operation.ts";
import { typesOf } from "./typescript.ts";

/** An example in one language. */
export interface ClientCode {
  /** The title of its tab. */
  readonly title: string;
  /** As code names it. */
  readonly language: string;
  readonly text: string;
}

/** The same request in every language, to copy and run. `endpoint`: the absolute address of the API. */
export function clientCodes(example: ExampleOperation, endpoint: string): readonly ClientCode[] {
  return [
    { title: "curl", language: "bash", text: curlOf(example, endpoint) },
    { title: "JavaScript", language: "javascript", text: javascriptOf(example, endpoint) },
    { title: "Python", language: "python", text: pythonOf(example, endpoint) },
    { title: "TypeScript", language: "typescript", text: typescriptOf(example, endpoint) },
  ];
}

function curlOf({ text, variables }: ExampleOperation, endpoint: string): string {
  const body = JSON.stringify({ query: onOneLine(text), variables }).replaceAll("'", String.raw`'\''`);
  return `curl ${endpoint} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;
}

function javascriptOf(example: ExampleOperation, endpoint: string): string {
  return `${constants(example)}
const response = await fetch("${endpoint}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ query, variables }),
});
const { data, errors } = await response.json();
if (errors) console.error(errors);
console.log(data?.${example.field.name});`;
}

function pythonOf({ text, variables, field }: ExampleOperation, endpoint: string): string {
  return `import json
from urllib.request import Request, urlopen

query = """
${text}
"""
variables = ${pythonLiteral(variables)}

request = Request(
    "${endpoint}",
    data=json.dumps({"query": query, "variables": variables}).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request) as response:
    answer = json.load(response)
print(answer.get("errors") or answer["data"]["${field.name}"])`;
}

function typescriptOf(example: ExampleOperation, endpoint: string): string {
  const { name, field, text, variables } = example;
  return `${typesOf(example)}

interface Answer<Data> {
  data?: Data | null;
  errors?: Array<{ message: string; extensions?: { code?: string } }>;
}

async function ask<Data, Variables>(query: string, variables: Variables): Promise<Data> {
  const response = await fetch("${endpoint}", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: Answer<Data> = await response.json();
  if (!data) throw new Error(errors?.[0]?.message ?? response.statusText);
  return data;
}

const ${field.name}Query = \`
${text}
\`;

const { ${field.name} } = await ask<${name}Data, ${name}Variables>(${field.name}Query, ${JSON.stringify(variables, null, 2)});
console.log(${field.name});`;
}

function constants({ text, variables }: ExampleOperation): string {
  return `const query = \`\n${text}\n\`;\nconst variables = ${JSON.stringify(variables, null, 2)};\n`;
}

/** JSON is Python but for three words. No value of an example is one of them within a text. */
function pythonLiteral(value: unknown): string {
  const words: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };
  return JSON.stringify(value, null, 4).replaceAll(
    /(?<=: |\n\s+)(?:true|false|null)(?=,?\n)/g,
    (word) => words[word] ?? word,
  );
}
