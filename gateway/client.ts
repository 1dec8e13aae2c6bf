import type { PageFillParts } from "./pages/page-fill.ts";
import type { PlaygroundShell } from "./pages/playground.ts";
import type { ReadRoutesParts } from "./read-routes.ts";
import type { AppParts } from "./server/app.ts";
import type { StaticFilesParts } from "./server/handlers/static-files.ts";

/** The client as the gateway serves it. */
export interface Client extends Pick<AppParts, "errorPage"> {
  readonly renderer: PageFillParts["renderer"];
  /** Null during development: sources may change at any moment, so no page is cached. */
  readonly routeOf: ReadRoutesParts["routeOf"];
  /** Serves its files. */
  readonly files: (parts: StaticFilesParts) => AppParts["clientFiles"];
  readonly playground: () => PlaygroundShell;
  /** Shows a bug on the open pages of developers. */
  readonly showBug: (bug: unknown) => void;
  readonly stop: () => Promise<void>;
}
