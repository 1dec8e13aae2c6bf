import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { emailPattern } from "../../addresses/email-address.ts";

const Operation = z.object({
  operationId: z.string(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const Contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })),
  }),
});

const text = readFileSync(new URL("../../backend/openapi.yaml", import.meta.url), "utf8");
const { paths, components } = Contract.parse(parse(text, { merge: true }));

test("every call names the answers that each call may have", () => {
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((value) => Operation.safeParse(value).data ?? []),
  );
  const unnamed = operations.flatMap(({ operationId, requestBody, responses }) => {
    const ofEach = ["200", "400", "404", "500", "503", ...(requestBody === undefined ? [] : ["413", "415"])];
    return ofEach.filter((status) => responses[status] === undefined).map((status) => `${operationId} ${status}`);
  });
  expect(operations.length).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});

test.each(["Contact", "Subscription"])("the e-mail address of %s is what every form takes", (schema) => {
  expect(components.schemas[schema]?.properties?.["email"]).toMatchObject({
    type: "string",
    pattern: emailPattern.source,
    maxLength: 254,
  });
  expect(components.schemas[schema]?.properties?.["email"]).not.toHaveProperty("format");
});
