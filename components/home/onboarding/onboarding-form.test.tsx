/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { currentUserKey } from "@/lib/core/identity/constants";
import { currentUser } from "@/tests/factories/current-user";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import {
  acceptBoth,
  firstStep,
  heading,
  offered,
  press,
  resetPage,
  router,
  type Setup,
  setUp,
  toLastStep,
} from "@/tests/fakes/onboarding-page";

jest.mock("next/navigation", () => ({ useRouter: () => router }));

beforeEach(resetPage);

describe("the three steps", () => {
  it("ONBD-01 ONBD-02 begins with basic information and goes on with Next and back with Back", async () => {
    const { user } = setUp();
    await heading("Basic Information");
    expect(screen.getByLabelText("Age")).toHaveValue(null);
    expect(screen.getByLabelText("Preferred language")).toHaveValue("en");
    expect(screen.getByLabelText("Parent/Guardian e-mail")).toHaveAccessibleDescription(/Required under 18/);
    expect(screen.queryByRole("button", { name: "Back" })).not.toBeInTheDocument();
    await firstStep(user, "34");
    await heading("Cultural Context (optional)");
    await press(user, "Back");
    await heading("Basic Information");
    expect(screen.getByLabelText("Age")).toHaveValue(34);
  });

  it("ONBD-03 offers culture and religion, both optional", async () => {
    const { user } = setUp();
    await firstStep(user, "34");
    await heading("Cultural Context (optional)");
    expect(within(screen.getByLabelText("Cultural background")).getAllByRole("option")).toHaveLength(12);
    expect(within(screen.getByLabelText("Religious/spiritual background")).getAllByRole("option")).toHaveLength(12);
    await press(user, "Next");
    await heading("Goals and Preferences");
  });

  it("ONBD-04 ONBD-17 ends with goals, approaches and two unticked boxes", async () => {
    const { user } = setUp();
    await toLastStep(user);
    expect(screen.getByLabelText("Therapy goals")).toHaveValue("");
    expect(offered()).toEqual(["Skills", "Insight"]);
    expect(screen.getByRole("checkbox", { name: "I accept the terms and conditions" })).not.toBeChecked();
    expect(screen.getByRole("checkbox", { name: "I acknowledge the medical disclaimer" })).not.toBeChecked();
  });

  it("marks the choices that its draft keeps, and neither of the boxes, which it leaves to the hand", async () => {
    const { user } = setUp();
    const isKept = (field: HTMLElement) => field.closest("[data-kept]") !== null;
    expect(isKept(screen.getByLabelText("Preferred language"))).toBe(true);
    await firstStep(user, "34");
    await heading("Cultural Context (optional)");
    expect(isKept(screen.getByLabelText("Cultural background"))).toBe(true);
    await press(user, "Next");
    await heading("Goals and Preferences");
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes.map(isKept)).toEqual([true, true, false, false]);
  });

  it("ONBD-06 leads to the terms and the privacy notice", async () => {
    const { user } = setUp();
    await toLastStep(user);
    expect(screen.getByRole("link", { name: "Read the terms" })).toHaveAttribute("href", "/terms");
    expect(screen.getByRole("link", { name: "Read the privacy notice" })).toHaveAttribute("href", "/privacy");
  });

  it("ONBD-07 offers eight languages", () => {
    setUp();
    const values = within(screen.getByLabelText("Preferred language")).getAllByRole<HTMLOptionElement>("option");
    expect(values.map(({ value }) => value)).toEqual(["en", "es", "fr", "de", "zh", "ar", "hi", "other"]);
  });

  it("ONBD-02 ONBD-21 tells a teenager what the parent hears of, a younger child and an adult not", async () => {
    const { user } = setUp();
    const note = () => screen.queryByText(/we send them one email that says you have an account/);
    await user.type(screen.getByLabelText("Age"), "1");
    expect(note()).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("Age"), "5");
    expect(note()).toBeInTheDocument();
    // The note comes before the address field, so that people read it first.
    const address = screen.getByLabelText("Parent/Guardian e-mail");
    expect(note()?.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.clear(screen.getByLabelText("Age"));
    await user.type(screen.getByLabelText("Age"), "12");
    expect(note()).not.toBeInTheDocument();
  });

  it("ONBD-21 does not tell a child of 9 whose parent has agreed what a teenager's parent hears of", () => {
    setUp({ person: { age: 9, consent: "granted", parentEmail: "parent@example.com" } });
    expect(screen.getByLabelText("Age")).toHaveValue(9);
    expect(screen.queryByText(/you have an account/)).not.toBeInTheDocument();
  });

  it.each([
    ["pending", /“They are 13 or older” on the page in our e-mail/],
    ["refused", /send them our e-mail again/],
    ["withdrawn", /on their “My family” page/],
  ] as const)(
    "AUTH-08 says where the age is typed that a parent confirms 13 (%s), and goes no step on",
    async (consent, why) => {
      const { user, sent } = setUp({ person: { age: 9, consent, parentEmail: "parent@example.com" } });
      const age = screen.getByLabelText("Age");
      await user.clear(age);
      await user.type(age, "14");
      expect(age).toHaveAccessibleDescription(why);
      await press(user, "Next");
      await waitFor(() => expect(age).toHaveFocus());
      await heading("Basic Information");
      expect(sent()).toEqual([]);
      await user.clear(age);
      await user.type(age, "10");
      expect(age).not.toHaveAccessibleDescription(why);
      await press(user, "Next");
      await heading("What happens next");
    },
  );

  it.each([
    ["17", /days you turn 13 and 18 stay the same/],
    ["14", /How old are you\?/],
  ])("AUTH-08 says of a higher age (15, now %s) that it brings nobody nearer to 18", async (typed, said) => {
    const { user } = setUp({ person: { age: 15, consent: "not_needed", parentEmail: "parent@example.com" } });
    const age = screen.getByLabelText("Age");
    await user.clear(age);
    await user.type(age, typed);
    expect(age).toHaveAccessibleDescription(said);
  });

  it("R-07 says that another address takes the place of the one before, while it is typed", async () => {
    const { user } = setUp({ person: { age: 9, consent: "refused", parentEmail: "parent@example.com" } });
    expect(screen.queryByText(/We don.t ask the one before/)).toBeNull();
    const address = screen.getByLabelText("Parent/Guardian e-mail");
    await user.clear(address);
    await user.type(address, "aunt@example.com");
    expect(screen.getByText(/Their link stops working, and we delete their address/)).toBeVisible();
  });

  it("ONBD-07 begins with the language that the page suggests, and a draft of one's own wins over it", async () => {
    const { user, unmount, sent } = setUp({ person: { language: "es" } });
    expect(screen.getByLabelText("Preferred language")).toHaveValue("es");
    await user.selectOptions(screen.getByLabelText("Preferred language"), "de");
    unmount();
    setUp({ person: { language: "es" } });
    await waitFor(() => expect(screen.getByLabelText("Preferred language")).toHaveValue("de"));
    expect(sent()).toEqual([]);
  });

  it("moves the focus to the new step's heading", async () => {
    const { user } = setUp();
    await firstStep(user, "34");
    expect(await heading("Cultural Context (optional)")).toHaveFocus();
  });
});

