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
   * A point in time, ISO 8601 in UTC with seconds, for example `2026-03-04T00:00:00Z`.
   * An invalid or missing date of the docs backend is null, never a guess.
   */
  DateTime: { input: string; output: string; }
  /**
   * Sanitised HTML: no scripts, no `style`, `class` or `name` attributes, ids only on headings and footnotes.
   * Safe to insert into a page as it is.
   */
  HTML: { input: string; output: string; }
  /** A JSON object, already parsed: one block of schema.org markup. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** An absolute `http:`, `https:` or `mailto:` address (RFC 3986), or a root-absolute path on this site such as `/media/3f2a.svg`. */
  URL: { input: string; output: string; }
};

/** Somebody who writes documents. */
export type Author = {
  readonly __typename?: 'Author';
  /** What the author does. */
  readonly designation?: Maybe<Scalars['String']['output']>;
  /** How many documents the author has published. */
  readonly documentCount: Scalars['Int']['output'];
  /** The author's id. */
  readonly id: Scalars['ID']['output'];
  /** A picture of the author. */
  readonly image?: Maybe<Scalars['URL']['output']>;
  /** When the author last published; null when unknown. */
  readonly lastPublished?: Maybe<Scalars['DateTime']['output']>;
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** The author's page, root-absolute. */
  readonly path: Scalars['URL']['output'];
  /** The author's role as the backend words it; it may contain a count. */
  readonly role?: Maybe<Scalars['String']['output']>;
};

/** One page of authors. */
export type AuthorPage = {
  readonly __typename?: 'AuthorPage';
  /** The authors of this page. */
  readonly items: ReadonlyArray<Author>;
  /** Where the page stands. */
  readonly pagination: Pagination;
};

/** One step on the way to a document. */
export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** Where it leads, root-absolute. */
  readonly path: Scalars['URL']['output'];
};

/** One change of the platform. */
export type ChangelogEntry = {
  readonly __typename?: 'ChangelogEntry';
  /** The day of the change. */
  readonly date: Scalars['DateTime']['output'];
  /** What changed, in full. */
  readonly description: Scalars['String']['output'];
  /** The words of the link. */
  readonly linkText?: Maybe<Scalars['String']['output']>;
  /** Where the link leads. */
  readonly linkUrl?: Maybe<Scalars['URL']['output']>;
  /** What changed, in a few words. */
  readonly title: Scalars['String']['output'];
  /** New or improved. */
  readonly type: ChangelogType;
};

/** The kinds of change. */
export type ChangelogType =
  /** Something that works better. */
  | 'IMPROVED'
  /** Something that was not there before. */
  | 'NEW';

/** The countries of the contact form. */
export type ContactCountry =
  /** Canada. */
  | 'CA'
  /** European Union. */
  | 'EU'
  /** United States. */
  | 'US';

