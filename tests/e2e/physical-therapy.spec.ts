import { type Browser, expect, type Page } from "@playwright/test";
import { PhysicalTherapy } from "./pages/physical-therapy";
import { faultsInBothThemes, widthOnPhone } from "./support/page-checks";
import { type Known, tabOf } from "./support/people";
import { test } from "./support/test";

async function opened(browser: Browser, person: Known): Promise<[Page, PhysicalTherapy]> {
  const page = await tabOf(browser, person);
  // Elements that fade in have their final colors only at the end.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const place = new PhysicalTherapy(page);
  await place.open();
  return [page, place];
}

test("PHYS-06 PHYS-09 PHYS-10 an adult generates a routine and finishes it, with a reload in the middle", async ({
  browser,
}) => {
  const [page, place] = await opened(browser, "adult");
  await place.press("Change goals");
  await place.choose("Minutes", "5");
  expect(await faultsInBothThemes(page)).toEqual([]);
  const name = await place.generate();

  await place.play(name);
  await place.press("Start");
  await place.press("Next");
  const at = await place.exercise.textContent();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);
  await page.reload();
  await expect(place.exercise).toHaveText(at ?? "");
  await expect(page.getByText("Paused. We saved your place.")).toBeVisible();
  await place.press("Continue");

  const recorded = page.waitForResponse((answer) => answer.url().endsWith("/api/pt/sessions"));
  await place.toTheEnd();
  await place.press("Finish");
  expect((await recorded).status()).toBe(201);
  await page.getByRole("link", { name: "See your sessions" }).click();
  const first = page.getByRole("tabpanel", { name: "Sessions" }).getByRole("article").first();
  await expect(first).toContainText(name);
  await expect(first).toContainText("Pain 0 before, 0 after");
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.context().close();
});

test("PHYS-02 PHYS-12 a child sees and gets only what is made for children", async ({ browser }) => {
  const [page, place] = await opened(browser, "child");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Movement");
  await expect(page.getByRole("tab")).toHaveText(["Exercises", "Routines", "Sessions"]);
  const shelf = await (await page.request.get("/api/pt/exercises")).json();
  expect(shelf.filter((exercise: { isChildFriendly: boolean }) => !exercise.isChildFriendly)).toEqual([]);
  await expect(place.cards).toHaveCount(shelf.length);
  const name = await place.generate();
  const [made] = await (await page.request.get("/api/pt/routines")).json();
  expect(made.name).toBe(name);
  const known = new Set(shelf.map(({ id }: { id: string }) => id));
  expect(made.exercises.filter(({ exerciseId }: { exerciseId: string }) => !known.has(exerciseId))).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.context().close();
});

test("PHYS-11 an adult tells pain on the body map and reads what it points to", async ({ browser }) => {
  const [page, place] = await opened(browser, "adult");
  await place.show("Assessments");
  await place.press("Check pain");
  await page.getByRole("button", { name: "Left knee, no pain" }).click();
  await page.getByRole("slider", { name: "Pain: Left knee" }).fill("5");
  expect(await faultsInBothThemes(page)).toEqual([]);
  await place.press("Save this check");
  await expect(page.getByText(/Moderate pain: left knee/)).toBeVisible();
  await page.context().close();
});
