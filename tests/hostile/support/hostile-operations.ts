/** Operations that are refused: superlinear work, circles, and texts that are no GraphQL. */
export const refused: Readonly<Record<string, string>> = {
  "fragments that each spread the next one twice, 40 deep": `{ document(slug: "a") { ...F0 } } ${times(40, (index) => `fragment F${index} on Document { ...F${index + 1} ...F${index + 1} }`)} fragment F40 on Document { a: slug b: slug c: slug }`,
  "fragments in a ring of 60": `{ document(slug: "a") { ...F0 } } ${times(60, (index) => `fragment F${index} on Document { slug ...F${(index + 1) % 60} }`)}`,
  "a fragment that spreads itself": `{ document(slug: "a") { ...A } } fragment A on Document { ...A }`,
  "fragments that nobody spreads": `{ site { name } } ${times(100, (index) => `fragment F${index} on Site { name }`)}`,
  "fields that overlap with others": `{ ${times(60, (index) => `document(slug: "${index}") { slug }`)} }`,
  "introspection in a circle": `{ __schema { types { ${nested(5, "name", (inside) => `fields { type { ${inside} } }`)} } } }`,
  "introspection in a circle, by fragments": `{ __schema { types { ...T } } } fragment T on __Type { fields { type { ...U } } } fragment U on __Type { fields { type { ...V } } } fragment V on __Type { fields { type { fields { name } } } }`,
  "introspection of interfaces in a circle": `{ __type(name: "Query") { ${nested(5, "name", (inside) => `possibleTypes { interfaces { ${inside} } }`)} } }`,
  "a field in every unicode": "{ ѕite { name } }",
  "a name with a combining mark": "{ site\u0301 { name } }",
  "an invisible character in a name": "{ si\u200bte { name } }",
  "a change of direction": "{ site \u202e{ eman } }",
  "a null character": "{ site\u0000 { name } }",
  "half a character in a text": `{ document(slug: "\\uD83D") { slug } }`,
  "a subscription": "subscription { site { name } }",
  "a directive that defers": "{ ... @defer { site { name } } }",
  "an operation and its own type": "{ site { name } } type Query { a: Int }",
  "two operations and no name": "query A { site { name } } query B { site { name } }",
  "a number without an end": `{ documents(type: "blog", page: ${"9".repeat(4_000)}) { items { slug } } }`,
  "a number beyond 32 bits": '{ documents(type: "blog", page: 2147483648) { items { slug } } }',
  "a text that nothing ends": `{ document(slug: "${"x".repeat(9_000)}`,
  "a block text that nothing ends": `{ document(slug: """${'\\"'.repeat(4_000)}`,
  "brackets in strings in brackets": `{ document(slug: "${"{".repeat(5_000)}") { ${"{".repeat(5_000)}`,
  "backslashes and quotes": `{ document(slug: "${'\\\\\\"'.repeat(3_000)}`,
  "300 variables": `query (${times(300, (index) => `$v${index}: Int = 1`)}) { site { name } }`,
  "a default that is a deep list": `query ($w: [String!]! = ${"[".repeat(50)}"x"${"]".repeat(50)}) { treeNodes(group: TAGS, within: $w) { __typename } }`,
};

const tree = "query ($w: [String!]!) { treeNodes(group: TAGS, within: $w) { __typename } }";
export const bySlug = "query ($s: String!) { document(slug: $s) { slug } }";

/** Operations that are refused or answered: large or deep values, and names that every object has. */
export const bombs: Readonly<Record<string, unknown>> = {
  "a list of 20,000 wrong values": { query: tree, variables: { w: Array.from({ length: 20_000 }, () => 1) } },
  "a list of 9,000 texts": { query: tree, variables: { w: Array.from({ length: 9_000 }, () => "x") } },
  "lists in lists, 40,000 deep": `{"query":${JSON.stringify(tree)},"variables":{"w":${"[".repeat(40_000)}${"]".repeat(40_000)}}}`,
  "objects in objects, 15,000 deep": `{"query":${JSON.stringify(bySlug)},"variables":{"s":${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}}}`,
  "a text of 90 KB where a number belongs": {
    query: 'query ($p: Int!) { documents(type: "blog", page: $p) { items { slug } } }',
    variables: { p: "9".repeat(90_000) },
  },
  "a text of 90 KB where a name belongs": {
    query: "query ($t: ID!) { documents(type: $t) { items { slug } } }",
    variables: { t: "X".repeat(90_000) },
  },
  "an object with 5,000 unknown fields": {
    query: "mutation ($i: ContactInput!) { submitContact(input: $i) { __typename } }",
    variables: { i: Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 1])) },
  },
  "a prototype for variables":
    '{"query":"query ($s: String!) { document(slug: $s) { slug } }","variables":{"__proto__":{"s":"x"}}}',
  "a prototype in an object":
    '{"query":"mutation ($i: ContactInput!) { submitContact(input: $i) { __typename } }","variables":{"i":{"__proto__":{"firstName":"x"},"constructor":1}}}',
  "an operation's name that every object has": { query: "{ site { name } }", operationName: "constructor" },
  "an operation's name of 90 KB": { query: "{ site { name } }", operationName: "x".repeat(90_000) },
  "a field's name of 14,000 characters": { query: `{ ${"x".repeat(14_000)} }` },
  "variables that are a list": { query: "{ site { name } }", variables: [1, 2, 3] },
  "variables that are a text": { query: "{ site { name } }", variables: "{}" },
  "extensions that are a list": { query: "{ site { name } }", extensions: [1] },
  "a persisted operation called constructor": {
    extensions: { persistedQuery: { version: 1, sha256Hash: "constructor" } },
  },
  "a persisted operation called __proto__": { extensions: { persistedQuery: { version: 1, sha256Hash: "__proto__" } } },
  "a persisted operation whose hash is a list": {
    extensions: { persistedQuery: { version: 1, sha256Hash: ["toString"] } },
  },
  "a persisted operation whose hash is 90 KB long": {
    extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(90_000) } },
  },
  "a persisted operation with the hash of another": {
    query: "{ site { name } }",
    extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } },
  },
  "a persisted operation of another version": {
    extensions: { persistedQuery: { version: 9, sha256Hash: "0".repeat(64) } },
  },
  "a list whose items leave out fragments that each spread the next one twice, 55 deep": {
    query: `{ documentTypes { id ...F0 @include(if: false) } } ${doubling("DocumentType", 55)}`,
  },
  "a list whose items spread a fragment that leaves out two of the next one, 55 deep": {
    query: `{ documentTypes { id ...F0 } } ${doubling("DocumentType", 55, "@skip(if: true)")}`,
  },
  "numbers that are none":
    '{"query":"query ($p: Int!) { documents(type: \\"blog\\", page: $p) { items { slug } } }","variables":{"p":1e400}}',
};

function doubling(type: string, levels: number, directive = ""): string {
  const spreads = (index: number): string => `...F${index + 1} ${directive} ...F${index + 1} ${directive}`;
  return `${times(levels, (index) => `fragment F${index} on ${type} { ${spreads(index)} }`)} fragment F${levels} on ${type} { id }`;
}
function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(" ");
}
function nested(levels: number, inner: string, around: (inside: string) => string): string {
  return levels === 0 ? inner : around(nested(levels - 1, inner, around));
}
