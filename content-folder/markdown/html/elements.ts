/** Elements of HTML that say what something is. They are taken as they are written. */
export const taken: ReadonlySet<string> = new Set(
  (
    "a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li " +
    "mark ol p pre q rp rt ruby s samp small strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr"
  ).split(" "),
);

/** Elements that are only about looks or places: what is in them stays. */
export const transparent: ReadonlySet<string> = new Set(
  (
    "address article aside big center dir div fieldset font footer form header hgroup label legend main nav nobr picture section span strike tt " +
    "acronym track button html body output"
  ).split(" "),
);

/** Elements of which nothing stays. */
export const dropped: ReadonlySet<string> = new Set(
  (
    "script style svg math object embed noscript template textarea select head title canvas applet frame frameset dialog input meta link base map area " +
    "option optgroup progress meter param noembed noframes plaintext xmp marquee portal"
  ).split(" "),
);

/** Elements that are shown in another form: players, and what is embedded from elsewhere, which becomes a link. */
export const embedded: ReadonlySet<string> = new Set(["audio", "iframe", "source", "video"]);

/** The attributes that are taken, by element; those of `*` may be on any. */
export const attributesOf: Readonly<Record<string, readonly string[]>> = {
  "*": ["dir", "lang", "title"],
  a: ["href"],
  col: ["span"],
  colgroup: ["span"],
  del: ["datetime"],
  details: ["open"],
  img: ["alt", "height", "src", "width"],
  ins: ["datetime"],
  li: ["value"],
  ol: ["reversed", "start", "type"],
  td: ["align", "colspan", "rowspan"],
  th: ["align", "colspan", "rowspan", "scope"],
  time: ["datetime"],
};
