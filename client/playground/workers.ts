// oxlint-disable import/default -- Vite gives these their default exports: a constructor each
import EditorWorker from "monaco-editor/esm/vs/editor/editor.worker.js?worker";
import JsonWorker from "monaco-editor/esm/vs/language/json/json.worker.js?worker";
import GraphqlWorker from "monaco-graphql/esm/graphql.worker.js?worker";

/** The editor's workers, served as files from our own origin. */
export const workers = {
  getWorker: (_id: string, label: string): Worker => {
    if (label === "json") return new JsonWorker();
    return label === "graphql" ? new GraphqlWorker() : new EditorWorker();
  },
};
