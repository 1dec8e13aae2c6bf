import type { LucideIcon } from "lucide-react";
import BookOpen from "lucide-react/icons/book-open";
import Braces from "lucide-react/icons/braces";
import ChartLine from "lucide-react/icons/chart-line";
import Cloud from "lucide-react/icons/cloud";
import Compass from "lucide-react/icons/compass";
import FileText from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import Plane from "lucide-react/icons/plane";
import Scale from "lucide-react/icons/scale";
import Server from "lucide-react/icons/server";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Tag from "lucide-react/icons/tag";
import TextSearch from "lucide-react/icons/text-search";
import Users from "lucide-react/icons/users";

/** The icons that a site can name: those of content-folder/icon-names.ts. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "book-open": BookOpen,
  braces: Braces,
  "chart-line": ChartLine,
  cloud: Cloud,
  compass: Compass,
  "file-text": FileText,
  globe: Globe,
  "graduation-cap": GraduationCap,
  landmark: Landmark,
  layers: Layers,
  mail: Mail,
  megaphone: Megaphone,
  plane: Plane,
  scale: Scale,
  server: Server,
  "shield-check": ShieldCheck,
  "shopping-bag": ShoppingBag,
  tag: Tag,
  "text-search": TextSearch,
  users: Users,
};

/** The names of all of them. */
export const namedIcons: readonly string[] = Object.keys(icons);

/** The icon of a name; a text page if the name is unknown. */
export function namedIcon(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
