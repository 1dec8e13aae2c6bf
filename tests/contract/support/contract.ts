import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { AnySchema, ValidateFunction } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { parse } from "yaml";
import { z } from "zod";
import { request } from "../../backend/support/backend-process.ts";
import type { BackendResponse, RequestOptions } from "../../backend/support/running-backend.ts";

const Media = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const Response = z.object({
  description: z.string(),
  content: Media.optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
});
const Operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.enum(["api", "content"])]),
  requestBody: z.object({ content: Media }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const Contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()), responses: z.record(z.string(), Response) }),
});
const Ref = z.object({ $ref: z.string() });

type Operation = z.infer<typeof Operation> & { readonly method: string; readonly path: string };

/** Values for the path's variables, the query, and the rest of the request. */
export interface CallOptions extends RequestOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Skips the check of the body against the contract, for bodies that are meant to be refused. */
  readonly badBody?: boolean;
}

/** A client that checks every request and answer against the contract. */
export interface ContractClient {
  readonly operationIds: readonly string[];
  /** The operations that were answered with 200 so far. */
  readonly answered: ReadonlySet<string>;
  /** Calls an operation. Throws when the answer is not in the contract. */
  call(operationId: string, options?: CallOptions): Promise<BackendResponse>;
}

/** Creates a client of the backend at an origin, which serves both base paths of the contract. The origin is read before each call. */
export function createContractClient(originOf: () => Promise<string>): ContractClient {
  const contract = Contract.parse(
    parse(readFileSync(new URL("../../../backend/openapi.yaml", import.meta.url), "utf8"), { merge: true }),
  );
  const operations = listOperations(contract);
  const validate = createValidators(contract);
  const answered = new Set<string>();
  return {
    answered,
    operationIds: [...operations.keys()],
    call: async (operationId, { path = {}, query = {}, badBody = false, ...options } = {}) => {
      const operation = operations.get(operationId);
      if (operation === undefined) throw new Error(`The contract has no operation "${operationId}".`);
      if (options.body !== undefined && !badBody)
        validate(`${operationId} request`, bodySchema(operation), options.body);
      const url = `${await originOf()}${operation.tags[0] === "api" ? "/api" : ""}${fill(operation.path, path)}?${new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      )}`;
      const response = await request(url, { ...options, method: operation.method.toUpperCase() });
      const declared = responseOf(contract, operation, response.status);
      for (const name of Object.keys(declared.headers ?? {})) {
        if (!response.headers.has(name))
          throw new Error(`${operationId} ${response.status}: the header ${name} is missing.`);
      }
      const schema = declared.content?.["application/json"]?.schema;
      if (schema !== undefined) validate(`${operationId} ${response.status}`, schema, response.body);
      if (response.status === 200) answered.add(operationId);
      return response;
    },
  };
}

function listOperations(contract: z.infer<typeof Contract>): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, value] of Object.entries(item)) {
      if (!["get", "post", "put", "patch", "delete"].includes(method)) continue;
      const operation = Operation.parse(value);
      operations.set(operation.operationId, { ...operation, method, path });
    }
  }
  return operations;
}

function fill(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}

function responseOf(
  contract: z.infer<typeof Contract>,
  { operationId, responses }: Operation,
  status: number,
): z.infer<typeof Response> {
  const declared = responses[String(status)];
  if (declared === undefined) throw new Error(`${operationId} answered ${status}, which the contract does not have.`);
  const ref = Ref.safeParse(declared);
  return ref.success
    ? Response.parse(contract.components.responses[ref.data.$ref.split("/").at(-1) ?? ""])
    : Response.parse(declared);
}

function bodySchema({ requestBody }: Operation): Record<string, unknown> {
  return requestBody?.content["application/json"]?.schema ?? {};
}

/**
 * Validates values against schemas of the contract. The contract allows additional fields, since other backends have them; ours has none, so here
 * every field has to be in the contract.
 */
function createValidators(contract: z.infer<typeof Contract>) {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });
  const addFormats = addFormatsModule.default;
  addFormats(ajv);
  ajv.addVocabulary(["components"]);
  ajv.addFormat("binary", true);
  ajv.addSchema({
    $id: "contract",
    components: { schemas: closed(contract.components.schemas, contract.components.schemas) },
  });
  const compiled = new Map<string, ValidateFunction>();
  return (name: string, schema: Record<string, unknown>, value: unknown): void => {
    const text = JSON.stringify(closed(schema, contract.components.schemas)).replaceAll(
      '"#/components',
      '"contract#/components',
    );
    const validate =
      compiled.get(text) ?? ajv.compile(z.record(z.string(), z.unknown()).parse(JSON.parse(text)) satisfies AnySchema);
    compiled.set(text, validate);
    if (!validate(value))
      throw new Error(
        `${name} is not as the contract has it:\n${ajv.errorsText(validate.errors, { separator: "\n" })}\n${JSON.stringify(value).slice(0, 2_000)}`,
      );
  };
}

/** The schema with every object closed. `allOf` is merged into one object, since two closed ones would reject each other's fields. */
function closed(schema: unknown, all: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => closed(item, all));
  if (typeof schema !== "object" || schema === null) return schema;
  const parts = "allOf" in schema ? mergeParts(schema, all) : schema;
  const result = Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, closed(value, all)]));
  return "properties" in parts && "type" in parts ? { additionalProperties: false, ...result } : result;
}

const ObjectSchema = z.looseObject({
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.unknown()).default({}),
});

function mergeParts(
  schema: { readonly allOf?: unknown },
  all: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const parts = z
    .array(z.unknown())
    .parse(schema.allOf)
    .map((part) => {
      const ref = Ref.safeParse(part);
      return ObjectSchema.parse(ref.success ? all[ref.data.$ref.split("/").at(-1) ?? ""] : part);
    });
  return {
    type: "object",
    required: parts.flatMap(({ required }) => required),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  };
}
