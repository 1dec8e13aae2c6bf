/** Mistakes that people make in `site.yml`: each with its name, the text, and the one line that reports it. */
export const mistakesOfLook: readonly (readonly [name: string, text: string, line: string])[] = [
  [
    "an unknown icon",
    "home:\n  sections:\n    - { kind: links, items: [{ label: A, to: /about, icon: compas }] }\n",
    'site.yml:3 home: sections.0.items.0.icon: expected the name of an icon, got "compas". Did you mean "compass"?',
  ],
  [
    "a text that is not there",
    "home:\n  sections:\n    - { kind: page, file: pages/abuot.md }\n",
    'site.yml:3 home: sections.0.file: expected an existing file, got "pages/abuot.md". Did you mean "pages/about.md"?',
  ],
  [
    "a picture that is not there",
    "home:\n  art: theme/logoo.svg\n",
    'site.yml:2 home: art: expected an existing file, got "theme/logoo.svg". Did you mean "theme/logo.svg"?',
  ],
  [
    "a picture elsewhere",
    "home:\n  art: media/a.jpg\n",
    'site.yml:2 home: art: expected pattern, none or a file: expected a .svg or .png file in theme/, got "media/a.jpg"',
  ],
  [
    "an accent without quotes",
    "theme:\n  accent: #0a7d5a\n",
    "site.yml:2 theme: accent: expected a value, got nothing. Put the colour in quotes: without them, # begins a comment",
  ],
  [
    "an accent by name",
    "theme:\n  accent: green\n",
    'site.yml:2 theme: accent: expected a colour as "#rrggbb" in quotes, got "green". Did you mean "#008000"?',
  ],
  [
    "an accent too light to read",
    'theme:\n  accent: "#ffd400"\n',
    'site.yml:2 theme: accent: expected a colour that can be read as text in the light theme (contrast at least 4.5:1), got "#ffd400" with 1.26:1. The nearest that passes is "#826b03"',
  ],
  [
    "a radius too round",
    "theme:\n  radius: 90px\n",
    'site.yml:2 theme: radius: expected a length from 0px to 24px, got "90px". The nearest is "24px"',
  ],
  [
    "a logo that is not there",
    "theme:\n  logo: { light: theme/loggo.svg }\n",
    'site.yml:2 theme: logo.light: expected an existing file, got "theme/loggo.svg". Did you mean "theme/logo.svg"?',
  ],
  [
    "a font that is none",
    "theme:\n  fonts: { heading: theme/font.woff2 }\n",
    'site.yml:2 theme: fonts.heading: expected WOFF2 in "theme/font.woff2", got something else',
  ],
  [
    "an unknown cover",
    "theme:\n  cover: photo\n",
    'site.yml:2 theme: cover: expected pattern, plain or none, got "photo"',
  ],
  [
    "a style with an import",
    "theme:\n  css: theme/import.css\n",
    "theme/import.css:1 expected rules alone, got @import. Write the rules of that file here",
  ],
  [
    "a style that loads from elsewhere",
    "theme:\n  css: theme/elsewhere.css\n",
    'theme/elsewhere.css:1 expected url() of a file in theme/ or of a data:image, got "https://a.example/a.png"',
  ],
  [
    "an unknown feature",
    "features: { rating: true }\n",
    'site.yml:1 unknown field "features.rating". Did you mean "ratings"?',
  ],
  [
    "a feature that is a text",
    "features: { ratings: no thanks }\n",
    'site.yml:1 features.ratings: expected true or false, got "no thanks"',
  ],
  [
    "a script without encryption",
    'head:\n  scripts: [{ src: "http://stats.example.com/a.js" }]\n',
    'site.yml:2 head.scripts.0.src: expected the https: address of a script file, such as https://stats.example.com/script.js, got "http://stats.example.com/a.js". Did you mean "https://stats.example.com/a.js"?',
  ],
  [
    "inline code",
    'head:\n  scripts: [{ src: "https://a.example/a.js", onload: alert(1) }]\n',
    'site.yml:2 unknown field "head.scripts.0.onload". The fields are src, defer, async, integrity, data, connect.',
  ],
  [
    "a header that is no proof",
    "head:\n  verification: { referrer: unsafe-url }\n",
    'site.yml:2 head.verification.referrer: expected the name of a proof of ownership, such as google-site-verification, got "referrer"',
  ],
  [
    "a network that is not known",
    'social: { myspace: "https://myspace.com/acme" }\n',
    'site.yml:1 social: expected facebook, linkedin, x, mastodon, bluesky, github, gitlab, youtube, instagram, discord, got "myspace". For another network write a list: [{ label: myspace, to: "https://…" }]',
  ],
  [
    "a profile without an address",
    "social: [{ label: Mastodon }]\n",
    'site.yml:1 social: the field "to" is missing in 0: expected an absolute http: or https: address',
  ],
  [
    "a profile's icon that is not there",
    'social: [{ label: M, to: "https://m.example", icon: theme/m.svg }]\n',
    'site.yml:1 social: icon: expected an existing file, got "theme/m.svg"',
  ],
  [
    "an e-mail address that is none",
    "contact: { email: acme }\n",
    'site.yml:1 contact: email: expected an e-mail address, got "acme"',
  ],
  [
    "a country by name",
    "contact: { phoneCountries: [Germany] }\n",
    'site.yml:1 contact: phoneCountries.0: expected two capital letters, such as DE, got "Germany". Did you mean "DE"?',
  ],
  [
    "a topic without a category",
    "topics: [{ name: A, description: B }]\n",
    'site.yml:1 the field "category" is missing in topics.0: expected the name of a category, as text',
  ],
  [
    "a picture by http",
    "defaultImage: http://a.example/a.png\n",
    'site.yml:1 defaultImage: expected a path that begins with one slash, or an absolute https: address, got "http://a.example/a.png". Did you mean "https://a.example/a.png"?',
  ],
];
