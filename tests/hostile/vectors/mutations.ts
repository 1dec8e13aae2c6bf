import type { Vectors } from "./vectors.ts";

/** Markup that parses differently when the first parser's output is parsed again (mutation XSS). */
export const mutations: Vectors = {
  "a text in a style within a drawing": '<svg></p><style><a title="</style><img src=x onerror=RUN>">',
  "a text in a style within a formula": '<math></p><style><!--</style><img title="--><img src=x onerror=RUN>">',
  "a table that throws a glyph out of a formula":
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;">',
  "a table that throws a mark out of a formula":
    '<math><mtext><table><malignmark><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;">',
  "a form in a form, by a formula": "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=RUN>",
  "a form in a form, by a drawing": "<form><svg><desc></form><form><style></svg><img src=x onerror=RUN>",
  "a style in an annotation":
    '<math><annotation-xml encoding="text/html"><style><img title="</style><img src=x onerror=RUN>"></style></annotation-xml></math>',
  "a text without scripts, in an attribute": '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  "a text without scripts, with a style": "<noscript><style></noscript><img src=x onerror=RUN></style>",
  "a text without scripts, with a comment": "<noscript><!--</noscript><img src=x onerror=RUN>--></noscript>",
  "a raw text of old": '<xmp><p title="</xmp><img src=x onerror=RUN>"></xmp>',
  "a text for no embedding": '<noembed><p title="</noembed><img src=x onerror=RUN>"></noembed>',
  "a text for no frames": '<noframes><p title="</noframes><img src=x onerror=RUN>"></noframes>',
  "a text area with an attribute": '<textarea><p title="</textarea><img src=x onerror=RUN>"></textarea>',
  "a title with an attribute": '<title><p title="</title><img src=x onerror=RUN>"></title>',
  "a frame with an attribute": '<iframe><p title="</iframe><img src=x onerror=RUN>"></iframe>',
  "plain text up to the end": '<svg><plaintext><p title="</plaintext></svg><img src=x onerror=RUN>">',
  "a template with a text": '<template><p title="</template><img src=x onerror=RUN>"></template>',
  "a template in a template in a drawing":
    '<template><svg><template><p title="</template></svg><img src=x onerror=RUN>">',
  "a choice that drops what it holds": "<select><option><style></option></select><img src=x onerror=RUN></style>",
  "a choice with a template": "<select><template><style></template></select><img src=x onerror=RUN>",
  "a CDATA section in a drawing": '<svg><![CDATA[<p title="]]></svg><img src=x onerror=RUN>">',
  "a CDATA section in a drawing's HTML":
    '<svg><foreignObject><![CDATA[<p title="]]></foreignObject></svg><img src=x onerror=RUN>">',
  "a comment that ends in a drawing": "<svg><!-- --!><img src=x onerror=RUN> --></svg>",
  "a comment with a style": "<!--<style>--><style><!--</style><img src=x onerror=RUN>--></style>",
  "a comment as an instruction": '<?x <p title="?><img src=x onerror=RUN>">',
  "a link within a link within a table": "<a href=#1><table><a href=#2><svg><style></a><img src=x onerror=RUN></style>",
  "a font that leaves a drawing": "<svg><font color=x><style></font></svg><img src=x onerror=RUN></style>",
  "a paragraph that leaves a formula": '<math><p></p><style><!--</style><a title="--><img src=x onerror=RUN>"></math>',
  "a line break that leaves a formula": '<math></br><style><a title="</style><img src=x onerror=RUN>"></math>',
  "headings that close each other": "<h1><h2><svg><title><style></h2></h1><img src=x onerror=RUN></style>",
  "nesting to the depth where parsers give up": `${"<div>".repeat(510)}<svg><style><img src=x onerror=RUN></style></svg>${"</div>".repeat(510)}`,
  "formatting that is opened again and again": `${"<b><i><u>".repeat(60)}<p><table><math><mtext><img src=x onerror=RUN></math></table></p>${"</u></i></b>".repeat(60)}`,
  "an entity that becomes a tag":
    '<p>&lt;img src=x onerror=RUN&gt;</p><p title="&lt;/p&gt;&lt;img src=x onerror=RUN&gt;"><img src=x onerror=RUN></p>',
  "an attribute with a backtick": '<p title="``onmouseover=RUN">x</p><img alt="``onerror=RUN" src=x onerror=RUN>',
  "an attribute whose name is markup": '<p "><img src=x onerror=RUN>="x">x</p>',
  "an element whose name is markup": '<x"><img/src=x/onerror=RUN>>x</x>',
  "a custom element that is built in": '<p is="x\'><img src=x onerror=RUN>">x</p><img is=x src=x onerror=RUN>',
  "a null character in a tag": "<i\u0000mg src=x onerror=RUN><img src=x on\u0000error=RUN onerror=RUN>",
  "bytes that an older encoding reads otherwise":
    '+ADw-script+AD4-RUN+ADw-/script+AD4-<img src="x\u001b$B" onerror=RUN>',
};

/** Browsers parse these as the gate does today. They stay because the gate does not use a browser's parser, and because parsers change. */
export const closedByBrowsers: ReadonlySet<string> = new Set([
  "a text in a style within a formula",
  "a table that throws a glyph out of a formula",
  "a table that throws a mark out of a formula",
  "a form in a form, by a drawing",
  "plain text up to the end",
  "a template with a text",
  "a template in a template in a drawing",
  "a choice that drops what it holds",
  "a choice with a template",
  "a font that leaves a drawing",
  "a paragraph that leaves a formula",
  "headings that close each other",
  "an element whose name is markup",
]);
