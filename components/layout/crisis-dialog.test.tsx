/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { CRISIS_DIALOG_ID, type CrisisAbout, isCrisisDialogOpen, openCrisisDialog } from "@/lib/client/crisis";
import { createQueryClient } from "@/lib/client/query-client";
import { planKey } from "@/lib/features/safety-plan/constants";
import { NO_PLAN } from "@/lib/features/safety-plan/policy";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { namesWithoutTheirLabel } from "@/tests/support/label-in-name";
import { CrisisDialog } from "./crisis-dialog";
import { toolKits } from "./tool-kits";
import type { Person } from "./types";

const MAYA: Person = {
  id: "5b0b8f6e-0000-4000-8000-000000000001",
  firstName: "Maya",
  profileImageUrl: null,
  age: 34,
  isAdmin: false,
  isClinician: false,
  isChildAccount: false,
  ageGroup: "adult",
  language: "en",
  consent: "not_needed",
};

interface Shown {
  about?: CrisisAbout;
  audience?: Audience;
  language?: SpokenLanguage;
  region?: string | null;
  person?: Person | null;
  ageKnown?: boolean;
}

function show({ audience = "adult", language = "en", region = "US", person = null, about, ageKnown }: Shown = {}) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CrisisDialog
        audience={audience}
        ageKnown={ageKnown}
        language={language}
        region={region}
        quickExitUrl="https://weather.example/"
        {...toolKits(person)}
      />
    </QueryClientProvider>,
  );
  // jsdom has the dialog element but can't open it.
  const dialog = document.getElementById(CRISIS_DIALOG_ID) as HTMLDialogElement;
  dialog.showModal = jest.fn(() => dialog.setAttribute("open", ""));
  openCrisisDialog(about);
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
    expect(screen.getByRole("link", { name: /^Call 988 Recommended\. / })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Text 741741 Send the word HOME/ })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Chat 988/ })).toBeInTheDocument();
  });

  it.each(
    (["en", "es", "fr", "de", "zh", "ar", "hi"] as const).flatMap((language) => [
      [language, undefined] as const,
      [language, "harm"] as const,
    ]),
  )("CRIS-01 CRIS-02 the name of each way to a person holds all that stands on it (%s, %s)", (language, about) => {
    const dialog = show({ language, about });
    const ways = within(dialog).getAllByRole("link");
    for (const way of ways) expect(way).not.toHaveAttribute("aria-label");
    expect(namesWithoutTheirLabel(dialog)).toEqual([]);
  });

  it.each([
    ["en", "If you are under 18: Tell a Trusted Adult"],
    ["de", "Wenn du unter 18 bist: Sag es einem Erwachsenen, dem du vertraust"],
  ] as const)("CRIS-05 fits a child too while nobody knows the age (%s)", (language, title) => {
    const dialog = show({ language, ageKnown: false });
    expect(hrefs(dialog).slice(0, 2)).toEqual(["tel:988", "sms:741741"]);
    const headings = [...dialog.querySelectorAll("h3")].filter(({ textContent }) => textContent === title);
    // Once for danger and once for harm by another person, where it means an adult outside the
    // home.
    expect(headings).toHaveLength(2);
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
    const call = screen.getByRole("link", { name: /^Call 988\b/ });
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
    expect(screen.getByRole("link", { name: /^Text 741741 .*HOME/ })).toBeInTheDocument();
    expect(hrefs(dialog)).toContain("tel:911");
  });

  it("R-18 offers three ways to a person and recommends one", () => {
    const dialog = show();
    const [options] = within(dialog).getAllByRole("list");
    expect(within(options as HTMLElement).getAllByRole("link")).toHaveLength(3);
    expect(
      within(dialog)
        .getAllByText(/^Recommended/)
        .filter((text) => !text.closest("[hidden]")),
    ).toHaveLength(1);
  });

  it("R-18 after harm by somebody it leads with 911 and the line for that, and keeps 988 below", () => {
    const dialog = show({ about: "harm" });
    const first = ["tel:911", "tel:18007997233", "sms:88788", "https://www.thehotline.org/", "tel:988"];
    expect(hrefs(dialog).slice(0, 5)).toEqual(first);
    expect(screen.getByRole("link", { name: /^Call 1-800-799-7233 Recommended/ })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Call 988\b/ })).toBeNull();
  });

  it("R-18 a child who is harmed is sent to a grown-up outside the home and to the line for children", () => {
    const dialog = show({ about: "harm", audience: "child" });
    expect(hrefs(dialog).slice(0, 3)).toEqual(["tel:911", "tel:18004224453", "sms:18004224453"]);
    const box = screen.getByRole("heading", { name: "Tell a Trusted Adult" }).closest("section");
    expect(box).toHaveTextContent("Pick a grown-up outside your home");
    expect(box).not.toHaveTextContent("parent, a grandparent");
  });

  it.each([
    ["GB", ["tel:999", "tel:08082000247", "tel:116123"]],
    ["FJ", ["tel:112", "https://findahelpline.com/"]],
  ])("after harm in %s the emergency number leads, then who knows about it", (region, first) => {
    expect(hrefs(show({ about: "harm", region })).slice(0, first.length)).toEqual(first);
  });

  it("what it was about goes with it: whoever opens it next finds the usual lines", () => {
    const dialog = show({ about: "harm" });
    dialog.removeAttribute("open");
    fireEvent(dialog, new Event("close"));
    openCrisisDialog();
    expect(hrefs(dialog)[0]).toBe("tel:988");
  });

  it("the usual dialog names the line for harm among its other places", () => {
    expect(hrefs(show())).toContain("tel:18007997233");
  });

  it("leads with the local emergency number abroad and keeps the US lines below", () => {
    const dialog = show({ region: "GB" });
    expect(hrefs(dialog).slice(0, 3)).toEqual(["tel:999", "tel:116123", "sms:85258"]);
    expect(hrefs(dialog)).toContain("tel:988");
  });

  it("CRIS-14 names 988 in Spain only under the United States", () => {
    const dialog = show({ region: "ES", language: "es" });
    const named = [...dialog.querySelectorAll("p, li")].filter(({ textContent }) => /oprime/.test(textContent ?? ""));
    expect(named.length).toBeGreaterThan(0);
    expect(named.every((line) => line.closest("details"))).toBe(true);
  });

  it("speaks the person's language, right to left where it is written so", () => {
    const dialog = show({ language: "ar" });
    expect(dialog).toHaveAttribute("lang", "ar");
    expect(dialog).toHaveAttribute("dir", "rtl");
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("يمكنك التحدث إلى شخص الآن");
  });

  it("carries five steps of grounding and a quick exit that need no script", () => {
    const dialog = show();
    expect(dialog.querySelectorAll("details ol > li")).toHaveLength(5);
    expect(screen.getByRole("button", { name: "Quick exit" })).toHaveAttribute(
      "data-quick-exit",
      "https://weather.example/",
    );
  });

  it("explains the safety plan to a visitor and offers a blank one to print", () => {
    const dialog = show();
    expect(dialog).toHaveTextContent("Sign in to keep one here, or print a blank one.");
    expect(screen.getByText("Print a blank plan", { selector: "a" })).toHaveAttribute("href", "/safety-plan/blank");
  });

  it("CRIS-08 reads the person's own plan inside the dialog, in the dialog's language", async () => {
    const api = fakeBrowserApi({
      "GET /api/safety-plan": () => ({
        status: 200,
        body: { ...NO_PLAN, helpers: [{ text: "Ruth", phone: "555 0142" }], updatedAt: "2026-11-20T10:00:00.000Z" },
      }),
    });
    const dialog = show({ language: "es", person: { ...MAYA, language: "es" } });
    const plan = within(dialog).getByText("Mi plan de seguridad").closest("details") as HTMLDetailsElement;
    expect(api.of("GET", planKey[0])).toEqual([]);
    plan.open = true;
    fireEvent(plan, new Event("toggle"));
    expect(await within(plan).findByText("Ruth")).toBeInTheDocument();
    expect(plan).toHaveTextContent("Personas a las que puedo pedir ayuda");
    expect(within(plan).getByText("555 0142").closest("a")).toHaveAttribute("href", "tel:5550142");
    expect(within(plan).getByText("Cambiar mi plan")).toHaveAttribute("href", "/safety-plan");
  });
});
