import { posix } from "node:path";
import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { mendFile } from "../media/files.ts";
import { schemeFaultOf } from "../media/link-schemes.ts";
import type { Addressed, TextPlace } from "../media/references.ts";
import { addressOf, isPageFile } from "./page-files.ts";

/**
 * Gives a link in the text of a page its address: that of the page or the file that it names by its path. Returns whether it leads to an address of
 * this site, where there may or may not be something.
 */
export async function mendPageLink(node: Addressed, place: TextPlace): Promise<boolean> {
  const fault = schemeFaultOf(node.url);
  if (fault !== null) place.report("dead-link", node, fault);
  if (isElsewhere(node.url)) return false;
  if (isFile(node.url)) {
    await mendFile(node, place);
    return false;
  }
  const address = node.url.startsWith("/") ? node.url : addressFrom(node.url, place.path);
  if (address === null) place.report("dead-link", node, `the link to "${node.url}" ${expected}`);
  else node.url = address;
  return address !== null;
}

const expected =
  'leads nowhere: expected a file under pages/ or media/, or an address that begins with a slash, such as "/how-to/first-steps"';

/** Addresses of other sites, and fragments of the text itself. */
function isElsewhere(url: string): boolean {
  return url === "" || url.startsWith("#") || leadsElsewhere(url);
}

/** Whether an address is that of a file which is served as it is. */
function isFile(url: string): boolean {
  const path = percentDecoded(url.replace(/[?#].*$/s, ""));
  return path.startsWith("/media/") || (path !== "" && !path.startsWith("/") && !path.endsWith(".md"));
}

/** The address of a page's file, with what follows its path; null if it has none. */
function addressFrom(url: string, file: string): string | null {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const target = posix.join(posix.dirname(file), percentDecoded(path));
  return isPageFile(target) ? `${addressOf(target)}${rest}` : null;
}
