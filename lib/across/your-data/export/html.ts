const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for an element or a quoted attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** Blocks all external files, and keeps a script that slips through from running. */
export const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export const STYLE = `
:root{color-scheme:light dark;--ink:#1d2a24;--soft:#55635c;--line:#cfd8d2;--paper:#fbfaf6;--own:#e8f0ea}
@media (prefers-color-scheme:dark){:root{--ink:#e9efe9;--soft:#a9b6ae;--line:#3b4a42;--paper:#17201b;--own:#22312a}}
body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);
font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.9rem;line-height:1.2}h2{margin-top:3rem;border-top:1px solid var(--line);padding-top:1.5rem}
a{color:inherit}.soft,.soft a{color:var(--soft);font-size:.9rem}
article{margin:1rem 0;border:1px solid var(--line);border-radius:.6rem;padding:.6rem 1rem}
dl{margin:0;display:grid;grid-template-columns:minmax(7rem,13rem) 1fr;gap:.25rem 1rem}
dt{color:var(--soft)}dd{margin:0;min-width:0}
h3{margin:1rem 0 .25rem;font-size:1rem}
ol.talk{list-style:none;margin:.5rem 0;padding:0}
ol.talk li{margin:.5rem 0;border-radius:.6rem;padding:.4rem .8rem;border:1px solid var(--line)}
ol.talk li.you{background:var(--own)}
.said{white-space:pre-wrap;margin:0}
@media (max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
@media print{body{max-width:none;background:#fff;color:#000}article,ol.talk li{break-inside:avoid-page}nav ol{columns:2}
.soft a{display:none}}
`;
