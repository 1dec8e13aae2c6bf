import { createElement } from "react";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AuthorTable } from "../../../client/features/authors/AuthorTable.tsx";
import { Topics } from "../../../client/features/home/Topics.tsx";
import { FacetRail } from "../../../client/features/search/dialog/FacetRail.tsx";
import { noFilter } from "../../../client/features/search/dialog/facets.ts";
import type { LinkComponentProps } from "../../../client/ui/link-component.ts";
import { Pagination } from "../../../client/ui/pagination/Pagination.tsx";

/** The HTML of a component within a router. */
function render<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(component, props)));
}

function Anchor({ to, children, "aria-label": label }: LinkComponentProps) {
  return createElement("a", { href: to, "aria-label": label }, children);
}

test("the number of a page is written as numbers are, in the name of its link too, which a voice may say", () => {
  const addressOf = (page: number): string => `/list?page=${page}`;
  const list = { page: 1_234, limit: 10, totalItems: 20_000, totalPages: 2_000, addressOf, Link: Anchor };
  expect(render(Pagination, list)).toContain('<a href="/list?page=1234" aria-label="Page 1,234">1,234</a>');
});

test("the count of a topic is written as numbers are", () => {
  const topic = { name: "Topic", description: "Words", icon: "globe", path: "/topic", count: 1_234 };
  expect(render(Topics, { topics: [topic] })).toContain("1,234");
});

test("an author's place and count are digits alone, as a role's are (specification, section 2)", () => {
  const author = {
    id: "ada",
    name: "Ada",
    path: "/authors/ada",
    role: "Author of 5,678 docs",
    designation: null,
    image: null,
    documentCount: 5_678,
    lastPublished: null,
  };
  const html = render(AuthorTable, { authors: [author], firstNumber: 1_234 });
  expect(html).toContain("<td>1234</td>");
  expect(html).toContain("<td>5678</td>");
});

test("the counts of a facet are written as numbers are", () => {
  const hits = Array.from({ length: 1_234 }, (_, index) => ({
    document: { type: index === 0 ? { id: "a", label: "A" } : { id: "b", label: "B" } },
  }));
  const html = render(FacetRail, { hits, filter: noFilter, onFilter: () => undefined, children: null });
  expect(html).toContain("<span>1,234</span>");
  expect(html).toContain("<span>1,233</span>");
});
