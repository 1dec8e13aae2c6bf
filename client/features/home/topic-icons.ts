import type { LucideIcon } from "lucide-react";
import BookOpen from "lucide-react/icons/book-open";
import Braces from "lucide-react/icons/braces";
import ChartLine from "lucide-react/icons/chart-line";
import Compass from "lucide-react/icons/compass";
import FileText from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import Mail from "lucide-react/icons/mail";
import Scale from "lucide-react/icons/scale";
import Server from "lucide-react/icons/server";
import ShieldCheck from "lucide-react/icons/shield-check";
import Tag from "lucide-react/icons/tag";
import Users from "lucide-react/icons/users";

const icons: Readonly<Record<string, LucideIcon>> = {
  "book-open": BookOpen,
  braces: Braces,
  "chart-line": ChartLine,
  compass: Compass,
  "file-text": FileText,
  globe: Globe,
  mail: Mail,
  scale: Scale,
  server: Server,
  "shield-check": ShieldCheck,
  tag: Tag,
  users: Users,
};

/** The icon that a topic in `site.yml` names; a text page if the name is unknown. */
export function topicIcon(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
