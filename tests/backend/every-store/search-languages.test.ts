import { describe, expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { each } from "../support/json.ts";
import { searchFor } from "../support/search-for.ts";

const files = {
  "site.yml": "id: testsite\nlanguage: de\n",
  "article/uebertragung.md": aDocument(
    { subject: "Domainübertragung vorbereiten" },
    "Vor dem Wechsel zu einem anderen Anbieter wird die Sperre gelöst.",
  ),
  "article/haus.md": aDocument({ subject: "Häuser in großen Straßen" }, "Der Schlüssel liegt unter der Fußmatte."),
  "article/latte.md": aDocument({ subject: "Regale" }, "Eine Latte trägt sie."),
  "article/rechnung.md": aDocument(
    { subject: "Rechnungen bezahlen" },
    "Die Kosten einer Verlängerung stehen im Vertrag.",
  ),
  "article/compte.md": aDocument(
    { subject: "L’hébergement d’un site", lang: "fr" },
    "Les élèves ont transféré leurs données ; la sécurité de l’accès est renouvelée chaque année.",
  ),
  "article/cuenta.md": aDocument(
    { subject: "Renovaciones automáticas", lang: "es" },
    "La contraseña del registrador se cambia en la configuración.",
  ),
  "article/nitaq.md": aDocument(
    { subject: "تَحْوِيلُ النِّطَاقَاتِ", lang: "ar" },
    "يمكن للمالك نقل أسماء النطاقات إلى مسجّل آخر بعد تأكيد الشهادة.",
  ),
  "article/shay.md": aDocument({ subject: "إعداد الشاي", lang: "ar" }, "يُشرب طوال السنة، وأفضله شاي الصباح."),
  "article/zhuanyi.md": aDocument(
    { subject: "域名转移指南", lang: "zh" },
    "如何将域名转移到另一个注册商？请先在管理后台解除锁定。",
  ),
  "article/xuqi.md": aDocument({ subject: "证书管理", lang: "zh-Hans" }, "证书自动续期失败时，请检查服务器的时间。"),
  "article/koushin.md": aDocument(
    { subject: "証明書の更新", lang: "ja" },
    "サーバーの証明書を自動で更新する方法を説明します。",
  ),
  "article/ikan.md": aDocument({ subject: "ドメインの移管", lang: "ja" }, "別の会社へドメインを移管する手順です。"),
  "article/posuto.md": aDocument({ subject: "ポスト", lang: "ja" }, "郵便を送ります。"),
  "article/hosuto.md": aDocument({ subject: "ホスト", lang: "ja" }, "機械の名前です。"),
  "article/thai.md": aDocument({ subject: "การโอนโดเมน", lang: "th" }, "วิธีโอนโดเมนไปยังผู้รับจดทะเบียนรายอื่น"),
  "article/maa.md": aDocument({ subject: "ม้า", lang: "th" }, "สัตว์สี่ขา"),
  "article/domains.md": aDocument(
    { subject: "Transferring names", lang: "en-GB" },
    "How to move a name, and what the registry charges for it.",
  ),
};
const site = forAllTests(() => openSite(files));

function search(term: string) {
  return searchFor(site(), term);
}

/** The documents found first for these terms, each once. */
async function firstOf(...terms: readonly string[]) {
  const found = await Promise.all(terms.map(async (term) => (await search(term)).slugs[0] ?? `nothing for ${term}`));
  return [...new Set(found)];
}

describe("a question in the site's language", () => {
  test("is answered by other forms of its words, and its stop words say nothing", async () => {
    expect(await firstOf("Wie bezahle ich eine Rechnung?")).toEqual(["rechnung"]);
    expect(await firstOf("Haus")).toEqual(["haus"]);
    expect((await search("wie kann ich der")).slugs).not.toContain("domains");
  });

  test("may be written without umlauts and ß, or with ae, oe, ue and ss", async () => {
    expect(await firstOf("Strasse", "STRASSEN", "grossen", "Haeuser", "Hauser", "Schluessel", "Schlussel")).toEqual([
      "haus",
    ]);
  });

  test("finds compounds by their parts, and parts by a compound that no text has", async () => {
    expect(await firstOf("Übertragung")).toEqual(["uebertragung"]);
    expect(await firstOf("eine Domain übertragen")).toEqual(["uebertragung"]);
    expect(await firstOf("Vertragsverlängerung")).toEqual(["rechnung"]);
  });

  test("keeps words that texts have in compounds alone", async () => {
    expect(await search("Die Matte")).toMatchObject({ slugs: ["haus"], correctedTerm: null });
    expect(await search("Matte kaufen")).toMatchObject({ slugs: ["haus"], correctedTerm: null });
  });

  test("is corrected to words as they are spelt, with their accents", async () => {
    expect((await search("Verlängrung")).correctedTerm).toBe("verlängerung");
    expect((await search("la sécurtié du compte")).correctedTerm).toBe("la sécurité du compte");
  });

  test("is corrected to words of the texts", async () => {
    expect((await search("Rechnugen")).correctedTerm).toBe("rechnungen");
    expect((await search("renovaciónes automáticsa")).correctedTerm).toBe("renovaciónes automáticas");
  });
});

describe("a question in the language that a document names", () => {
  test("in French finds forms, with accents or without, and what follows an elision", async () => {
    expect(
      await firstOf("comment héberger un site ?", "hebergement", "qu’est-ce que l’hébergement", "d'hébergements"),
    ).toEqual(["compte"]);
    expect(await firstOf("transférer des données", "transferee", "renouveler", "sécurités", "eleve")).toEqual([
      "compte",
    ]);
  });

  test("in Spanish finds forms, with accents or without", async () => {
    expect(await firstOf("¿cómo hago una renovación?", "renovacion", "contrasenas", "registradores")).toEqual([
      "cuenta",
    ]);
  });

  test("in Arabic finds forms, without vowel signs, with any alef and any article", async () => {
    expect(
      await firstOf("كيف يمكنني تحويل نطاق؟", "النطاقات", "نطاق", "اسماء", "أسماء", "الى مسجل", "شهادات", "مُسَجِّل"),
    ).toEqual(["nitaq"]);
    expect(await firstOf("شاي", "الشاي", "سنة", "السنة")).toEqual(["shay"]);
  });

  test("in English finds forms on a German site", async () => {
    expect(await firstOf("how do I transfer a name?")).toEqual(["domains"]);
    expect(await firstOf("charging")).toEqual(["domains"]);
  });
});

describe("a question in a script without spaces", () => {
  test("in Chinese finds sentences by their words", async () => {
    expect(await firstOf("怎么转移域名")).toEqual(["zhuanyi"]);
    expect(await firstOf("如何解除锁定？")).toEqual(["zhuanyi"]);
    expect(await firstOf("证书续期失败怎么办")).toEqual(["xuqi"]);
  });

  test("in Japanese finds sentences by their words", async () => {
    expect(await firstOf("証明書を自動更新したい")).toEqual(["koushin"]);
    expect(await firstOf("サーバー証明書")).toEqual(["koushin"]);
    expect(await firstOf("ドメインを移管する手順")).toEqual(["ikan"]);
  });

  test("in Thai finds sentences by their words", async () => {
    expect(await firstOf("โอนโดเมน")).toEqual(["thai"]);
    expect(await firstOf("ผู้รับจดทะเบียน")).toEqual(["thai"]);
  });

  test("keeps the marks that make other letters", async () => {
    expect((await search("ポスト")).slugs).toEqual(["posuto"]);
    expect((await search("ホスト")).slugs).toEqual(["hosuto"]);
    expect((await search("ม้า")).slugs).toEqual(["maa"]);
    expect((await search("มา")).slugs).toEqual([]);
  });
});

test("a site that changes its language is searched in the other one", async () => {
  await using other = await openSite({
    "site.yml": "id: testsite\n",
    "article/a.md": aDocument({ subject: "Daten übertragen" }, "Text."),
  });
  const find = async () =>
    each(
      (await other.request("/docs/get-docs-by-searchterm/testsite?searchTerm=%C3%9Cbertragungen")).body,
      "docs",
      "slug",
    );
  expect(await find()).toEqual([]);
  const mark = other.backend.messages.length;
  other.content.write("site.yml", "id: testsite\nlanguage: de\n");
  await other.backend.waitForMessage("changed", mark);
  expect(await find()).toEqual(["a"]);
});
