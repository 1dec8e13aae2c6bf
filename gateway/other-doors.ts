import { join } from "node:path";
import type { Door } from "./answers/door.ts";
import { createCardDrawer } from "./cards/card-drawer.ts";
import { createCardFiles } from "./cards/card-files.ts";
import { createCardFill } from "./cards/card-fill.ts";
import { createIndexNow } from "./crawlers/index-now/index-now.ts";
import type { IndexNow } from "./crawlers/index-now/index-now.ts";
import type { GatewayOptions } from "./options.ts";
import type { OpenSharedExecution } from "./graphql/execute.ts";
import { readSchemaText } from "./graphql/schema.ts";
import type { Parts } from "./parts.ts";
import { createCardDoor } from "./cards/card-door.ts";
import { createDeveloperDoor } from "./pages/developer-door.ts";
import type { DeveloperDoorParts } from "./pages/developer-door.ts";
import { createKeyDoor } from "./crawlers/file-doors.ts";
import { createRedirectDoor } from "./crawlers/redirect-door.ts";
import { findRedirect } from "./site/redirects.ts";

interface OtherDoorsParts extends Pick<Parts, "siteFiles" | "onPurged"> {
  readonly openExecution: OpenSharedExecution;
  /** The playground's page. */
  readonly shell: () => DeveloperDoorParts["shell"];
  readonly report: (bug: unknown) => void;
}

/** Doors that are the same whoever asks and whatever cookies they bring: addresses that moved, social cards, what API developers look at. */
export const openOtherDoors = (
  options: GatewayOptions,
  parts: OtherDoorsParts,
): { readonly doors: readonly Door[]; readonly stop: () => Promise<void> } => {
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
  const doors = [
    createRedirectDoor((path) => findRedirect(site().redirects, path)),
    ...(config.indexNow === null ? [] : [createKeyDoor(config.indexNow.key)]),
    createCardDoor(createCardFill({ openExecution, drawer, files, report })),
    ...(config.playground ? [createDeveloperDoor({ schemaText: readSchemaText(), shell: shell(), site })] : []),
  ];
  return {
    doors,
    stop: async () => {
      await indexNow?.stop();
      drawer.stop();
    },
  };
};

/** Tells search engines of changes, as soon as the backend tells us. */
const startIndexNow = (
  settings: NonNullable<GatewayOptions["config"]["indexNow"]>,
  { config, log }: GatewayOptions,
  { siteFiles, openExecution, onPurged }: OtherDoorsParts,
): IndexNow => {
  const indexNow = createIndexNow({
    ...settings,
    openExecution,
    siteUrl: siteFiles.site().url,
    file: join(config.dataDir, "gateway/index-now.json"),
    log,
  });
  onPurged(indexNow.look);
  return indexNow;
};
