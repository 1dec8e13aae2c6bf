import type { PageFillParts } from "./pages/page-fill.ts";
import type { PlaygroundShell } from "./pages/playground.ts";
import type { ReadRoutesParts } from "./read-routes.ts";
import type { AppParts } from "./server/app.ts";

/** The client as the gateway serves it. */
export interface Client extends Pick<AppParts, "errorPage"> {
  readonly renderer: PageFillParts["renderer"];
  /** Null during development: sources may change at any moment, so no page is cached. */
  readonly routeOf: ReadRoutesParts["routeOf"];
  /** Serves its files. `keepsPages`: whether the pages that were read can be read offline. */
  readonly files: (keepsPages: () => boolean) => AppParts["clientFiles"];
  readonly playground: () => PlaygroundShell;
  /** Shows a bug on the open pages of developers. */
  readonly showBug: (bug: unknown) => void;
  readonly stop: () => Promise<void>;
}
