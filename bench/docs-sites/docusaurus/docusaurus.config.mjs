/** Docusaurus with its classic preset, as its documentation sets it up, without the blog. The texts are Markdown, not MDX. */
export default {
  title: "Domainlens",
  url: "http://127.0.0.1",
  baseUrl: "/",
  trailingSlash: true,
  markdown: { format: "md" },
  presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.mjs" }, blog: false, pages: false }]],
};
