/**
 * Attacks by description. `RUN` stands for a call that reports that a script ran, `ID` for the vector's number: a request to `evil.example/ID`
 * reports that something left the page.
 */
export type Vectors = Readonly<Record<string, string>>;

/** A numbered vector. */
export interface Vector {
  readonly id: number;
  readonly context: string;
  readonly name: string;
  readonly text: string;
}

/** Numbers the vectors of some contexts, starting with `first`. */
export function numbered(contexts: Readonly<Record<string, Vectors>>, first: number): readonly Vector[] {
  return Object.entries(contexts)
    .flatMap(([context, vectors]) => Object.entries(vectors).map(([name, text]) => ({ context, name, text })))
    .map((vector, index) => ({ ...vector, id: first + index, text: withId(vector.text, first + index) }));
}

/**
 * Fills in the placeholders.
 *
 * @example withId("<img src=x onerror=RUN>", 7) // "<img src=x onerror=top.pwned(7)>"
 */
function withId(text: string, id: number): string {
  return text
    .replaceAll("BASE64RUN", Buffer.from(`<script>top.postMessage(${id},'*')</script>`).toString("base64"))
    .replaceAll("RUN", `top.pwned(${id})`)
    .replaceAll("/ID", `/${id}`)
    .replaceAll(/(?<=[(;])ID/g, String(id));
}
