/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isCrisisDialogOpen } from "@/lib/client/crisis";
import { readDraft } from "@/lib/client/drafts";
import { WAITING_ROOM } from "@/lib/features/conversation/constants";
import type { ShownRelationship } from "@/lib/features/couples/client";
import { invitationsKey, relationshipSessionsKey, relationshipsKey } from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { fakeCouplesApi, MAYA, relationshipOf, talkOf } from "@/tests/fakes/couples-api";
import { renderPage } from "@/tests/support/render-page";
import { CouplesRoom } from "./couples-room";
import { Assessments, TalkPane } from "./later";

const CHECK_IN = `POST /api/relationships/${relationshipOf().id}/check-in`;

interface Setup {
  relationships: ShownRelationship[];
  answers?: Parameters<typeof fakeCouplesApi>[0];
  talkId?: string;
  region?: string;
}

function setUp({ relationships, answers = {}, talkId, region = "US" }: Setup) {
  const api = fakeCouplesApi({ "GET /api/relationships": { status: 200, body: relationships }, ...answers });
  renderPage(<CouplesRoom ownId={MAYA} region={region} exitUrl="https://weather.example/" talkId={talkId ?? null} />, [
    [invitationsKey, []],
    [relationshipsKey, relationships],
    [relationshipSessionsKey, [talkOf()]],
  ]);
  return { api, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText(name);

// Load the lazy parts up front, as if the page had been open for a moment.
beforeAll(() => Promise.all([TalkPane.ahead(), Assessments.ahead()]));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/couples-therapy");
});

describe("leaving", () => {
  it("says what becomes of what was written, and asks first", async () => {
    const path = `/api/relationships/${relationshipOf().id}/leave`;
    const { api, user } = setUp({
      relationships: [relationshipOf()],
      answers: { [`POST ${path}`]: { status: 200, body: relationshipOf({ status: "ended" }) } },
    });
    await user.click(button("Leave"));
    for (const line of COUPLES_COPY.adult.relationship.leaveText) expect(screen.getByText(line)).toBeVisible();
    expect(api.of("POST", path)).toHaveLength(0);
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    await user.click(button("Leave for good"));
    expect(await screen.findByText("You left")).toBeVisible();
  });

  it("CRIS-16 a page that still shows the space learns of it with the next message, opens help and keeps the words", async () => {
    const ended = relationshipOf({ status: "ended", endedAt: "2026-11-20T12:00:00.000Z" });
    const { user } = setUp({
      relationships: [relationshipOf()],
      talkId: talkOf().id,
      answers: {
        "GET /api/relationships": { status: 200, body: [ended] },
        "POST /api/relationship-messages": {
          status: 409,
          body: { message: COUPLES_COPY.adult.closedSpace, code: "conflict", crisis_detected: true },
        },
      },
    });
    await user.type(field("Message"), "Only you may know this{Enter}");
    expect(await screen.findByText(COUPLES_COPY.adult.closedSpace)).toBeVisible();
    const way = await screen.findByRole("link", { name: "Tell Sage on your own" });
    expect(screen.queryByText("Failed to send message. Please try again.")).toBeNull();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(isCrisisDialogOpen()).toBe(true);
    way.addEventListener("click", (event) => event.preventDefault());
    await user.click(way);
    expect(readDraft(`chat.${WAITING_ROOM}`)).toBe("Only you may know this");
  });

  it("the other finds a neutral note and the invite form again", () => {
    setUp({ relationships: [relationshipOf({ status: "ended", endedAt: "2026-11-20T12:00:00.000Z" })] });
    expect(screen.getByText(/was closed on November 20, 2026/)).toBeVisible();
    expect(field("Partner's e-mail")).toBeVisible();
  });
});

describe("private questions", () => {
  async function answerAll(user: ReturnType<typeof userEvent.setup>, today: string) {
    await user.click(button("Private questions"));
    for (const group of screen.getAllByRole("group", { name: /\?$/ })) {
      const isToday = /today/.test(group.textContent ?? "");
      await user.click(within(group).getByLabelText(isToday ? today : "No"));
    }
    await user.click(button("Done"));
  }

  it("asks every question, marks what is missing, and can be skipped", async () => {
    const { api, user } = setUp({ relationships: [relationshipOf()] });
    await user.click(button("Private questions"));
    await user.click(button("Done"));
    expect(screen.getAllByText("Please choose an answer.")).toHaveLength(6);
    expect(screen.getAllByRole("button", { name: "Not now" }).length).toBeGreaterThan(0);
    expect(button("Quick exit")).toBeVisible();
    expect(api.of("POST", CHECK_IN.slice(5))).toHaveLength(0);
  });

  it("R-18 leads to the hotline at a yes, at most three ways, one first, and keeps nothing on the device", async () => {
    const { user } = setUp({
      relationships: [relationshipOf()],
      answers: { [CHECK_IN]: { status: 201, body: { help: "soon", crisis_detected: false } } },
    });
    await answerAll(user, "No");
    expect(await screen.findByText("Thank you for telling us this")).toBeVisible();
    const dialog = screen.getByRole("dialog", { name: "Questions just for you" });
    const ways = within(dialog).getAllByRole("link");
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([
      "tel:18007997233",
      "sms:88788",
      "https://www.thehotline.org/",
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/yes|fear|check/i);
    fireEvent(dialog, new Event("close"));
    expect(screen.queryByText("Thank you for telling us this")).toBeNull();
  });

  it("R-18 leads with the emergency number when today is not safe, abroad the local one", async () => {
    const { user } = setUp({
      relationships: [relationshipOf()],
      region: "GB",
      answers: { [CHECK_IN]: { status: 201, body: { help: "now", crisis_detected: true } } },
    });
    await answerAll(user, "Yes");
    const dialog = screen.getByRole("dialog", { name: "Questions just for you" });
    await waitFor(() => expect(within(dialog).getAllByRole("link")[0]).toHaveAttribute("href", "tel:999"));
  });

  it("R-18 no second window lies over the lines for harm, and they are read from their heading on", async () => {
    const { user } = setUp({
      relationships: [relationshipOf()],
      answers: { [CHECK_IN]: { status: 201, body: { help: "now", crisis_detected: true } } },
    });
    await user.click(button("Private questions"));
    const dialog = screen.getByRole("dialog", { name: "Questions just for you" });
    dialog.scrollTop = 900;
    for (const group of screen.getAllByRole("group", { name: /\?$/ })) {
      await user.click(within(group).getByLabelText("Yes"));
    }
    await user.click(button("Done"));
    expect(await screen.findByText("Thank you for telling us this")).toBeVisible();
    expect(dialog.scrollTop).toBe(0);
    expect(isCrisisDialogOpen()).toBe(false);
  });
});
