import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { AuthorPayload } from "../../../gateway/docs-api/payloads/author.ts";
import type { DocumentLinkPayload, DocumentPayload } from "../../../gateway/docs-api/payloads/document.ts";
import type { CategoryPayload, GroupPayload, UserGroupPayload } from "../../../gateway/docs-api/payloads/groups.ts";
import type { RobotsPayload } from "../../../gateway/docs-api/payloads/robots.ts";
import type { SitemapPayload } from "../../../gateway/docs-api/payloads/sitemap.ts";
import type { SectionPayload } from "../../../gateway/docs-api/payloads/search.ts";
import type { ContactFields } from "../../../gateway/docs-api/calls/contact.ts";
import type { RatingVote } from "../../../gateway/docs-api/calls/ratings.ts";
import type { components } from "../../../gateway/generated/docs-api.ts";

type Contract = components["schemas"];
type InputOf<Parser> = Parser extends z.ZodType ? z.input<Parser> : never;
type Parsers = typeof import("../../../gateway/docs-api/payloads/author.ts") &
  typeof import("../../../gateway/docs-api/payloads/document.ts") &
  typeof import("../../../gateway/docs-api/payloads/groups.ts") &
  typeof import("../../../gateway/docs-api/payloads/robots.ts") &
  typeof import("../../../gateway/docs-api/payloads/sitemap.ts") &
  typeof import("../../../gateway/docs-api/payloads/search.ts");

/** Checked by the compiler: these lines fail `tsc` when the contract allows something that a parser does not expect. */
test("the parsers expect everything that the contract allows", () => {
  expectTypeOf<Contract["Document"]>().toExtend<InputOf<Parsers["DocumentPayload"]>>();
  expectTypeOf<Contract["DocSummary"]>().toExtend<InputOf<Parsers["DocumentLinkPayload"]>>();
  expectTypeOf<Contract["Category"]>().toExtend<InputOf<Parsers["CategoryPayload"]>>();
  expectTypeOf<Contract["DocumentGroup"]>().toExtend<InputOf<Parsers["GroupPayload"]>>();
  expectTypeOf<Contract["UserDocGroup"]>().toExtend<InputOf<Parsers["UserGroupPayload"]>>();
  expectTypeOf<Contract["AuthorRow"]>().toExtend<InputOf<Parsers["AuthorPayload"]>>();
  expectTypeOf<Omit<Contract["FoundSection"], "matches">>().toExtend<
    Omit<InputOf<Parsers["SectionPayload"]>, "matches">
  >();
  expectTypeOf<Contract["SitemapAnswer"]["sitemap"]>().toExtend<InputOf<Parsers["SitemapPayload"]>>();
  expectTypeOf<Contract["Robots"]>().toExtend<InputOf<Parsers["RobotsPayload"]>>();
});

test("the contract allows everything that the gateway sends", () => {
  expectTypeOf<RatingVote>().toExtend<Contract["Rating"]>();
  expectTypeOf<Omit<ContactFields, "agreedToPolicies">>().toExtend<Omit<Contract["Contact"], "agreedToPolicies">>();
});

test("parsed fields are known to be present or absent", () => {
  expectTypeOf<DocumentPayload["metaTitle"]>().toEqualTypeOf<string | null>();
  expectTypeOf<DocumentPayload["location"]>().toEqualTypeOf<string | null>();
  expectTypeOf<DocumentPayload["tagDetails"][number]["slug"]>().toEqualTypeOf<string>();
  expectTypeOf<AuthorPayload["documentCount"]>().toEqualTypeOf<number>();
  expectTypeOf<CategoryPayload["subCategories"][number]["docs"][number]>().toExtend<DocumentLinkPayload>();
  expectTypeOf<GroupPayload["slug"]>().toEqualTypeOf<string>();
  expectTypeOf<UserGroupPayload["lastPublished"]>().toEqualTypeOf<string | null>();
  expectTypeOf<SectionPayload["matches"][number]>().toEqualTypeOf<[number, number]>();
  expectTypeOf<SitemapPayload["links"][number]["priority"]>().toEqualTypeOf<number>();
  expectTypeOf<RobotsPayload["content"]>().toEqualTypeOf<string>();
});
