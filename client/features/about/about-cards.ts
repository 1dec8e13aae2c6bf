import type { LucideIcon } from "lucide-react";
import Braces from "lucide-react/icons/braces";
import ChartLine from "lucide-react/icons/chart-line";
import Cloud from "lucide-react/icons/cloud";
import Compass from "lucide-react/icons/compass";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import Megaphone from "lucide-react/icons/megaphone";
import Plane from "lucide-react/icons/plane";
import Scale from "lucide-react/icons/scale";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import TextSearch from "lucide-react/icons/text-search";

/** A feature of the platform, or an industry it serves. */
export interface AboutCard {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** The six features. */
export const features: readonly AboutCard[] = [
  {
    icon: Compass,
    title: "Domain discovery",
    text: "Look through over 1.2 billion domains by word, ending, age and state, and find the ones that are worth a second look.",
  },
  {
    icon: Layers,
    title: "A map of categories",
    text: "Over 3,900 categories sort the field, so that you compare a name with its neighbours and not with the whole web.",
  },
  {
    icon: ChartLine,
    title: "Search demand",
    text: "See what people look for in a category, when they look for it, and whether a peak is a season or a trend.",
  },
  {
    icon: Scale,
    title: "Valuation in the open",
    text: "Every estimate comes with the sales and signals behind it. You can disagree with it, because you can see it.",
  },
  {
    icon: TextSearch,
    title: "Intent, not only keywords",
    text: "The same words may mean to learn, to compare or to buy. We keep the three apart.",
  },
  {
    icon: Braces,
    title: "An API for all of it",
    text: "Everything that can be read here can be queried from your own programs, over GraphQL and without a key.",
  },
];

/** The six industries. */
export const industries: readonly AboutCard[] = [
  {
    icon: ShoppingBag,
    title: "Retail",
    text: "Name a shop so that it is found, and stock it for the month in which people ask.",
  },
  {
    icon: Megaphone,
    title: "Agencies",
    text: "Bring a client numbers about a market before the first meeting, with their sources.",
  },
  {
    icon: Cloud,
    title: "Software",
    text: "Find a short name for a product, and learn what its future users call the problem.",
  },
  {
    icon: Landmark,
    title: "Finance",
    text: "Watch a portfolio of names: renewals, look-alikes, and what comparable ones were sold for.",
  },
  { icon: Plane, title: "Travel", text: "Follow demand by season and place, and see early where the next one begins." },
  {
    icon: GraduationCap,
    title: "Research",
    text: "Work with counts and definitions that you can cite, and with samples that you can repeat.",
  },
];
