import type { Config } from "./config.ts";
import type { ContentPipeline } from "./content/content-pipeline.ts";
import type { Log } from "./log.ts";

/** What a gateway is started with. */
export interface GatewayOptions {
  readonly config: Config;
  readonly log: Log;
  /** The environment that the embedded backend gets. */
  readonly environment: Readonly<Record<string, string>>;
  /** Hot reload of the client. */
  readonly dev: boolean;
  /** The gate for HTML where several gateways of a process share one; it outlives them. Without it the gateway has its own. */
  readonly contentPipeline?: ContentPipeline;
}
