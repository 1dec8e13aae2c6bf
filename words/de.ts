import type { Words } from "./words.ts";

/** The interface's words in German. */
export const de: Words = {
  layout: {
    skip: "Zum Inhalt springen",
    announcement: "Ankündigung",
    main: "Hauptnavigation",
    menu: "Menü",
    footer: "Fußbereich",
    home: "{name}, Startseite",
    search: "Suche",
    searchKeys: "Strg K",
    sitemap: "Sitemap",
    robots: "Robots",
    themeSystem: "Farbschema: wie das System",
    themeLight: "Farbschema: hell",
    themeDark: "Farbschema: dunkel",
    closeSidebar: "Seitenleiste schließen",
  },
  authors: {
    posts: { one: "1 Beitrag", other: "{count} Beiträge" },
  },
};
