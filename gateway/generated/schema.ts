export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A point in time in UTC, ISO 8601 with seconds, for example `2026-03-04T00:00:00Z`. Output only.
   * A date that is missing or invalid in the docs backend is null.
   */
  DateTime: { input: string; output: string; }
  /**
   * Sanitised HTML: no scripts, no `style`, `class` or `name` attributes, ids only on headings and footnotes.
   * Safe to insert into a page without further processing. Output only.
   */
  HTML: { input: string; output: string; }
  /** A parsed JSON object: one block of schema.org markup. Output only. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** An absolute `http:`, `https:` or `mailto:` URL (RFC 3986), or a root-absolute path on this site such as `/media/3f2a.svg`. Output only. */
  URL: { input: string; output: string; }
};

/** A line above the header of every page. */
export type Announcement = {
  readonly __typename?: 'Announcement';
  /** One sentence. */
  readonly text: Scalars['String']['output'];
  /** The target: a root-absolute path or an absolute URL; null if it leads nowhere. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** An entry of the API reference: a root field, or a type. */
export type ApiReferenceEntry = {
  readonly __typename?: 'ApiReferenceEntry';
  /** The entry's id, for example `query-document` or `type-Document`. */
  readonly id: Scalars['ID']['output'];
  /** The name, as in the schema. */
  readonly name: Scalars['String']['output'];
  /** The path of its page, root-absolute. */
  readonly path: Scalars['URL']['output'];
};

/** An operation that shows a root field at work. It is valid, and its values are of this site where it has such things. */
export type ApiReferenceExample = {
  readonly __typename?: 'ApiReferenceExample';
  /** Whether it stores something. */
  readonly isMutation: Scalars['Boolean']['output'];
  /** The operation, as text. */
  readonly query: Scalars['String']['output'];
  /** Its variables, as JSON. */
  readonly variables: Scalars['String']['output'];
};

/** The entries of the API reference of one kind. */
export type ApiReferenceGroup = {
  readonly __typename?: 'ApiReferenceGroup';
  /** The entries. */
  readonly entries: ReadonlyArray<ApiReferenceEntry>;
  /** The name of the kind, in the site's language. */
  readonly title: Scalars['String']['output'];
};

/** A name of the API reference that a search found. */
export type ApiReferenceName = {
  readonly __typename?: 'ApiReferenceName';
  /** The name as one writes it: `documents`, `documents(limit:)` or `Document.summary`. */
  readonly name: Scalars['String']['output'];
  /** The path of its page with the place on it, root-absolute. */
  readonly path: Scalars['URL']['output'];
  /** The first sentence of its description, in English. */
  readonly summary: Scalars['String']['output'];
};

/** A page of the API reference. */
export type ApiReferencePage = {
  readonly __typename?: 'ApiReferencePage';
  /** What there is to know about it: arguments or fields, with their types, limits, costs and errors. Safe to show; ids are on headings. */
  readonly content: Scalars['HTML']['output'];
  /** An example in several languages, or the definition of a type. Null on the first page, or with an error. */
  readonly example?: Maybe<Scalars['HTML']['output']>;
  /** The entry's id; `start` for the first page. */
  readonly id: Scalars['ID']['output'];
  /** What it is: a query, an object and so on, in the site's language. */
  readonly kind: Scalars['String']['output'];
  /** The name of the entry, as in the schema. */
  readonly name: Scalars['String']['output'];
  /** The operation of the example; null where there is none. */
  readonly operation?: Maybe<ApiReferenceExample>;
  /** The path, root-absolute. */
  readonly path: Scalars['URL']['output'];
  /** The first sentence of its description, in English; empty on the first page. */
  readonly summary: Scalars['String']['output'];
};

/** An author of documents. */
export type Author = {
  readonly __typename?: 'Author';
  /** The author's job title; null if unknown. */
  readonly designation?: Maybe<Scalars['String']['output']>;
  /** The number of documents that the author has published. */
  readonly documentCount: Scalars['Int']['output'];
  /** The author's id. */
  readonly id: Scalars['ID']['output'];
  /** The URL of the author's picture; null if there is none. */
  readonly image?: Maybe<Scalars['URL']['output']>;
  /** When the author last published; null if unknown. */
  readonly lastPublished?: Maybe<Scalars['DateTime']['output']>;
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The path of the author's page, root-absolute. */
  readonly path: Scalars['URL']['output'];
  /** The author's role as worded by the backend, possibly with a count; null if unknown. */
  readonly role?: Maybe<Scalars['String']['output']>;
};

/** One page of authors. */
export type AuthorPage = {
  readonly __typename?: 'AuthorPage';
  /** The authors on this page. */
  readonly items: ReadonlyArray<Author>;
  /** The page's number, and the totals of the list. */
  readonly pagination: Pagination;
};

/** One breadcrumb: a folder, category or subcategory that contains the document. */
export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The path of its page, root-absolute; of a folder, the path of the first document in it. */
  readonly path: Scalars['URL']['output'];
};

/** One change to the platform. */
export type ChangelogEntry = {
  readonly __typename?: 'ChangelogEntry';
  /** The date of the change. */
  readonly date: Scalars['DateTime']['output'];
  /** The full description of the change. */
  readonly description: Scalars['String']['output'];
  /** The link text; null if there is no link. */
  readonly linkText?: Maybe<Scalars['String']['output']>;
  /** The link target; null if there is no link. */
  readonly linkUrl?: Maybe<Scalars['URL']['output']>;
  /** The change in a few words. */
  readonly title: Scalars['String']['output'];
  /** The kind of change. */
  readonly type: ChangelogType;
};

/** The kinds of change. */
export type ChangelogType =
  /** An improvement to an existing feature. */
  | 'IMPROVED'
  /** A new feature. */
  | 'NEW';

