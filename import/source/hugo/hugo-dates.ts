import { isNo } from "../../../content-folder/draft-words.ts";
import { isYes, waitingForDate } from "../../pages/publication-fields.ts";
import { fieldsAt, listAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import type { SourceFields } from "../source-site.ts";

/** Names of fields that say when a page is public, in the order in which Hugo reads them. */
const defaults = {
  publishdate: ["publishdate", "pubdate", "published"],
  expirydate: ["expirydate", "unpublishdate"],
} as const;

/** The times of a page as one field each, whatever a site calls them. Those that it ignores (`buildFuture`, `buildExpired`) are left out; a date that is ahead is one of them. */
export function hugoDates(config: Value): (fields: SourceFields) => SourceFields {
  const settings = smallNames(config);
  const asked = smallNames(settings["frontmatter"]);
  const namesOf = (name: keyof typeof defaults): readonly string[] => {
    const said = listAt(asked, name).map((one) => String(one).toLowerCase());
    return said.length === 0 ? defaults[name] : said.flatMap((one) => (one === ":default" ? defaults[name] : one));
  };
  const [publish, expiry] = [namesOf("publishdate"), namesOf("expirydate")];
  const [showsFuture, showsExpired] = [isYes(settings["buildfuture"]), isYes(settings["buildexpired"])];
  const own = new Set([...publish, ...expiry]);
  return (fields) => {
    const all = smallNames(fields);
    const time = (name: string, names: readonly string[]): SourceFields => {
      const value = names.map((one) => all[one]).find(isTime);
      return value === undefined ? {} : { [name]: value };
    };
    const rest = Object.entries(fields).filter(([name, value]) => !own.has(name.toLowerCase()) || !isTime(value));
    const made = {
      ...Object.fromEntries(rest),
      ...(showsFuture ? {} : time("publishDate", publish)),
      ...(showsExpired ? {} : time("expiryDate", expiry)),
    };
    return showsFuture ? made : waitingForDate(made);
  };
}

/** Fields by their names without capitals: to Hugo both are the same. */
function smallNames(value: Value): SourceFields {
  return Object.fromEntries(fieldsAt(value).map(([name, own]) => [name.toLowerCase(), own]));
}

function isTime(value: Value): boolean {
  return (
    ((typeof value === "string" && value.trim() !== "") || typeof value === "number") && !isYes(value) && !isNo(value)
  );
}
