import type { Words } from "./words.ts";

/** The interface's words in Spanish. */
export const es: Words = {
  layout: {
    skip: "Saltar al contenido",
    announcement: "Aviso",
    main: "Principal",
    menu: "Menú",
    footer: "Pie de página",
    home: "{name}, inicio",
    search: "Buscar",
    searchKeys: "Ctrl K",
    sitemap: "Mapa del sitio",
    robots: "Robots",
    themeSystem: "Tema: del sistema",
    themeLight: "Tema: claro",
    themeDark: "Tema: oscuro",
    closeSidebar: "Cerrar el panel lateral",
  },
  authors: {
    posts: { one: "1 artículo", many: "{count} de artículos", other: "{count} artículos" },
  },
};
