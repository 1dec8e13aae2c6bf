import type { Shape } from "./items/items.ts";

/** What stands behind the colons that open a block. */
export function headOf(
  shape: Exclude<Shape, { readonly kind: "plain" | "tab" | "tabs" | "step" | "cards" | "card" }>,
): string {
  switch (shape.kind) {
    case "callout":
      return `${shape.name}${labelOf(shape.title)}`;
    case "details":
      return `details${labelOf(shape.title)}${shape.isOpen ? "{open}" : ""}`;
    case "code-group":
      return `code-group${syncOf(shape.sync)}`;
    case "steps":
      return "steps";
  }
}

/** A title in brackets; nothing where there is none. */
export function labelOf(title: string | null): string {
  return title === null || title.trim() === "" ? "" : `[${escapedLabel(title.replaceAll(/\s+/g, " ").trim())}]`;
}

/** Brackets that have no partner would end a label. */
function escapedLabel(title: string): string {
  const brackets = title.replaceAll(/[^[\]]/g, "");
  return /^(?:\[\])*$/.test(brackets) ? title : title.replaceAll(/[[\]]/g, "\\$&");
}

/** The name by which tabs are synchronised, in braces. */
export function syncOf(name: string | null): string {
  const bare = name?.replaceAll(/[^\w-]+/g, "-").slice(0, 40) ?? "";
  return bare === "" ? "" : `{sync=${bare}}`;
}
