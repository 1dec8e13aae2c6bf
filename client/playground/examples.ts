/** An operation that somebody may want to begin with. */
export interface Example {
  /** The name of the operation: the title of its tab, and its name in links (`/playground#example=Search`). */
  readonly name: string;
  /** The task, as the menu says it. */
  readonly task: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What examples need to know of a site, so that they find something on every one. */
export interface Place {
  /** A document's slug. */
  readonly slug: string;
  /** An author's id. */
  readonly authorId: string;
}

/** Asks a site for what the examples need. */
export const placeQuery = "query Place { site { defaultDocument } authors(limit: 1) { items { id } } }";

/** The examples of the playground, for one site. The comments are short: beside the buttons there is little room. */
export const examplesFor = ({ slug, authorId }: Place): readonly Example[] => [
  { name: "Search", task: "Search the documents", query: search, variables: { term: "domain" } },
  {
    name: "PageThroughAList",
    task: "Page through a list",
    query: pageThroughAList,
    variables: { type: "ARTICLE", page: 1 },
  },
  { name: "DocumentsOfAnAuthor", task: "What an author wrote", query: documentsOfAnAuthor, variables: { authorId } },
  { name: "NavigationTree", task: "Walk the navigation tree", query: navigationTree, variables: {} },
  { name: "ReadADocument", task: "Read a document", query: readADocument, variables: { slug } },
  { name: "RateADocument", task: "Rate a document", query: rateADocument, variables: { slug, rating: 4.5 } },
];

const search = `# Finds documents by their words, best first.
# Misspell the term: \`correctedTerm\` says what
# was looked for instead.
query Search($term: String!) {
  search(term: $term, limit: 5) {
    correctedTerm
    items {
      document {
        subject
        path
      }
      sections(limit: 1) {
        heading
        snippet
      }
    }
    pagination {
      totalItems
    }
  }
}
`;

const pageThroughAList = `# One page of a list, newest first.
# Raise \`page\` while \`hasNextPage\` is true.
query PageThroughAList($type: DocType!, $page: Int!) {
  documents(type: $type, page: $page, limit: 5) {
    items {
      subject
      metaDescription
      path
      datePublished
    }
    pagination {
      page
      totalPages
      totalItems
      hasNextPage
    }
  }
}
`;

const documentsOfAnAuthor = `# Everything that one author published.
# The ids come from the field \`authors\`.
query DocumentsOfAnAuthor($authorId: ID!) {
  documentsByAuthor(authorId: $authorId, limit: 10) {
    name
    items {
      subject
      typeName
      path
      lastUpdated
    }
    pagination {
      totalItems
    }
  }
}
`;

const navigationTree = `# The ways through all documents. Each group
# fails by itself, so that the others stay.
query NavigationTree {
  navigation {
    categories {
      name
      slug
      count
      subCategories {
        name
        slug
        count
      }
    }
    types {
      name
      slug
      count
    }
    tags {
      name
      slug
      count
    }
  }
}
`;

const readADocument = `# One document: its text as safe HTML,
# and what belongs to it.
query ReadADocument($slug: String!) {
  document(slug: $slug) {
    subject
    path
    lastUpdated
    readingMinutes
    outline {
      text
      level
    }
    content
    related(limit: 3) {
      subject
      path
    }
  }
}
`;

const rateADocument = `# A vote of 0.5 to 5 stars. It replaces the one
# that your address gave before.
mutation RateADocument($slug: String!, $rating: Float!) {
  rateDocument(slug: $slug, rating: $rating) {
    ... on RatingReceived {
      message
    }
    ... on RatingRejected {
      status
      message
      retryAfterSeconds
    }
  }
}
`;
