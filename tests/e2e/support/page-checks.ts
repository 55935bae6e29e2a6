import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const PHONE = { width: 360, height: 740 };

/** The themes differ only in their colors, so the second one is checked only for contrast. */
const themed = (page: Page, colorScheme: "light" | "dark"): AxeBuilder => {
  // axe still marks this rule as experimental, but WCAG 2.5.3 requires it.
  const axe = new AxeBuilder({ page }).options({ rules: { "label-content-name-mismatch": { enabled: true } } });
  return colorScheme === "light" ? axe.withTags(RULES) : axe.withRules(["color-contrast"]);
};

/** The axe violations in both themes, each labeled with its theme. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const { violations } = await themed(page, colorScheme).analyze();
    faults.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      ),
    );
  }
  return faults;
}

/** Elements that still move although reduced motion is on. */
export const movingThings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? "") : "")),
  );

export async function widthOnPhone(page: Page): Promise<number> {
  await page.setViewportSize(PHONE);
  return await page.evaluate(() => document.documentElement.scrollWidth);
}

/**
 * Marks the elements a keyboard must reach, and returns how many there are. A group of radio
 * buttons counts as one stop; a list of tabs counts as its open tab.
 */
function markStops(): number {
  const seen = new Set<string>();
  const stops = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
  ].filter((element) => {
    if (element.matches(":disabled, [tabindex='-1'], [inert] *, [role='tablist']")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const group = element instanceof HTMLInputElement && element.type === "radio" ? element.name : "";
    if (group && seen.has(group)) return false;
    if (group) seen.add(group);
    return true;
  });
  for (const stop of stops) stop.dataset.stop = "";
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return stops.length;
}

/** The problem with the focused element: no focus ring, or something covers it. */
function lookAtFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  delete element.dataset.stop;
  const name = element.outerHTML.slice(0, 140);
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  const around = [element.parentElement, element.parentElement?.parentElement].some(
    (outer) => outer && getComputedStyle(outer).outlineStyle !== "none",
  );
  if (outlineStyle === "none" && boxShadow === "none" && !around) return `no mark of the focus: ${name}`;
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen =
    !above || element.contains(above) || above.contains(element) || above.closest("label")?.contains(element);
  return isSeen && top + height > 0 && top < innerHeight ? null : `covered or out of sight: ${name}`;
}

/**
 * Tabs through a page at phone size; returns the elements that weren't reached, had no focus ring,
 * or were covered.
 */
export async function faultsOfKeyboardWalk(page: Page): Promise<string[]> {
  const stops = await page.evaluate(markStops);
  const faults: string[] = [];
  for (let at = 0; at < stops + 5; at += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(lookAtFocus);
    if (fault) faults.push(fault);
  }
  const missed = await page
    .locator("[data-stop]:visible")
    .evaluateAll((elements) => elements.map((element) => `not reached: ${element.outerHTML.slice(0, 140)}`));
  return [...faults, ...missed];
}
