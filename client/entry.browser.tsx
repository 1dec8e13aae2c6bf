import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { startWhenIdle } from "./app/idle.ts";
import { layOutRest } from "./app/lay-out-rest.ts";
import { queriesOf, readAhead } from "./app/page-queries.ts";
import { toRoutedRequest } from "./app/page-request.ts";
import { createPages } from "./app/pages.ts";
import { createDataLayer } from "./data/apollo-client.ts";
import type { DataState } from "./data/apollo-client.ts";
import { DataLayerProvider } from "./data/DataLayerProvider.tsx";
import { createGatewayLink } from "./data/gateway-link.ts";
import { possibleTypes } from "./generated/possible-types.ts";
import { loadHeadingFont } from "./styles/heading-font.ts";
import "./styles/global.css";

/** Takes over the page that the server rendered. The loader calls it after the first paint, and tells whether the search was asked for before. */
export const hydrate = async (opensSearch = false): Promise<void> => {
  const pages = createPages(() => location.reload());
  const { route, request } = toRoutedRequest(location.pathname, location.search);
  const dataLayer = createDataLayer(createGatewayLink(), {
    restored: readState(),
    asksAgain: true,
    ...(import.meta.env.DEV && { possibleTypes }),
  });
  const page = await pages.load(route);
  await readAhead(dataLayer, queriesOf(page, request));
  startTransition(() => {
    hydrateRoot(
      root(),
      <BrowserRouter>
        <DataLayerProvider dataLayer={dataLayer}>
          <App pages={pages} opensSearch={opensSearch} />
        </DataLayerProvider>
      </BrowserRouter>,
    );
  });
  void loadHeadingFont().then(layOutRest);
  startWhenIdle(dataLayer, pages);
};

const root = (): HTMLElement => {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no element #root to take over.");
  return element;
};

/**
 * The server's data (gateway/pages/state.ts). Only a script can be the state: before it in the page may stand an element that has its
 * id from the content, such as a glossary entry.
 */
const readState = (): DataState => {
  const state: DataState & { readonly texts?: readonly (readonly [entity: string, field: string])[] } = JSON.parse(
    document.querySelector("script#state")?.textContent ?? "null",
  );
  const texts = document.querySelectorAll("script[data-text]");
  state.texts?.forEach(([entity, field], index) =>
    Object.assign(state.cache[entity] ?? {}, { [field]: texts[index]?.textContent ?? null }),
  );
  return state;
};
