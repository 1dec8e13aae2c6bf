/** Finds documents. */
export const search = `query Search($term: String!) {
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

/** One page of a list. */
export const pageThroughAList = `query PageThroughAList($type: ID!, $page: Int!) {
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

/** What an author wrote. */
export const documentsOfAnAuthor = `query DocumentsOfAnAuthor($authorId: ID!) {
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

/** All groups of documents. */
export const navigationTree = `query NavigationTree {
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

/** One document. */
export const readADocument = `query ReadADocument($slug: String!) {
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

/** A rating. */
export const rateADocument = `mutation RateADocument($slug: String!, $rating: Float!) {
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
