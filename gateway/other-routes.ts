import { join } from "node:path";
import type { Route } from "./answers/route.ts";
import { createCardDrawer } from "./cards/card-drawer.ts";
import { createCardFiles } from "./cards/card-files.ts";
import { createCardFill } from "./cards/card-fill.ts";
import { createIndexNow } from "./crawlers/index-now/index-now.ts";
import type { IndexNow } from "./crawlers/index-now/index-now.ts";
import type { GatewayOptions } from "./options.ts";
import type { OpenSharedExecution } from "./graphql/execute.ts";
import { readSchemaText } from "./graphql/schema.ts";
import type { Parts } from "./parts.ts";
import { createCardRoute } from "./cards/card-route.ts";
import { createDeveloperRoute } from "./pages/developer-route.ts";
import type { DeveloperRouteParts } from "./pages/developer-route.ts";
import { createDiagramsRoute } from "./pages/diagrams/diagrams-route.ts";
import { createThemeRoute, createWebManifestRoute } from "./pages/theme-route.ts";
import { createWordsRoute } from "./pages/words-route.ts";
import { createKeyRoute } from "./crawlers/file-routes.ts";
import { createRedirectRoute } from "./crawlers/redirect-route.ts";
import { findRedirect } from "./site/redirects.ts";

interface OtherRoutesParts extends Pick<Parts, "siteFiles" | "onPurged"> {
  readonly openExecution: OpenSharedExecution;
  /** Returns the playground's shell. */
  readonly shell: () => DeveloperRouteParts["shell"];
  readonly report: (bug: unknown) => void;
}

/** Routes that ignore the visitor and any cookies: redirects, the IndexNow key, social cards, the schema and the playground. */
export function openOtherRoutes(
  options: GatewayOptions,
  parts: OtherRoutesParts,
): { readonly routes: readonly Route[]; readonly stop: () => Promise<void> } {
  const { config } = options;
  const {
    siteFiles: { site },
    openExecution,
    shell,
    report,
  } = parts;
  const indexNow = config.indexNow === null ? null : startIndexNow(config.indexNow, options, parts);
  const drawer = createCardDrawer();
  const files = createCardFiles(join(config.dataDir, "gateway/cards"));
  const speech = () => site().words.speech;
  const routes = [
    createRedirectRoute((path) => findRedirect(site().redirects, path)),
    ...(config.indexNow === null ? [] : [createKeyRoute(config.indexNow.key)]),
    createThemeRoute(() => site().theme, speech),
    createWebManifestRoute(site),
    createDiagramsRoute(speech),
    createWordsRoute(() => site().words.file),
    createCardRoute(createCardFill({ openExecution, drawer, files, look: () => site().theme.card, report })),
    ...(config.playground
      ? [
          createDeveloperRoute({
            schemaText: readSchemaText(),
            shell: shell(),
            site,
            isOpen: () => site().features.playground,
          }),
        ]
      : []),
  ];
  return {
    routes,
    stop: async () => {
      drawer.stop();
      await indexNow?.stop();
    },
  };
}

/** Notifies search engines of changes after every purge, which a change notification of the backend causes. */
function startIndexNow(
  settings: NonNullable<GatewayOptions["config"]["indexNow"]>,
  { config, log }: GatewayOptions,
  { siteFiles, openExecution, onPurged }: OtherRoutesParts,
): IndexNow {
  const indexNow = createIndexNow({
    ...settings,
    openExecution,
    siteUrl: siteFiles.site().url,
    file: join(config.dataDir, "gateway/index-now.json"),
    log,
  });
  onPurged(indexNow.look);
  return indexNow;
}
