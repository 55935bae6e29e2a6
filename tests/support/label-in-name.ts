const CONTROLS =
  "a, button, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=switch]";
const FIELDS = "input, select, textarea";
/** Invisible to everyone; `sr-only` with a breakpoint is visible at some width. */
const UNSEEN = "[hidden], .sr-only, svg title, svg desc, style, script, template";

function seenText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll(UNSEEN)) unseen.remove();
  // Adjacent blocks are read as separate words.
  return [...textsOf(copy)].join(" ");
}

function* textsOf(node: Node): Generator<string> {
  if (node.nodeType === Node.TEXT_NODE) yield node.nodeValue ?? "";
  for (const child of node.childNodes) yield* textsOf(child);
}

function nameGiven(element: Element): string | null {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  return named.trim() || element.getAttribute("aria-label")?.trim() || null;
}

/** Normalizes like axe: ignores case, punctuation and emoji. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const isHidden = (element: Element): boolean => element.closest("[aria-hidden=true], [hidden], [inert]") !== null;

function seenLabel(element: Element): string {
  if (element.matches(FIELDS)) return [...((element as HTMLInputElement).labels ?? [])].map(seenText).join(" ");
  return seenText(element);
}

/**
 * Controls whose accessible name omits part of their visible text: voice control users who say what
 * they see can't reach them (WCAG 2.5.3; axe calls it label-content-name-mismatch).
 */
export function namesWithoutTheirLabel(root: ParentNode = document): string[] {
  return [...root.querySelectorAll(`:is(${CONTROLS}, ${FIELDS}):is([aria-label], [aria-labelledby])`)]
    .filter((element) => !isHidden(element))
    .flatMap((element) => {
      const [name, label] = [nameGiven(element), bare(seenLabel(element))];
      return name === null || ` ${bare(name)} `.includes(` ${label} `) || label === ""
        ? []
        : [`"${name}" on "${label}"`];
    });
}
