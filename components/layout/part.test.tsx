/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { CouplesRoom } from "@/components/couples/couples-room";
import { MarketingRoom } from "@/components/growth/marketing/marketing-room";
import { PhysicalHub } from "@/components/movement/hub";
import { TraumaRoom } from "@/components/trauma/trauma-room";
import { CLOSED_PART } from "@/lib/core/settings/copy/closed-part";
import { invitationsKey, relationshipSessionsKey, relationshipsKey } from "@/lib/features/couples/constants";
import { exercisesKey } from "@/lib/features/movement/constants";
import { traumaSessionsKey } from "@/lib/features/trauma/constants";
import type { Audience } from "@/lib/shared/audience";
import { sessionLine } from "@/tests/factories/sessions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { MAYA, relationshipOf, talkOf } from "@/tests/fakes/couples-api";
import { postOf } from "@/tests/fakes/marketing-posts";
import { renderPage } from "@/tests/support/render-page";
import { Part } from "./part";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const LISTS = {
  "GET /api/marketing/posts?": [postOf({ title: "A page" })],
  "GET /api/therapy-types": [],
  "GET /api/chat/sessions?mood=trauma%20therapy": [sessionLine({ title: "Slowly" })],
};

type Known = Parameters<typeof renderPage>[1];
function open(room: ReactNode, { isOpen = false, audience = "adult" as Audience, known = [] as Known } = {}) {
  fakeBrowserApi(
    Object.fromEntries(Object.entries(LISTS).map(([call, body]) => [call, () => ({ status: 200, body })])),
  );
  renderPage(
    <Part open={isOpen} audience={audience}>
      {room}
    </Part>,
    known,
  );
}

const offered = (name: string | RegExp) => screen.queryByRole("button", { name }) !== null;
const received = {
  ...{ id: "i", direction: "received" as const, token: "t", status: "pending" as const, inviterName: "Noah" },
  ...{ relationshipType: "partnership" as const, personalMessage: null, inviteeEmail: null },
  ...{ expiresAt: "2099-01-01T00:00:00Z", createdAt: "2026-11-20T12:00:00Z" },
};
const couples = [
  [invitationsKey, [received]],
  [relationshipsKey, [relationshipOf()]],
  [relationshipSessionsKey, [talkOf()]],
] as unknown as Known;
const couplesRoom = <CouplesRoom ownId={MAYA} region="US" exitUrl="https://weather.example/" talkId={null} />;
const traumaRoom = (
  <TraumaRoom person={{ language: "en" }} talkId={null} region="US">
    <p>People you can reach: 988</p>
  </TraumaRoom>
);
const hub = (audience: Audience) => (
  <PhysicalHub
    {...{ audience, first: "exercises", open: true, told: { pain: {}, conditions: [] } }}
    {...{ under13: false, emergency: "911" }}
  />
);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

describe("a part that staff have closed", () => {
  it("MKTG-01 offers no draft and no posting, and what was drafted can still be read and taken away", async () => {
    open(<MarketingRoom isAdmin />);
    expect(screen.getByRole("note")).toHaveTextContent(CLOSED_PART.adult.title);
    expect(screen.getByText(CLOSED_PART.adult.here)).toBeVisible();
    expect(await screen.findByRole("article", { name: "A page" })).toBeVisible();
    expect(["Generate Post", "Generate Success Story", "Post to All Platforms"].filter(offered)).toEqual([]);
    expect(offered("Delete: A page")).toBe(true);
  });

  it("TRAU-01 begins no talk, and leaves the earlier ones and who can be reached where they are", () => {
    open(traumaRoom, { known: [[traumaSessionsKey, [sessionLine({ title: "Slowly" })]]] as unknown as Known });
    expect(offered("Start Session")).toBe(false);
    expect(screen.getByText("People you can reach: 988")).toBeVisible();
    expect(screen.getByText("Slowly")).toBeVisible();
  });

  it("COUP-01 begins and invites nothing; leaving and declining stay", () => {
    open(couplesRoom, { known: couples });
    expect(["Start Session", "Accept", "Invite Partner"].filter(offered)).toEqual([]);
    expect(["Decline", /Leave/].filter(offered)).toHaveLength(2);
  });

  it("PHYS-01 makes no routine, and tells a child so in a child's words", () => {
    open(hub("child"), { audience: "child", known: [[exercisesKey, []]] as unknown as Known });
    expect(offered("Generate Routine")).toBe(false);
    expect(screen.getByText(CLOSED_PART.child.here)).toBeVisible();
  });
});

it("MKTG-01 an open part is as it always was", async () => {
  open(<MarketingRoom isAdmin />, { isOpen: true });
  expect(screen.queryByRole("note")).toBeNull();
  expect(["Generate Post", "Post to All Platforms"].filter(offered)).toHaveLength(2);
});
