import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";

const file = new URL("../../../deploy/compose.yml", import.meta.url);

/** The content of the `.env` beside the compose file. */
export const composeSettings = {
  SITE_URL: "https://docs.example",
  SITE_ID: "testsite",
  PURGE_SECRET: "0123456789abcdef",
  POSTGRES_PASSWORD: "a-password",
};

const Duration = z.string().regex(/^(\d+(ms|s|m|h))+$/);
const Test = z.tuple([z.literal("CMD")], z.string());

/** The part of the Compose specification that the file uses; any other key is an error. */
const Service = z
  .strictObject({
    image: z.string().optional(),
    build: z.string().optional(),
    init: z.boolean().optional(),
    command: z.array(z.string()).optional(),
    restart: z.enum(["no", "always", "on-failure", "unless-stopped"]).optional(),
    read_only: z.boolean().optional(),
    tmpfs: z.array(z.string()).optional(),
    cap_drop: z.array(z.string()).optional(),
    security_opt: z.array(z.string()).optional(),
    stop_grace_period: Duration.optional(),
    depends_on: z
      .union([
        z.array(z.string()),
        z.record(z.string(), z.strictObject({ condition: z.enum(["service_started", "service_healthy"]) })),
      ])
      .default([]),
    environment: z.record(z.string(), z.string()).default({}),
    volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(:ro)?$/)).default([]),
    ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
    healthcheck: z
      .strictObject({
        test: Test,
        interval: Duration,
        timeout: Duration,
        start_period: Duration.optional(),
        retries: z.int(),
      })
      .optional(),
  })
  .refine(
    ({ image, build }) => (image === undefined) !== (build === undefined),
    "expected an image, or what builds one",
  );

/** Keys that start with `x-` hold YAML anchors for the file itself. */
const Compose = z.strictObject({
  name: z.string(),
  "x-lectern": z.unknown(),
  "x-gateway": z.unknown(),
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.strictObject({})),
});

/** The parsed compose file, with its variables replaced by `composeSettings`. */
export async function readCompose(): Promise<z.infer<typeof Compose>> {
  const text = (await readFile(file, "utf8")).replaceAll(
    /\$\{(\w+)(?::[?-][^}]*)?\}/g,
    (_whole, name: string) => new Map(Object.entries(composeSettings)).get(name) ?? "''",
  );
  return Compose.parse(parse(text, { merge: true }));
}
