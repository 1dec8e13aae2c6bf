/** An example operation to start from. */
export interface Example {
  /** The operation's name: the title of its tab, and its name in links (`/playground#example=Search`). */
  readonly name: string;
  /** The task, as shown in the menu. */
  readonly task: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Ids that make the examples return something on every site. */
export interface Place {
  /** A document's slug. */
  readonly slug: string;
  /** An author's id. */
  readonly authorId: string;
  /** A document type's id. */
  readonly type: string;
  /** The names of what the site has switched off. */
  readonly switchedOff: readonly string[];
}

/** Fetches what the examples need from a site. */
export const exampleIdsQuery =
  "query Place { site { defaultDocument switchedOff } authors(limit: 1) { items { id } } documentTypes { id } }";

/** The playground's examples for a site. Their comments have short lines: there is little room beside the buttons. */
export function examplesFor({ slug, authorId, type, switchedOff }: Place): readonly Example[] {
  const all: readonly (Example & { readonly needs?: string })[] = [
    { name: "Search", task: "Search the documents", query: search, variables: { term: "getting started" } },
    {
      name: "PageThroughAList",
      task: "Page through a list",
      query: pageThroughAList,
      variables: { type, page: 1 },
    },
    {
      name: "DocumentsOfAnAuthor",
      task: "What an author wrote",
      query: documentsOfAnAuthor,
      variables: { authorId },
      needs: "authors",
    },
    { name: "NavigationTree", task: "Walk the navigation tree", query: navigationTree, variables: {} },
    { name: "ReadADocument", task: "Read a document", query: readADocument, variables: { slug } },
    {
      name: "RateADocument",
      task: "Rate a document",
      query: rateADocument,
      variables: { slug, rating: 4.5 },
      needs: "ratings",
    },
  ];
  return all.filter(({ needs }) => needs === undefined || !switchedOff.includes(needs));
}

const search = `# Finds documents by words, best match first.
# Misspell the term: \`correctedTerm\` is what
# was searched for instead.
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
query PageThroughAList($type: ID!, $page: Int!) {
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

const navigationTree = `# The navigation: all groups of documents. If
# one group fails, the others still arrive.
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
# its outline, and related documents.
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

const rateADocument = `# A rating of 0.5 to 5 stars. It replaces
# the previous one from your address.
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
