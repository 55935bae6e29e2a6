import { expect, type Page } from "@playwright/test";
import { Chat } from "../pages/chat";
import { CrisisDialog } from "../pages/crisis-dialog";
import { Onboarding } from "../pages/onboarding";
import { signIn } from "../pages/sign-in";
import { rows } from "./demo";
import { writePrivately } from "./typed";

interface Row {
  readonly severity: string;
  readonly alert: string | null;
}

const incidentsIn = (sessionId: string, database?: string) =>
  rows<Row>(
    `SELECT i.severity::text, o.kind AS alert FROM crisis_incidents i
     LEFT JOIN outbox o ON o."dedupeKey" = 'crisis_alert:' || i.id WHERE i."sessionId" = $1`,
    [sessionId],
    database,
  );

export async function threeTurns(chat: Chat, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const events = await chat.say(text);
    expect(events[0]).toBe("accepted");
    expect(events).toContain("delta");
    expect(events.at(-1)).toBe("done");
  }
}

export async function crisis(
  page: Page,
  chat: Chat,
  { sessionId, database }: { readonly sessionId: string; readonly database?: string },
  text: string,
): Promise<void> {
  await chat.say(text);
  await new CrisisDialog(page).expectOpen();
  await expect(page.getByText("Crisis Support Available")).toBeVisible();
  expect(await incidentsIn(sessionId, database)).toEqual([
    { severity: expect.stringMatching(/high|imminent/), alert: "crisis_alert" },
  ]);
  await new CrisisDialog(page).close();
}

/**
 * An adult's main journey: sign-in, onboarding, talk, crisis, mood, dashboard, sign-out.
 *
 * @param database the database of the service under test, if it isn't the run's own demo
 */
export async function adultsWay(page: Page, database?: string): Promise<void> {
  await signIn(page, "Iris Moreau", "iris@example.com");
  await expect(page).toHaveURL("/onboarding");
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 34 });
  await onboarding.culture({ background: "European", religion: "Agnostic" });
  await onboarding.goals("Stop lying awake about the allotment committee");
  await onboarding.complete();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Iris!");

  const chat = new Chat(page);
  const sessionId = await chat.open();
  await threeTurns(chat, [
    "The allotment committee voted me out and I feel ashamed",
    "Mostly I keep seeing their faces when the treasurer read it aloud",
    "My brother says I should just get over the marrows",
  ]);
  await crisis(
    page,
    chat,
    { sessionId, database },
    "I have the tablets in front of me and I am going to end my life tonight",
  );

  await page.goto("/");
  await page.getByRole("button", { name: "More detail" }).click();
  const detailed = page.locator("form").filter({ has: page.getByLabel("Notes (optional)") });
  await detailed.getByRole("button", { name: "Sad", exact: true }).click();
  await writePrivately(page.getByLabel("Notes (optional)"), "Rain on the empty allotment shed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Mood logged successfully")).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByText(/\b50\b/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Therapy Session/ }).first()).toHaveAttribute(
    "href",
    `/chat/${sessionId}`,
  );

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  const answer = await page.request.get("/api/auth/user");
  expect([answer.status(), await answer.json()]).toEqual([401, { message: "Unauthorized" }]);
}
