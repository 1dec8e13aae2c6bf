import { ApolloProvider } from "@apollo/client/react";
import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { DataLayer } from "./apollo-client.ts";

const DataLayerContext = createContext<DataLayer | null>(null);

/** Gives the components below it their data. */
export const DataLayerProvider = ({
  dataLayer,
  children,
}: {
  readonly dataLayer: DataLayer;
  readonly children: ReactNode;
}) => (
  <DataLayerContext value={dataLayer}>
    <ApolloProvider client={dataLayer.client}>{children}</ApolloProvider>
  </DataLayerContext>
);

/** The data layer of this tree. Throws outside of a `DataLayerProvider`: that is a bug. */
export const useDataLayer = (): DataLayer => {
  const dataLayer = use(DataLayerContext);
  if (!dataLayer) throw new Error("useDataLayer is used outside of a DataLayerProvider; wrap the tree in one.");
  return dataLayer;
};
