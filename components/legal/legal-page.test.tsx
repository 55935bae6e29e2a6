/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { licenseText, privacyText, termsText } from "@/lib/core/legal/texts";
import { planLines } from "@/lib/features/billing/tiers";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { renderPage } from "@/tests/support/render-page";
import { PrintButton } from "./legal-actions";
import { LegalPage } from "./legal-page";

const push = jest.fn();
const steps = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("./one-step-back", () => ({ stepsToPageBefore: () => steps() }));

const TERMS = termsText(planLines(), 3);

afterEach(() => jest.restoreAllMocks());

it("LEGL-02 LEGL-04 has Back, its date, and a contents list that leads to each section", () => {
  renderPage(<LegalPage text={TERMS} />);
  expect(screen.getByRole("button", { name: "Back" })).toBeVisible();
  expect(screen.getByText("Last updated September 14, 2025")).toBeVisible();
  // One list is for wide pages and one expands on phones; the stylesheet shows one of them.
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  const lists = contents.getAllByRole("list").map((list) => within(list).getAllByRole("link"));
  expect(lists.map(({ length }) => length)).toEqual([TERMS.sections.length, TERMS.sections.length]);
  for (const link of lists.flat()) {
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(target).toHaveTextContent(link.textContent ?? "?");
    expect(target?.tagName).toBe("H2");
  }
});

it("LEGL-11 shows the collected data as a list of its own", () => {
  renderPage(<LegalPage text={privacyText(LANDING.privacy.kept)} />);
  const section = within(screen.getByRole("region", { name: "What is kept" }));
  expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([...LANDING.privacy.kept]);
});

it("LEGL-23 Back goes one step back, and home when there is none", async () => {
  const go = jest.spyOn(window.history, "go").mockImplementation();
  steps.mockReturnValue(2);
  renderPage(<LegalPage text={TERMS} />);
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(go).toHaveBeenCalledWith(-2);
  expect(push).not.toHaveBeenCalled();
  steps.mockReturnValue(0);
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(push).toHaveBeenCalledWith("/");
});

it("LEGL-02 LEGL-23 Print opens the browser's print dialog", async () => {
  const print = jest.fn();
  Object.defineProperty(window, "print", { value: print, configurable: true });
  renderPage(<LegalPage text={licenseText(planLines(), 3)} actions={<PrintButton />} />);
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

it("AUTH-08 children read a short version before the text, adults the text alone", () => {
  const { unmount } = renderPage(<LegalPage text={TERMS} reader={{ audience: "child", place: "terms" }} />);
  const box = screen.getByRole("region", { name: "The short version for you" });
  expect(box).toHaveTextContent("Buddy is a computer bear.");
  expect(box.compareDocumentPosition(screen.getByRole("navigation"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  renderPage(<LegalPage text={TERMS} reader={{ audience: "adult", place: "terms" }} />);
  expect(screen.queryByRole("region", { name: "The short version for you" })).not.toBeInTheDocument();
});
