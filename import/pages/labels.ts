import { textAt } from "../settings/value.ts";
import { labelId } from "../text/ids/myst-places.ts";
import { placeOf, placesIn } from "../text/ids/place.ts";
import type { Draft } from "./draft-document.ts";
import type { SourcePage } from "./source-page.ts";

type Drafts = ReadonlyMap<SourcePage, Draft>;

/** The labels, places and headings of all pages of a site. */
export interface Labels {
  /** Where a label of MyST leads; null if no page has it, or several that are equally near. */
  readonly labelUrl: (label: string, from: SourcePage) => string | null;
  /** Where the place with an id is, on whichever page; null in the same cases. */
  readonly placeUrl: (id: string, from: SourcePage) => string | null;
}

/** Finds labels in the drafts of a site, which are read when the first is asked for. */
export function createLabels(drafts: Drafts): Labels {
  let known: ReadonlyMap<string, readonly LabelledPlace[]> | null = null;
  const placeUrl = (id: string, from: SourcePage): string | null => {
    known ??= placesById(drafts);
    const found = nearest(known.get(id) ?? [], from);
    if (found === undefined) return null;
    return found.anchor === "" ? found.page.address : `${found.page.address}#${found.anchor}`;
  };
  const labelUrl = (label: string, from: SourcePage): string | null => {
    const id = labelId(label.replace(/^#/, ""));
    return id === null ? null : placeUrl(id, from);
  };
  return { labelUrl, placeUrl };
}

interface LabelledPlace {
  readonly page: SourcePage;
  /** As it stands in an address; empty for the page itself. */
  readonly anchor: string;
  /** Whether it is a label, and not only the id of a heading. */
  readonly isLabel: boolean;
}

function placesById(drafts: Drafts): ReadonlyMap<string, readonly LabelledPlace[]> {
  const all = [...drafts].flatMap(([page, draft]) => [...placesOn(page, draft)]);
  return new Map(
    [...Map.groupBy(all, ([id]) => id)].map(([id, places]) => [id, places.map(([, place]) => place)] as const),
  );
}

/** What a page has by id: headings, in front of them places in its text, in front of all its own label. */
function placesOn(page: SourcePage, { anchors, text, titlePlaces }: Draft): ReadonlyMap<string, LabelledPlace> {
  const own = labelId(textAt(page.fields, "label") ?? "");
  const ownLabels = [...titlePlaces, ...(own === null ? [] : [own])];
  const written = placesIn(text).filter((id) => text.includes(placeOf(id)));
  return new Map<string, LabelledPlace>([
    ...[...anchors].map(([id, anchor]) => [id, { page, anchor: encodeURIComponent(anchor), isLabel: false }] as const),
    ...written.map((id) => [id, { page, anchor: encodeURIComponent(id), isLabel: true }] as const),
    ...ownLabels.map((id) => [id, { page, anchor: "", isLabel: true }] as const),
  ]);
}

/** A label before the id of a heading; then that in the nearest folder: several projects may have the same. */
function nearest(places: readonly LabelledPlace[], from: SourcePage): LabelledPlace | undefined {
  const labels = places.filter(({ isLabel }) => isLabel);
  const folders = from.path.split("/").slice(0, -1);
  const shared = ({ page }: LabelledPlace): number => {
    const own = page.path.split("/");
    const apart = folders.findIndex((name, index) => own[index] !== name);
    return apart === -1 ? folders.length : apart;
  };
  const all = labels.length > 0 ? labels : places;
  const most = Math.max(...all.map(shared));
  const near = all.filter((place) => shared(place) === most);
  return near.length === 1 ? near[0] : undefined;
}
