import type { ZodRawShape } from "zod";
import { z } from "zod";
import type { SharedExecution } from "../graphql/execute.ts";

/** What a tool answers: text for the model, and the same as data where it is a list. */
export interface ToolAnswer {
  readonly text: string;
  readonly data?: Record<string, unknown>;
  /** The tool could not do what it was asked; the text says what to do. */
  readonly isError?: true;
}

/** One tool: what it is for, what it takes, and what it does. It only reads. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** What a model reads to choose it. */
  readonly description: string;
  readonly schema: z.ZodObject;
  readonly run: (input: unknown, execution: SharedExecution) => Promise<ToolAnswer>;
}

interface ToolDefinition<Shape extends ZodRawShape> extends Omit<Tool, "schema" | "run"> {
  readonly input: Shape;
  readonly run: (input: z.output<z.ZodObject<Shape>>, execution: SharedExecution) => Promise<ToolAnswer>;
}

/** Builds a tool whose input is checked before it runs. */
export const defineTool = <Shape extends ZodRawShape>({ input, run, ...tool }: ToolDefinition<Shape>): Tool => {
  const schema = z.object(input);
  return { ...tool, schema, run: (given, execution) => run(schema.parse(given), execution) };
};

/** What is told when the docs backend cannot be read, or a text is not ready: a model then tries again, and does not take it for "there is none". */
export const notNow: ToolAnswer = {
  text: "The documents cannot be had right now. Try again in a few seconds.",
  isError: true,
};

/** @example typeNameOf("HOW_TO") // "how-to" */
export const typeNameOf = (docType: string | null): string => (docType ?? "ARTICLE").toLowerCase().replaceAll("_", "-");
