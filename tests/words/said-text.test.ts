import { expect, test } from "vitest";
import { saidText } from "../../gateway/features/documents/said-text.ts";
import { speechOf } from "../../words/speech-of.ts";

const text =
  '<div data-callout="note" role="note"><p data-callout-title="">Note</p><p>Note</p></div>' +
  '<div data-table="" tabindex="0" role="region" aria-label="Table: a &quot;b&quot; $&amp;"><table></table></div>' +
  '<p data-callout-title="">My own title</p>';

test("what the gate adds to a text is in the language of the site; what its author wrote stays", () => {
  expect(saidText(text, speechOf("de"))).toBe(
    '<div data-callout="note" role="note"><p data-callout-title="">Hinweis</p><p>Note</p></div>' +
      '<div data-table="" tabindex="0" role="region" aria-label="Tabelle: a &quot;b&quot; $&amp;"><table></table></div>' +
      '<p data-callout-title="">My own title</p>',
  );
  expect(saidText(text, speechOf("en"))).toBe(text);
});
