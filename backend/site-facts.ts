import { z } from "zod";
import { parseBoundedYaml } from "../content-folder/yaml/bounded-yaml.ts";
import { defaultSiteId } from "../content-folder/site-definition/default-site-id.ts";
import { defaultSiteName } from "../content-folder/fields.ts";
import { readTextInsideSync } from "../content-folder/inside/read-inside.ts";
import { SiteYml } from "../content-folder/site-files/site-yml.ts";
import { isMapping } from "../content-folder/yaml/yaml-reading.ts";

const SiteFile = z.object({ id: z.string().optional(), name: z.string().optional() }).catch({});

/** The id in `site.yml`, else the one made of the name, as in the gateway, which reports problems in that file. */
export function findSiteId(contentDir: string): string {
  const { id, name = defaultSiteName } = SiteFile.parse(readSite(contentDir) ?? {});
  return id ?? defaultSiteId(name);
}

/** Returns a function that reads the name in `site.yml`, as the gateway does: while none can be read, it is the one from before, or else the default. */
export function createSiteName(contentDir: string): () => string {
  let name = findName(contentDir) ?? defaultSiteName;
  return () => (name = findName(contentDir) ?? name);
}

function findName(contentDir: string): string | null {
  const site = readSite(contentDir);
  return isMapping(site) ? (SiteYml.unwrap().shape.name.safeParse(site["name"]).data ?? null) : null;
}

/** What is in `site.yml`; null if it is missing, or no YAML. */
function readSite(contentDir: string): unknown {
  const found = readTextInsideSync(contentDir, "site.yml");
  const yaml = found.kind === "read" ? parseBoundedYaml(found.text) : null;
  return yaml?.kind === "read" ? yaml.data : null;
}
