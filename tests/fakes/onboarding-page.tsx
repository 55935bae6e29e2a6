import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OnboardingForm } from "@/components/home/onboarding/onboarding-form";
import type { CurrentUser } from "@/lib/core/identity/types";
import type { TherapyTypeSummary } from "@/lib/features/conversation/therapy-types/types";
import { currentUser } from "@/tests/factories/current-user";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";

/** Records the form's navigation; each test file uses it to mock Next's router. */
export const router = { push: jest.fn(), refresh: jest.fn() };

const approach = (name: string, ...ageGroups: TherapyTypeSummary["ageGroups"][number][]): TherapyTypeSummary => ({
  id: `id-of-${name}`,
  name,
  shortName: name.slice(0, 3),
  category: "talk",
  description: `What ${name} does`,
  ageGroups,
});
const APPROACHES = [approach("Play", "child"), approach("Skills", "teen", "adult"), approach("Insight", "adult")];

export interface Setup {
  person?: Partial<CurrentUser>;
  reply?: { status: number; body: unknown };
  approaches?: readonly TherapyTypeSummary[];
  next?: string;
}

export function setUp({ person = {}, reply, approaches = APPROACHES, next }: Setup = {}) {
  const before = currentUser(person);
  const api = fakeBrowserApi({
    "PATCH /api/user/profile": ({ body }) =>
      reply ?? { status: 200, body: { ...before, ...(body as Partial<CurrentUser>) } },
    "GET /api/auth/user": () => ({ status: 200, body: before }),
  });
  const page = renderPage(<OnboardingForm person={before} approaches={approaches} next={next} />);
  const sent = () => api.of("PATCH").map(({ body }) => body as Record<string, unknown>);
  return { ...page, api, sent, user: userEvent.setup() };
}

export type User = ReturnType<typeof userEvent.setup>;
export const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
export const press = (user: User, name: string) => user.click(screen.getByRole("button", { name }));

export async function firstStep(user: User, age: string, parentEmail?: string): Promise<void> {
  await user.type(screen.getByLabelText("Age"), age);
  if (parentEmail) await user.type(screen.getByLabelText("Parent/Guardian e-mail"), parentEmail);
  await press(user, "Next");
}

export async function toLastStep(user: User, age = "34", parentEmail?: string): Promise<void> {
  await firstStep(user, age, parentEmail);
  await heading(Number(age) < 13 ? "What happens next" : "Cultural Context (optional)");
  await press(user, "Next");
  await heading(Number(age) < 13 ? "One last thing" : "Goals and Preferences");
}

export async function acceptBoth(user: User): Promise<void> {
  await user.click(screen.getByRole("checkbox", { name: "I accept the terms and conditions" }));
  await user.click(screen.getByRole("checkbox", { name: "I acknowledge the medical disclaimer" }));
}

export const offered = () =>
  within(screen.getByRole("group", { name: "Preferred therapy approaches" }))
    .queryAllByRole("checkbox")
    .map((box) => box.getAttribute("id") && screen.getByRole("checkbox", { name: nameOf(box) }) && nameOf(box));
const nameOf = (box: HTMLElement): string => document.querySelector(`label[for="${box.id}"]`)?.textContent ?? "";

export function resetPage(): void {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/onboarding");
  router.push.mockClear();
  router.refresh.mockClear();
}
