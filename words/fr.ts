import type { Words } from "./words.ts";

/** The interface's words in French. */
export const fr: Words = {
  layout: {
    skip: "Aller au contenu",
    announcement: "Annonce",
    main: "Navigation principale",
    menu: "Menu",
    footer: "Pied de page",
    home: "{name}, accueil",
    search: "Rechercher",
    searchKeys: "Ctrl K",
    sitemap: "Plan du site",
    robots: "Robots",
    themeSystem: "Thème : système",
    themeLight: "Thème : clair",
    themeDark: "Thème : sombre",
    closeSidebar: "Fermer le panneau latéral",
  },
  authors: {
    posts: { one: "{count} article", many: "{count} d’articles", other: "{count} articles" },
  },
};
