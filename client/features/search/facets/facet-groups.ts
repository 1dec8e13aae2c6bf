import type { SearchPageQuery } from "../SearchPage.generated.ts";
import type { TypedSearch } from "../search-request.ts";
import type { ChosenOption, FacetOption } from "../../../ui/narrowing/facet-option.ts";
import { narrowedAddress } from "./search-choice.ts";
import { say } from "../../../../words/say.ts";

type Facets = NonNullable<NonNullable<SearchPageQuery["search"]>["facets"]>;

/** The values of one facet. */
export interface FacetGroup {
  readonly name: string;
  readonly title: string;
  readonly options: readonly FacetOption[];
}

/** The facets with something to choose: those with several values, or a chosen one. */
export function facetGroups(asked: TypedSearch, facets: Facets): readonly FacetGroup[] {
  const chosenType = asked.type?.id ?? null;
  const groups = [
    {
      name: "type",
      title: say("Type"),
      options: facets.types.map((value) => ({
        ...value,
        isChosen: value.value === chosenType,
        to: addressOf(asked, { type: value.value === chosenType ? null : value.value }),
      })),
    },
    { name: "category", title: say("Category"), options: optionsOf(asked, "category", facets.categories) },
    { name: "tag", title: say("Tag"), options: optionsOf(asked, "tag", facets.tags) },
    { name: "author", title: say("Author"), options: optionsOf(asked, "author", facets.authors) },
    { name: "year", title: say("Year"), options: optionsOf(asked, "year", facets.years) },
  ];
  return groups.filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen));
}

/** Everything that is chosen, also what no result has. */
export function chosenOptions(asked: TypedSearch, facets: Facets): readonly ChosenOption[] {
  const chosen = ([name, values]: readonly ["category" | "tag" | "author" | "year", Facets["tags"]]) => {
    const value = asked.choice[name];
    if (value === null) return [];
    const label = values.find((one) => one.value === value)?.label ?? value;
    return [{ value, label, to: addressOf(asked, { [name]: null }) }];
  };
  const { type } = asked;
  return [
    ...(type === null ? [] : [{ value: type.id, label: type.label, to: addressOf(asked, { type: null }) }]),
    ...chosen(["category", facets.categories]),
    ...chosen(["tag", facets.tags]),
    ...chosen(["author", facets.authors]),
    ...chosen(["year", facets.years]),
  ];
}

function optionsOf(asked: TypedSearch, name: "category" | "tag" | "author" | "year", values: Facets["tags"]) {
  return values.map(({ value, label, count }) => {
    const isChosen = asked.choice[name] === value;
    return { value, label, count, isChosen, to: addressOf(asked, { [name]: isChosen ? null : value }) };
  });
}

/** The first page of the results with something else chosen. */
function addressOf({ term, type, exact, choice }: TypedSearch, changed: Readonly<Record<string, string | null>>) {
  const { type: changedType, ...others } = changed;
  return narrowedAddress({
    term,
    exact,
    page: 1,
    type: changedType === undefined ? (type?.id ?? null) : changedType,
    choice: { ...choice, ...others },
  });
}
