import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

/** Starlight as its documentation sets it up: nothing is added, nothing is turned off. */
export default defineConfig({
  site: "http://127.0.0.1",
  integrations: [
    starlight({
      title: "Domainlens",
      sidebar: [{ label: "How-to guides", items: [{ autogenerate: { directory: "how-to" } }] }],
    }),
  ],
});
