import { json } from "./fake-backend-answers.ts";
import type { FakeAnswer } from "./fake-answer.ts";

/** A list of documents of a backend that does not say how many there are, only whether another page follows. */
export function uncountedList(documents: readonly unknown[]): FakeAnswer {
  return (response, request) => {
    const { searchParams } = new URL(request.url ?? "", "http://backend");
    const [page, limit] = [Number(searchParams.get("page")), Number(searchParams.get("limit"))];
    const allDocs = documents.slice((page - 1) * limit, page * limit);
    return json({ results: { allDocs }, currentPage: page, hasMore: page * limit < documents.length })(
      response,
      request,
    );
  };
}
