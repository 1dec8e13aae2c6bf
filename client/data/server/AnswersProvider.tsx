import { ApolloLink } from "@apollo/client";
import { createContext, use } from "react";
import type { ReactNode } from "react";
import { createDataLayer } from "../apollo-client.ts";
import { DataLayerProvider } from "../DataLayerProvider.tsx";
import type { Answers } from "./answers.ts";

const AnswersContext = createContext<Answers | null>(null);

/** A data layer that components may reference during server rendering but use only in the browser: nothing is sent through it. Not in the browser's build. */
const idle = /* @__PURE__ */ createDataLayer(/* @__PURE__ */ ApolloLink.empty());

/** Provides the results of the page's queries to the components below it. */
export function AnswersProvider({ answers, children }: { readonly answers: Answers; readonly children: ReactNode }) {
  return (
    <AnswersContext value={answers}>
      <DataLayerProvider dataLayer={{ ...idle, failures: answers.failures }}>{children}</DataLayerProvider>
    </AnswersContext>
  );
}

/** The query results of the page being rendered. Throws outside an `AnswersProvider`: that is a bug. */
export function useAnswers(): Answers {
  const answers = use(AnswersContext);
  if (!answers) throw new Error("The server renders without answers; wrap the tree in an AnswersProvider.");
  return answers;
}
