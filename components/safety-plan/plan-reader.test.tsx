/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { claimCopy, hasCopy, isCopyOff, isPinned, keepCopy } from "@/lib/client/device-copy";
import { readDraft } from "@/lib/client/drafts";
import { PLAN_DRAFT } from "@/lib/features/safety-plan/constants";
import { NO_PLAN } from "@/lib/features/safety-plan/policy";
import planEn from "@/messages/en/safety-plan.json";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { fakeKeyStore } from "@/tests/fakes/key-store";
import { renderPage } from "@/tests/support/render-page";
import { PlanReader } from "./plan-reader";
import { PlanRoom } from "./plan-room";
import type { PlanKit } from "./types";

const KIT: PlanKit = {
  audience: "adult",
  language: "en",
  copy: planEn.adult,
  personId: "maya",
  canWrite: true,
  tabOnly: false,
};
const RIVER = {
  ...NO_PLAN,
  ownWays: [{ text: "Walk by the river", phone: null }],
  updatedAt: "2026-11-20T10:00:00.000Z",
};

const lost = () => {
  throw new TypeError("Failed to fetch");
};
const offline = () => fakeBrowserApi({ "GET /api/safety-plan": lost, "PUT /api/safety-plan": lost });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeKeyStore();
  claimCopy("maya");
});

describe("the plan in the crisis dialog", () => {
  it("CRIS-08 stands there at once where this device has it, before any network has failed", async () => {
    await keepCopy("maya", { plan: RIVER });
    fakeBrowserApi({ "GET /api/safety-plan": () => new Promise<never>(() => undefined) });
    renderPage(<PlanReader kit={KIT} />);
    expect(await screen.findByText("Walk by the river")).toBeVisible();
    expect(screen.queryByText(planEn.adult.offline)).toBeNull();
  });

  it("CRIS-08 shows nobody else's copy", async () => {
    await keepCopy("maya", { plan: RIVER });
    offline();
    renderPage(<PlanReader kit={{ ...KIT, personId: "noah" }} />);
    expect(await screen.findByText(planEn.adult.notHere)).toBeVisible();
    expect(screen.queryByText("Walk by the river")).toBeNull();
  });

  it("CRIS-08 without network and copy says so kindly, takes one line now, and keeps it", async () => {
    offline();
    renderPage(<PlanReader kit={KIT} />);
    expect(await screen.findByText(/Grounding and breathing work without internet/)).toBeVisible();
    expect(screen.queryByText("We couldn't load your plan.")).toBeNull();
    await userEvent.type(screen.getByLabelText("Write one line now"), "Call Ruth{Enter}");
    expect(await screen.findByText("Call Ruth")).toBeVisible();
    expect(await screen.findByText(/^Saved in this tab/)).toBeVisible();
    expect(readDraft(PLAN_DRAFT)).toContain("Call Ruth");
  });

  it("S3 CRIS-08 a line that was begun is there again after a link or a reload", async () => {
    offline();
    const { unmount } = renderPage(<PlanReader kit={KIT} />);
    await userEvent.type(await screen.findByLabelText("Write one line now"), "Call Ru");
    unmount();
    renderPage(<PlanReader kit={KIT} />);
    expect(await screen.findByDisplayValue("Call Ru")).toBeVisible();
  });

  it("joins a line of this tab with the plan of the service", async () => {
    offline();
    const first = renderPage(<PlanReader kit={KIT} />);
    await userEvent.type(await screen.findByLabelText("Write one line now"), "Call Ruth{Enter}");
    await screen.findByText(/^Saved in this tab/);
    first.unmount();
    fakeBrowserApi({ "GET /api/safety-plan": () => ({ status: 200, body: RIVER }) });
    renderPage(<PlanReader kit={KIT} />);
    expect(await screen.findByText("Walk by the river")).toBeVisible();
    expect(screen.getByText("Call Ruth")).toBeVisible();
  });

  it("asks who has no plan for one line and not for twenty minutes", async () => {
    fakeBrowserApi({ "GET /api/safety-plan": () => ({ status: 200, body: NO_PLAN }) });
    renderPage(<PlanReader kit={KIT} />);
    expect(await screen.findByText(/One line is enough for now/)).toBeVisible();
    expect(screen.getByLabelText("Write one line now")).toBeVisible();
    expect(document.body).not.toHaveTextContent("minutes");
  });
});

describe("whether a copy may stay on this device", () => {
  async function writeOne() {
    fakeBrowserApi({
      "GET /api/safety-plan": () => ({ status: 200, body: NO_PLAN }),
      "PUT /api/safety-plan": ({ body }) => ({
        status: 200,
        body: {
          ...(body as object),
          updatedAt: "2026-11-21T10:00:00.000Z",
          crisis_detected: false,
          concern: "none",
          severity: "none",
        },
      }),
    });
    const view = renderPage(<PlanRoom kit={KIT} />);
    const [field] = await screen.findAllByLabelText(/^New line/);
    expect(screen.queryByText(/Is that okay on this device/)).toBeNull();
    await userEvent.type(field as HTMLElement, "Sleepless{Enter}");
    await screen.findByText(/Is that okay on this device/);
    return view;
  }

  it("is asked once, when the first line is saved, and a yes keeps it fresh", async () => {
    const view = await writeOne();
    await userEvent.click(screen.getByRole("button", { name: "Yes, keep it here" }));
    expect(isPinned("maya")).toBe(true);
    expect(screen.getByText("A copy stays on this device until you sign out.")).toBeVisible();
    view.unmount();
    claimCopy("noah");
    expect(isPinned("maya")).toBe(false);
  });

  it("takes a no for this device", async () => {
    await writeOne();
    await waitFor(() => expect(hasCopy()).toBe(true));
    await userEvent.click(screen.getByRole("button", { name: "Not on this device" }));
    expect([isCopyOff(), hasCopy(), isPinned("maya")]).toEqual([true, false, false]);
  });
});
