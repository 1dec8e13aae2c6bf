import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import type { Note } from "../note.ts";
import { toAddress } from "../source/addresses.ts";
import type { OldRedirect } from "../source/old-redirects.ts";
import { namedIn, patternOf, withNamed } from "../source/rewrites.ts";
import type { SourceSite } from "../source/source-site.ts";
import { aliasesOf } from "./page-index.ts";
import type { PageIndex } from "./page-index.ts";
import { isDraftPage } from "./publication-fields.ts";
import { listAt } from "./resolve-link.ts";

interface Around {
  /** Where an address leads that is of no page: one with the base of the site. */
  readonly listOf: (address: string) => string | undefined;
  /** Takes an old address and a new one; says why it does not. */
  readonly add: (from: string, to: string) => string | null;
  readonly notes: Note[];
}

/** Adds the redirects that the settings of the old site name. Those that cannot be kept are noted. */
export function addWrittenRedirects(site: SourceSite, index: PageIndex, { listOf, add, notes }: Around): void {
  const note = ({ file, line }: OldRedirect, message: string): void =>
    void notes.push({ file, line, subject: "redirect", message });
  const single = site.redirects.filter((redirect) => !standsForMany(redirect));
  const known = [...index.pages.flatMap((page) => [page.oldAddress, ...aliasesOf(page)]), ...single.map(fromOf)];
  const filled = site.redirects.filter(standsForMany).flatMap((redirect) => {
    if (leadsElsewhere(redirect.to)) return [redirect];
    const found = filledIn(redirect, known);
    if (found.length === 0)
      note(redirect, `${redirect.from} to ${redirect.to}: which addresses it stands for, is not known here`);
    return found;
  });
  const all = [...single, ...filled];
  const ends = new Map(all.map(({ from, to }) => [from, to]));
  for (const redirect of all) {
    const end = endOf(redirect.to, { site, index, listOf, ends });
    if (end.kind === "draft") note(redirect, `${redirect.from} to ${redirect.to}: it leads to a draft`);
    else if (end.kind === "found") {
      const fault = add(redirect.from, end.address);
      if (fault !== null) note(redirect, `${redirect.from} to ${redirect.to}: ${fault}`);
    } else if (leadsElsewhere(end.at))
      note(redirect, `${redirect.from} leads to another site, ${end.at}: redirects.yml leads within this one alone`);
    else note(redirect, `${redirect.from} leads to ${end.at}, which is no page`);
  }
}

function fromOf({ from }: OldRedirect): string {
  return from;
}

function standsForMany({ from, to }: OldRedirect): boolean {
  return /\/:[A-Za-z_]|\*/.test(from) || (!leadsElsewhere(to) && /\/:[A-Za-z_]/.test(to));
}

/** The redirects that one stands for: one to each known address that it could lead to. */
function filledIn(redirect: OldRedirect, known: readonly string[]): readonly OldRedirect[] {
  const { from, to } = redirect;
  const [path = "", part = ""] = to.split(/(?=[?#])/);
  const names = namedIn(from);
  const isKnown = names.length > 0 && names.every((name) => namedIn(path).includes(name));
  if (!isKnown || from.replaceAll(/:\w+\*?/g, "").includes("*")) return [];
  const pattern = patternOf(path);
  return known.flatMap((address) => {
    const found = pattern.exec(address) ?? pattern.exec(`${address}/`);
    return found === null ? [] : [{ ...redirect, from: toAddress(withNamed(from, found)), to: `${address}${part}` }];
  });
}

type End =
  | { readonly kind: "found"; readonly address: string }
  | { readonly kind: "draft" }
  /** Where nothing more is known. */
  | { readonly kind: "lost"; readonly at: string };

interface Places extends Pick<Around, "listOf"> {
  readonly site: SourceSite;
  readonly index: PageIndex;
  readonly ends: ReadonlyMap<string, string>;
}

const longestChain = 10;

/** Where a redirect leads, perhaps over others: to a page, whatever part of it is meant, to the index of a folder, or to a list. */
function endOf(to: string, { site, index, listOf, ends }: Places): End {
  let at = to;
  for (let step = 0; step < longestChain && !leadsElsewhere(at); step += 1) {
    const whole = toAddress(at.replace(/[?#].*$/s, ""));
    const path =
      whole.startsWith(`${site.base}/`) && index.byAddress(whole) === null ? whole.slice(site.base.length) : whole;
    const page = index.byAddress(path) ?? index.byAddress(path.replace(/\/(?:index|readme)$/i, "") || "/");
    if (page !== null) return isDraftPage(page.fields) ? { kind: "draft" } : { kind: "found", address: page.address };
    const next = ends.get(path);
    if (next === undefined) {
      const list = listOf(toAddress(site.base, path)) ?? listAt(path, site);
      return list === null ? { kind: "lost", at } : { kind: "found", address: list };
    }
    at = next;
  }
  return { kind: "lost", at };
}
