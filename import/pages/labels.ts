import { textAt } from "../settings/value.ts";
import { labelId } from "../text/ids/myst-places.ts";
import type { Draft } from "./draft-document.ts";
import type { SourcePage } from "./source-page.ts";

/** Where a label of MyST leads; null if no page has it, or several that are equally near. */
export function labelUrl(label: string, from: SourcePage, drafts: ReadonlyMap<SourcePage, Draft>): string | null {
  const id = labelId(label.replace(/^#/, ""));
  return id === null ? null : placeUrl(id, from, drafts);
}

/** Where the place with an id is, on whichever page; null if none has it, or several that are equally near. */
export function placeUrl(id: string, from: SourcePage, drafts: ReadonlyMap<SourcePage, Draft>): string | null {
  const all = [...drafts].flatMap(([page, draft]) => placeIn(page, draft, id));
  const found = nearest(all, from);
  if (found === undefined) return null;
  return found.anchor === "" ? found.page.address : `${found.page.address}#${found.anchor}`;
}

interface LabelledPlace {
  readonly page: SourcePage;
  /** As it stands in an address; empty for the page itself. */
  readonly anchor: string;
  /** Whether it is a label, and not only the id of a heading. */
  readonly isLabel: boolean;
}

function placeIn(page: SourcePage, { anchors, text }: Draft, id: string): readonly LabelledPlace[] {
  if (labelId(textAt(page.fields, "label") ?? "") === id) return [{ page, anchor: "", isLabel: true }];
  if (text.includes(`<a id="${id}"></a>`)) return [{ page, anchor: encodeURIComponent(id), isLabel: true }];
  const anchor = anchors.get(id);
  return anchor === undefined ? [] : [{ page, anchor: encodeURIComponent(anchor), isLabel: false }];
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
