/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { CRISIS_DIALOG_ID, isCrisisDialogOpen, openCrisisDialog } from "@/lib/client/crisis";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { CrisisDialog } from "./crisis-dialog";

interface Shown {
  audience?: Audience;
  language?: SpokenLanguage;
  region?: string | null;
}

function show({ audience = "adult", language = "en", region = "US" }: Shown = {}) {
  render(
    <CrisisDialog audience={audience} language={language} region={region} quickExitUrl="https://weather.example/" />,
  );
  // jsdom knows the element but not how it opens.
  const dialog = document.getElementById(CRISIS_DIALOG_ID) as HTMLDialogElement;
  dialog.showModal = jest.fn(() => dialog.setAttribute("open", ""));
  openCrisisDialog();
  return dialog;
}

const hrefs = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("crisis dialog", () => {
  it("CRIS-01 CRIS-02 leads with Call 988 and Text 741741", () => {
    const dialog = show();
    expect(hrefs(dialog).slice(0, 2)).toEqual(["tel:988", "sms:741741"]);
    expect(screen.getByRole("link", { name: "Call 988" })).toHaveAccessibleDescription(/^Recommended/);
    expect(screen.getByRole("link", { name: "Text 741741" })).toBeInTheDocument();
  });

  it("CRIS-03 CRIS-04 opens the treatment locator in a new tab that cannot reach back", () => {
    show();
    const locator = screen.getByText("Find treatment", { exact: false, selector: "a" });
    expect(locator).toHaveAttribute("href", "https://findtreatment.gov/");
    expect(locator).toHaveAttribute("target", "_blank");
    expect(locator).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });

  it("CRIS-05 sends a child to a trusted adult before anything else", () => {
    const dialog = show({ audience: "child" });
    expect(screen.getByRole("heading", { name: "Get Help Right Now" })).toBeInTheDocument();
    const box = screen.getByRole("heading", { name: "Tell a Trusted Adult" });
    const call = screen.getByRole("link", { name: "Call 988" });
    expect(box.compareDocumentPosition(call) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(dialog).toHaveTextContent("pick a grown-up outside your home");
  });

  it("CRIS-06 has a Close button that closes it without a script", () => {
    show();
    const close = screen.getByRole("button", { name: "Close" });
    expect(close).toHaveAttribute("command", "close");
    expect(close).toHaveAttribute("commandfor", CRISIS_DIALOG_ID);
  });

  it("CRIS-07 CRIS-08 names US 988 and international resources, with a directory to open", () => {
    const dialog = show();
    expect(dialog).toHaveTextContent("988 is for the United States.");
    expect(dialog).toHaveTextContent("international resources");
    expect(hrefs(dialog)).toContain("https://findahelpline.com/");
    expect(dialog).toHaveAccessibleName("You can reach a person now");
  });

  it("CRIS-09 is one dialog that code can open, once", () => {
    const dialog = show();
    openCrisisDialog();
    expect(isCrisisDialogOpen()).toBe(true);
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
  });

  it("CRIS-14 CRIS-15 keeps the button text short and puts the word HOME beside it", () => {
    const dialog = show();
    expect(screen.getByRole("link", { name: "Text 741741" })).toHaveAccessibleDescription(/HOME/);
    expect(hrefs(dialog)).toContain("tel:911");
  });

  it("R-18 offers three ways to a person and recommends one", () => {
    const dialog = show();
    const [options] = within(dialog).getAllByRole("list");
    expect(within(options as HTMLElement).getAllByRole("link")).toHaveLength(3);
    expect(within(dialog).getAllByText(/^Recommended/)).toHaveLength(1);
  });

  it("leads with the local emergency number abroad and keeps the US lines below", () => {
    const dialog = show({ region: "GB" });
    expect(hrefs(dialog).slice(0, 3)).toEqual(["tel:999", "tel:116123", "sms:85258"]);
    expect(hrefs(dialog)).toContain("tel:988");
  });

  it("speaks the person's language, right to left where it is written so", () => {
    const dialog = show({ language: "ar" });
    expect(dialog).toHaveAttribute("lang", "ar");
    expect(dialog).toHaveAttribute("dir", "rtl");
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("يمكنك التحدث إلى شخص الآن");
  });

  it("carries the safety plan, five steps of grounding and a quick exit", () => {
    const dialog = show();
    expect(screen.getByRole("link", { name: "My safety plan" })).toHaveAttribute("href", "/safety#plan");
    expect(dialog.querySelectorAll("ol > li")).toHaveLength(5);
    expect(screen.getByRole("button", { name: "Quick exit" })).toHaveAttribute(
      "data-quick-exit",
      "https://weather.example/",
    );
  });
});
