/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import type { TherapyTypeSummary } from "@/lib/features/conversation/therapy-types/types";
import {
  acceptBoth,
  firstStep,
  heading,
  offered,
  press,
  resetPage,
  router,
  setUp,
  toLastStep,
} from "@/tests/fakes/onboarding-page";

jest.mock("next/navigation", () => ({ useRouter: () => router }));

beforeEach(resetPage);

describe("the browser's Back and Forward", () => {
  it("ONBD-02 go through the steps and keep what was typed", async () => {
    const { user } = setUp();
    await toLastStep(user);
    await user.type(screen.getByLabelText("Therapy goals"), "Sleep");
    window.history.back();
    await heading("Cultural Context (optional)");
    window.history.back();
    await heading("Basic Information");
    expect(screen.getByLabelText("Age")).toHaveValue(34);
    window.history.forward();
    await heading("Cultural Context (optional)");
    window.history.forward();
    await heading("Goals and Preferences");
    expect(screen.getByLabelText("Therapy goals")).toHaveValue("Sleep");
  });

  it("ONBD-02 the form's own Back goes the browser's way, so that nothing is passed twice", async () => {
    const { user } = setUp();
    const before = window.history.length;
    await firstStep(user, "34");
    await heading("Cultural Context (optional)");
    await press(user, "Back");
    await heading("Basic Information");
    await waitFor(() => expect(window.location.search).toBe(""));
    await press(user, "Next");
    await heading("Cultural Context (optional)");
    expect(window.history.length).toBe(before + 1);
  });

  it("ONBD-02 Back leads to the beginning after a reload, too", async () => {
    const first = setUp();
    await firstStep(first.user, "34");
    await heading("Cultural Context (optional)");
    first.unmount();
    setUp();
    await heading("Cultural Context (optional)");
    window.history.back();
    await heading("Basic Information");
    expect(screen.getByLabelText("Age")).toHaveValue(34);
  });

  it("ONBD-02 a reload stays at the step of the address", async () => {
    window.history.replaceState(null, "", "/onboarding?step=2");
    const { user } = setUp({ person: { age: 34 } });
    await heading("Cultural Context (optional)");
    await press(user, "Back");
    await heading("Basic Information");
    expect(window.location.search).toBe("?step=1");
  });

  it("ONBD-01 nobody begins in the middle of an empty form", async () => {
    window.history.replaceState(null, "", "/onboarding?step=3");
    setUp();
    await heading("Basic Information");
  });
});

describe("drafts", () => {
  it("keeps what was typed through a reload, the boxes excepted, and forgets it once saved", async () => {
    const first = setUp();
    await toLastStep(first.user);
    await first.user.type(screen.getByLabelText("Therapy goals"), "Sleep");
    await acceptBoth(first.user);
    first.unmount();
    const { user } = setUp();
    await heading("Goals and Preferences");
    expect(screen.getByLabelText("Therapy goals")).toHaveValue("Sleep");
    expect(screen.getByRole("checkbox", { name: "I accept the terms and conditions" })).not.toBeChecked();
    await acceptBoth(user);
    await press(user, "Complete Setup");
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["{", "7", '{"step":9,"answers":{"age":[],"preferredTherapyTypes":"x"}}'])(
    "survives the draft %s",
    async (text) => {
      sessionStorage.setItem("willow.draft.onboarding", text);
      setUp();
      await heading("Basic Information");
      expect(screen.getByLabelText("Age")).toHaveValue(null);
    },
  );
});

describe("not going on", () => {
  it("LEGL-22 leads to what is kept and to deleting it, in the words of the age that is typed, and only before there is a profile", async () => {
    const { user, unmount } = setUp();
    const way = () => screen.getByRole("link", { name: /delete your account$/ });
    expect(way()).toHaveAttribute("href", "/account");
    expect(screen.getByText("You can stop here.", { exact: false })).toBeVisible();
    await user.type(screen.getByLabelText("Age"), "9");
    expect(way()).toHaveTextContent("See what we keep, or delete your account");
    unmount();
    setUp({ person: { age: 34 } });
    expect(screen.queryByRole("link", { name: /delete your account$/ })).toBeNull();
  });
});

describe("editing", () => {
  const known = { age: 34, language: "fr", religion: "sikh", therapyGoals: "Calm" } as const;

  it("ONBD-14 comes prefilled and takes back what is emptied", async () => {
    const { user, sent } = setUp({ person: { ...known, preferredTherapyTypes: ["id-of-Skills"] } });
    expect(screen.getByRole("heading", { level: 1, name: "Your profile" })).toBeInTheDocument();
    expect(screen.getByLabelText("Age")).toHaveValue(34);
    await press(user, "Next");
    await heading("Cultural Context (optional)");
    await user.selectOptions(screen.getByLabelText("Religious/spiritual background"), "");
    await press(user, "Next");
    await heading("Goals and Preferences");
    await user.clear(screen.getByLabelText("Therapy goals"));
    await user.click(screen.getByRole("checkbox", { name: "Skills" }));
    await press(user, "Complete Setup");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ language: "fr", religion: null, therapyGoals: null, preferredTherapyTypes: [] });
  });
});

describe("approaches that cannot be read", () => {
  it("API-18 reads anything but a list as none", async () => {
    const { user } = setUp({ approaches: { message: "odd" } as unknown as TherapyTypeSummary[] });
    await toLastStep(user);
    expect(offered()).toEqual([]);
    await acceptBoth(user);
    await press(user, "Complete Setup");
    await waitFor(() => expect(router.push).toHaveBeenCalled());
  });
});

describe("somebody who came from an invitation", () => {
  const invitation = "/shares/a-secret";
  const asked = `?next=${encodeURIComponent(invitation)}`;

  it("LAND-27 goes on to it when done, and the address remembers it through the steps and a reload", async () => {
    window.history.replaceState(null, "", `/onboarding${asked}`);
    const { user } = setUp({ next: invitation });
    await toLastStep(user);
    expect(window.location.search).toBe(`${asked}&step=3`);
    await acceptBoth(user);
    await press(user, "Complete Setup");
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(invitation));
  });

  it("LAND-27 a minor goes home, where it says what happens now", async () => {
    const { user } = setUp({ next: invitation });
    await toLastStep(user, "15", "parent@example.com");
    await acceptBoth(user);
    await press(user, "Complete Setup");
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/"));
  });
});
