import { ApolloProvider } from "@apollo/client/react";
import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { DataLayer } from "./apollo-client.ts";

const DataLayerContext = createContext<DataLayer | null>(null);

/** Provides the data layer to the components below it. */
export function DataLayerProvider({
  dataLayer,
  children,
}: {
  readonly dataLayer: DataLayer;
  readonly children: ReactNode;
}) {
  return (
    <DataLayerContext value={dataLayer}>
      <ApolloProvider client={dataLayer.client}>{children}</ApolloProvider>
    </DataLayerContext>
  );
}

/** The data layer of this tree. Throws outside a `DataLayerProvider`: that is a bug. */
export function useDataLayer(): DataLayer {
  const dataLayer = use(DataLayerContext);
  if (!dataLayer) throw new Error("No DataLayerProvider.");
  return dataLayer;
}
