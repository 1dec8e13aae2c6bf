import type { GuideListQuery } from "./GuideList.generated.ts";

type GuideLink = NonNullable<GuideListQuery["documentLinks"]>[number];
type Folder = GuideLink["folders"][number];

/** A guide in the sidebar, or a folder with the guides in it. */
export type SidebarNode =
  | { readonly kind: "guide"; readonly link: GuideLink }
  | { readonly kind: "folder"; readonly folder: Folder; readonly nodes: readonly SidebarNode[] };

/** The links of a sidebar, those of a folder together: they follow one another in the list. */
export function sidebarNodes(links: readonly GuideLink[], depth = 0): readonly SidebarNode[] {
  const nodes: SidebarNode[] = [];
  for (let first = 0; first < links.length;) {
    const link = links[first];
    const folder = link?.folders[depth];
    if (link === undefined) break;
    if (folder === undefined) {
      nodes.push({ kind: "guide", link });
      first += 1;
      continue;
    }
    const end = links.findIndex(({ folders }, index) => index > first && folders[depth]?.key !== folder.key);
    const inside = links.slice(first, end === -1 ? links.length : end);
    nodes.push({ kind: "folder", folder, nodes: sidebarNodes(inside, depth + 1) });
    first += inside.length;
  }
  return nodes;
}

/** Whether the guide with this slug is in a folder. */
export function contains(nodes: readonly SidebarNode[], slug: string | null): boolean {
  return nodes.some((node) => (node.kind === "guide" ? node.link.slug === slug : contains(node.nodes, slug)));
}
