import { ApolloLink } from "@apollo/client";
import { createContext, use } from "react";
import type { ReactNode } from "react";
import { createDataLayer } from "../apollo-client.ts";
import { DataLayerProvider } from "../DataLayerProvider.tsx";
import type { Answers } from "./answers.ts";

const AnswersContext = createContext<Answers | null>(null);

/** What components may hold on to, and use only in the browser: on the server nothing is sent through it. */
const idle = createDataLayer(ApolloLink.empty());

/** Gives the components below it the answers that were fetched for their page. */
export const AnswersProvider = ({ answers, children }: { readonly answers: Answers; readonly children: ReactNode }) => (
  <AnswersContext value={answers}>
    <DataLayerProvider dataLayer={{ ...idle, failures: answers.failures }}>{children}</DataLayerProvider>
  </AnswersContext>
);

/** The answers of the page that is rendered. Throws outside of an `AnswersProvider`: that is a bug. */
export const useAnswers = (): Answers => {
  const answers = use(AnswersContext);
  if (!answers) throw new Error("The server renders without answers; wrap the tree in an AnswersProvider.");
  return answers;
};
