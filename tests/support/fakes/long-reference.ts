/**
 * The HTML of an API reference page with this many entries: headings, parameters, code, tables and cross-references. 300 entries are about 450 KB.
 */
export function aLongReference(entries: number): string {
  return `<h1>Zone files</h1><p>Everything that can be done with a zone.</p>${Array.from({ length: entries }, (_, index) => entryOf(index, entries)).join("\n")}`;
}

const languages = ["js", "bash", "json", "dns"] as const;

function entryOf(index: number, entries: number): string {
  const name = `readZone${index}`;
  const level = index % 20 === 0 ? 2 : 3;
  const type = (kind: string): string => `<a href="/api/types#${kind}">&lt;${kind}&gt;</a>`;
  return `<h${level} id="e${index}"><code>zones.${name}(path[, options], callback)</code></h${level}>
<ul><li><code>path</code> ${type("string")} | ${type("Buffer")} | ${type("URL")}</li>
<li><code>options</code> ${type("Object")}<ul><li><code>encoding</code> ${type("string")} <strong>Default:</strong> <code>'utf8'</code></li>
<li><code>bigint</code> ${type("boolean")} Whether numbers are large. <strong>Default:</strong> <code>false</code></li></ul></li>
<li><code>callback</code> ${type("Function")}<ul><li><code>error</code> ${type("Error")}</li></ul></li></ul>
<p>Reads the whole zone ${index}, and calls back once. See <a href="#e${(index * 7) % entries}"><code>zones.other()</code></a>, and <em>mind</em> what is said there about names that are not ours.</p>
<pre><code class="language-${languages[index % languages.length] ?? "js"}">${codeOf(name, index)}</code></pre>${index % 15 === 0 ? tableOf(index) : ""}`;
}

function codeOf(name: string, index: number): string {
  return `import { ${name}, constants } from "zones";\n\n// Read it once, then say what came.\ntry {\n  const zone = await ${name}("/zones/${index}.zone", { encoding: "utf8", flag: constants.READ });\n  if (zone.length &gt; ${index} &amp;&amp; zone.name !== null) console.log(\`read \${zone.length}\`);\n} catch (error) {\n  if (error.code === "ENOENT") console.error(error.message);\n  throw error;\n}\n`;
}

function tableOf(index: number): string {
  const rows = Array.from(
    { length: 8 },
    (_, row) =>
      `<tr><td><code>ZONE_${row}_${index}</code></td><td>Says whether part ${row} may be read by the <code>process</code>.</td></tr>`,
  );
  return `<table><thead><tr><th>Constant</th><th>Meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
