import type { Browser, BrowserContext, Page } from "@playwright/test";
import { signIn } from "../pages/sign-in";

/** People who already exist in the demo (contract: demo people). */
const KNOWN = {
  adult: ["Maya", "maya@example.com"],
  child: ["Ana", "ana@example.com"],
  clinician: ["Sam Clarke", "clinician@example.com"],
} as const;

type Anybody = keyof typeof KNOWN;
/** One of each audience. */
export type Known = Exclude<Anybody, "clinician">;

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;
const states = new Map<Anybody, State>();

/** A new tab of a signed-in person; each of them signs in once per file. */
export async function tabOf(browser: Browser, person: Anybody): Promise<Page> {
  const known = states.get(person);
  const context = await browser.newContext(known ? { storageState: known } : {});
  const page = await context.newPage();
  if (!known) {
    const [name, email] = KNOWN[person];
    await signIn(page, name, email);
    states.set(person, await context.storageState());
  }
  return page;
}
