import { z } from "zod";
import { parseBoundedYaml } from "../content-folder/bounded-yaml.ts";
import { defaultSiteName } from "../content-folder/fields.ts";
import { readTextInsideSync } from "../content-folder/read-inside.ts";

const SiteFile = z.object({ id: z.string().optional(), name: z.string().optional() }).catch({});

/** The id in `site.yml`, else the lower-cased name, as in the gateway, which reports problems in that file. */
export function findSiteId(contentDir: string): string {
  const { id, name = defaultSiteName } = readSite(contentDir);
  return id ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function readSite(contentDir: string): z.infer<typeof SiteFile> {
  const found = readTextInsideSync(contentDir, "site.yml");
  const yaml = parseBoundedYaml(found.kind === "read" ? found.text : "");
  return SiteFile.parse(yaml.kind === "read" ? yaml.data : {});
}

/** The name in `site.yml`, else the default, as in the gateway. */
export function findSiteName(contentDir: string): string {
  return readSite(contentDir).name ?? defaultSiteName;
}