/** A message to the site's owner. */
export type ContactInput = {
  /** Whether the visitor agreed to the policies; must be true. */
  readonly agreedToPolicies: Scalars['Boolean']['input'];
  /** Company, at most 200 characters. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** The country of the phone number: one of `Site.phoneCountries`. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address to reply to, at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** First name, 1 to 100 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Last name, 1 to 100 characters. */
  readonly lastName: Scalars['String']['input'];
  /** The message, 1 to 5,000 characters. */
  readonly message: Scalars['String']['input'];
  /** Phone number, at most 32 characters. */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** A honeypot against bots; leave it empty. If it is filled, the input is discarded but reported as received. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

/** A link beside the contact form. */
export type ContactLink = {
  readonly __typename?: 'ContactLink';
  /** The words of the link. */
  readonly label: Scalars['String']['output'];
  /** A line about what it leads to; null if there is none. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The target: a root-absolute path or an absolute URL; null for plain text. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** The message was received. */
export type ContactReceived = {
  readonly __typename?: 'ContactReceived';
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The message was refused or could not be delivered. */
export type ContactRejected = {
  readonly __typename?: 'ContactRejected';
  /** The problems by field, at most one per field; empty if the refusal is not about a field. */
  readonly fields: ReadonlyArray<FieldProblem>;
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before retrying; null if retrying later does not help. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status: the backend's 4xx; 400 for invalid input; 429 if rate limited; 501 if the backend does not accept messages; 503 if it fails. */
  readonly status: Scalars['Int']['output'];
};

/** The outcome of sending a contact message. */
export type ContactResult = ContactReceived | ContactRejected;

/** A document that visitors read, rate and share. */
export type Document = {
  readonly __typename?: 'Document';
  /** The authors; empty if unknown. */
  readonly authors: ReadonlyArray<DocumentAuthor>;
  /** The folders around the document, if its type has an order of its own, else its categories in the tree; outermost first, empty if it has none. Null only with an error. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** The name of the category; null if it has none. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** The text as sanitised HTML, with ids on its headings. Null if there is no text, or with an error if it is refused or unavailable. */
  readonly content?: Maybe<Scalars['HTML']['output']>;
  /** A hash of the text as stored in the backend; it changes whenever the text does. Null if there is no text. Cheap: the text is not processed. */
  readonly contentFingerprint?: Maybe<Scalars['String']['output']>;
  /** Why the text is refused, as a message for readers, for example because it is too long. Null if it is not refused or there is no text. */
  readonly contentProblem?: Maybe<Scalars['String']['output']>;
  /** When it was first published; null if unknown. */
  readonly datePublished?: Maybe<Scalars['DateTime']['output']>;
  /** A longer summary; null if there is none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Where the document is edited: an absolute URL; null if nowhere, or if the site does not say. */
  readonly editUrl?: Maybe<Scalars['URL']['output']>;
  /** The document's own picture. If it has none: with `orDefault` the site's default image, else null, for which the site shows a generated cover. */
  readonly featuredImage?: Maybe<Image>;
  /** The document's id in the backend. */
  readonly id: Scalars['ID']['output'];
  /** The language of its text where that is not the site's, as a BCP 47 tag; null for the site's. */
  readonly language?: Maybe<Scalars['String']['output']>;
  /** When it was last changed; null if unknown. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The reading time in minutes that the backend sends along, which lists show: the text is not read for it. Null if it sends none; `readingMinutes` is that of
   * the text itself.
   */
  readonly listedReadingMinutes?: Maybe<Scalars['Int']['output']>;
  /** The name of the place it is about; null if there is none. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /**
   * The text as GitHub-flavoured Markdown, without front matter or title. Tables, code, callouts and footnotes are preserved; links and pictures have
   * absolute URLs. Null whenever `content` is, or with an error if the conversion fails.
   */
  readonly markdown?: Maybe<Scalars['String']['output']>;
  /** One or two sentences for lists and search engines; null if there are none. `$website` and `$title` are replaced. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines; null if it is the same as `subject`. `$website` and `$title` are replaced. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** The next document in the same list as `previous`; null for the last, or with an error. */
  readonly next?: Maybe<Neighbour>;
  /** The headings of the text, in order; empty if it has none or there is no text. Null only with an error. */
  readonly outline?: Maybe<ReadonlyArray<OutlineItem>>;
  /** The document's canonical path on this site, root-absolute, without a trailing slash, for example `/article/first-steps`. */
  readonly path: Scalars['URL']['output'];
  /** The previous document in its section of the tree, or among the documents of its type if it is in no section; null for the first, or with an error. */
  readonly previous?: Maybe<Neighbour>;
  /** Estimated reading time in minutes, at least 1 (220 words per minute). Null if there is no text, or with an error. */
  readonly readingMinutes?: Maybe<Scalars['Int']['output']>;
  /** Related documents, best first. Null only with an error, which does not affect the document's other fields. */
  readonly related?: Maybe<ReadonlyArray<Document>>;
  /** The document's own schema.org markup. Blocks that are not a JSON object are omitted. */
  readonly schemaMarkup: ReadonlyArray<Scalars['JSONObject']['output']>;
  /** The document's slug, unique on the site: the last part of its path, or, for a type with `hasFolderAddresses`, several parts. */
  readonly slug: Scalars['String']['output'];
  /**
   * The picture for link previews: the document's own if it is a bitmap on this site, else the site's default image unless that is an SVG, else a
   * generated card (PNG, 1200 × 630 pixels) with the title, type and author. Root-absolute, or the absolute URL of the default image.
   */
  readonly socialImage: Scalars['URL']['output'];
  /** The title shown on the page. `$website` and `$title` are replaced. */
  readonly subject: Scalars['String']['output'];
  /**
   * The beginning of `metaDescription` where there is little room: as many sentences as `length` has room for, else its first part before a colon. The whole where
   * neither fits; null if there is none.
   */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** The document's tags. */
  readonly tags: ReadonlyArray<Tag>;
  /** The document type. A document of a type that the site does not define counts as one of its first type. */
  readonly type: DocumentType;
  /** The display name of the type in the backend; null if it gives none. */
  readonly typeName?: Maybe<Scalars['String']['output']>;
  /** The types it belongs to. The first one is displayed. */
  readonly types: ReadonlyArray<TypeDetail>;
};


/** A document that visitors read, rate and share. */
export type DocumentContentArgs = {
  inlineLinks?: Scalars['Boolean']['input'];
};


/** A document that visitors read, rate and share. */
export type DocumentFeaturedImageArgs = {
  orDefault?: Scalars['Boolean']['input'];
};


/** A document that visitors read, rate and share. */
export type DocumentRelatedArgs = {
  limit?: Scalars['Int']['input'];
};


/** A document that visitors read, rate and share. */
export type DocumentSummaryArgs = {
  length?: Scalars['Int']['input'];
};

/** An author as named in a document. */
export type DocumentAuthor = {
  readonly __typename?: 'DocumentAuthor';
  /** The author's job title; null if unknown. */
  readonly designation?: Maybe<Scalars['String']['output']>;
  /** The author's id; null if the backend gives none. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The path of the author's page, root-absolute; null if the id is null. */
  readonly path?: Maybe<Scalars['URL']['output']>;
};

/** What documents are counted by. */
export type DocumentFacet =
  /** Their author. */
  | 'AUTHOR'
  /** Their category. */
  | 'CATEGORY'
  /** Their tags. */
  | 'TAG'
  /** Their type. */
  | 'TYPE'
  /** The year of publication. */
  | 'YEAR';

/** One page of the documents of a group: a tag, a type, a category or an author. */
export type DocumentGroupPage = {
  readonly __typename?: 'DocumentGroupPage';
  /** The documents on this page. */
  readonly items: ReadonlyArray<Document>;
  /** The group's name. */
  readonly name: Scalars['String']['output'];
  /** The page's number, and the totals of the list. */
  readonly pagination: Pagination;
};

/** The screens of a document type. */
export type DocumentLayout =
  /** Its list is a grid of cards; its documents have a page each. */
  | 'CARDS'
  /** Its documents are terms, from A to Z on one page. */
  | 'GLOSSARY'
  /** Its documents have a page each, beside a list of all of them. */
  | 'GUIDES'
  /** Its first document is its page, such as a legal text. */
  | 'PAGE'
  /** Its list is rows, as of news; its documents have a page each. */
  | 'ROWS';

/** A document's title and slug, for a link to it. */
export type DocumentLink = {
  readonly __typename?: 'DocumentLink';
  /** The folders around the document in the sidebar of its type, outermost first; empty where the type has no order of its own. */
  readonly folders: ReadonlyArray<SidebarFolder>;
  /** The document's slug. */
  readonly slug: Scalars['String']['output'];
  /** The document's title. */
  readonly subject: Scalars['String']['output'];
};

/** Values that documents must have, as `SearchFacetValue.value` gives them. Choose at least one. */
export type DocumentNarrowing = {
  /** An author. */
  readonly author?: InputMaybe<Scalars['String']['input']>;
  /** A category. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** A subcategory of that category. */
  readonly subcategory?: InputMaybe<Scalars['String']['input']>;
  /** A tag. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  /** The id of a document type. */
  readonly type?: InputMaybe<Scalars['ID']['input']>;
  /** The year of publication. */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of documents. */
export type DocumentPage = {
  readonly __typename?: 'DocumentPage';
  /** The documents on this page. */
  readonly items: ReadonlyArray<Document>;
  /** The page's number, and the totals of the list. */
  readonly pagination: Pagination;
};

/** A document type of the site. Which types there are is said in the site's `site.yml`. */
export type DocumentType = {
  readonly __typename?: 'DocumentType';
  /** The text of its empty list. */
  readonly emptyText: Scalars['String']['output'];
  /** The title of its empty list. */
  readonly emptyTitle: Scalars['String']['output'];
  /** What its page says if a document cannot be had. */
  readonly failedText: Scalars['String']['output'];
  /** Whether it has a feed. */
  readonly hasFeed: Scalars['Boolean']['output'];
  /** Whether the paths of its documents have their folders in them. Their slugs then begin with the type's id: `guide/install/linux`. */
  readonly hasFolderAddresses: Scalars['Boolean']['output'];
  /** The type's id, as in the backend: lower-case words joined by hyphens, for example `how-to`. */
  readonly id: Scalars['ID']['output'];
  /** Whether searches find its documents. */
  readonly isSearched: Scalars['Boolean']['output'];
  /** The name of one document. */
  readonly label: Scalars['String']['output'];
  /** Its screens. */
  readonly layout: DocumentLayout;
  /** One sentence about its list; null if there is none. */
  readonly lead?: Maybe<Scalars['String']['output']>;
  /** What links to its documents from the home page and pages of authors begin with, root-absolute, without a trailing slash. Every document is read under the path of any type. */
  readonly linkPath: Scalars['String']['output'];
  /** The name of its list. */
  readonly listLabel: Scalars['String']['output'];
  /** The path of its list, root-absolute, without a trailing slash. */
  readonly listPath: Scalars['String']['output'];
  /** What the paths of its documents begin with, root-absolute, without a trailing slash. */
  readonly path: Scalars['String']['output'];
  /** What the links in a list of rows begin with, root-absolute, without a trailing slash. */
  readonly rowPath: Scalars['String']['output'];
  /** The schema.org type of its documents. */
  readonly schemaType: Scalars['String']['output'];
};

/** A question with its answer. */
export type FaqEntry = {
  readonly __typename?: 'FaqEntry';
  /** The answer, plain text. */
  readonly answer: Scalars['String']['output'];
  /** The name of the group that it stands in; null if in none. */
  readonly group?: Maybe<Scalars['String']['output']>;
  /** The question. */
  readonly question: Scalars['String']['output'];
};

/** Feedback on a document: a reason, a comment or both. */
export type FeedbackInput = {
  /** The visitor's comment, at most 1,000 characters; required if there is no reason. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** The rating that the visitor gave: 0.5 to 5 stars, in half steps. Does not count as a vote. */
  readonly rating?: InputMaybe<Scalars['Float']['input']>;
  /** What was wrong; required if there is no comment. */
  readonly reason?: InputMaybe<FeedbackReason>;
  /** The document's slug. */
  readonly slug: Scalars['String']['input'];
  /** A honeypot against bots; leave it empty. If it is filled, the input is discarded but reported as received. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

/** The problem with a document. */
export type FeedbackReason =
  /** It is unclear. */
  | 'HARD_TO_FOLLOW'
  /** Another reason. */
  | 'OTHER'
  /** The information is no longer correct. */
  | 'OUT_OF_DATE'
  /** It lacks the information that the visitor was looking for. */
  | 'SOMETHING_MISSING'
  /** It contains an error. */
  | 'SOMETHING_WRONG';

/** The feedback was received. */
export type FeedbackReceived = {
  readonly __typename?: 'FeedbackReceived';
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The feedback was refused or could not be delivered. */
export type FeedbackRejected = {
  readonly __typename?: 'FeedbackRejected';
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before retrying; null if retrying later does not help. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status: the backend's 4xx; 400 for invalid input; 429 if rate limited; 501 if the backend does not accept feedback; 503 if it fails. */
  readonly status: Scalars['Int']['output'];
};

/** The outcome of sending feedback. */
export type FeedbackResult = FeedbackReceived | FeedbackRejected;

/** A problem with one field of a form. */
export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  /** The name of the field in the input type. */
  readonly field: Scalars['String']['output'];
  /** What the field expects, as a message for the visitor. */
  readonly message: Scalars['String']['output'];
};

/** A column of the footer. */
export type FooterColumn = {
  readonly __typename?: 'FooterColumn';
  /** The heading of the column; empty for links that stand in no column. */
  readonly heading: Scalars['String']['output'];
  /** Its links, in their order. */
  readonly links: ReadonlyArray<NavigationLink>;
};

/** A glossary term and its definition. */
export type GlossaryEntry = {
  readonly __typename?: 'GlossaryEntry';
  /** The definition: the document's `metaDescription` if it has one, else its text. Null if it has neither, or with an error. */
  readonly definition?: Maybe<Scalars['HTML']['output']>;
  /** When it was last changed, else when it was published; null if both are unknown. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** The entry's path: a part of the glossary's page, root-absolute. */
  readonly path: Scalars['URL']['output'];
  /** The entry's slug: its URL fragment on the glossary page. */
  readonly slug: Scalars['String']['output'];
  /** The displayed term: the document's `metaTitle` if it has one, else its `subject`. */
  readonly term: Scalars['String']['output'];
};

/** A link of the header, or a menu. */
export type HeaderEntry = {
  readonly __typename?: 'HeaderEntry';
  /** The links of the menu; empty for a link. */
  readonly items: ReadonlyArray<NavigationLink>;
  /** The words of the link, or the name of the menu. */
  readonly label: Scalars['String']['output'];
  /** The target: a root-absolute path or an absolute URL; null for a menu, and for plain text. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** The head of the home page, as `home` of site.yml gives it. */
export type Home = {
  readonly __typename?: 'Home';
  /** Whether a drawing lies behind the heading. */
  readonly hasArt: Scalars['Boolean']['output'];
  /** The line below the heading; may be empty. */
  readonly lead: Scalars['String']['output'];
  /** The kinds of its sections, in order: what stands for them while `homeSections` loads. */
  readonly sectionKinds: ReadonlyArray<HomeSectionKind>;
  /** The heading: a question, or the name of the site. */
  readonly title: Scalars['String']['output'];
};

/** The newest documents of some types. */
export type HomeLatest = {
  readonly __typename?: 'HomeLatest';
  /** The most documents to show, of all lists together; 1 to 24. */
  readonly count: Scalars['Int']['output'];
  /** The documents by type, in the order in which they are shown. */
  readonly lists: ReadonlyArray<HomeList>;
  /** A line beside the heading. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The heading. */
  readonly title: Scalars['String']['output'];
};

/** A link of the home page. */
export type HomeLink = {
  readonly __typename?: 'HomeLink';
  /** The name of the icon; null if the site names none. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** The words of the link. */
  readonly label: Scalars['String']['output'];
  /** A line about what it leads to. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The target: a root-absolute path or an absolute URL; null for plain text. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** Links with a line of text each. */
export type HomeLinks = {
  readonly __typename?: 'HomeLinks';
  /** The links. */
  readonly links: ReadonlyArray<HomeLink>;
  /** A line beside the heading. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The heading. */
  readonly title: Scalars['String']['output'];
};

/** The newest documents of one type. */
export type HomeList = {
  readonly __typename?: 'HomeList';
  /** Its newest documents, at most as many as the section shows. Null only with an error. */
  readonly documents?: Maybe<ReadonlyArray<Document>>;
  /** The document type. */
  readonly type: DocumentType;
};

/** A section of the home page. */
export type HomeSection = HomeLatest | HomeLinks | HomeText | HomeTopics;

/** A kind of section of the home page. */
export type HomeSectionKind =
  /** The newest documents of some types. */
  | 'LATEST'
  /** Links with a line of text each. */
  | 'LINKS'
  /** A text. */
  | 'TEXT'
  /** The site's topics. */
  | 'TOPICS';

/** A text of the site's own. */
export type HomeText = {
  readonly __typename?: 'HomeText';
  /** The text, safe to show. Null only with an error. */
  readonly content?: Maybe<Scalars['HTML']['output']>;
  /** A line beside the heading. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The heading; may be empty. */
  readonly title: Scalars['String']['output'];
};

/** The site's topics. */
export type HomeTopics = {
  readonly __typename?: 'HomeTopics';
  /** A line beside the heading. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The heading. */
  readonly title: Scalars['String']['output'];
  /** The topics; empty if the site has none. */
  readonly topics: ReadonlyArray<Topic>;
};

/** A picture, with its size if known so that clients can reserve space for it. */
export type Image = {
  readonly __typename?: 'Image';
  /** Height in CSS pixels; null if unknown. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** The picture's URL. */
  readonly url: Scalars['URL']['output'];
  /** Width in CSS pixels; null if unknown. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Confirms a subscription. Idempotent. */
  readonly confirmNewsletter: NewsletterTokenResult;
  /** Counts what a search led to, without visitors. Returns whether it was taken: not where the site does not learn from searches, and not too often. */
  readonly noteSearchChoice: Scalars['Boolean']['output'];
  /** Rates a document. A new vote replaces the earlier one from the same IP address. Expected refusals are returned as `RatingRejected`, not as errors. */
  readonly rateDocument: RatingResult;
  /** Sends feedback on a document, usually after a low rating. Replaces earlier feedback on it from the same IP address. */
  readonly sendFeedback: FeedbackResult;
  /** Sends a message to the site's owner. */
  readonly submitContact: ContactResult;
  /** Subscribes to the newsletter. The subscription takes effect once it is confirmed with the link in the confirmation mail. */
  readonly subscribeNewsletter: NewsletterResult;
  /** Withdraws the visitor's rating of a document and deletes the visitor's feedback on it. Idempotent. */
  readonly undoRating: RatingResult;
  /** Ends a subscription. Idempotent. */
  readonly unsubscribeNewsletter: NewsletterTokenResult;
};


/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type MutationNoteSearchChoiceArgs = {
  slug?: InputMaybe<Scalars['String']['input']>;
  term: Scalars['String']['input'];
};


/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type MutationRateDocumentArgs = {
  rating: Scalars['Float']['input'];
  slug: Scalars['String']['input'];
};


/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type MutationSendFeedbackArgs = {
  input: FeedbackInput;
};


/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type MutationSubmitContactArgs = {
  input: ContactInput;
};


/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type MutationSubscribeNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type MutationUndoRatingArgs = {
  slug: Scalars['String']['input'];
};


/** All write operations. Each operation may have one mutation field, and must be sent by POST. */
export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};

/** One page of documents that have some values. */
export type NarrowedDocuments = {
  readonly __typename?: 'NarrowedDocuments';
  /** What they can be narrowed to, as asked for by `by`. A list too long to be counted has no values. */
  readonly facets: SearchFacets;
  /** The documents of this page. */
  readonly items: ReadonlyArray<Document>;
  /** The page's number, and the totals of the list. */
  readonly pagination: Pagination;
};

/** All documents, in four groups. */
export type Navigation = {
  readonly __typename?: 'Navigation';
  /** By author. Null only with an error. */
  readonly authors?: Maybe<ReadonlyArray<NavigationAuthor>>;
  /** By category and subcategory. Null only with an error. */
  readonly categories?: Maybe<ReadonlyArray<NavigationCategory>>;
  /** By tag. Null only with an error. */
  readonly tags?: Maybe<ReadonlyArray<NavigationGroup>>;
  /** By type. Null only with an error. */
  readonly types?: Maybe<ReadonlyArray<NavigationGroup>>;
};

/** An author with their documents. */
export type NavigationAuthor = {
  readonly __typename?: 'NavigationAuthor';
  /** The number of documents by the author. */
  readonly count: Scalars['Int']['output'];
  /** The author's documents. */
  readonly docs: ReadonlyArray<DocumentLink>;
  /** The author's id. */
  readonly id: Scalars['ID']['output'];
  /** When the author last published; null if unknown. */
  readonly lastPublished?: Maybe<Scalars['DateTime']['output']>;
  /** The display name. */
  readonly name: Scalars['String']['output'];
};

/** A category with its subcategories. */
export type NavigationCategory = {
  readonly __typename?: 'NavigationCategory';
  /** The number of documents, summed over its subcategories. */
  readonly count: Scalars['Int']['output'];
  /** The id in the backend. */
  readonly id: Scalars['ID']['output'];
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The last part of the category page's path, unique among categories. */
  readonly slug: Scalars['String']['output'];
  /** The subcategories. */
  readonly subCategories: ReadonlyArray<NavigationGroup>;
};

/** A named group of documents: a subcategory, a type or a tag. */
export type NavigationGroup = {
  readonly __typename?: 'NavigationGroup';
  /** The number of documents in the group. */
  readonly count: Scalars['Int']['output'];
  /** The documents in the group. */
  readonly docs: ReadonlyArray<DocumentLink>;
  /** The id in the backend. */
  readonly id: Scalars['ID']['output'];
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The last part of the group page's path, unique among its siblings. */
  readonly slug: Scalars['String']['output'];
};

/** A link of the header or footer. */
export type NavigationLink = {
  readonly __typename?: 'NavigationLink';
  /** The words of the link. */
  readonly label: Scalars['String']['output'];
  /** The target: a root-absolute path or an absolute URL; null for plain text. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** The previous or next document in a list. */
export type Neighbour = {
  readonly __typename?: 'Neighbour';
  /** The document's canonical path, root-absolute, without a trailing slash. */
  readonly path: Scalars['URL']['output'];
  /** The document's title. */
  readonly subject: Scalars['String']['output'];
};

/** The subscription was confirmed or ended. */
export type NewsletterChanged = {
  readonly __typename?: 'NewsletterChanged';
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The subscription was received; it still has to be confirmed. */
export type NewsletterReceived = {
  readonly __typename?: 'NewsletterReceived';
  /** Whether the backend sends mail; if so, the confirmation mail is on its way. */
  readonly mailSent: Scalars['Boolean']['output'];
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The e-mail address or the token was refused, or the request could not be delivered. */
export type NewsletterRejected = {
  readonly __typename?: 'NewsletterRejected';
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before retrying; null if retrying later does not help. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status: the backend's 4xx; 400 for invalid input; 429 if rate limited; 501 if the backend has no newsletter; 503 if it fails. */
  readonly status: Scalars['Int']['output'];
};

/** The outcome of subscribing to the newsletter. */
export type NewsletterResult = NewsletterReceived | NewsletterRejected;

/** The outcome of confirming or ending a subscription. */
export type NewsletterTokenResult = NewsletterChanged | NewsletterRejected;

/** A heading of a document's text. */
export type OutlineItem = {
  readonly __typename?: 'OutlineItem';
  /** The heading's id, unique in the document: the fragment of its URL. */
  readonly id: Scalars['String']['output'];
  /** The heading level: 2 to 4, for h2 to h4. */
  readonly level: Scalars['Int']['output'];
  /** The heading's text. */
  readonly text: Scalars['String']['output'];
};

/** A page of the site that is no document: a file under `pages` of the content folder, or the page about the site that every site has. */
export type Page = {
  readonly __typename?: 'Page';
  /** Buttons below the description; the first stands out. */
  readonly actions: ReadonlyArray<NavigationLink>;
  /** The text, safe to show; null if the page has none, or with an error. */
  readonly content?: Maybe<Scalars['HTML']['output']>;
  /** One or two sentences. */
  readonly description: Scalars['String']['output'];
  /** The form at the end of the page; null if it has none. */
  readonly form?: Maybe<PageForm>;
  /** Whether a drawing lies behind the heading. */
  readonly hasArt: Scalars['Boolean']['output'];
  /** A line above the heading. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** The title in search results and tabs. */
  readonly metaTitle: Scalars['String']['output'];
  /** Its root-absolute path. */
  readonly path: Scalars['URL']['output'];
  /** Sections of cards below the text. */
  readonly sections: ReadonlyArray<PageSection>;
  /** The heading. */
  readonly title: Scalars['String']['output'];
};

/** A card of a page. */
export type PageCard = {
  readonly __typename?: 'PageCard';
  /** The name of the icon; null if it has none. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** One or two sentences. */
  readonly text: Scalars['String']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** The target: a root-absolute path or an absolute URL; null if it leads nowhere. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A form at the end of a page. */
export type PageForm = {
  readonly __typename?: 'PageForm';
  /** Which form it is. */
  readonly kind: PageFormKind;
  /** The line beside the form. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The heading beside the form. */
  readonly title: Scalars['String']['output'];
};

/** The forms that a page may have. */
export type PageFormKind =
  /** Sends a message to the site's owner. */
  | 'CONTACT'
  /** Subscribes an address to the newsletter. */
  | 'NEWSLETTER';

/** A section of cards. */
export type PageSection = {
  readonly __typename?: 'PageSection';
  /** The cards, in their order. */
  readonly cards: ReadonlyArray<PageCard>;
  /** The heading. */
  readonly title: Scalars['String']['output'];
};

/** The number of a page, and the totals of its list. */
export type Pagination = {
  readonly __typename?: 'Pagination';
  /** Whether there is a next page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a previous page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The maximum number of items per page. */
  readonly limit: Scalars['Int']['output'];
  /** The number of this page, starting at 1. */
  readonly page: Scalars['Int']['output'];
  /** The number of items on all pages. */
  readonly totalItems: Scalars['Int']['output'];
  /** The number of pages; 0 if there are no items. */
  readonly totalPages: Scalars['Int']['output'];
};

/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type Query = {
  readonly __typename?: 'Query';
  /** A page of the API reference, which is made from this schema. Null if there is no such entry, or if the site does not show its schema. */
  readonly apiReference?: Maybe<ApiReferencePage>;
  /** The entries of the API reference, by kind; none if the site does not show its schema. */
  readonly apiReferenceGroups: ReadonlyArray<ApiReferenceGroup>;
  /**
   * Names of the API reference that a search term means: fields, arguments, types and values with this name, and where the term looks like code, such as
   * `documentsBy` or `Document.`, those that begin with it. None if the site does not show its schema.
   */
  readonly apiReferenceNames: ReadonlyArray<ApiReferenceName>;
  /** The author with this id; null if there is none, or with an error. Only the first 2,000 authors are searched. */
  readonly author?: Maybe<Author>;
  /** One page of the authors, those with the most documents first. Null only with an error. */
  readonly authors?: Maybe<AuthorPage>;
  /**
   * Suggestions for a slug that does not exist, best first. Tolerates misspelt slugs. If a document has exactly this slug,
   * only that document. Null only with an error.
   */
  readonly closest?: Maybe<ReadonlyArray<Document>>;
  /** The document that `/docs` opens; null if it does not exist. */
  readonly defaultDocument?: Maybe<Document>;
  /**
   * The document with this slug, of any type; null if there is none.
   * If the backend cannot be reached, null comes with an error that has `extensions.status`.
   */
  readonly document?: Maybe<Document>;
  /** Links to the documents of a type, in list order. A configured cap limits very long lists. Null only with an error. */
  readonly documentLinks?: Maybe<ReadonlyArray<DocumentLink>>;
  /** The site's document types, in display order; at least one. */
  readonly documentTypes: ReadonlyArray<DocumentType>;
  /** One page of the documents of a type, newest first. Null only with an error. */
  readonly documents?: Maybe<DocumentPage>;
  /** One page of an author's documents. Null if there is no such author, or with an error. */
  readonly documentsByAuthor?: Maybe<DocumentGroupPage>;
  /** One page of the documents of a category or subcategory. Null if there is no such category or subcategory, or with an error. */
  readonly documentsByCategory?: Maybe<DocumentGroupPage>;
  /** One page of the documents with a tag. Null if there is no such tag, or with an error. */
  readonly documentsByTag?: Maybe<DocumentGroupPage>;
  /** One page of the documents of a type as grouped by the backend. Null if there is no such type, or with an error. */
  readonly documentsByType?: Maybe<DocumentGroupPage>;
  /** All glossary entries, up to a configured cap, sorted by displayed term. Null only with an error. */
  readonly glossary?: Maybe<ReadonlyArray<GlossaryEntry>>;
  /** The glossary entry with this slug; null if there is none, or with an error. */
  readonly glossaryEntry?: Maybe<GlossaryEntry>;
  /** What stands on the home page below the search box, in its order. */
  readonly homeSections: ReadonlyArray<HomeSection>;
  /** Where an old path leads now, root-absolute: by `redirects.yml`, to the document that names it among its `aliases`, or, of an address of documents without a slug, to the default document; null if it is not known. */
  readonly moved?: Maybe<Scalars['URL']['output']>;
  /**
   * One page of the documents that have all of these values, in the order of their list, and what they can be narrowed to. Null if the backend cannot
   * narrow lists, or with an error.
   */
  readonly narrowedDocuments?: Maybe<NarrowedDocuments>;
  /** The four groups of the docs reader's tree. Groups fail independently: a failed one is null, with an error. */
  readonly navigation: Navigation;
  /** A page of the site that is no document, such as the one about the site; null if there is none at this address. */
  readonly page?: Maybe<Page>;
  /** The paths of the site's pages that are no documents, root-absolute and decoded. */
  readonly pagePaths: ReadonlyArray<Scalars['String']['output']>;
  /** The site's robots.txt. Null only with an error. */
  readonly robots?: Maybe<Robots>;
  /**
   * Documents that match a search term, best first. Words that neither the documents nor a dictionary know are corrected, and
   * `correctedTerm` is set; `exact` takes that back. A blank term has no results and makes no backend call. Null only with an error.
   */
  readonly search?: Maybe<SearchResults>;
  /** The site's configuration: name, links, changelog, FAQ and more. */
  readonly site: Site;
  /** One sitemap of the docs backend. Null if the backend has no such sitemap, or with an error. */
  readonly sitemap?: Maybe<Sitemap>;
  /**
   * Documents that may answer a message, best first: those with at least two of its words in the title, headings or description. Glossary
   * entries are excluded. A blank text has no results and makes no backend call. Null only with an error.
   */
  readonly suggestions?: Maybe<ReadonlyArray<Document>>;
  /**
   * One level of the docs reader's tree: the nodes of a group, or of a branch in it. Null if there is no such branch, or
   * with an error.
   */
  readonly treeNodes?: Maybe<TreeNodes>;
  /**
   * The path to a document in the docs reader's tree, from the group down to its siblings: by category, else by type; where a
   * backend serves the navigation as a whole, else by tag or author. Null if none contains it, or with an error.
   */
  readonly treePath?: Maybe<TreePath>;
  /** The visitor who sent the request. An operation that selects this field is private and never cached. */
  readonly viewer: Viewer;
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryApiReferenceArgs = {
  entry?: InputMaybe<Scalars['ID']['input']>;
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryApiReferenceNamesArgs = {
  limit?: Scalars['Int']['input'];
  term: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryAuthorArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryAuthorsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryClosestArgs = {
  limit?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryDocumentArgs = {
  slug: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryDocumentLinksArgs = {
  around?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type: Scalars['ID']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryDocumentsArgs = {
  limit?: Scalars['Int']['input'];
  narrowTo?: InputMaybe<SearchNarrowing>;
  page?: Scalars['Int']['input'];
  type: Scalars['ID']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryDocumentsByAuthorArgs = {
  authorId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryDocumentsByCategoryArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
  subcategory?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryDocumentsByTagArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryDocumentsByTypeArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryGlossaryEntryArgs = {
  slug: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryMovedArgs = {
  path: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryNarrowedDocumentsArgs = {
  by?: InputMaybe<ReadonlyArray<DocumentFacet>>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  to: DocumentNarrowing;
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryPageArgs = {
  path: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QuerySearchArgs = {
  exact?: Scalars['Boolean']['input'];
  facets?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  narrowTo?: InputMaybe<SearchNarrowing>;
  page?: Scalars['Int']['input'];
  term: Scalars['String']['input'];
  type?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QuerySitemapArgs = {
  slug?: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QuerySuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryTreeNodesArgs = {
  group: TreeGroup;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  within?: ReadonlyArray<Scalars['String']['input']>;
};


/** All read operations. Results may be cached, for 60 seconds by default; an operation that selects `viewer` is never cached. */
export type QueryTreePathArgs = {
  limit?: Scalars['Int']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** The rating was stored or withdrawn. */
export type RatingReceived = {
  readonly __typename?: 'RatingReceived';
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The rating, or its withdrawal, was refused or could not be delivered. */
export type RatingRejected = {
  readonly __typename?: 'RatingRejected';
  /** A message for the visitor. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before retrying; null if retrying later does not help. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status: the backend's 4xx; 400 for invalid input; 429 if rate limited; 501 if the backend cannot withdraw ratings; 503 if it fails. */
  readonly status: Scalars['Int']['output'];
};

/** The outcome of rating a document or of withdrawing a rating. */
export type RatingResult = RatingReceived | RatingRejected;

/** The site's robots.txt. */
export type Robots = {
  readonly __typename?: 'Robots';
  /** The text of the file, at most 500 KiB. A `Sitemap` line is added if the backend's text has none. */
  readonly content: Scalars['String']['output'];
};

/** An excerpt from a document. */
export type SearchExcerpt = {
  readonly __typename?: 'SearchExcerpt';
  /** The positions of the matches in the snippet: pairs of start and end in UTF-16 code units, end exclusive. */
  readonly matches: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  /** The excerpt, plain text. */
  readonly snippet: Scalars['String']['output'];
};

/** A value that results can be narrowed to. */
export type SearchFacetValue = {
  readonly __typename?: 'SearchFacetValue';
  /** The number of results. */
  readonly count: Scalars['Int']['output'];
  /** The words to show. */
  readonly label: Scalars['String']['output'];
  /** What `narrowTo` takes; of a type, its id. */
  readonly value: Scalars['String']['output'];
};

/**
 * How many results have which values. Each count is that of the results that its choice would show, with what was chosen of the other facets. At most
 * 20 values of a facet, most frequent first.
 */
export type SearchFacets = {
  readonly __typename?: 'SearchFacets';
  /** Authors. */
  readonly authors: ReadonlyArray<SearchFacetValue>;
  /** Categories. */
  readonly categories: ReadonlyArray<SearchFacetValue>;
  /** The number of results that were counted; fewer than all if there are thousands. */
  readonly counted: Scalars['Int']['output'];
  /** Tags. */
  readonly tags: ReadonlyArray<SearchFacetValue>;
  /** Types, by id. */
  readonly types: ReadonlyArray<SearchFacetValue>;
  /** Years of publication, latest first. */
  readonly years: ReadonlyArray<SearchFacetValue>;
};

/** Values of facets that results must have, as `SearchFacetValue.value` gives them. A type is chosen by the argument `types`. */
export type SearchNarrowing = {
  /** An author. */
  readonly author?: InputMaybe<Scalars['String']['input']>;
  /** A category. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** A tag. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  /** The year of publication. */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** One search result. */
export type SearchResult = {
  readonly __typename?: 'SearchResult';
  /** The names of the document's authors, for filtering results. */
  readonly authors: ReadonlyArray<Scalars['String']['output']>;
  /** The document found. */
  readonly document: Document;
  /** A short text for lists: the text around the match before the first heading, else the document's `metaDescription`. Null if there is neither. */
  readonly excerpt?: Maybe<SearchExcerpt>;
  /** The matching sections, best first; empty if the backend gives none. */
  readonly sections: ReadonlyArray<SearchSection>;
  /** The names of the document's tags, for filtering results. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
};


/** One search result. */
export type SearchResultExcerptArgs = {
  length?: Scalars['Int']['input'];
};


/** One search result. */
export type SearchResultSectionsArgs = {
  headed?: Scalars['Boolean']['input'];
  length?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
};

/** One page of search results. */
export type SearchResults = {
  readonly __typename?: 'SearchResults';
  /** The term with its misspelt words corrected, which was searched; null if nothing was corrected. */
  readonly correctedTerm?: Maybe<Scalars['String']['output']>;
  /** What the results can be narrowed to; null if it was not asked for, if the backend does not count, or if several types were asked for. */
  readonly facets?: Maybe<SearchFacets>;
  /** The results on this page, best first. */
  readonly items: ReadonlyArray<SearchResult>;
  /**
   * The words and phrases that were found in the titles, descriptions and headings of these results, as written there: as typed, other forms,
   * synonyms, corrections. Null if the backend does not name them.
   */
  readonly matchedWords?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The page's number, and the totals of the list. */
  readonly pagination: Pagination;
  /** The synonyms that were also searched; see `content/synonyms.yml`. */
  readonly synonyms: ReadonlyArray<Scalars['String']['output']>;
};

/** A matching section of a document. */
export type SearchSection = {
  readonly __typename?: 'SearchSection';
  /** The id of the heading on the document's page; null for the text before the first heading, and for glossary entries, which are parts of a page. */
  readonly anchor?: Maybe<Scalars['String']['output']>;
  /** The section's heading; null for the text before the first heading. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** The positions of the matches in the snippet: pairs of start and end in UTF-16 code units, end exclusive. */
  readonly matches: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  /** The text around the match, plain text. */
  readonly snippet: Scalars['String']['output'];
};

/** A folder of documents, or a group, in the sidebar of a document type. */
export type SidebarFolder = {
  readonly __typename?: 'SidebarFolder';
  /** Whether the sidebar shows it closed until a document in it is read. */
  readonly collapsed: Scalars['Boolean']['output'];
  /** Identifies the folder within its document type. */
  readonly key: Scalars['String']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
};

/** The site's configuration. */
export type Site = {
  readonly __typename?: 'Site';
  /** The target of the "Certification" link; null if not configured. */
  readonly certificationUrl?: Maybe<Scalars['URL']['output']>;
  /** Changes to the platform, newest first. */
  readonly changelog: ReadonlyArray<ChangelogEntry>;
  /** The public contact e-mail address; null if not configured. */
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  /** What stands beside the contact form. */
  readonly contactLinks: ReadonlyArray<ContactLink>;
  /** The slug of the document that `/docs` opens. */
  readonly defaultDocument: Scalars['String']['output'];
  /** A description of the site in one or two sentences. */
  readonly description: Scalars['String']['output'];
  /** Frequently asked questions with their answers. */
  readonly faq: ReadonlyArray<FaqEntry>;
  /** What the site has. */
  readonly features: SiteFeatures;
  /** The head of the home page. */
  readonly home: Home;
  /** The site's fixed identifier in backend paths. */
  readonly id: Scalars['ID']['output'];
  /** The legal entity responsible for the site; null if not configured. */
  readonly legalOwner?: Maybe<Scalars['String']['output']>;
  /** The target of the "Log in" link; null if not configured. */
  readonly loginUrl?: Maybe<Scalars['URL']['output']>;
  /** The site's name, which replaces `$website`. */
  readonly name: Scalars['String']['output'];
  /** The links of header and footer. */
  readonly navigation: SiteNavigation;
  /** The shortcuts under the search box of the home page. */
  readonly oftenAsked: ReadonlyArray<SiteLink>;
  /** The countries to choose from beside a phone number: two capital letters each, as in ISO 3166; `EU` is one too. */
  readonly phoneCountries: ReadonlyArray<Scalars['String']['output']>;
  /**
   * The picture for link previews of pages without their own: the site's default image unless that is an SVG, else a generated card (PNG, 1200 × 630
   * pixels). Root-absolute, or the absolute URL of the default image.
   */
  readonly socialImage: Scalars['URL']['output'];
  /** The site's profiles on social networks. */
  readonly socialLinks: ReadonlyArray<SocialLink>;
  /** The names of what the site has switched off: the fields of `features` that are false. Most sites have switched nothing off. */
  readonly switchedOff: ReadonlyArray<Scalars['String']['output']>;
  /** The topics on the home page. */
  readonly topics: ReadonlyArray<Topic>;
  /** The site's public base URL, without a trailing slash. */
  readonly url: Scalars['URL']['output'];
};

/** What a site has, as `features` of site.yml says. Operations of what is switched off are refused with status 501. */
export type SiteFeatures = {
  readonly __typename?: 'SiteFeatures';
  /** The pages of authors, and their names on documents: without them, documents have no authors. */
  readonly authors: Scalars['Boolean']['output'];
  /** The contact page. */
  readonly contact: Scalars['Boolean']['output'];
  /** The page `/docs`, with the tree of all documents. */
  readonly docsTree: Scalars['Boolean']['output'];
  /** The question why, after a low rating. */
  readonly feedback: Scalars['Boolean']['output'];
  /** Links from texts to terms of the glossary, and the cards of both. */
  readonly glossaryCards: Scalars['Boolean']['output'];
  /** The server for assistants, at `/mcp`. */
  readonly mcp: Scalars['Boolean']['output'];
  /** The newsletter. */
  readonly newsletter: Scalars['Boolean']['output'];
  /** Reading again without a connection. */
  readonly offline: Scalars['Boolean']['output'];
  /** The GraphQL playground, the API reference, `/schema.graphql` and introspection. */
  readonly playground: Scalars['Boolean']['output'];
  /** Stars below documents, and feedback on them. */
  readonly ratings: Scalars['Boolean']['output'];
  /** What searches led to is counted, without visitors, and counts a little in the order of results. */
  readonly searchLearning: Scalars['Boolean']['output'];
  /** Typographic quotation marks, apostrophes and dashes in texts, in place of those of a keyboard. */
  readonly typography: Scalars['Boolean']['output'];
};

/** A link with its label. */
export type SiteLink = {
  readonly __typename?: 'SiteLink';
  /** The link text. */
  readonly label: Scalars['String']['output'];
  /** The link target. */
  readonly path: Scalars['URL']['output'];
};

/** The links of the site's header and footer, as `navigation` of site.yml and the site's document types give them. */
export type SiteNavigation = {
  readonly __typename?: 'SiteNavigation';
  /** A line above the header; null if there is none, or if its last day is over. */
  readonly announcement?: Maybe<Announcement>;
  /** The columns of the footer, in their order. */
  readonly footer: ReadonlyArray<FooterColumn>;
  /** The links of the header, in their order. */
  readonly header: ReadonlyArray<HeaderEntry>;
  /** The link at the end of the header; null if the site has none. */
  readonly login?: Maybe<NavigationLink>;
};

/** A sitemap of the docs backend. */
export type Sitemap = {
  readonly __typename?: 'Sitemap';
  /** The number of the docs backend's links dropped because sitemaps may not contain them: other hosts, malformed or too long URLs, duplicates. */
  readonly dropped: Scalars['Int']['output'];
  /**
   * The links: absolute URLs on this site, without duplicates.
   *
   * `offset`, 0 or more, is the number of links to skip. `limit`, 0 or more, is the maximum number of links; all if omitted.
   */
  readonly links: ReadonlyArray<SitemapLink>;
  /** The sitemap's name. */
  readonly slug: Scalars['String']['output'];
  /** The number of links in the sitemap. */
  readonly total: Scalars['Int']['output'];
};


/** A sitemap of the docs backend. */
export type SitemapLinksArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
};

/** One link in a sitemap. */
export type SitemapLink = {
  readonly __typename?: 'SitemapLink';
  /** For a child sitemap, the number of links in it, or null if the backend does not give it; null for a page. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The URLs of the page's pictures; null if the backend does not list them. */
  readonly images?: Maybe<ReadonlyArray<Scalars['URL']['output']>>;
  /** When it last changed; null if unknown. */
  readonly lastModified?: Maybe<Scalars['DateTime']['output']>;
  /** The absolute URL. */
  readonly location: Scalars['URL']['output'];
  /** The priority, 0 to 1; 0.5 if the backend gives none or an invalid one. */
  readonly priority: Scalars['Float']['output'];
};

/** A profile of the site on a social network. */
export type SocialLink = {
  readonly __typename?: 'SocialLink';
  /** The path of its icon, of one colour; null where clients are expected to have one: Facebook, LinkedIn, X. */
  readonly icon?: Maybe<Scalars['URL']['output']>;
  /** The name of the network, as the site gives it. */
  readonly label: Scalars['String']['output'];
  /** The social network. */
  readonly network: SocialNetwork;
  /** The profile's URL. */
  readonly url: Scalars['URL']['output'];
};

/** The social networks that clients are expected to have an icon of. */
export type SocialNetwork =
  /** facebook.com */
  | 'FACEBOOK'
  /** linkedin.com */
  | 'LINKEDIN'
  /** Another one, named by its label. */
  | 'OTHER'
  /** x.com */
  | 'X';

/** A tag of documents. */
export type Tag = {
  readonly __typename?: 'Tag';
  /** The id in the backend; null if it gives none. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The last part of the tag page's path. */
  readonly slug: Scalars['String']['output'];
};

/** A topic on the home page; it opens a category. */
export type Topic = {
  readonly __typename?: 'Topic';
  /** The number of documents in its category; null if there is no such category, or with an error. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** A one-line description. */
  readonly description: Scalars['String']['output'];
  /** The name of the icon. */
  readonly icon: Scalars['String']['output'];
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The link target: the page of its category. */
  readonly path: Scalars['URL']['output'];
};

/** The groups of the docs reader's tree. */
export type TreeGroup =
  /** Levels: authors, documents. */
  | 'AUTHORS'
  /** Levels: categories, subcategories, documents. */
  | 'CATEGORIES'
  /** Levels: tags, documents. */
  | 'TAGS'
  /** Levels: types, documents. */
  | 'TYPES';

/** A branch of the docs reader's tree, or a document in it. */
export type TreeNode = {
  readonly __typename?: 'TreeNode';
  /** The number of documents in a branch; null for a document. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** A key that is unique among its siblings: the slug, or for an author the id. */
  readonly key: Scalars['String']['output'];
  /** For an author, when they last published, on the day that the backend writes, or null if unknown; null for all other nodes. */
  readonly lastPublished?: Maybe<Scalars['DateTime']['output']>;
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The path of the branch's page, or of the document in the docs reader; root-absolute. */
  readonly path: Scalars['URL']['output'];
};

/** Nodes on the same level of the docs reader's tree. */
export type TreeNodes = {
  readonly __typename?: 'TreeNodes';
  /** The requested nodes, in tree order. */
  readonly nodes: ReadonlyArray<TreeNode>;
  /** In a `TreePath`, the key of the node on the path to the requested document; otherwise null. */
  readonly pathKey?: Maybe<Scalars['String']['output']>;
  /** The number of nodes on this level, including those not requested. */
  readonly total: Scalars['Int']['output'];
};

/** The path through the docs reader's tree to a document. */
export type TreePath = {
  readonly __typename?: 'TreePath';
  /** The group that contains the path. */
  readonly group: TreeGroup;
  /** The levels, outermost first. The last one contains the document. */
  readonly levels: ReadonlyArray<TreeNodes>;
};

/** A document type as the backend names it. */
export type TypeDetail = {
  readonly __typename?: 'TypeDetail';
  /** The id in the backend; null if it gives none. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The last part of the type page's path. */
  readonly slug: Scalars['String']['output'];
};

/** The visitor, as seen by the gateway. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** The visitor's IP address; null if unknown. */
  readonly ip?: Maybe<Scalars['String']['output']>;
};
