import type { Fetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { say } from "../../words/say.ts";
import { ThemeButton } from "../app/layouts/ThemeButton.tsx";
import { Brand } from "../ui/Brand.tsx";
import { Actions } from "./Actions.tsx";
import type { Example } from "./examples.ts";
import { ExamplesMenu } from "./ExamplesMenu.tsx";
import { sayVariables } from "./own-words.ts";
import { keepTabsPlain } from "./plain-tabs.ts";
import { fragmentOf } from "./shared-operation.ts";
import type { Asked, Operation } from "./shared-operation.ts";
import { editorThemeNames, useEditorTheme } from "./use-editor-theme.ts";
import "graphiql/graphiql.css";
import "@graphiql/react/style.css";
import "@graphiql/plugin-doc-explorer/style.css";
import "@graphiql/plugin-history/style.css";
import "./graphiql.css";
import styles from "./Playground.module.css";

interface PlaygroundProps {
  readonly siteName: string;
  readonly fetcher: Fetcher;
  /** The list of the documents about the API; null where the site has no such type. */
  readonly reference: { readonly path: string; readonly label: string } | null;
  readonly examples: readonly Example[];
  /** What the URL asks for. */
  readonly asked: Asked;
}

/** What GraphiQL cannot be told. */
function adapt(container: Element | null): () => void {
  const [tabs, words] = [keepTabsPlain(container), sayVariables(container)];
  return () => {
    tabs();
    words();
  };
}

/** GraphiQL with example operations, and links to whatever it holds. */
export function Playground({ siteName, fetcher, reference, examples, asked }: PlaygroundProps) {
  const theme = useEditorTheme();
  const operations = examples.map(toOperation);
  const first = operationOf(asked, examples) ?? (hasStoredTabs() ? null : (operations[0] ?? null));
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <a href="/" aria-label={say("{name}, home", { name: siteName })}>
          <Brand name={siteName} />
        </a>
        <h1>{say("Playground")}</h1>
        <nav className={styles.links} aria-label={say("Playground")}>
          <ExamplesMenu examples={examples} />
          {reference !== null && <a href={reference.path}>{reference.label}</a>}
          <a href="/api-reference">{say("API reference")}</a>
          <a href="/schema.graphql" download>
            {say("Schema")}
          </a>
        </nav>
        <ThemeButton />
      </header>
      <main className={styles.main} ref={adapt} lang="en" dir="ltr">
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={
            first === null || operations.some(({ query }) => query === first.query)
              ? inFront(operations, first)
              : [first, ...operations]
          }
          {...(first === null ? {} : { initialQuery: first.query, initialVariables: first.variables })}
          defaultEditorToolsVisibility="variables"
          isHeadersEditorEnabled={false}
          showPersistHeadersSettings={false}
          inputValueDeprecation
          forcedTheme={theme}
          editorTheme={editorThemeNames}
          onTabChange={({ tabs, activeTabIndex }) => showInAddress(tabs[activeTabIndex])}
        >
          <GraphiQL.Logo>
            <Actions />
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </div>
  );
}

function toOperation({ query, variables }: Example): Operation {
  return {
    query,
    variables: Object.keys(variables).length === 0 ? "" : JSON.stringify(variables, null, 2),
  };
}

/** The operation that the URL asks for. An unknown example comes from an old link: starting as usual is better than an error. */
function operationOf(asked: Asked, examples: readonly Example[]): Operation | null {
  if (asked.kind === "operation") return asked.operation;
  const example = asked.kind === "example" ? examples.find(({ name }) => name === asked.name) : undefined;
  return example === undefined ? null : toOperation(example);
}

/** Whether GraphiQL has stored tabs from an earlier visit, which it then restores. */
function hasStoredTabs(): boolean {
  try {
    return localStorage.getItem("graphiql:tabState") !== null;
  } catch {
    return false;
  }
}

/** Puts an operation first, because GraphiQL opens the first tab. */
function inFront(operations: readonly Operation[], first: Operation | null): Operation[] {
  return first === null ? [...operations] : [first, ...operations.filter(({ query }) => query !== first.query)];
}

/** Keeps the URL in sync with the active tab, so that it can be copied from the address bar too. */
function showInAddress(tab: { readonly query: string | null; readonly variables?: string | null } | undefined): void {
  if (tab?.query) history.replaceState(null, "", fragmentOf({ query: tab.query, variables: tab.variables ?? "" }));
}
