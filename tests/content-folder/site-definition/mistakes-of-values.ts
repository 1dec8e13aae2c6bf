/** Values that are nearly right: each with its name, the text, and the one line that reports it, with the nearest right value. */
export const mistakesOfValues: readonly (readonly [name: string, text: string, line: string])[] = [
  [
    "a link without encryption",
    'navigation:\n  header: [{ label: A, to: "http://example.com/a" }]\n',
    'site.yml:2 navigation: header.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "http://example.com/a". Did you mean "https://example.com/a"?',
  ],
  [
    "a link to an e-mail address",
    "navigation:\n  login: { label: A, to: help@acme.example }\n",
    'site.yml:2 navigation: login.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "help@acme.example". Did you mean "mailto:help@acme.example"?',
  ],
  [
    "a link to half a setting",
    "navigation:\n  login: { label: A, to: $LOGIN }\n",
    'site.yml:2 navigation: login.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "$LOGIN". Did you mean "$LOGIN_URL"?',
  ],
  [
    "a path with a space",
    'navigation:\n  header: [{ label: A, to: "/my page" }]\n',
    'site.yml:2 navigation: header.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "/my page". Did you mean "/my%20page"?',
  ],
  [
    "a path of a file",
    "navigation:\n  header: [{ label: A, to: pages/about.md }]\n",
    'site.yml:2 navigation: header.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "pages/about.md". Did you mean "/about"?',
  ],
  [
    "an address without a scheme on the home page",
    "home:\n  sections:\n    - { kind: links, items: [{ label: A, to: www.example.com }] }\n",
    'site.yml:3 home: sections.0.items.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "www.example.com". Did you mean "https://www.example.com"?',
  ],
  [
    "a date as Germans write it",
    "navigation:\n  announcement: { text: A, until: 31.12.2026 }\n",
    'site.yml:2 navigation: announcement.until: expected a date such as 2026-12-31, got "31.12.2026". Did you mean "2026-12-31"?',
  ],
  [
    "a day of two readings",
    "navigation:\n  announcement: { text: A, until: 3/4/2026 }\n",
    'site.yml:2 navigation: announcement.until: expected a date such as 2026-12-31, got "3/4/2026"',
  ],
  [
    "a country in small letters",
    "contact: { phoneCountries: [de] }\n",
    'site.yml:1 contact: phoneCountries.0: expected two capital letters, such as DE, got "de". Did you mean "DE"?',
  ],
  [
    "a code that no country has",
    "contact: { phoneCountries: [DE, ZZ] }\n",
    'site.yml:1 contact: phoneCountries.1: expected the code of a country as in ISO 3166, such as DE, got "ZZ"',
  ],
  [
    "a code that a country has no longer",
    "contact: { phoneCountries: [UK] }\n",
    'site.yml:1 contact: phoneCountries.0: expected the code of a country as in ISO 3166, such as DE, got "UK". Did you mean "GB"?',
  ],
  [
    "an e-mail address as a link",
    "contact: { email: mailto:help@acme.example }\n",
    'site.yml:1 contact: email: expected an e-mail address, got "mailto:help@acme.example". Did you mean "help@acme.example"?',
  ],
  [
    "a link of the contact page without encryption",
    'contact: { links: [{ label: A, to: "http://a.example" }] }\n',
    'site.yml:1 contact: links.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "http://a.example". Did you mean "https://a.example"?',
  ],
  [
    "a profile without a scheme",
    "social: { github: github.com/acme }\n",
    'site.yml:1 social.github: expected an absolute http: or https: address, got "github.com/acme". Did you mean "https://github.com/acme"?',
  ],
  [
    "a network by its old name",
    'social: { twitter: "https://x.com/acme" }\n',
    'site.yml:1 social: expected facebook, linkedin, x, mastodon, bluesky, github, gitlab, youtube, instagram, discord, got "twitter". Did you mean "x"? For another network write a list: [{ label: twitter, to: "https://…" }]',
  ],
  [
    "a network that is misspelt",
    'social: { linkdin: "https://linkedin.com/acme" }\n',
    'site.yml:1 social: expected facebook, linkedin, x, mastodon, bluesky, github, gitlab, youtube, instagram, discord, got "linkdin". Did you mean "linkedin"? For another network write a list: [{ label: linkdin, to: "https://…" }]',
  ],
  [
    "an id with spaces and umlauts",
    "id: Grüner Laden\n",
    'site.yml:1 id: expected lower-case letters, digits and hyphens, got "Grüner Laden". Did you mean "gruner-laden"?',
  ],
  [
    "a type with a space in its id",
    "types:\n  Web Inar: {}\n",
    'site.yml:2 types.Web Inar: expected lower-case words joined by hyphens, each beginning with a letter, at most 40 characters, got "Web Inar". It names the folder of the documents too. Did you mean "web-inar"?',
  ],
  [
    "a type that is switched off with no",
    "types:\n  article: no\n",
    'site.yml:2 types.article: expected fields such as label and layout, or false, got "no". Did you mean false?',
  ],
  [
    "a path with capitals and a slash at its end",
    "types:\n  webinar: { listPath: /Webinars/ }\n",
    'site.yml:2 types.webinar: listPath: expected a path such as /webinars: one to three parts of lower-case letters, digits and hyphens, each after a slash, got "/Webinars/". Did you mean "/webinars"?',
  ],
  [
    "a page with folders in its address",
    "types:\n  imprint: { layout: page, addresses: folders }\n",
    'site.yml:2 types.imprint.addresses: expected flat with the layout page, got "folders". Take another layout, or leave it out',
  ],
  [
    "a count in quotes",
    'home:\n  sections:\n    - { kind: latest, count: "9" }\n',
    'site.yml:3 home: sections.0.count: expected a whole number from 1 to 24, got "9". Did you mean 9 without quotes?',
  ],
  [
    "a shortcut with the field of a link",
    "oftenAsked: [{ label: A, to: /about }]\n",
    'site.yml:1 unknown field "oftenAsked.0.to". Did you mean "path"?',
  ],
  [
    "a shortcut without its slash",
    "oftenAsked: [{ label: A, path: about }]\n",
    'site.yml:1 oftenAsked.0.path: expected a path that begins with one slash, got "about". Did you mean "/about"?',
  ],
  [
    "robots that are a rule alone",
    "bots: { training: disallow }\n",
    'site.yml:1 bots.training: expected rule and agents, such as { rule: disallow, agents: [NameOfRobot] }, got "disallow"',
  ],
  [
    "a path for robots without its slash",
    "bots: { disallow: [/private, admin] }\n",
    'site.yml:1 bots.disallow.1: expected a path as robots read it, which begins with one slash or an asterisk, got "admin". Did you mean "/admin"?',
  ],
  [
    "a path for robots with a space",
    "bots:\n  disallow: [/my page]\n",
    'site.yml:2 bots.disallow.0: expected a path as robots read it, which begins with one slash or an asterisk, got "/my page". Did you mean "/my%20page"?',
  ],
  [
    "a feature on the first level",
    "ratings: false\n",
    'site.yml:1 unknown field "ratings". It belongs under "features:", with two spaces before it.',
  ],
  [
    "the address of the site",
    "url: https://docs.example.com\n",
    'site.yml:1 unknown field "url". The address of the site is the setting SITE_URL.',
  ],
  [
    "fields of one part at two columns",
    'theme:\n accent: "#1d5c8a"\n  radius: 10px\n',
    "site.yml:3 not valid YAML: expected the fields of one part to begin at the same column",
  ],
  [
    "a style with three faults in a line",
    "theme:\n  css: theme/broken.css\n",
    'theme/broken.css:2 expected CSS, got "b { }}}}": selector is expected',
  ],
  [
    "an origin with a path",
    'head:\n  scripts: [{ src: "https://a.example/a.js", connect: ["https://a.example/collect"] }]\n',
    'site.yml:2 head.scripts.0.connect.0: expected an https: origin such as https://stats.example.com, got "https://a.example/collect". Did you mean "https://a.example"?',
  ],
  [
    "an address to edit at without a scheme",
    'editUrl: "github.com/acme/docs/edit/main/{path}"\n',
    'site.yml:1 editUrl: expected an absolute http: or https: address with {path} in it, got "github.com/acme/docs/edit/main/{path}". Did you mean "https://github.com/acme/docs/edit/main/{path}"?',
  ],
];
