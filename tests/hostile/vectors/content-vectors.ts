import { addresses } from "./addresses.ts";
import { clobbering } from "./clobbering.ts";
import { embedding } from "./embedding.ts";
import { handlers } from "./handlers.ts";
import { leaks } from "./leaks.ts";
import { mutations } from "./mutations.ts";
import { scripts } from "./scripts.ts";
import { svgAndMath } from "./svg-and-math.ts";
import { numbered } from "./vectors.ts";

/** All attacks in a document's text. */
export const contentContexts = {
  scripts,
  handlers,
  addresses,
  embedding,
  leaks,
  svgAndMath,
  mutations,
  clobbering,
} as const;

export const contentVectors = numbered(contentContexts, 1);
