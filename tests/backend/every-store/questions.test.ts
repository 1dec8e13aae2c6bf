import { describe, expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at } from "../support/json.ts";
import { searchFor } from "../support/search-for.ts";

const files = {
  "article/transfer.md": aDocument(
    { subject: "Change registrars" },
    "## Unlock\n\nHow to transfer a domain with its code.",
  ),
  "article/renew.md": aDocument({ subject: "Keep a name" }, "Pay for it each year, and its registration stays."),
  "sop/taken.md": aDocument(
    { subject: "Respond to a loss", keywords: ["hijacked", "stolen"] },
    "Call the registrar, and keep the evidence.",
  ),
  "blog/words.md": aDocument({ subject: "Near words" }, "We were talking, and nobody was alone; all were asking."),
  "blog/short-forms.md": aDocument({ subject: "An int" }, "Once it is done, it counts what it does."),
  "api/flags.md": aDocument({ subject: "Flags" }, "Try `--dry-run` first, then `client.send()` in C++."),
  "api/dry.md": aDocument({ subject: "A dry summer" }, "A run in a dry summer, and another dry run of plan C."),
  "api/machines.md": aDocument({ subject: "A VM" }, "Each VM has an IP and an ID, and a CS."),
  "blog/chinese.md": aDocument({ subject: "域名转移指南" }, "如何将域名转移到另一个注册商。"),
  "blog/japanese.md": aDocument({ subject: "証明書の更新" }, "証明書を自動で更新する方法を説明します。"),
};
const site = forAllTests(() => openSite(files));

function search(term: string) {
  return searchFor(site(), term);
}

describe("a question", () => {
  test("is answered by other forms of its words, whatever words it has beside them", async () => {
    expect((await search("how am I transferring domains without a broker?")).slugs[0]).toBe("transfer");
    expect((await search("paying")).slugs).toEqual(["renew"]);
  });

  test("is answered by irregular forms of its words too", async () => {
    expect(await search("who paid?")).toMatchObject({ slugs: ["renew"], correctedTerm: null });
    expect(await search("someone stole it")).toMatchObject({ slugs: ["taken"], correctedTerm: null });
  });

  test("is answered by an abbreviation in the singular, where texts have only that", async () => {
    expect(await search("VMs")).toMatchObject({ slugs: ["machines"], correctedTerm: null });
    expect((await search("how do I list the ips of vms?")).slugs[0]).toBe("machines");
    expect((await search("IDs")).slugs).toEqual(["machines"]);
    expect((await search("CSS")).slugs).toEqual([]);
  });

  test("of stop words alone is searched by them", async () => {
    expect((await search("all")).slugs).toEqual(["words"]);
  });

  test("finds what its author says that readers call it", async () => {
    expect((await search("my domain was stolen")).slugs[0]).toBe("taken");
    expect((await search("hijacking")).slugs).toEqual(["taken"]);
  });

  test("means the same without the apostrophes of its short forms", async () => {
    for (const start of ["why doesnt the", "I dont pay the", "it isnt a", "couldnt get a", "whats the", "ive lost my"])
      expect(await search(`${start} registration`)).toMatchObject({ correctedTerm: null, slugs: ["renew"] });
  });

  test("of ordinary words is not corrected to words of the texts", async () => {
    for (const term of ["valuing", "faking", "anyone", "walking", "asbestos"])
      expect(await search(term)).toMatchObject({ correctedTerm: null });
  });

  test("with a misspelt word finds what has the corrected one beside the others", async () => {
    expect(await search("transfering my domian")).toMatchObject({ correctedTerm: "transfering my domain" });
    expect((await search("trasnfer a domain")).slugs[0]).toBe("transfer");
  });

  test("with what programmers type prefers it as typed", async () => {
    expect((await search("--dry-run")).slugs).toEqual(["flags", "dry"]);
    expect((await search("C++")).slugs[0]).toBe("flags");
    expect((await search("client.send()")).slugs[0]).toBe("flags");
  });

  test("in Chinese and Japanese is answered by its words", async () => {
    expect((await search("怎么转移域名")).slugs[0]).toBe("chinese");
    expect((await search("証明書を更新したい")).slugs[0]).toBe("japanese");
  });

  test("marks other forms of its words in the text", async () => {
    const { body } = await search("transferring");
    expect(at(body, "docs.0.sections.0")).toMatchObject({ heading: "Unlock", matches: [[7, 15]] });
  });

  test("of any length and syntax is answered", async () => {
    for (const term of ["*".repeat(300), "a* ".repeat(100), "NEAR(".repeat(60), "a", `${"domain ".repeat(41)}transfer`])
      await expect(search(term)).resolves.toBeDefined();
  });
});
