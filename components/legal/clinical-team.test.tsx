/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { LICENSED_EVERYWHERE, SUPERVISION, shownClaims } from "@/lib/core/legal/claims";
import { CLINICIANS } from "@/lib/core/legal/clinicians";
import { STATES } from "@/lib/core/legal/constants";
import { renderPage } from "@/tests/support/render-page";
import { ClinicalTeam } from "./clinical-team";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

/**
 * Renders it as the page does: everything as samples in a demo, only claims with evidence in
 * production.
 */
const show = (samplesAllowed: boolean) =>
  renderPage(
    <ClinicalTeam
      audience="adult"
      clinicians={CLINICIANS.filter(({ sample }) => samplesAllowed || !sample)}
      supervision={shownClaims(SUPERVISION, samplesAllowed, new Date())}
      licensing={shownClaims([LICENSED_EVERYWHERE], samplesAllowed, new Date())}
      states={STATES}
    />,
  );
const cardOf = (name: string) => {
  const card = screen.getByRole("heading", { name }).closest("article");
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};

it("LEGL-13 LEGL-21 shows six cards with every fact, each marked as a sample", () => {
  show(true);
  expect(screen.getAllByRole("article")).toHaveLength(6);
  for (const { name, title, credentials, specialties, experience, image } of CLINICIANS) {
    const card = cardOf(name);
    for (const fact of [title, credentials.join(", "), specialties.join(", "), experience, "Sample profile"]) {
      expect(card.getByText(fact)).toBeVisible();
    }
    expect(card.getByRole("presentation")).toHaveAttribute("src", image);
  }
});

it("LEGL-14 a card shows at most three states and +N more, which the keyboard opens and closes", async () => {
  show(true);
  for (const { name, states } of CLINICIANS) {
    const list = within(cardOf(name).getByRole("list", { name: "Licensed in" }));
    const rest = states.length - 3;
    expect(list.getAllByRole("listitem")).toHaveLength(rest > 0 ? 4 : states.length);
    if (rest <= 0) continue;
    const more = list.getByText(`+${rest} more`);
    more.focus();
    await userEvent.keyboard("{Enter}");
    for (const state of states) expect(list.getByText(state)).toBeVisible();
    expect(more).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    expect(list.getAllByRole("listitem")).toHaveLength(4);
  }
});

it("LEGL-15 Contact writes to the clinician's own address", () => {
  show(true);
  for (const { name, email } of CLINICIANS) {
    expect(cardOf(name).getByRole("link", { name: `Contact ${name}` })).toHaveAttribute("href", `mailto:${email}`);
  }
});

it.each([true, false])("LEGL-16 Contact Crisis Team Now opens the crisis dialog (samples: %s)", (samplesAllowed) => {
  show(samplesAllowed);
  const button = screen.getByRole("button", { name: "Contact Crisis Team Now" });
  expect(button).toHaveAttribute("commandfor", CRISIS_DIALOG_ID);
  expect(button).toHaveAttribute("command", "show-modal");
});

it("LEGL-17 the grid has the 50 states and DC, each once", () => {
  show(true);
  const states = within(screen.getByRole("list", { name: "Licensing" })).getAllByRole("listitem");
  expect(states).toHaveLength(51);
  expect(new Set(states.map(({ textContent }) => textContent)).size).toBe(51);
  expect(states.map(({ textContent }) => textContent)).toContain("District of Columbia");
});

it("LEGL-12 LAND-25 a demo shows the clinical claims beside a sample note", () => {
  show(true);
  for (const claim of [
    "12 licensed supervisors",
    "Crisis counselors respond within 5 minutes",
    "Average response under 15 minutes",
  ]) {
    expect(screen.getByText(claim)).toBeVisible();
  }
  expect(screen.getByRole("heading", { name: "Licensing: 50 states plus DC" })).toBeVisible();
  expect(screen.getAllByText(/^Sample content:/)).toHaveLength(3);
});

it("LEGL-12 LAND-25 R-06 a production start shows no claim, no profile and no grid without evidence", () => {
  show(false);
  expect(screen.queryByText(/supervisors|within 5 minutes|15 minutes|50 states|Sample/)).not.toBeInTheDocument();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(screen.queryByText("Alaska")).not.toBeInTheDocument();
  expect(screen.getByText(/appear here once their licenses are on file/)).toBeVisible();
});
