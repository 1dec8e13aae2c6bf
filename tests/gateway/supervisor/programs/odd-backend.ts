import { existsSync, writeFileSync } from "node:fs";

/** A backend whose first run sends a message that it does not have: before it listens, or after. */
const [when = "", noted = ""] = [process.env.SITE_ID, process.env.DATA_DIR];
const isFirst = !existsSync(noted);
writeFileSync(noted, "");
if (isFirst && when === "before") process.send?.({ kind: "listening", port: "any" });
process.send?.({ kind: "listening", port: 1 }, undefined, {}, () => {
  if (isFirst && when === "after") process.send?.({ kind: "problems" });
});
process.once("disconnect", () => process.exit());
