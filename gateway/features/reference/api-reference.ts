import type { GraphQLSchema } from "graphql";
import { sayIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";
import { entriesOf, entryKinds, referencePath } from "./entries.ts";
import type { EntryKind, ReferenceEntry, SchemaField } from "./entries.ts";
import { definitionHtml, exampleHtml } from "./example/example-html.ts";
import { exampleOf } from "./example/example-operation.ts";
import type { ExampleOperation } from "./example/example-operation.ts";
import type { PlaceValues } from "./example/sample-values.ts";
import { createFindNames } from "./find-names.ts";
import type { FoundName } from "./find-names.ts";
import { fieldPage } from "./pages/field-page.ts";
import { firstSentence, plainText } from "./pages/parts.ts";
import type { FieldCost } from "./pages/parts.ts";
import { startPage } from "./pages/start-page.ts";
import type { ReferenceLimits } from "./pages/start-page.ts";
import { typePage } from "./pages/type-page.ts";
import { usesOf } from "./pages/uses.ts";

/** What a reference is made of. */
export interface ReferenceParts {
  readonly schema: GraphQLSchema;
  readonly costOf: (field: SchemaField) => FieldCost;
  /** The points of a whole operation. */
  readonly measure: (text: string, variables: Readonly<Record<string, unknown>>) => number;
  readonly limits: ReferenceLimits;
}

/** The site that a reference speaks of. */
export interface ReferenceSite {
  readonly url: string;
  readonly speech: Speech;
  readonly place: PlaceValues;
}

/** A page of the reference. */
export interface ReferencePage {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  readonly content: string;
  /** Not yet through the gate for HTML; null on the first page. */
  readonly exampleHtml: string | null;
  readonly operation: ExampleOperation | null;
}

/** The entries of one kind. */
export interface ReferenceGroup {
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly name: string; readonly path: string }[];
}

/** The reference of the API, made from its schema. */
export interface ApiReference {
  readonly groups: (speech: Speech) => readonly ReferenceGroup[];
  /** The page of an entry, or the first one; null where there is no such entry. */
  readonly page: (id: string | null, site: ReferenceSite) => ReferencePage | null;
  /** What a search term means of the schema, at most so many. */
  readonly findNames: (term: string, most: number) => readonly FoundName[];
}

/** The id of the first page. */
const startId = "start";

/** Builds the reference of a schema. */
export function createApiReference(parts: ReferenceParts): ApiReference {
  const { schema, costOf } = parts;
  const entries = entriesOf(schema);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const uses = usesOf(entries);
  return {
    findNames: createFindNames(entries),
    groups: (speech) => groupsOf(entries, speech),
    page: (id, site) => {
      if (id === null) return startOf(entries, parts, site);
      const entry = byId.get(id);
      if (entry === undefined) return null;
      const shared = {
        id,
        path: `${referencePath}/${id}`,
        name: entry.name,
        kind: singularOf(entry.kind, site.speech),
      };
      if ("field" in entry) return { ...shared, ...pageOfField(entry, parts, site) };
      return {
        ...shared,
        summary: plainText(firstSentence(entry.type.description)),
        content: typePage(entry.type, { costOf, uses: uses.get(entry.name) ?? [] }, site.speech),
        exampleHtml: definitionHtml(entry.type),
        operation: null,
      };
    },
  };
}

function pageOfField(
  { kind, field }: Extract<ReferenceEntry, { readonly field: SchemaField }>,
  { costOf, measure }: ReferenceParts,
  { url, speech, place }: ReferenceSite,
) {
  const operation = exampleOf(kind, field, place, (one) => costOf(one).weight);
  const examplePoints = measure(operation.text, operation.variables);
  return {
    summary: plainText(firstSentence(field.description)),
    content: fieldPage(field, { cost: costOf(field), examplePoints }, speech),
    exampleHtml: exampleHtml(operation, `${url}/graphql`),
    operation,
  };
}

function startOf(
  entries: readonly ReferenceEntry[],
  { limits }: ReferenceParts,
  { url, speech }: ReferenceSite,
): ReferencePage {
  return {
    id: startId,
    path: referencePath,
    name: sayIn(speech, "API reference"),
    kind: "GraphQL",
    summary: "",
    content: startPage(entries, { limits, endpoint: `${url}/graphql` }, speech),
    exampleHtml: null,
    operation: null,
  };
}

function groupsOf(entries: readonly ReferenceEntry[], speech: Speech): readonly ReferenceGroup[] {
  const titles: Readonly<Record<EntryKind, string>> = {
    query: sayIn(speech, "Queries"),
    mutation: sayIn(speech, "Mutations"),
    object: sayIn(speech, "Objects"),
    input: sayIn(speech, "Inputs"),
    enum: sayIn(speech, "Enums"),
    union: sayIn(speech, "Unions"),
    scalar: sayIn(speech, "Scalars"),
  };
  return entryKinds.map((kind) => ({
    title: titles[kind],
    entries: entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, name }) => ({ id, name, path: `${referencePath}/${id}` })),
  }));
}

function singularOf(kind: EntryKind, speech: Speech): string {
  const words: Readonly<Record<EntryKind, string>> = {
    query: sayIn(speech, "Query"),
    mutation: sayIn(speech, "Mutation"),
    object: sayIn(speech, "Object"),
    input: sayIn(speech, "Input"),
    enum: sayIn(speech, "Enum"),
    union: sayIn(speech, "Union"),
    scalar: sayIn(speech, "Scalar"),
  };
  return words[kind];
}