/** A message to the site's owner. */
export type ContactInput = {
  /** Whether the policies were agreed to; must be true. */
  readonly agreedToPolicies: Scalars['Boolean']['input'];
  /** Company, at most 200 characters. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** The country of the phone number. */
  readonly country?: InputMaybe<ContactCountry>;
  /** Where to answer, at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** First name, 1 to 100 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Last name, 1 to 100 characters. */
  readonly lastName: Scalars['String']['input'];
  /** The message, 1 to 5,000 characters. */
  readonly message: Scalars['String']['input'];
  /** Phone number, at most 32 characters. */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Left empty by people: a filled field marks a program. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

/** The message is stored. */
export type ContactReceived = {
  readonly __typename?: 'ContactReceived';
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The message was refused. */
export type ContactRejected = {
  readonly __typename?: 'ContactRejected';
  /** What is wrong with which field; empty when it is no single field. */
  readonly fields: ReadonlyArray<FieldProblem>;
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before the next try; null when waiting does not help. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status of the refusal; 501 when the backend takes no messages. */
  readonly status: Scalars['Int']['output'];
};

/** What became of a contact message. */
export type ContactResult = ContactReceived | ContactRejected;

/** The kinds of document. A document whose kind is unknown has a null `docType` and is read under `/article/`. */
export type DocType =
  /** Documentation of the API. */
  | 'API'
  /** An edited piece on one subject. */
  | 'ARTICLE'
  /** A shorter post with a point of view. */
  | 'BLOG'
  /** What somebody did, and what came of it. */
  | 'CASE_STUDY'
  /** A term and its definition. */
  | 'GLOSSARY'
  /** Steps to a goal. */
  | 'HOW_TO'
  /** An answer about the platform. */
  | 'KNOWLEDGE_BASE'
  /** News about the platform or the field. */
  | 'NEWS'
  /** A statement for the press. */
  | 'PRESS_RELEASE'
  /** The privacy policy. */
  | 'PRIVACY_POLICY'
  /** A standard operating procedure. */
  | 'SOP'
  /** The terms of use. */
  | 'TOU'
  /** A long study with sources. */
  | 'WHITE_PAPER';

/** One document: the unit that visitors read, rate and share. */
export type Document = {
  readonly __typename?: 'Document';
  /** Who wrote it; empty when unknown. */
  readonly authors: ReadonlyArray<DocumentAuthor>;
  /** Where the document stands in the tree of categories, outermost first; empty when it has no category. Null together with an error. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** The name of the category. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** The text, sanitised, with ids on its headings. Null when the text is refused or cannot be had. */
  readonly content?: Maybe<Scalars['HTML']['output']>;
  /** Stands for the text as the backend has it: another text has another fingerprint. Null when there is no text. Cheap: the text is not worked on. */
  readonly contentFingerprint?: Maybe<Scalars['String']['output']>;
  /** Why the text is refused, in words for readers, for example because it is too long; null where it is shown or there is none. */
  readonly contentProblem?: Maybe<Scalars['String']['output']>;
  /** When it was first published; null when unknown. */
  readonly datePublished?: Maybe<Scalars['DateTime']['output']>;
  /** A longer summary. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The kind of document; null when the backend names none that is known. */
  readonly docType?: Maybe<DocType>;
  /** The document's own picture, or with `orDefault` the site's default image where it has none; null means the generated cover. */
  readonly featuredImage?: Maybe<Image>;
  /** The backend's id of the document. */
  readonly id: Scalars['ID']['output'];
  /** When it was last changed; null when unknown. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the place it is about. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /**
   * The text as GitHub-flavoured Markdown, without front matter and without the title: tables, code, callouts and footnotes stay what they are, and every
   * link and picture has its absolute address. Null where `content` is.
   */
  readonly markdown?: Maybe<Scalars['String']['output']>;
  /** One or two sentences for lists and search engines. `$website` and `$title` are replaced. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines; null where it is the subject. `$website` and `$title` are replaced. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** The one after it there; null for the last. Null together with an error. */
  readonly next?: Maybe<Neighbour>;
  /** The headings of the text, in order; empty for a text without headings. */
  readonly outline?: Maybe<ReadonlyArray<OutlineItem>>;
  /** The document's one own address on this site, root-absolute and without the trailing slash, for example `/article/what-is-rdap`. */
  readonly path: Scalars['URL']['output'];
  /** The one before it in its section of the tree, else among the documents of its type; null for the first. Null together with an error. */
  readonly previous?: Maybe<Neighbour>;
  /** Minutes that reading takes, at least 1 (220 words a minute). */
  readonly readingMinutes?: Maybe<Scalars['Int']['output']>;
  /** Documents that a reader of this one may want next, best first. Null together with an error: the document stays. */
  readonly related?: Maybe<ReadonlyArray<Document>>;
  /** The document's own schema.org markup: only blocks that parse to a JSON object. */
  readonly schemaMarkup: ReadonlyArray<Scalars['JSONObject']['output']>;
  /** The unique last part of its address. */
  readonly slug: Scalars['String']['output'];
  /**
   * What to show where the document is shared: its own picture where that is one of pixels on this site, else the site's default image, else a card of
   * 1200 × 630 pixels (PNG) that is made of its title, type and author. Root-absolute, or the absolute address of the default image.
   */
  readonly socialImage: Scalars['URL']['output'];
  /** The title as a reader sees it. */
  readonly subject: Scalars['String']['output'];
  /** The tags it carries. */
  readonly tags: ReadonlyArray<Tag>;
  /** The name of the type as the backend shows it. */
  readonly typeName?: Maybe<Scalars['String']['output']>;
  /** The types it belongs to. The first is the one shown. */
  readonly types: ReadonlyArray<DocumentType>;
};


/** One document: the unit that visitors read, rate and share. */
export type DocumentContentArgs = {
  inlineLinks?: Scalars['Boolean']['input'];
};


/** One document: the unit that visitors read, rate and share. */
export type DocumentFeaturedImageArgs = {
  orDefault?: Scalars['Boolean']['input'];
};


/** One document: the unit that visitors read, rate and share. */
export type DocumentRelatedArgs = {
  limit?: Scalars['Int']['input'];
};

/** An author as a document names them. */
export type DocumentAuthor = {
  readonly __typename?: 'DocumentAuthor';
  /** What the author does; null when unknown. */
  readonly designation?: Maybe<Scalars['String']['output']>;
  /** The author's id; null when the backend does not say it. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** The author's page, root-absolute; null without an id. */
  readonly path?: Maybe<Scalars['URL']['output']>;
};

/** One page of the documents of a group: a tag, a type, a category or an author. */
export type DocumentGroupPage = {
  readonly __typename?: 'DocumentGroupPage';
  /** The documents of this page. */
  readonly items: ReadonlyArray<Document>;
  /** The group's name. */
  readonly name: Scalars['String']['output'];
  /** Where the page stands. */
  readonly pagination: Pagination;
};

/** As much of a document as a link needs. */
export type DocumentLink = {
  readonly __typename?: 'DocumentLink';
  /** The document's slug. */
  readonly slug: Scalars['String']['output'];
  /** The document's title. */
  readonly subject: Scalars['String']['output'];
};

/** One page of documents. */
export type DocumentPage = {
  readonly __typename?: 'DocumentPage';
  /** The documents of this page. */
  readonly items: ReadonlyArray<Document>;
  /** Where the page stands. */
  readonly pagination: Pagination;
};

/** A type that documents belong to. */
export type DocumentType = {
  readonly __typename?: 'DocumentType';
  /** The backend's id; null when it gives none. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** The last part of the type page's address. */
  readonly slug: Scalars['String']['output'];
};

/** A question with its answer. */
export type FaqEntry = {
  readonly __typename?: 'FaqEntry';
  /** The answer, plain text. */
  readonly answer: Scalars['String']['output'];
  /** The question. */
  readonly question: Scalars['String']['output'];
};

/** What a visitor says about a document; a reason, a comment or both. */
export type FeedbackInput = {
  /** The visitor's own words, at most 1,000 characters. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** The stars that the visitor gave, 0.5 to 5 in half steps; it is not a vote. */
  readonly rating?: InputMaybe<Scalars['Float']['input']>;
  /** What was wrong. */
  readonly reason?: InputMaybe<FeedbackReason>;
  /** The document's slug. */
  readonly slug: Scalars['String']['input'];
  /** Left empty by people: a filled field marks a program. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

/** What may be wrong with a document. */
export type FeedbackReason =
  /** It is not clear what it says. */
  | 'HARD_TO_FOLLOW'
  /** None of these. */
  | 'OTHER'
  /** What it says was true once. */
  | 'OUT_OF_DATE'
  /** It leaves out what the visitor looked for. */
  | 'SOMETHING_MISSING'
  /** It says something that is not so. */
  | 'SOMETHING_WRONG';

/** The feedback is stored. */
export type FeedbackReceived = {
  readonly __typename?: 'FeedbackReceived';
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The feedback was refused. */
export type FeedbackRejected = {
  readonly __typename?: 'FeedbackRejected';
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before the next try; null when waiting does not help. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status of the refusal; 501 when the backend takes no feedback. */
  readonly status: Scalars['Int']['output'];
};

/** What became of feedback. */
export type FeedbackResult = FeedbackReceived | FeedbackRejected;

/** What is wrong with one field of a form. */
export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  /** The name of the field, as in the input. */
  readonly field: Scalars['String']['output'];
  /** What is expected. */
  readonly message: Scalars['String']['output'];
};

/** A term and what it means. */
export type GlossaryEntry = {
  readonly __typename?: 'GlossaryEntry';
  /** What it means: the meta description where there is one, else the text. */
  readonly definition?: Maybe<Scalars['HTML']['output']>;
  /** When it was last changed, or else published; null when unknown. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** The entry's slug: its fragment on the glossary page. */
  readonly slug: Scalars['String']['output'];
  /** The term shown: the document's meta title where it has one, else its subject. */
  readonly term: Scalars['String']['output'];
};

/** A picture with the space it takes, so that nothing jumps while it loads. */
export type Image = {
  readonly __typename?: 'Image';
  /** Height in CSS pixels; null when unknown. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Where the picture is. */
  readonly url: Scalars['URL']['output'];
  /** Width in CSS pixels; null when unknown. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** What a visitor can change. One mutation field an operation, by POST only. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Confirms a subscription. May be repeated. */
  readonly confirmNewsletter: NewsletterTokenResult;
  /** Rates a document. A new vote replaces the same address's earlier vote. Expected refusals are in the result's type. */
  readonly rateDocument: RatingResult;
  /** Says what was wrong with a document, after a low rating. What the same address said before is replaced. */
  readonly sendFeedback: FeedbackResult;
  /** Sends a message to the site's owner. */
  readonly submitContact: ContactResult;
  /** Asks for the newsletter. A subscription counts once the link in the confirmation mail was opened. */
  readonly subscribeNewsletter: NewsletterResult;
  /** Takes the visitor's rating of a document back, and with it what the visitor said about the document. May be repeated. */
  readonly undoRating: RatingResult;
  /** Ends a subscription. May be repeated. */
  readonly unsubscribeNewsletter: NewsletterTokenResult;
};


/** What a visitor can change. One mutation field an operation, by POST only. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** What a visitor can change. One mutation field an operation, by POST only. */
export type MutationRateDocumentArgs = {
  rating: Scalars['Float']['input'];
  slug: Scalars['String']['input'];
};


/** What a visitor can change. One mutation field an operation, by POST only. */
export type MutationSendFeedbackArgs = {
  input: FeedbackInput;
};


/** What a visitor can change. One mutation field an operation, by POST only. */
export type MutationSubmitContactArgs = {
  input: ContactInput;
};


/** What a visitor can change. One mutation field an operation, by POST only. */
export type MutationSubscribeNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** What a visitor can change. One mutation field an operation, by POST only. */
export type MutationUndoRatingArgs = {
  slug: Scalars['String']['input'];
};


/** What a visitor can change. One mutation field an operation, by POST only. */
export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};

/** The four ways through all documents. */
export type Navigation = {
  readonly __typename?: 'Navigation';
  /** By author. Null together with an error. */
  readonly authors?: Maybe<ReadonlyArray<NavigationAuthor>>;
  /** By category and subcategory. Null together with an error. */
  readonly categories?: Maybe<ReadonlyArray<NavigationCategory>>;
  /** By tag. Null together with an error. */
  readonly tags?: Maybe<ReadonlyArray<NavigationGroup>>;
  /** By type. Null together with an error. */
  readonly types?: Maybe<ReadonlyArray<NavigationGroup>>;
};

/** An author with their documents. */
export type NavigationAuthor = {
  readonly __typename?: 'NavigationAuthor';
  /** How many documents the author has. */
  readonly count: Scalars['Int']['output'];
  /** The author's documents. */
  readonly docs: ReadonlyArray<DocumentLink>;
  /** The author's id. */
  readonly id: Scalars['ID']['output'];
  /** When the author last published; null when unknown. */
  readonly lastPublished?: Maybe<Scalars['DateTime']['output']>;
  /** The name shown. */
  readonly name: Scalars['String']['output'];
};

/** A category with its subcategories. */
export type NavigationCategory = {
  readonly __typename?: 'NavigationCategory';
  /** How many documents it holds over all its subcategories. */
  readonly count: Scalars['Int']['output'];
  /** The backend's id. */
  readonly id: Scalars['ID']['output'];
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** The last part of the category page's address, unique among categories. */
  readonly slug: Scalars['String']['output'];
  /** Its parts. */
  readonly subCategories: ReadonlyArray<NavigationGroup>;
};

/** A named group of documents: a subcategory, a type or a tag. */
export type NavigationGroup = {
  readonly __typename?: 'NavigationGroup';
  /** How many documents it holds. */
  readonly count: Scalars['Int']['output'];
  /** Its documents. */
  readonly docs: ReadonlyArray<DocumentLink>;
  /** The backend's id. */
  readonly id: Scalars['ID']['output'];
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** The last part of the group page's address, unique among its siblings. */
  readonly slug: Scalars['String']['output'];
};

/** A document beside another one in a list. */
export type Neighbour = {
  readonly __typename?: 'Neighbour';
  /** Its own address, root-absolute and without the trailing slash. */
  readonly path: Scalars['URL']['output'];
  /** Its title. */
  readonly subject: Scalars['String']['output'];
};

/** The subscription is as the link said. */
export type NewsletterChanged = {
  readonly __typename?: 'NewsletterChanged';
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The address is stored. */
export type NewsletterReceived = {
  readonly __typename?: 'NewsletterReceived';
  /** Whether a confirmation mail was sent; false while the backend sends no mail. */
  readonly mailSent: Scalars['Boolean']['output'];
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The address, or the token, was refused. */
export type NewsletterRejected = {
  readonly __typename?: 'NewsletterRejected';
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before the next try; null when waiting does not help. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status of the refusal; 501 when the backend has no newsletter. */
  readonly status: Scalars['Int']['output'];
};

/** What became of a newsletter subscription. */
export type NewsletterResult = NewsletterReceived | NewsletterRejected;

/** What became of a link from a mail of the newsletter. */
export type NewsletterTokenResult = NewsletterChanged | NewsletterRejected;

/** A heading of a document's text. */
export type OutlineItem = {
  readonly __typename?: 'OutlineItem';
  /** The id of the heading, unique in the document: the fragment of its address. */
  readonly id: Scalars['String']['output'];
  /** 2 to 4, for h2 to h4. */
  readonly level: Scalars['Int']['output'];
  /** The heading's text. */
  readonly text: Scalars['String']['output'];
};

/** Where a page stands among all. */
export type Pagination = {
  readonly __typename?: 'Pagination';
  /** Whether a page follows. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page goes before. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** How many items a page holds. */
  readonly limit: Scalars['Int']['output'];
  /** This page's number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** How many items there are in all. */
  readonly totalItems: Scalars['Int']['output'];
  /** How many pages there are; 0 when there is nothing. */
  readonly totalPages: Scalars['Int']['output'];
};

/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type Query = {
  readonly __typename?: 'Query';
  /** The author with this id; null when there is none. */
  readonly author?: Maybe<Author>;
  /** One page of the authors, most documents first. Null only together with an error. */
  readonly authors?: Maybe<AuthorPage>;
  /**
   * The documents that come closest to a slug that leads nowhere, best first, misspelt ones included. Where the slug is a
   * document's, that one alone. Null only together with an error.
   */
  readonly closest?: Maybe<ReadonlyArray<Document>>;
  /** The document that `/docs` opens; null when there is none. */
  readonly defaultDocument?: Maybe<Document>;
  /**
   * The document with this slug, whatever its type; null when there is none.
   * An unreachable backend is an error with `extensions.status`, never null alone.
   */
  readonly document?: Maybe<Document>;
  /** Links to documents of a type, in the order of their list: all of them up to a stated cap, or some. Null only together with an error. */
  readonly documentLinks?: Maybe<ReadonlyArray<DocumentLink>>;
  /** One page of the documents of a type, newest first. Null only together with an error. */
  readonly documents?: Maybe<DocumentPage>;
  /** One page of an author's documents. Null when there is no such author, or together with an error. */
  readonly documentsByAuthor?: Maybe<DocumentGroupPage>;
  /** One page of the documents of a category or subcategory. Null when there is no such category, or together with an error. */
  readonly documentsByCategory?: Maybe<DocumentGroupPage>;
  /** One page of the documents that carry a tag. Null when there is no such tag, or together with an error. */
  readonly documentsByTag?: Maybe<DocumentGroupPage>;
  /** One page of the documents of a type as the backend groups them. Null when there is no such type, or together with an error. */
  readonly documentsByType?: Maybe<DocumentGroupPage>;
  /** All glossary entries, sorted by the term shown. Null only together with an error. */
  readonly glossary?: Maybe<ReadonlyArray<GlossaryEntry>>;
  /** One glossary entry; null when there is none with this slug. */
  readonly glossaryEntry?: Maybe<GlossaryEntry>;
  /** Where an address that leads nowhere any more leads now (`redirects.yml`), root-absolute; null for every other one. */
  readonly moved?: Maybe<Scalars['URL']['output']>;
  /** The four groups of the docs reader's tree. Each fails by itself: a null group comes with an error, the others stay. */
  readonly navigation: Navigation;
  /** What robots.txt says. Null only together with an error. */
  readonly robots?: Maybe<Robots>;
  /**
   * Documents that match a text, best first. Misspelt words are corrected when nothing matches as typed, and
   * `correctedTerm` says so. A blank term finds nothing and asks nobody. Null only together with an error.
   */
  readonly search?: Maybe<SearchResults>;
  /** The site's own facts: name, links, changelog and FAQ. */
  readonly site: Site;
  /** The links of one sitemap of the docs backend. Null when the backend has no such sitemap. */
  readonly sitemap?: Maybe<Sitemap>;
  /**
   * Documents that may answer a message, best first: those whose title, headings or description hold at least two of its words. Entries of
   * the glossary are left out.
   * Null only together with an error.
   */
  readonly suggestions?: Maybe<ReadonlyArray<Document>>;
  /**
   * One level of the docs reader's tree: what lies in a group, or in a branch of it. Null when there is no such branch, or
   * together with an error.
   */
  readonly treeNodes?: Maybe<TreeNodes>;
  /**
   * Where a document stands in the docs reader's tree, from the group down to its siblings: by category, else by type. Null
   * when no group holds it, or together with an error.
   */
  readonly treePath?: Maybe<TreePath>;
  /** The visitor's own view of the connection. An operation that selects it is private and never cached. */
  readonly viewer: Viewer;
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryAuthorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryAuthorsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryClosestArgs = {
  limit?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryDocumentArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryDocumentLinksArgs = {
  around?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type: DocType;
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryDocumentsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  type: DocType;
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryDocumentsByAuthorArgs = {
  authorId: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryDocumentsByCategoryArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
  subcategory?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryDocumentsByTagArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryDocumentsByTypeArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryGlossaryEntryArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryMovedArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QuerySearchArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  term: Scalars['String']['input'];
  type?: InputMaybe<DocType>;
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QuerySitemapArgs = {
  slug?: Scalars['String']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QuerySuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryTreeNodesArgs = {
  group: TreeGroup;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  within?: ReadonlyArray<Scalars['String']['input']>;
};


/** Everything that can be read. Reads may be cached for 60 seconds; `viewer` is never cached. */
export type QueryTreePathArgs = {
  limit?: Scalars['Int']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** The rating is stored, or gone. */
export type RatingReceived = {
  readonly __typename?: 'RatingReceived';
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
};

/** The rating was refused. */
export type RatingRejected = {
  readonly __typename?: 'RatingRejected';
  /** What to tell the visitor. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before the next try; null when waiting does not help. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status of the refusal: 400, 404, 429, 501 when the backend cannot take ratings back, or 503 when it cannot be reached. */
  readonly status: Scalars['Int']['output'];
};

/** What became of a rating, or of taking one back. */
export type RatingResult = RatingReceived | RatingRejected;

/** The text of robots.txt. */
export type Robots = {
  readonly __typename?: 'Robots';
  /** The whole file. */
  readonly content: Scalars['String']['output'];
};

/** Some words of a document. */
export type SearchExcerpt = {
  readonly __typename?: 'SearchExcerpt';
  /** Where the matches stand in it: pairs of start and end, in UTF-16 code units, end exclusive. */
  readonly matches: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  /** Plain text. */
  readonly snippet: Scalars['String']['output'];
};

/** One document found. */
export type SearchResult = {
  readonly __typename?: 'SearchResult';
  /** The names of its authors, by which results can be narrowed. */
  readonly authors: ReadonlyArray<Scalars['String']['output']>;
  /** The document. */
  readonly document: Document;
  /** What to show of it in a list: the words around the match before the first heading, else the document's description. Null where there is neither. */
  readonly excerpt?: Maybe<SearchExcerpt>;
  /** The places in it that match, best first; empty when the backend names none. */
  readonly sections: ReadonlyArray<SearchSection>;
  /** The names of its tags, by which results can be narrowed. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
};


/** One document found. */
export type SearchResultExcerptArgs = {
  length?: Scalars['Int']['input'];
};


/** One document found. */
export type SearchResultSectionsArgs = {
  headed?: Scalars['Boolean']['input'];
  length?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
};

/** What a search found. */
export type SearchResults = {
  readonly __typename?: 'SearchResults';
  /** The term that was searched instead, when the one typed found nothing; null when nothing was corrected. */
  readonly correctedTerm?: Maybe<Scalars['String']['output']>;
  /** The documents found on this page, best first. */
  readonly items: ReadonlyArray<SearchResult>;
  /** Where the page stands. */
  readonly pagination: Pagination;
  /** What was searched too, because it means the same; see `content/synonyms.yml`. */
  readonly synonyms: ReadonlyArray<Scalars['String']['output']>;
};

/** A section of a document that matches. */
export type SearchSection = {
  readonly __typename?: 'SearchSection';
  /** The id of that heading in the document; null for the beginning. */
  readonly anchor?: Maybe<Scalars['String']['output']>;
  /** The heading over it; null for the text before the first heading. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** Where the matches stand in the snippet: pairs of start and end, in UTF-16 code units, end exclusive. */
  readonly matches: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  /** The words around the match, plain text. */
  readonly snippet: Scalars['String']['output'];
};

/** The site's own facts, from its configuration. */
export type Site = {
  readonly __typename?: 'Site';
  /** Where "Certification" leads; null when it leads nowhere. */
  readonly certificationUrl?: Maybe<Scalars['URL']['output']>;
  /** What changed on the platform, newest first. */
  readonly changelog: ReadonlyArray<ChangelogEntry>;
  /** Where to write instead of using a form; null where no address is told. */
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  /** The slug of the document that `/docs` opens. */
  readonly defaultDocument: Scalars['String']['output'];
  /** What the site is, in a sentence or two. */
  readonly description: Scalars['String']['output'];
  /** Questions and answers. */
  readonly faq: ReadonlyArray<FaqEntry>;
  /** The fixed identifier in the backend's paths. */
  readonly id: Scalars['ID']['output'];
  /** Who answers for the site legally. */
  readonly legalOwner?: Maybe<Scalars['String']['output']>;
  /** Where "Log in" leads; null when it leads nowhere. */
  readonly loginUrl?: Maybe<Scalars['URL']['output']>;
  /** The site's name: what `$website` stands for. */
  readonly name: Scalars['String']['output'];
  /** Shortcuts under the home page's search box. */
  readonly oftenAsked: ReadonlyArray<SiteLink>;
  /** The picture of pages that have none of their own: the site's default image, else a card of 1200 × 630 pixels (PNG). Root-absolute, or the absolute address of the default image. */
  readonly socialImage: Scalars['URL']['output'];
  /** Profiles of the site elsewhere. */
  readonly socialLinks: ReadonlyArray<SocialLink>;
  /** The subjects that the home page offers. */
  readonly topics: ReadonlyArray<Topic>;
  /** The public address of the site, without a trailing slash. */
  readonly url: Scalars['URL']['output'];
};

/** A link with its words. */
export type SiteLink = {
  readonly __typename?: 'SiteLink';
  /** The words. */
  readonly label: Scalars['String']['output'];
  /** Where it leads. */
  readonly path: Scalars['URL']['output'];
};

/** A sitemap of the docs backend. */
export type Sitemap = {
  readonly __typename?: 'Sitemap';
  /** How many of the docs backend's links are not among them, because sitemaps may not have them: addresses of other hosts, broken or too long ones, duplicates. */
  readonly dropped: Scalars['Int']['output'];
  /**
   * Its links: each address once, absolute, on this site. All of them, or so many from a place on.
   *
   * Limits: offset 0 or more; limit 0 or more.
   */
  readonly links: ReadonlyArray<SitemapLink>;
  /** The sitemap's name. */
  readonly slug: Scalars['String']['output'];
  /** How many links it has. */
  readonly total: Scalars['Int']['output'];
};


/** A sitemap of the docs backend. */
export type SitemapLinksArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
};

/** One address in a sitemap. */
export type SitemapLink = {
  readonly __typename?: 'SitemapLink';
  /** How many addresses the sitemap has that this leads to; null where the backend does not say it, and for a page. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The pictures of the page; null where the backend does not say them. */
  readonly images?: Maybe<ReadonlyArray<Scalars['URL']['output']>>;
  /** When it last changed; null when unknown. */
  readonly lastModified?: Maybe<Scalars['DateTime']['output']>;
  /** The absolute address. */
  readonly location: Scalars['URL']['output'];
  /** 0 to 1; 0.5 where the backend gives no number. */
  readonly priority: Scalars['Float']['output'];
};

/** A profile of the site on a social network. */
export type SocialLink = {
  readonly __typename?: 'SocialLink';
  /** Which network. */
  readonly network: SocialNetwork;
  /** The profile's address. */
  readonly url: Scalars['URL']['output'];
};

/** The networks that have an icon here. */
export type SocialNetwork =
  /** facebook.com */
  | 'FACEBOOK'
  /** linkedin.com */
  | 'LINKEDIN'
  /** x.com */
  | 'X';

/** A tag that documents carry. */
export type Tag = {
  readonly __typename?: 'Tag';
  /** The backend's id; null when it gives none. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** The last part of the tag page's address. */
  readonly slug: Scalars['String']['output'];
};

/** A subject that the home page offers. */
export type Topic = {
  readonly __typename?: 'Topic';
  /** How many documents there are; null when the backend cannot say. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** One line about it. */
  readonly description: Scalars['String']['output'];
  /** The name of its icon. */
  readonly icon: Scalars['String']['output'];
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** Where it leads. */
  readonly path: Scalars['URL']['output'];
};

/** The groups of the docs reader's tree. */
export type TreeGroup =
  /** Author, documents. */
  | 'AUTHORS'
  /** Category, subcategory, documents. */
  | 'CATEGORIES'
  /** Tag, documents. */
  | 'TAGS'
  /** Type, documents. */
  | 'TYPES';

/** A branch of the docs reader's tree, or a document in it. */
export type TreeNode = {
  readonly __typename?: 'TreeNode';
  /** How many documents a branch holds; null for a document. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Tells it apart from its siblings: the slug, or the author's id. */
  readonly key: Scalars['String']['output'];
  /** When an author last published; null for everything else, and when unknown. */
  readonly lastPublished?: Maybe<Scalars['DateTime']['output']>;
  /** The name shown. */
  readonly name: Scalars['String']['output'];
  /** The branch's own page, or the document in the docs reader; root-absolute. */
  readonly path: Scalars['URL']['output'];
};

/** Siblings in the docs reader's tree. */
export type TreeNodes = {
  readonly __typename?: 'TreeNodes';
  /** The nodes shown, in the tree's order. */
  readonly nodes: ReadonlyArray<TreeNode>;
  /** The key of the node on the path to the document asked for; null where there is none. */
  readonly pathKey?: Maybe<Scalars['String']['output']>;
  /** How many nodes there are in all. */
  readonly total: Scalars['Int']['output'];
};

/** The path through the docs reader's tree to a document. */
export type TreePath = {
  readonly __typename?: 'TreePath';
  /** The group that it leads through. */
  readonly group: TreeGroup;
  /** The levels, outermost first; the last one holds the document. */
  readonly levels: ReadonlyArray<TreeNodes>;
};

/** The visitor, as the gateway sees the connection. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** The visitor's address; null when it cannot be told. */
  readonly ip?: Maybe<Scalars['String']['output']>;
};
