/** Mistakes that people make in `site.yml`: each with its name, the text, and the one line that reports it. */
export const mistakes: readonly (readonly [name: string, text: string, line: string])[] = [
  [
    "a name that is a list",
    "name: [Acme]\n",
    'site.yml:1 name: expected the name of the site, as text, got ["Acme"]; put it in quotes',
  ],
  ["an unknown key", "naem: Acme\n", 'site.yml:1 unknown field "naem". Did you mean "name"?'],
  ["an id with capitals", "id: Acme\n", "site.yml:1 id: expected lower-case letters, digits and hyphens"],
  [
    "a preset that there is not",
    "preset: helpcentre\n",
    'site.yml:1 preset: expected help-centre or docs, got "helpcentre"',
  ],
  [
    "types that are a list",
    "types: [webinar]\n",
    'site.yml:1 types: expected types, each as "id: fields" or "id: false", got ["webinar"]',
  ],
  [
    "a type's unknown field",
    "types:\n  webinar: { lable: Webinar }\n",
    'site.yml:2 types.webinar: unknown field "lable". Did you mean "label"?',
  ],
  [
    "an unknown layout",
    "types:\n  webinar: { layout: grid }\n",
    "site.yml:2 types.webinar: layout: expected cards, rows, guides, glossary or page",
  ],
  [
    "an unknown order",
    "types:\n  webinar: { order: oldest }\n",
    "site.yml:2 types.webinar: order: expected newest or authored",
  ],
  [
    "an id that is no folder",
    "types:\n  Webinar: {}\n",
    'site.yml:2 types.Webinar: expected lower-case words joined by hyphens, each beginning with a letter, at most 40 characters, got "Webinar". It names the folder of the documents too',
  ],
  [
    "a type to remove that is none",
    "types:\n  articel: false\n",
    'site.yml:2 types.articel: the preset has no type "articel" to remove. Did you mean "article"?',
  ],
  [
    "an address that another type has",
    "types:\n  webinar: { listPath: /articles }\n",
    'site.yml:2 types.webinar.listPath: "/articles" is an address of the type "article" already. Take another one',
  ],
  [
    "an address that the site has",
    "types:\n  webinar: { listPath: /search }\n",
    'site.yml:2 types.webinar.listPath: "/search" is an address that the site has already. Take another one',
  ],
  [
    "a path without a slash",
    "types:\n  webinar: { listPath: webinars }\n",
    "site.yml:2 types.webinar: listPath: expected a path such as /webinars: one to three parts of lower-case letters, digits and hyphens, each after a slash",
  ],
  [
    "a schema type in small letters",
    "types:\n  webinar: { schemaType: video }\n",
    "site.yml:2 types.webinar: schemaType: expected a type of schema.org, such as VideoObject",
  ],
  [
    "a priority of ten",
    "types:\n  webinar: { priority: 10 }\n",
    "site.yml:2 types.webinar: priority: expected a number from 0 to 1",
  ],
  [
    "a second glossary",
    "types:\n  terms: { layout: glossary }\n",
    "site.yml:2 types.terms.layout: expected at most one type with the layout glossary. Take another layout",
  ],
  [
    "an unknown part of the navigation",
    "navigation:\n  heder: []\n",
    'site.yml:2 navigation: unknown field "heder". Did you mean "header"?',
  ],
  [
    "a link without a target's scheme",
    "navigation:\n  header:\n    - { label: A, to: example.com }\n",
    "site.yml:3 navigation: header.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL",
  ],
  [
    "a script as a link",
    'navigation:\n  header:\n    - { label: A, to: "javascript:alert(1)" }\n',
    "site.yml:3 navigation: header.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL",
  ],
  [
    "a link to an unknown type",
    "navigation:\n  header:\n    - { type: articel }\n",
    'site.yml:3 navigation.header.0.type: expected the id of a document type, got "articel". Did you mean "article"?',
  ],
  [
    "an announcement without text",
    "navigation:\n  announcement: { to: /about }\n",
    'site.yml:2 navigation: the field "text" is missing in announcement: expected one sentence, as text',
  ],
  [
    "an announcement until a day that is none",
    "navigation:\n  announcement: { text: A, until: 2026-13-01 }\n",
    "site.yml:2 navigation: announcement.until: expected a date such as 2026-12-31",
  ],
  [
    "an unknown section",
    "home:\n  sections:\n    - { kind: lates }\n",
    "site.yml:3 home: sections.0.kind: expected a section whose kind is topics, latest, links or page",
  ],
  [
    "a section of an unknown type",
    "home:\n  sections:\n    - { kind: latest, types: [blgo] }\n",
    'site.yml:3 home.sections.0.types.0: expected the id of a document type, got "blgo". Did you mean "blog"?',
  ],
  [
    "too many documents",
    "home:\n  sections:\n    - { kind: latest, count: 100 }\n",
    "site.yml:3 home: sections.0.count: expected a whole number from 1 to 24",
  ],
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
    "site.yml:1 features.ratings: expected true or false",
  ],
  [
    "a script without encryption",
    'head:\n  scripts: [{ src: "http://stats.example.com/a.js" }]\n',
    'site.yml:2 head.scripts.0.src: expected the https: address of a script file, such as https://stats.example.com/script.js, got "http://stats.example.com/a.js"',
  ],
  [
    "inline code",
    'head:\n  scripts: [{ src: "https://a.example/a.js", onload: alert(1) }]\n',
    'site.yml:2 unknown field "head.scripts.0.onload". The fields are src, defer, async, integrity, data, connect.',
  ],
  [
    "a header that is no proof",
    "head:\n  verification: { referrer: unsafe-url }\n",
    "site.yml:2 head.verification.referrer: expected the name of a proof of ownership, such as google-site-verification",
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
    "site.yml:1 contact: email: expected an e-mail address",
  ],
  [
    "a country by name",
    "contact: { phoneCountries: [Germany] }\n",
    "site.yml:1 contact: phoneCountries.0: expected two capital letters, such as DE",
  ],
  [
    "a topic without a category",
    "topics: [{ name: A, description: B }]\n",
    'site.yml:1 the field "category" is missing in topics.0: expected the name of a category, as text',
  ],
  [
    "a picture by http",
    "defaultImage: http://a.example/a.png\n",
    "site.yml:1 defaultImage: expected a path that begins with one slash, or an absolute https: address",
  ],
];
