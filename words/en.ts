/**
 * The interface's words, by screen. The English text is what code says (`say("Skip to content")`), so each text is here once; the other languages have the
 * same keys. `{name}` stands for what is filled in; `one` and `other` are the plural forms.
 */
export const en = {
  /** The frame of every page. */
  layout: {
    skip: "Skip to content",
    announcement: "Announcement",
    main: "Main",
    menu: "Menu",
    footer: "Footer",
    home: "{name}, home",
    search: "Search",
    searchKeys: "Ctrl K",
    sitemap: "Sitemap",
    robots: "Robots",
    themeSystem: "Theme: system",
    themeLight: "Theme: light",
    themeDark: "Theme: dark",
    closeSidebar: "Close sidebar",
  },
  /** Pages of authors. */
  authors: {
    posts: { one: "1 Post", other: "{count} Posts" },
  },
} as const;
