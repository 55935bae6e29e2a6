import { expect, type Locator, type Page } from "@playwright/test";
import { Couples } from "../e2e/pages/couples";
import { CrisisDesk } from "../e2e/pages/crisis-desk";
import { Marketing } from "../e2e/pages/marketing";
import { PhysicalTherapy } from "../e2e/pages/physical-therapy";
import { signIn } from "../e2e/pages/sign-in";
import { Trauma } from "../e2e/pages/trauma";
import {
  BLANK_PLAN_PAGE,
  CARE_PAGES,
  LEGAL_PAGES,
  PROMPT_PATHS,
  QR_PAGE,
  SAFETY_PAGE,
  STAFF_PAGES,
} from "../e2e/support/documented-pages";
import { FAMILY_SCENES } from "./families";
import { askToCancel, openCardForm, startPlan } from "./paying";
import type { Viewer } from "./places";
import { STAFF_SCENES } from "./staff";

/** A page, or part of one, to take a screenshot of. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly lookers: readonly Viewer[];
  /** Interactions before the screenshot. */
  readonly act?: (page: Page, looker: Viewer) => Promise<void>;
  /** Captures only the window; by default the whole page is captured. */
  readonly window?: true;
}

const ALL = ["visitor", "adult", "child"] as const;
const MEMBERS = ["adult", "child"] as const;

const nameOf = (path: string): string => path.slice(1).replaceAll("/", "-") || "start";
const pages = (paths: readonly { path: string }[], lookers: readonly Viewer[]): Scene[] =>
  paths.map(({ path }) => ({ name: nameOf(path), path, lookers }));

async function openHelp(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^(Crisis|Help!)$/ })
    .click();
  await expect(page.getByRole("link", { name: /Call 988/ })).toBeVisible();
}

const openTool = (name: RegExp) => async (page: Page) => {
  await openHelp(page);
  await page.getByRole("dialog").locator("summary").filter({ hasText: name }).click();
};

async function talk(page: Page, looker: Viewer): Promise<void> {
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
  const field = page.getByLabel("Message", { exact: true });
  await expect(field).toBeEditable();
  await field.fill(
    looker === "child" ? "My friend would not sit with me at lunch" : "I keep going over what I said in the meeting",
  );
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field).toHaveValue("");
  await expect(page.getByText(/is thinking$/)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}

async function moodDetail(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More detail" }).click();
  await page.getByLabel("Notes (optional)").fill("Slept badly, then a walk helped.");
}

/**
 * Goes to this step of the form for somebody whose age is known; it opens at its draft, and "Next"
 * leads on from there.
 */
const onboardingStep = (step: number) => async (page: Page) => {
  const at = page.locator("p").filter({ hasText: /^Step \d of 3$/ });
  for (let now = await numberIn(at); now < step; now = await numberIn(at)) {
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(at).toHaveText(`Step ${now + 1} of 3`);
  }
};

const numberIn = async (place: Locator): Promise<number> => Number((await place.textContent())?.match(/\d/)?.[0]);
const openFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole("link", { name }).first().click();
  await page.waitForURL(/\/(certificates|programs)\/[\da-f-]{36}$/);
  await page.waitForLoadState("networkidle");
};

async function player(page: Page): Promise<void> {
  const place = new PhysicalTherapy(page);
  await place.play(await place.generate());
  await place.press("Start");
}

const movementTab = (tab: string) => async (page: Page) => {
  await new PhysicalTherapy(page).show(tab);
  await page.waitForLoadState("networkidle");
};

async function bodyMap(page: Page): Promise<void> {
  const place = new PhysicalTherapy(page);
  await place.show("Assessments");
  await place.press("Check pain");
  await page.getByRole("button", { name: "Left knee, no pain" }).click();
}

async function coupleTalk(page: Page): Promise<void> {
  const place = new Couples(page);
  await place.start("The dishes");
  await place.say("I feel alone with the house when you work late");
}

async function traumaTalk(page: Page): Promise<void> {
  const place = new Trauma(page);
  await place.start("childhood", "somatic", 6);
  await place.say("Some evenings everything comes back at once");
}

const AT_DESK = [
  "I am going to kill myself tonight.",
  "I wish I would not wake up. My partner hit me again.",
  "I wish I was dead.",
];

/** Creates incidents as someone else, because staff never see incidents about themselves. */
async function atDesk(page: Page): Promise<void> {
  const patient = await page.context().browser()?.newContext();
  if (!patient) throw new Error("no browser");
  const theirs = await patient.newPage();
  await signIn(theirs, "Desk Patient", "desk-scene@example.com");
  const profile = { age: 34, language: "en", acceptMedicalDisclaimer: true };
  await theirs.request.patch("/api/user/profile", { data: profile });
  for (const notes of AT_DESK) await theirs.request.post("/api/mood", { data: { mood: "sad", notes } });
  await patient.close();
  await new CrisisDesk(page).enter();
}

