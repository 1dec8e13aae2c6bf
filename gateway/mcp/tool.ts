import type { AddressedType } from "../../addresses/document-address.ts";
import type { ZodRawShape } from "zod";
import { z } from "zod";
import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { areRefusals } from "../graphql/execute.ts";
import type { FormattedResult, SharedExecution } from "../graphql/execute.ts";

/** A tool's result: text for the model and, from some tools, the same as data. */
export interface ToolAnswer {
  readonly text: string;
  readonly data?: Record<string, unknown>;
  /** The tool failed; the text says what to do. */
  readonly isError?: true;
  /** It failed because there is no such document. */
  readonly isMissing?: true;
}

/** One tool: its description, input and work. It only reads. */
export interface Tool {
  readonly name: string;
  /** What a person reads, in the site's language. */
  readonly title: string;
  /** What a model reads to choose the tool: English on every site. */
  readonly description: string;
  readonly schema: z.ZodObject;
  readonly run: (input: unknown, execution: SharedExecution) => Promise<ToolAnswer>;
}

interface ToolDefinition<Shape extends ZodRawShape> extends Omit<Tool, "schema" | "run"> {
  readonly input: Shape;
  readonly run: (input: z.output<z.ZodObject<Shape>>, execution: SharedExecution) => Promise<ToolAnswer>;
}

/** Builds a tool whose input is validated before it runs. */
export function defineTool<Shape extends ZodRawShape>({ input, run, ...tool }: ToolDefinition<Shape>): Tool {
  const schema = z.object(input);
  return { ...tool, schema, run: (given, execution) => run(schema.parse(given), execution) };
}

/** The result if the docs backend is unavailable or a text is not ready: the model then retries, and does not take the document for missing. */
export function notNow({ speech }: { readonly speech: Speech }): ToolAnswer {
  return {
    text: sayIn(speech, "The documents are not available right now. Try again in a few seconds."),
    isError: true,
  };
}

/** The result if an argument is refused, which the text says: asked again, it is refused again. Null if it is for another reason that there is no answer. */
export function refusedFor(errors: FormattedResult["errors"]): ToolAnswer | null {
  return errors[0] !== undefined && areRefusals(errors) ? { text: errors[0].message, isError: true } : null;
}

/** What tools need to know of a document type. */
export interface TypeOfTools extends AddressedType {
  readonly search: boolean;
}