describe("approaches by the typed age", () => {
  it("ONBD-18 ONBD-22 a teenager sees those for children and those for teenagers", async () => {
    const { user } = setUp();
    await toLastStep(user, "15", "parent@example.com");
    expect(offered()).toEqual(["Play", "Skills"]);
  });

  it("ONBD-10 a child sees those for children once the parent has agreed", async () => {
    const { user } = setUp({ person: { age: 9, consent: "granted", parentEmail: "parent@example.com" } });
    await press(user, "Next");
    await heading("Cultural Context (optional)");
    await press(user, "Next");
    await heading("Goals and Preferences");
    expect(offered()).toEqual(["Play"]);
  });

  it("ONBD-18 sends no approach that stopped fitting when the age was corrected", async () => {
    const { user, sent } = setUp();
    await toLastStep(user);
    await user.click(screen.getByRole("checkbox", { name: "Insight" }));
    await user.click(screen.getByRole("checkbox", { name: "Skills" }));
    await press(user, "Back");
    await press(user, "Back");
    await user.clear(screen.getByLabelText("Age"));
    await toLastStep(user, "15", "parent@example.com");
    await acceptBoth(user);
    await press(user, "Complete Setup");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ preferredTherapyTypes: ["id-of-Skills"] });
  });
});

describe("validation", () => {
  it("VALD-08 ONBD-11 Enter on the first step sends nothing and says what is missing, at its field", async () => {
    const { user, api } = setUp();
    await user.type(screen.getByLabelText("Age"), "4{Enter}");
    await waitFor(() =>
      expect(screen.getByLabelText("Age")).toHaveAccessibleDescription(/Age must be between 5 and 120/),
    );
    expect(screen.getByLabelText("Age")).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it("ONBD-11 Enter on a filled first step goes on and sends nothing", async () => {
    const { user, api } = setUp();
    await user.type(screen.getByLabelText("Age"), "34{Enter}");
    await heading("Cultural Context (optional)");
    expect(api.calls).toEqual([]);
  });

  it("ONBD-20 asks for the parent's address under 18 and lets it be corrected", async () => {
    const { user } = setUp();
    await firstStep(user, "12");
    const parent = () => screen.getByLabelText("Parent/Guardian e-mail");
    await waitFor(() => expect(parent()).toHaveAccessibleDescription(/required if you're under 18/));
    await user.type(parent(), "kim@EXAMPLE.com");
    await press(user, "Next");
    await waitFor(() => expect(parent()).toHaveAccessibleDescription(/not yours/));
    await user.clear(parent());
    await user.type(parent(), "parent@example.com");
    await press(user, "Next");
    await heading("What happens next");
  });

  it("VALD-09 VALD-10 sends nothing until both boxes are ticked", async () => {
    const { user, api, sent } = setUp();
    await toLastStep(user);
    await press(user, "Complete Setup");
    expect(await screen.findByText("You must accept the terms and conditions")).toBeInTheDocument();
    expect(screen.getByText("You must acknowledge the medical disclaimer")).toBeInTheDocument();
    expect(api.calls).toEqual([]);
    await acceptBoth(user);
    await press(user, "Complete Setup");
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe("saving", () => {
  async function completed(setup: Setup = {}, age = "34", parentEmail?: string) {
    const page = setUp(setup);
    await toLastStep(page.user, age, parentEmail);
    await acceptBoth(page.user);
    await press(page.user, "Complete Setup");
    return page;
  }

  it("ONBD-14 ONBD-15 sends what was filled in, and the acknowledgement instead of the terms", async () => {
    const { user, sent } = setUp();
    await user.selectOptions(screen.getByLabelText("Preferred language"), "de");
    await firstStep(user, "34");
    await heading("Cultural Context (optional)");
    await user.selectOptions(screen.getByLabelText("Religious/spiritual background"), "buddhist");
    await press(user, "Next");
    await heading("Goals and Preferences");
    await user.type(screen.getByLabelText("Therapy goals"), "Sleep better");
    await user.click(screen.getByRole("checkbox", { name: "Insight" }));
    await acceptBoth(user);
    await press(user, "Complete Setup");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      age: 34,
      ageGroup: "adult",
      isChildAccount: false,
      acceptMedicalDisclaimer: true,
      language: "de",
      religion: "buddhist",
      therapyGoals: "Sleep better",
      preferredTherapyTypes: ["id-of-Insight"],
    });
  });

  it("ONBD-16 refreshes the person, shows the toast and goes home", async () => {
    const { client } = await completed();
    expect(await screen.findByText("Profile Complete!")).toBeInTheDocument();
    expect(screen.getByText("Welcome to Willow. Let's start your healing journey.")).toBeInTheDocument();
    expect(router.push).toHaveBeenCalledWith("/");
    expect(client.getQueryData(currentUserKey)).toMatchObject({ age: 34 });
    expect(client.getQueryState(currentUserKey)?.isInvalidated).toBe(true);
  });

  it("ONBD-16 welcomes children to Willow Kids", async () => {
    await completed({}, "15", "parent@example.com");
    expect(await screen.findByText("Welcome to Willow Kids. Let's start your healing journey.")).toBeInTheDocument();
  });

  it("ONBD-16 ONBD-21 tells a child who waits that nothing starts before the yes", async () => {
    const { user } = setUp();
    await firstStep(user, "9", "parent@example.com");
    await press(user, "Next");
    await heading("One last thing");
    await acceptBoth(user);
    await press(user, "Complete Setup");
    expect(await screen.findByText("Profile Complete!")).toBeInTheDocument();
    expect(screen.getByText(/healing journey\. It starts when your grown-up says yes\.$/)).toBeInTheDocument();
  });

  it("ONBD-21 a child under 13 learns what comes next and gives age and address alone", async () => {
    const { user, sent } = setUp();
    await firstStep(user, "9", "parent@example.com");
    await heading("What happens next");
    expect(screen.getByText(/We send an email to your parent/)).toBeInTheDocument();
    expect(screen.queryByLabelText("Cultural background")).not.toBeInTheDocument();
    await press(user, "Next");
    await heading("One last thing");
    expect(screen.queryByLabelText("Therapy goals")).not.toBeInTheDocument();
    await acceptBoth(user);
    await press(user, "Complete Setup");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      age: 9,
      ageGroup: "child",
      isChildAccount: true,
      acceptMedicalDisclaimer: true,
      parentEmail: "parent@example.com",
    });
  });

  it("ONBD-05 says that it is saving and takes no second press", async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { user } = setUp();
    const api = fakeBrowserApi({
      "PATCH /api/user/profile": async () => {
        await waiting;
        return { status: 200, body: currentUser({ age: 34 }) };
      },
    });
    await toLastStep(user);
    await acceptBoth(user);
    await press(user, "Complete Setup");
    expect(await screen.findByRole("button", { name: "Setting up..." })).toBeDisabled();
    finish();
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(api.of("PATCH")).toHaveLength(1);
  });

  it("ERR-05 says that it failed, keeps everything and can be sent again", async () => {
    await completed({ reply: { status: 500, body: { message: "away" } } });
    expect(await screen.findByText("Failed to complete profile setup. Please try again.")).toBeInTheDocument();
    expect(screen.getByText("Error")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Complete Setup" })).toBeEnabled();
    expect(router.push).not.toHaveBeenCalled();
  });

  it("ERR-05 leads to the field that the server complains about", async () => {
    const issues = [{ path: "parentEmail", message: "This address is not yours to give" }];
    await completed({ reply: { status: 400, body: { message: "no", issues } } }, "15", "parent@example.com");
    await heading("Basic Information");
    const parent = screen.getByLabelText("Parent/Guardian e-mail");
    expect(parent).toHaveAccessibleDescription(/not yours to give/);
    expect(parent).toHaveFocus();
  });

  it.each([200, 403])("opens the crisis dialog when the goals call for it (%i)", async (status) => {
    await completed({ reply: { status, body: { ...currentUser({ age: 34 }), crisis_detected: true } } });
    await waitFor(() => expect(document.getElementById(CRISIS_DIALOG_ID)).toHaveAttribute("open"));
  });
});
