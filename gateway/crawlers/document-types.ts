import { parse } from "graphql";
import { z } from "zod";
import type { SharedExecution } from "../graphql/execute.ts";

const layouts = ["GUIDES", "CARDS", "ROWS", "GLOSSARY", "PAGE"] as const;

const TypeOfFiles = z.object({
  id: z.string(),
  listLabel: z.string(),
  listPath: z.string(),
  path: z.string(),
  layout: z.enum(layouts),
  schemaType: z.string(),
  hasFeed: z.boolean(),
});

/** A document type as files list it. */
export type TypeOfFiles = Readonly<z.output<typeof TypeOfFiles>>;

const Types = parse("query TypesOfFiles { documentTypes { id listLabel listPath path layout schemaType hasFeed } }");
const Answered = z.object({ documentTypes: z.array(TypeOfFiles) });

/** The site's document types in the order in which files list them: guides first, texts that few look for last. */
export async function readTypes({ execute }: SharedExecution): Promise<readonly TypeOfFiles[]> {
  const { documentTypes } = Answered.parse((await execute(Types, {})).data);
  return layouts.flatMap((layout) => documentTypes.filter((type) => type.layout === layout));
}

/** Whether documents of a type are news: glossary entries and texts that are a page of their own are not. */
export function isNews({ layout }: TypeOfFiles): boolean {
  return layout !== "GLOSSARY" && layout !== "PAGE";
}
