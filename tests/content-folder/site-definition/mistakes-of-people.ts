/** Mistakes of people who know another tool, or YAML little: each with its name, the text, and the one line that reports it. */
export const mistakesOfPeople: readonly (readonly [name: string, text: string, line: string])[] = [
  [
    "a tab before a field",
    "types:\n\twebinar: {}\n",
    "site.yml:2 not valid YAML: expected spaces at the beginning of the line, got a tab",
  ],
  [
    "a colon in a text",
    "description: Guides: how to work\n",
    "site.yml:1 not valid YAML: expected one value, got a second colon. Put a text with a colon in quotes, and begin the fields of one part at the same column",
  ],
  ["a quote without its end", 'name: "A\n', 'site.yml:1 not valid YAML: expected a closing " behind the text'],
  [
    "a quote without its end, before the last of the file",
    "legalOwner: 'Acme\nsocial: {}\n",
    "site.yml:1 not valid YAML: expected a closing ' behind the text",
  ],
  [
    "a quote within quotes",
    "description: 'It's here'\n",
    "site.yml:1 not valid YAML: expected the value to end before this. Put a text that has quotes in it in quotes of the other kind, and no field behind the entries of a list",
  ],
  [
    "a backslash in double quotes",
    'description: "C:\\docs"\n',
    "site.yml:1 not valid YAML: expected two backslashes in double quotes, got \\d. Or use single quotes",
  ],
  [
    "a field without its colon",
    "description Docs\nhome: {}\n",
    "site.yml:1 not valid YAML: expected a colon and a space behind the name of a field",
  ],
  [
    "a field without the space behind its colon",
    "description:Docs\nhome: {}\n",
    "site.yml:1 not valid YAML: expected a colon and a space behind the name of a field",
  ],
  [
    "a line between two documents",
    "home: {}\n---\ndescription: A\n",
    "site.yml:2 not valid YAML: expected one document, got a line --- between two. Leave it out",
  ],
  [
    "a feature in quotes",
    'features: { ratings: "false" }\n',
    'site.yml:1 features.ratings: expected true or false, got "false". Did you mean false without quotes?',
  ],
  [
    "a feature that is a name which every object has",
    "features: { ratings: constructor }\n",
    'site.yml:1 features.ratings: expected true or false, got "constructor"',
  ],
  [
    "a feature that is yes",
    "features: { ratings: yes }\n",
    'site.yml:1 features.ratings: expected true or false, got "yes". Did you mean true?',
  ],
  [
    "features that are a list",
    "features: [ratings]\n",
    'site.yml:1 features: expected names such as ratings and contact, each true or false, got ["ratings"]',
  ],
  [
    "a header that is one link",
    "navigation:\n  header: { label: A, to: /about }\n",
    'site.yml:2 navigation: header: expected a list of links, got {"label":"A","to":"/about"}',
  ],
  [
    "a link that is an address alone",
    "navigation:\n  header:\n    - /about\n",
    'site.yml:3 navigation: header.0: expected a link with label and to, or with type, got "/about"',
  ],
  [
    "a link of the header that leads nowhere",
    "navigation:\n  header:\n    - { label: A }\n",
    'site.yml:3 navigation: header.0: expected to, type or items beside the label, got {"label":"A"}',
  ],
  [
    "a path without its slash",
    "navigation:\n  header:\n    - { label: A, to: about }\n",
    'site.yml:3 navigation: header.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "about". Did you mean "/about"?',
  ],
  [
    "a link with the field of HTML",
    "navigation:\n  header:\n    - { label: A, href: /about }\n",
    'site.yml:3 navigation: unknown field "header.0.href". Did you mean "to"?',
  ],
  [
    "a header on the first level",
    "header: [{ label: A, to: /about }]\n",
    'site.yml:1 unknown field "header". It belongs under "navigation:", with two spaces before it.',
  ],
  ["a title for the name", "title: Acme\n", 'site.yml:1 unknown field "title". Did you mean "name"?'],
  [
    "a type where the search is",
    "types:\n  webinar: { path: /search }\n",
    'site.yml:2 types.webinar.path: "/search" is an address that the site has already. Take another one',
  ],
  [
    "a type named as another folder",
    "types:\n  pages: { label: S }\n",
    'site.yml:2 types.pages: the folder "pages" holds something else than documents. Take another name',
  ],
  [
    "a type that is a text",
    "types:\n  webinar: Webinar\n",
    'site.yml:2 types.webinar: expected fields such as label and layout, or false, got "Webinar"',
  ],
  [
    "a layout in the singular",
    "types:\n  webinar: { layout: card }\n",
    'site.yml:2 types.webinar: layout: expected cards, rows, guides, glossary or page, got "card". Did you mean "cards"?',
  ],
  [
    "a priority in quotes",
    'types:\n  webinar: { priority: "0.5" }\n',
    'site.yml:2 types.webinar: priority: expected a number from 0 to 1, got "0.5". Did you mean 0.5 without quotes?',
  ],
  [
    "one type in place of a list",
    "home:\n  sections:\n    - { kind: latest, types: article }\n",
    'site.yml:3 home: sections.0.types: expected a list of ids of document types, got "article"',
  ],
  [
    "a language by name",
    "language: german\n",
    'site.yml:1 language: expected the tag of a language, such as en, de or pt-BR, got "german". Did you mean "de"?',
  ],
  [
    "a language with an underscore",
    "language: de_DE\n",
    'site.yml:1 language: expected the tag of a language, such as en, de or pt-BR, got "de_DE". Did you mean "de-DE"?',
  ],
  [
    "a logo that is a file alone",
    "theme:\n  logo: theme/logo.svg\n",
    'site.yml:2 theme: logo: expected light, dark and mark, got "theme/logo.svg"',
  ],
  [
    "a logo beside its folder",
    "theme:\n  logo: { light: logo.svg }\n",
    'site.yml:2 theme: logo.light: expected a .svg or .png file in theme/, got "logo.svg". Did you mean "theme/logo.svg"?',
  ],
  [
    "a font by name",
    "theme:\n  fonts: { body: Roboto }\n",
    'site.yml:2 theme: fonts.body: expected a .woff2 file in theme/, or system, got "Roboto"',
  ],
  [
    "a colour in place of the accent",
    'theme:\n  color: "#123456"\n',
    'site.yml:2 theme: unknown field "color". Did you mean "accent"?',
  ],
  [
    "an accent of three digits",
    'theme:\n  accent: "#fff"\n',
    'site.yml:2 theme: accent: expected a colour as "#rrggbb" in quotes, got "#fff". Did you mean "#6d6d6d"?',
  ],
  [
    "a date as Americans write it",
    "navigation:\n  announcement: { text: A, until: 12/31/2026 }\n",
    'site.yml:2 navigation: announcement.until: expected a date such as 2026-12-31, got "12/31/2026". Did you mean "2026-12-31"?',
  ],
  [
    "an announcement that is a text",
    "navigation:\n  announcement: Version 3 is out\n",
    'site.yml:2 navigation: announcement: expected an announcement with text, or false, got "Version 3 is out"',
  ],
  [
    "a script that is an address alone",
    "head:\n  scripts: [https://a.example/a.js]\n",
    'site.yml:2 head.scripts.0: expected a script with src, got "https://a.example/a.js"',
  ],
  [
    "a script without a scheme",
    'head:\n  scripts: [{ src: "//a.example/a.js" }]\n',
    'site.yml:2 head.scripts.0.src: expected the https: address of a script file, such as https://stats.example.com/script.js, got "//a.example/a.js". Did you mean "https://a.example/a.js"?',
  ],
  [
    "an address in place of the contact",
    "contact: help@acme.example\n",
    'site.yml:1 contact: expected email, phoneCountries and links, got "help@acme.example"',
  ],
  [
    "a handle in place of an address",
    'social: { mastodon: "@acme" }\n',
    'site.yml:1 social.mastodon: expected an absolute http: or https: address, got "@acme"',
  ],
  [
    "a shortcut that is a text",
    "oftenAsked: [How do I start?]\n",
    'site.yml:1 oftenAsked.0: expected an entry with label and path, got "How do I start?"',
  ],
  [
    "robots that are a list",
    "bots: [GPTBot]\n",
    'site.yml:1 bots: expected disallow, search, answers and training, got ["GPTBot"]',
  ],
];
