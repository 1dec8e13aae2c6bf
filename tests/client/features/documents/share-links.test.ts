import { expect, test } from "vitest";
import { shareLinks } from "../../../../client/features/documents/share-links.ts";

test("documents can be shared on a social network, a professional network, a microblog and by mail, with plain links", () => {
  const links = shareLinks("https://docs.example.com/article/a&b/", "Names & numbers?");
  expect(links.map(({ target }) => target)).toEqual(["facebook", "linkedin", "x", "mail"]);
  const address = "https%3A%2F%2Fdocs.example.com%2Farticle%2Fa%26b%2F";
  for (const { href } of links) expect(href).toContain(address);
  expect(links[3]?.href).toBe(`mailto:?subject=Names%20%26%20numbers%3F&body=${address}`);
});

test("every link has a descriptive label", () => {
  expect(shareLinks("https://a.example/", "A").map(({ label }) => label)).toEqual([
    "Share on Facebook",
    "Share on LinkedIn",
    "Share on X",
    "Share by e-mail",
  ]);
});
