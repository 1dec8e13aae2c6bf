import { withinLimit } from "../../time/time-limit.ts";

/** An operation as text, and its variables as JSON. */
export interface Operation {
  readonly query: string;
  readonly variables: string;
}

/** What came back. */
export interface Answered {
  readonly status: number;
  readonly tookMs: number;
  /** The points that it cost; null where nothing says so. */
  readonly cost: number | null;
  /** The answer, as indented JSON where it is JSON. */
  readonly text: string;
}

/** Sends an operation to this site like every other program: it is counted in the visitor's allowance. Throws where no answer comes. */
export function runOperation({ query, variables }: Operation): Promise<Answered> {
  return withinLimit(async (signal) => {
    const startMs = performance.now();
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
      signal,
    });
    const text = await response.text();
    return {
      status: response.status,
      tookMs: Math.round(performance.now() - startMs),
      cost: costIn(response.headers.get("graphql-cost")),
      text: indented(text),
    };
  });
}

function costIn(header: string | null): number | null {
  const points = Number(/\d+/.exec(header ?? "")?.[0]);
  return Number.isFinite(points) && header !== null ? points : null;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
