import { expect, test } from "vitest";
import { saidReason } from "../../gateway/features/documents/said/reason.ts";
import { saidForMarkdown, saidText } from "../../gateway/features/documents/said/text.ts";
import { speechOf, tagWithWords } from "../../words/speech-of.ts";

const text =
  '<div data-callout="note" role="note"><p data-callout-title="">Note</p><p>Note</p></div>' +
  '<div data-table="" tabindex="0" role="region" aria-label="Table: a &quot;b&quot; $&amp;"><table></table></div>' +
  '<p data-callout-title="">My own title</p><a href="/media/a.svg" data-zoom="" aria-label="Picture"></a>';

test("what the gate adds to a text is in the language of the site; what its author wrote stays", () => {
  expect(saidText(text, speechOf("de"))).toBe(
    '<div data-callout="note" role="note"><p data-callout-title="">Hinweis</p><p>Note</p></div>' +
      '<div data-table="" tabindex="0" role="region" aria-label="Tabelle: a &quot;b&quot; $&amp;"><table></table></div>' +
      '<p data-callout-title="">My own title</p><a href="/media/a.svg" data-zoom="" aria-label="Bild"></a>',
  );
  expect(saidText(text, speechOf("en"))).toBe(text);
});

const rest =
  '<details open="" data-details="" data-rich="">\n<summary>Details</summary>Details</details>' +
  '<section data-footnotes=""><h2 id="footnote-label"><a href="#footnote-label">Footnotes</a></h2><a href="#fnref-1" aria-label="Back to reference 1-2" data-footnote-backref="">↩</a></section>' +
  '<section data-tab=""><p data-title="">Code</p><p>Code</p></section><p>Footnotes, Code</p>';

test("details, footnotes and tabs without a title of their own have one in the language of the site", () => {
  expect(saidText(rest, speechOf("fr"))).toBe(
    '<details open="" data-details="" data-rich="">\n<summary>Détails</summary>Details</details>' +
      '<section data-footnotes=""><h2 id="footnote-label"><a href="#footnote-label">Notes de bas de page</a></h2><a href="#fnref-1" aria-label="Retour à la référence 1-2" data-footnote-backref="">↩</a></section>' +
      '<section data-tab=""><p data-title="">Code</p><p>Code</p></section><p>Footnotes, Code</p>',
  );
});

test("a title that is a word of the interface by chance stays, and in Markdown those of GitHub's kinds do", () => {
  const callout = (kind: string, title: string): string =>
    `<div data-callout="${kind}" role="note"><p data-callout-title="">${title}</p></div>`;
  expect(saidText(callout("note", "Search"), speechOf("de"))).toBe(callout("note", "Search"));
  expect(saidText(callout("note", "Note<em>s</em>"), speechOf("de"))).toBe(callout("note", "Note<em>s</em>"));
  expect(saidText(callout("danger", "Danger"), speechOf("de"))).toBe(callout("danger", "Gefahr"));
  expect(saidForMarkdown(callout("note", "Note") + callout("danger", "Danger"), speechOf("de"))).toBe(
    callout("note", "Note") + callout("danger", "Gefahr"),
  );
});

test("the kind before a title of its author's own is in the language of the site, and left out where the title says it", () => {
  const titled = (before: string, title: string): string =>
    `<div data-callout="warning" role="note"><p dir="auto" data-callout-title="">${before}${title}</p></div>`;
  const english = '<span data-callout-kind="">Warning: </span>';
  expect(saidText(titled(english, "Mind &amp; gap"), speechOf("fr"))).toBe(
    titled('<span data-callout-kind="">Avertissement\u00a0: </span>', "Mind &amp; gap"),
  );
  expect(saidText(titled(english, "Lücke"), speechOf("ja"))).toBe(
    titled('<span data-callout-kind="">警告：</span>', "Lücke"),
  );
  expect(saidText(titled(english, "Warnung vor der Lücke"), speechOf("de"))).toBe(titled("", "Warnung vor der Lücke"));
  expect(saidText(titled(english, "Mind <em>it</em>"), speechOf("fr"))).toBe(
    titled('<span data-callout-kind="">Avertissement\u00a0: </span>', "Mind <em>it</em>"),
  );
  expect(saidText(titled(english, "<code>a</code> b"), speechOf("de"))).toBe(
    titled('<span data-callout-kind="">Warnung: </span>', "<code>a</code> b"),
  );
  expect(saidText(titled(english, "Gap"), speechOf("en"))).toBe(titled(english, "Gap"));
});

test("a reason that is none of ours stays, and one from a thread is said with its number or its message", () => {
  const german = speechOf("de");
  expect(saidReason("A text may take 10000 ms of CPU time, this one took more. Simplify it.", german)).toBe(
    "Ein Text darf 10.000 ms Rechenzeit brauchen, dieser brauchte mehr. Vereinfachen Sie ihn.",
  );
  expect(saidReason("A text may take 128 MB of memory, this one took more. Simplify it.", german)).toBe(
    "Ein Text darf 128 MB Speicher brauchen, dieser brauchte mehr. Vereinfachen Sie ihn.",
  );
  expect(saidReason("The text cannot be processed: a {b} $&", german)).toBe(
    "Der Text kann nicht verarbeitet werden: a {b} $&",
  );
  expect(saidReason("Another reason.", german)).toBe("Another reason.");
  expect(saidReason("A text may take 10000 ms.", speechOf("en"))).toBe("A text may take 10000 ms.");
});

test("a language has the words of its most exact tag with any", () => {
  expect(["de-AT", "DE", "nl", "x_y", "constructor"].map((tag) => tagWithWords(tag))).toEqual([
    "de",
    "de",
    null,
    null,
    null,
  ]);
  expect([tagWithWords("pt-br", { pt: {} }), tagWithWords("pt-br", { pt: {}, "pt-BR": {} })]).toEqual(["pt", "pt-BR"]);
});
