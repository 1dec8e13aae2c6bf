import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { validateXML } from "xmllint-wasm";

const folder = join(dirname(createRequire(import.meta.url).resolve("sitemap/package.json")), "schema");

function google(name: string, namespace: string, body: string): string {
  return `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}" xmlns="${namespace}" elementFormDefault="qualified"><xsd:element name="${name}"><xsd:complexType><xsd:sequence>${body}</xsd:sequence></xsd:complexType></xsd:element></xsd:schema>`;
}

function text(name: string): string {
  return `<xsd:element name="${name}" type="xsd:string"/>`;
}

/** Google's extensions, as far as the sitemaps use them, written from their documentation. */
const image = google(
  "image",
  "http://www.google.com/schemas/sitemap-image/1.1",
  `<xsd:element name="loc" type="xsd:anyURI"/>`,
);
const publication = `<xsd:element name="publication"><xsd:complexType><xsd:sequence>${text("name")}<xsd:element name="language"><xsd:simpleType><xsd:restriction base="xsd:string"><xsd:pattern value="zh-cn|zh-tw|([a-z]{2,3})"/></xsd:restriction></xsd:simpleType></xsd:element></xsd:sequence></xsd:complexType></xsd:element>`;
const news = google(
  "news",
  "http://www.google.com/schemas/sitemap-news/0.9",
  `${publication}<xsd:element name="publication_date" type="xsd:dateTime"/>${text("title")}`,
);

const all = `<schema elementFormDefault="qualified" xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
  <import namespace="http://www.google.com/schemas/sitemap-news/0.9" schemaLocation="news.xsd"/>
</schema>`;

/** Validation errors of a URL set against the schemas of sitemaps.org and its extensions; empty when it is valid. */
export async function faultsOfUrlset(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "set.xml", contents: xml }],
    schema: [{ fileName: "all.xsd", contents: all }],
    preload: [
      { fileName: "sitemap.xsd", contents: readFileSync(join(folder, "sitemap.xsd"), "utf8") },
      { fileName: "image.xsd", contents: image },
      { fileName: "news.xsd", contents: news },
    ],
  });
  return errors.map(({ message }) => message);
}