async function openAtDesk(page: Page): Promise<void> {
  await atDesk(page);
  await new CrisisDesk(page).openFirst();
  await page.waitForLoadState("networkidle");
}

const manageSomebody = (page: Page): Promise<void> => page.getByText("Manage Maya Rao").click();

async function verifyChain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Verify chain" }).click();
  await expect(page.getByText(/^The chain is intact/)).toBeVisible();
}

async function draftOwn(page: Page): Promise<void> {
  await new Marketing(page).generate("instagram");
}

const carePages = CARE_PAGES.filter(({ path }) => path !== "/onboarding");

export const SCENES: readonly Scene[] = [
  { name: "start", path: "/", lookers: ALL },
  { name: "crisis-dialog", path: "/", lookers: ALL, act: openHelp, window: true },
  { name: "crisis-grounding", path: "/", lookers: ALL, act: openTool(/ground|five|senses/i), window: true },
  { name: "crisis-breathing", path: "/", lookers: ALL, act: openTool(/breath/i), window: true },
  { name: "mood-detail", path: "/", lookers: MEMBERS, act: moodDetail },
  { name: "onboarding-1", path: "/onboarding", lookers: MEMBERS },
  { name: "onboarding-2", path: "/onboarding", lookers: MEMBERS, act: onboardingStep(2) },
  { name: "onboarding-3", path: "/onboarding", lookers: MEMBERS, act: onboardingStep(3) },
  ...pages(carePages, MEMBERS),
  { name: "subscribe-form", path: "/subscribe", lookers: ["adult"], act: openCardForm },
  { name: "subscribe-plan", path: "/subscribe", lookers: ["adult"], act: startPlan },
  { name: "subscribe-cancel", path: "/subscribe", lookers: ["adult"], act: askToCancel, window: true },
  { name: "movement-player", path: "/physical-therapy", lookers: MEMBERS, act: player, window: true },
  { name: "movement-routines", path: "/physical-therapy", lookers: MEMBERS, act: movementTab("Routines") },
  { name: "movement-sessions", path: "/physical-therapy", lookers: MEMBERS, act: movementTab("Sessions") },
  { name: "movement-body-map", path: "/physical-therapy", lookers: ["adult"], act: bodyMap },
  { name: "couples-talk", path: "/couples-therapy", lookers: ["adult"], act: coupleTalk, window: true },
  { name: "trauma-talk", path: "/trauma-therapy", lookers: ["adult"], act: traumaTalk, window: true },
  { name: "certificate", path: "/certificates", lookers: ["adult"], act: openFirst(/^Open certificate/) },
  { name: "programme", path: "/certificates", lookers: MEMBERS, act: openFirst(/^(Continue|Look inside|Go on):/) },
  { name: "certificate-check", path: `/certificates/verify/${"0".repeat(64)}`, lookers: ["visitor"] },
  { name: "chat-answer", path: "/chat", lookers: MEMBERS, act: talk, window: true },
  ...pages(
    PROMPT_PATHS.map((path) => ({ path })),
    ["visitor"],
  ),
  // Before the PIN has been entered in this tab.
  { name: "admin-door", path: "/admin", lookers: ["adult", "child"] },
  { name: "crisis-desk", path: "/admin/crisis-management", lookers: ["clinician"], act: atDesk },
  { name: "crisis-desk-open", path: "/admin/crisis-management", lookers: ["clinician"], act: openAtDesk },
  ...STAFF_SCENES,
  ...pages([...STAFF_PAGES, { path: "/admin/users" }, { path: "/admin/audit" }], ["staff"]),
  { name: "admin-users-manage", path: "/admin/users", lookers: ["staff"], act: manageSomebody },
  { name: "admin-audit-verified", path: "/admin/audit", lookers: ["staff"], act: verifyChain },
  { name: "marketing-drafts", path: "/marketing", lookers: ["adult"], act: draftOwn },
  ...pages(LEGAL_PAGES, ["visitor", "child"]),
  ...pages([QR_PAGE, SAFETY_PAGE, BLANK_PLAN_PAGE], ALL),
  ...FAMILY_SCENES,
  { name: "consent-unknown", path: "/consent/no-such-link", lookers: ["visitor"] },
  { name: "sign-in-problem", path: "/sign-in-problem", lookers: ["visitor"] },
  { name: "sign-in-required", path: "/sign-in-required", lookers: ["visitor"] },
  { name: "not-found", path: "/no/such/page", lookers: ALL },
  { name: "offline", path: "/offline.html", lookers: ["visitor"] },
];
