import type { ChosenOption, FacetOption } from "../../../ui/narrowing/facet-option.ts";
import type { ListArchiveQuery } from "./ListArchive.generated.ts";
import { narrowedListAddress } from "./list-narrowing.ts";
import type { ListNarrowing } from "./list-narrowing.ts";
import { say } from "../../../../words/say.ts";

type Facets = NonNullable<ListArchiveQuery["narrowedDocuments"]>["facets"];

/** The parts of an archive: what a list can be narrowed to. */
export interface ArchiveGroup {
  readonly name: keyof ListNarrowing;
  readonly title: string;
  readonly options: readonly FacetOption[];
}

/** The groups with something to choose. */
export function archiveGroups(
  listPath: string,
  narrowing: ListNarrowing,
  facets: Facets,
  kindsTitle: string,
): readonly ArchiveGroup[] {
  const group = (name: keyof ListNarrowing, title: string, values: Facets["tags"]): ArchiveGroup => ({
    name,
    title,
    options: values.map((value) => {
      const isChosen = narrowing[name] === value.value;
      const to = narrowedListAddress(listPath, { ...narrowing, [name]: isChosen ? null : value.value });
      return { value: value.value, label: value.label, count: value.count, isChosen, to };
    }),
  });
  return [
    group("type", kindsTitle, facets.types),
    group("year", say("Archive"), facets.years),
    group("category", say("Categories"), facets.categories),
    group("tag", say("Tags"), facets.tags),
  ].filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen));
}

/** What is chosen, each with the list without it. */
export function chosenInArchive(
  listPath: string,
  narrowing: ListNarrowing,
  groups: readonly ArchiveGroup[],
): readonly ChosenOption[] {
  return (["type", "category", "tag", "year"] as const).flatMap((name) => {
    const value = narrowing[name];
    if (value === null) return [];
    const options = groups.find((group) => group.name === name)?.options ?? [];
    const label = options.find(({ isChosen }) => isChosen)?.label ?? value;
    return [{ value, label, to: narrowedListAddress(listPath, { ...narrowing, [name]: null }) }];
  });
}
