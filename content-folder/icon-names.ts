import { z } from "zod";
import { closestTo } from "./faults/closest.ts";
import { show } from "./fields.ts";

/** The Lucide icons (lucide.dev/icons) that a site can name. */
export const iconNames = [
  "book-open",
  "braces",
  "chart-line",
  "cloud",
  "compass",
  "file-text",
  "globe",
  "graduation-cap",
  "landmark",
  "layers",
  "mail",
  "megaphone",
  "plane",
  "scale",
  "server",
  "shield-check",
  "shopping-bag",
  "tag",
  "text-search",
  "users",
] as const;

/** The name of an icon; an unknown one is reported with the nearest that there is. */
export const IconName = z.enum(iconNames, {
  error: ({ input }) => {
    const meant = typeof input === "string" ? closestTo(input, iconNames) : null;
    const hint = meant === null ? `The icons are ${iconNames.join(", ")}.` : `Did you mean "${meant}"?`;
    return `expected the name of an icon, got ${show(input)}. ${hint}`;
  },
});
