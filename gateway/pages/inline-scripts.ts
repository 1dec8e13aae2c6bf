/** Sets the visitor's theme before the first paint; again where the browser has rendered the page ahead, since another may have been chosen until it is shown. */
export const themeScript =
  `(d=>{const f=()=>{try{const t=localStorage.getItem("theme"),r=d.documentElement.dataset;if(t=="light"||t=="dark")r.theme=t;else delete r.theme}catch{}};` +
  `f();d.addEventListener("prerenderingchange",f)})(document);`;

/**
 * Before the first layout, marks a page that opens at its top, so that content far below can be laid out later
 * (client/styles/base/deferred-layout.css).
 */
const topScript = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")document.documentElement.dataset.top="";`;

/**
 * Before the first layout, makes the heading font known, which loads later (client/styles/heading-font.ts): a face that is added to a page has all its
 * text laid out again.
 */
function fontScript(url: string): string {
  return `document.fonts.add(new FontFace("Wittgenstein","url(${url})",{weight:500}));`;
}

/** What the loader starts. */
export interface StartedScripts {
  /** The kernel, which exports `start` (client/kernel/kernel.ts). */
  readonly kernel: string;
  /** The files of the application: the kernel loads them when somebody is about to need it. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The file of the heading font. */
  readonly headingFont: string;
}

/**
 * Everything a page runs before its first paint, and the loader, as one script: a second one would need a second hash in the policy, and hashes do
 * not compress.
 */
export function pageScript(started: StartedScripts): string {
  return topScript + fontScript(started.headingFont) + themeScript + loaderScript(started);
}

/**
 * Starts the kernel after the first paint: waits for `load`, then the first contentful paint, then an idle moment, or starts at once on the first
 * pointer or key. It passes on the events until then, and the address of the page; everything works natively meanwhile, but the keys of the search,
 * which would type or search in the page, and a press on its link, which is followed when the kernel has not come within a second. A click on a link to
 * a part of the page has the whole page laid out first. A failure is retried, three attempts in all; after the last, keys and presses do what they do
 * without a script.
 */
function loaderScript({ kernel, scripts, styles }: StartedScripts): string {
  return (
    `(d=>{const U=${JSON.stringify(scripts)},S=${JSON.stringify(styles)},A=location.pathname+location.search,E=[],names=["pointerdown","keydown","click","change"];let started=0,ran=0,tries=0;` +
    `const each=f=>{for(const n of names)f(n,keep,true)};` +
    `const keep=e=>{E.push(e);const t=e.target,s=e.type=="click"&&!(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&t.closest?.("a[aria-keyshortcuts]");` +
    `if(s)setTimeout(()=>{ran||(E.length=0,location=s.href)},1e3);if(s||e.key=="/"&&!/INPUT|TEXTAREA|SELECT/.test(t.tagName)||e.key=="k"&&(e.ctrlKey||e.metaKey))e.preventDefault();` +
    `if(t.closest?.('a[href^="#"]'))delete d.documentElement.dataset.top;if(d.readyState!="loading")go()};` +
    `const go=async()=>{if(started)return;started=1;try{const{start}=await import("${kernel}");each(removeEventListener);ran=1;start({scripts:U,styles:S},E,A)` +
    `}catch(e){started=0;if(++tries<3){addEventListener("online",go,{once:true});setTimeout(go,4e3*tries)}else{each(removeEventListener);console.error(e)}}};` +
    `const idle=()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:1e3}):setTimeout(go,200);` +
    `const paint=()=>{let k;const f=()=>{k||(k=1,idle())};` +
    `try{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();f()}}).observe({type:"paint",buffered:true})}catch{f()}` +
    `setTimeout(f,3e3)};` +
    `each(addEventListener);` +
    `d.readyState=="complete"?paint():addEventListener("load",paint,{once:true})})(document)`
  );
}
