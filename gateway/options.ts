import type { Client } from "./client.ts";
import type { Config } from "./config.ts";
import type { ContentPipeline } from "./content/content-pipeline.ts";
import type { BoundedSchema } from "./graphql/cost/bounded-schema.ts";
import type { Log } from "./log.ts";

/** Options of `startGateway`. */
export interface GatewayOptions {
  readonly config: Config;
  readonly log: Log;
  /** Environment variables for the embedded backend. */
  readonly environment: Readonly<Record<string, string>>;
  /** Development: serves the client from its sources, with hot reload. */
  readonly dev: boolean;
  /** Abandons the start when it is aborted; a gateway that has started is stopped by itself. */
  readonly signal?: AbortSignal;
  /** Runs what the first page of each kind needs before the gateway says that it is ready. */
  readonly warms?: boolean;
  /** Parts shared by the gateways of one process. The gateway builds its own of those that are absent. */
  readonly shared?: SharedParts;
}

/** Parts that hold no site's data; they outlive the gateways that share them. */
export interface SharedParts {
  readonly contentPipeline?: ContentPipeline;
  readonly client?: Client;
  readonly schema?: BoundedSchema;
}
