import { json } from "./fake-backend-answers.ts";
import type { FakeAnswer } from "./fake-answer.ts";

/** A list of documents of a backend whose pages have at most `most`, however many are asked for; it says so. */
export function cappedList(documents: readonly unknown[], most: number): FakeAnswer {
  return (response, request) => {
    const { searchParams } = new URL(request.url ?? "", "http://backend");
    const page = Number(searchParams.get("page"));
    const limit = Math.min(most, Number(searchParams.get("limit")));
    const totalPages = Math.ceil(documents.length / limit);
    const pagination = {
      totalDocs: documents.length,
      totalPages,
      page,
      limit,
      hasNextPage: page < totalPages,
      hasPrevPage: page > 1,
    };
    json({ doc: documents.slice((page - 1) * limit, page * limit), pagination })(response, request);
  };
}
