const CONTROLS =
  "a, button, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=switch]";
const FIELDS = "input, select, textarea";
/**
 * Never seen by anybody who looks at the page; `sr-only` with a condition is seen at some width.
 */
const UNSEEN = "[hidden], .sr-only, svg title, svg desc, style, script, template";

function seenText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll(UNSEEN)) unseen.remove();
  // Blocks beside each other are read as words of their own.
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

/** As axe compares them: without case, signs and pictures. */
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
 * Controls whose accessible name leaves out words that stand on them: who speaks what they see to
 * their computer does not reach them (WCAG 2.5.3; axe calls it label-content-name-mismatch).
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
