import type { Vectors } from "./vectors.ts";

/**
 * Elements whose names replace properties that scripts read (DOM clobbering). On a page without the gate, the property at the start of each vector's
 * name, such as `document.cookie` or a global variable, becomes an element.
 */
export const clobbering: Vectors = {
  "document.cookie an image": "<img name=cookie>",
  "document.body a form": "<form name=body></form>",
  "document.head an image": "<img name=head>",
  "document.forms a form": "<form name=forms></form>",
  "document.getElementById an image": "<img name=getElementById>",
  "document.querySelector an embedded document": "<embed name=querySelector>",
  "document.createElement a form": "<form name=createElement></form>",
  "document.defaultView an image": "<img name=defaultView>",
  "document.currentScript an image with a source": "<img name=currentScript src=x>",
  "document.documentElement an object": "<object name=documentElement></object>",
  "window.settings a link": "<a id=settings href=//evil.example/ID>x</a>",
  "window.settings two links": "<a id=settings></a><a id=settings name=url href=//evil.example/ID>x</a>",
  "window.settings a form with a field": "<form id=settings><input name=url value=//evil.example/ID></form>",
  "window.settings a frame": '<iframe name=settings srcdoc="<a id=url href=//evil.example/ID>x</a>"></iframe>',
  "window.settings a form with a form's control from afar":
    "<form id=settings></form><output form=settings name=url>x</output>",
  "window.state a block of data": '<pre id=state>{"cache":{}}</pre>',
  "window.root a root of its own": "<div id=root><p>x</p></div>",
  "window.settings a form whose attributes are fields":
    "<form id=settings><input name=attributes><input name=nodeName><input name=removeAttribute><input name=parentNode></form>",
  "window.settings a form whose children are a field":
    "<form id=settings><input name=childNodes><input name=firstChild><img src=x></form>",
};
