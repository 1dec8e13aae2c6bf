/** Sets the visitor's theme before the first paint. */
export const themeScript = `try{const t=localStorage.getItem("theme");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;

/** Says before the first layout that a page opens at its top: what is far below may wait (client/styles/base.css). */
const topScript = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")document.documentElement.dataset.top="";`;

/** All that a page does before its first paint, and what starts the application after it, as one script: a second one would need a second hash in the policy, which no encoding makes shorter. */
export const pageScript = (scripts: readonly string[], styles: readonly string[]): string =>
  topScript + themeScript + loaderScript(scripts, styles);

/**
 * Starts the application after the first paint: waits for `load`, then the first contentful paint, then an idle moment (or
 * the first pointer or key: at once), and imports the chunks one after another, each in a task of its own. Meanwhile the whole style
 * sheets come, of which the page holds what it needs so far (`page-style.ts`) and lets go when they are there, the styles in one task and the layout in the next. What fails is
 * tried three times; until then the page works without the application. Of what the visitor does before it is there, only "open
 * search" (`/`, Ctrl-K, Cmd-K) is remembered: everything else works natively. A link to a part of the page has the page laid out first.
 */
const loaderScript = (scripts: readonly string[], styles: readonly string[]): string =>
  `(d=>{const U=${JSON.stringify(scripts)},S=${JSON.stringify(styles)},` +
  `style=d.querySelector("style"),` +
  `link=(rel,href,media="")=>{const l=d.createElement("link");l.rel=rel;l.fetchPriority="low";l.media=media;l.href=href;style.before(l);return l},` +
  `sheet=u=>new Promise((ok,no)=>{const l=link("stylesheet",u,"not all");l.onload=()=>ok(l);l.onerror=()=>no(Error(u))}),` +
  `rest=()=>self.scheduler?.yield?scheduler.yield():new Promise(r=>setTimeout(r));let started=0,alive=0,tries=0,search=false;` +
  `const go=async()=>{if(started)return;started=1;try{` +
  `for(const u of U)link("modulepreload",u);for(const l of await Promise.all(S.map(sheet)))l.media="";S.length=0;style.remove();getComputedStyle(d.body).color;await rest();` +
  `let m;for(const u of U){m=await import(u);await rest()}alive=1;await m.hydrate(search)` +
  `}catch(e){started=0;if(++tries<3){addEventListener("online",go,{once:true});setTimeout(go,4e3*tries)}else console.error(e)}};` +
  `const idle=()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:1e3}):setTimeout(go,200);` +
  `const paint=()=>{let k;const f=()=>{k||(k=1,idle())};` +
  `try{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();f()}}).observe({type:"paint",buffered:true})}catch{f()}` +
  `setTimeout(f,3e3)};` +
  `addEventListener("keydown",e=>{if(!alive&&(e.key=="/"&&!/INPUT|TEXTAREA|SELECT/.test(e.target.tagName)||e.key=="k"&&(e.ctrlKey||e.metaKey))){search=true;e.preventDefault()}});` +
  `addEventListener("click",e=>{if(e.target.closest?.('a[href^="#"]'))delete d.documentElement.dataset.top},true);` +
  `for(const n of["pointerdown","keydown"])addEventListener(n,()=>d.readyState=="loading"||go(),{once:true,passive:true});` +
  `d.readyState=="complete"?paint():addEventListener("load",paint,{once:true})})(document)`;
