import { DEMO_PEOPLE } from "./demo-people.mjs";

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const safe = (text) => String(text).replace(/[&<>"']/g, (character) => ENTITIES[character]);

const STYLE = `
:root { color-scheme: light dark; --paper: #f8f8f1; --card: #fefefb; --ink: #1c2a23; --soft: #4b5a52; --line: #84938a;
  --green: #1f5c47; --on-green: #f7faf3; --red: #a3241c; }
@media (prefers-color-scheme: dark) { :root { --paper: #141a17; --card: #1c2420; --ink: #e8eee9; --soft: #aebbb3;
  --line: #73827a; --green: #8fd0b1; --on-green: #10211a; --red: #ff9d92; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--paper);
  color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { width: 100%; max-width: 27rem; background: var(--card); border-radius: 1.5rem; padding: 2rem;
  box-shadow: 0 22px 48px -22px rgb(20 50 40 / .35); }
h1 { font: 600 1.6rem/1.25 Georgia, serif; margin: 0 0 .5rem; }
p { margin: 0 0 1.25rem; color: var(--soft); }
label { display: block; font-weight: 600; margin-top: 1rem; }
input { width: 100%; min-height: 3rem; margin-top: .35rem; padding: .6rem .9rem; font: inherit; color: inherit;
  background: var(--paper); border: 1.5px solid var(--line); border-radius: .875rem; }
input[aria-invalid] { border-color: var(--red); }
.wrong { color: var(--red); margin: .35rem 0 0; }
button { font: inherit; cursor: pointer; border-radius: .875rem; }
.continue { width: 100%; min-height: 3rem; margin-top: 1.5rem; border: 0; background: var(--green); color: var(--on-green);
  font-weight: 600; }
:is(input, button, a, summary):focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
details { margin-top: 1.5rem; }
summary { min-height: 1.75rem; cursor: pointer; color: var(--soft); }
ul { list-style: none; margin: .5rem 0 0; padding: 0; display: grid; gap: .5rem; }
li button { width: 100%; padding: .6rem .9rem; text-align: left; color: inherit; background: none; border: 1.5px solid var(--line); }
small { display: block; color: var(--soft); }
a { color: var(--green); }`;

const frame = (title, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

function field({ name, label, type, autocomplete, value, wrong, focus }) {
  const state = wrong ? `aria-invalid="true" aria-describedby="${name}-wrong"` : "";
  const message = wrong ? `<p class="wrong" id="${name}-wrong">${safe(wrong)}</p>` : "";
  return `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" required maxlength="200"
    autocomplete="${autocomplete}" value="${safe(value)}" ${state} ${focus ? "autofocus" : ""}>${message}`;
}

const demoPerson = ({ email, name, about }) =>
  `<li><button name="as" value="${email}" formnovalidate>${safe(name)}<small>${email}: ${safe(about)}</small></button></li>`;

/** The sign-in page, empty or with the typed values and their errors. */
export function signInPage(appUrl, typed = { name: "", email: "" }, wrong = {}) {
  const name = {
    name: "name",
    label: "Name",
    type: "text",
    autocomplete: "name",
    focus: wrong.name || !wrong.email,
  };
  const email = {
    name: "email",
    label: "E-mail",
    type: "email",
    autocomplete: "email",
    focus: !wrong.name && wrong.email,
  };
  return frame(
    wrong.name || wrong.email ? "Error: Demo sign-in" : "Demo sign-in",
    `<h1>Demo sign-in</h1>
    <p>This page plays the part of your identity provider. Any name and e-mail will do, and no password is asked.</p>
    <form method="post" novalidate>
    ${field({ ...name, value: typed.name, wrong: wrong.name })}
    ${field({ ...email, value: typed.email, wrong: wrong.email })}
    <button class="continue">Continue</button>
    <details><summary>Or be one of the demo's people</summary><ul>${DEMO_PEOPLE.map(demoPerson).join("")}</ul></details>
    </form>
    <p style="margin: 1.5rem 0 0"><a href="${safe(appUrl)}">Back to Willow</a></p>`,
  );
}

export const expiredPage = (appUrl) =>
  frame(
    "This sign-in has ended",
    `<h1>This sign-in has ended</h1><p>It was finished or left open too long. Nothing is lost.</p>
    <p><a href="${safe(appUrl)}/">Back to Willow</a></p>`,
  );
