/** Mistakes that people make in `site.yml`: each with its name, the text, and the one line that reports it. */
export const mistakesOfStructure: readonly (readonly [name: string, text: string, line: string])[] = [
  [
    "a name that is a list",
    "name: [Acme]\n",
    'site.yml:1 name: expected the name of the site, as text, got ["Acme"]; put it in quotes',
  ],
  ["an unknown key", "naem: Acme\n", 'site.yml:1 unknown field "naem". Did you mean "name"?'],
  [
    "an id with capitals",
    "id: Acme\n",
    'site.yml:1 id: expected lower-case letters, digits and hyphens, got "Acme". Did you mean "acme"?',
  ],
  [
    "a preset that there is not",
    "preset: helpcentre\n",
    'site.yml:1 preset: expected help-centre or docs, got "helpcentre". Did you mean "help-centre"?',
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
    'site.yml:2 types.webinar: layout: expected cards, rows, guides, glossary or page, got "grid"',
  ],
  [
    "an unknown order",
    "types:\n  webinar: { order: oldest }\n",
    'site.yml:2 types.webinar: order: expected newest or authored, got "oldest"',
  ],
  [
    "an id that is no folder",
    "types:\n  Webinar: {}\n",
    'site.yml:2 types.Webinar: expected lower-case words joined by hyphens, each beginning with a letter, at most 40 characters, got "Webinar". It names the folder of the documents too. Did you mean "webinar"?',
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
    'site.yml:2 types.webinar: listPath: expected a path such as /webinars: one to three parts of lower-case letters, digits and hyphens, each after a slash, got "webinars". Did you mean "/webinars"?',
  ],
  [
    "a schema type in small letters",
    "types:\n  webinar: { schemaType: video }\n",
    'site.yml:2 types.webinar: schemaType: expected a type of schema.org, such as VideoObject, got "video"',
  ],
  [
    "a priority of ten",
    "types:\n  webinar: { priority: 10 }\n",
    "site.yml:2 types.webinar: priority: expected a number from 0 to 1, got 10. The nearest is 1",
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
    'site.yml:3 navigation: header.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "example.com". Did you mean "https://example.com"?',
  ],
  [
    "a script as a link",
    'navigation:\n  header:\n    - { label: A, to: "javascript:alert(1)" }\n',
    'site.yml:3 navigation: header.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "javascript:alert(1)"',
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
    'site.yml:2 navigation: announcement.until: expected a date such as 2026-12-31, got "2026-13-01"',
  ],
  [
    "an unknown section",
    "home:\n  sections:\n    - { kind: lates }\n",
    'site.yml:3 home: sections.0.kind: expected a section whose kind is topics, latest, links or page, got "lates". Did you mean "latest"?',
  ],
  [
    "a section of an unknown type",
    "home:\n  sections:\n    - { kind: latest, types: [blgo] }\n",
    'site.yml:3 home.sections.0.types.0: expected the id of a document type, got "blgo". Did you mean "blog"?',
  ],
  [
    "too many documents",
    "home:\n  sections:\n    - { kind: latest, count: 100 }\n",
    "site.yml:3 home: sections.0.count: expected a whole number from 1 to 24, got 100. The nearest is 24",
  ],
];
