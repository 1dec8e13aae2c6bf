import { defaultHome } from "../../content-folder/site-definition/home.ts";
import type { Home } from "../../content-folder/site-definition/home.ts";

const file = "pages/_home.md";

const html = `<p>The content folder of this site is empty. What you put into it shows with the next request, without a restart.</p>
<table>
<thead><tr><th>What</th><th>Where</th></tr></thead>
<tbody>
<tr><td>The name, the look, the navigation and all else that the site is</td><td><code>site.yml</code></td></tr>
<tr><td>Documents, in a folder named after their type</td><td><code>article/first-steps.md</code></td></tr>
<tr><td>Pages that are no documents</td><td><code>pages/about.md</code></td></tr>
<tr><td>The logo, fonts and a style sheet</td><td><code>theme/</code></td></tr>
<tr><td>Who writes</td><td><code>authors/your-name.yml</code></td></tr>
<tr><td>Pictures and files</td><td><code>media/</code></td></tr>
</tbody>
</table>
<p>To begin with a small, complete site, run this in the folder of the program, and set <code>CONTENT_DIR</code> to the new folder:</p>
<pre><code>npm run new -- ../my-docs</code></pre>`;

/** The home page of a content folder in which nothing is yet: it says what to put where. */
export const homeOfEmptyFolder: Home = {
  ...defaultHome,
  title: "Your site begins here",
  lead: "Put a first file into the content folder.",
  art: "pattern",
  sections: [{ kind: "page", title: "What goes where", file }],
  texts: { [file]: html },
};
