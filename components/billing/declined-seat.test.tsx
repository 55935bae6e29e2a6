/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { seatsKey } from "@/lib/features/billing/constants";
import type { SeatView } from "@/lib/features/billing/schema";
import { seatsOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SeatsPanel } from "./seats-panel";

const SEATS = "/api/subscription/seats";
const DECLINED: SeatView = {
  id: "55555555-5555-4555-8555-555555555555",
  inviteeEmail: "leo@example.com",
  memberName: null,
  status: "declined",
  mayAskAgain: true,
  expiresAt: "2026-11-28T12:00:00.000Z",
  createdAt: "2026-11-21T12:00:00.000Z",
};
const INVITED: SeatView = { ...DECLINED, id: "66666666-6666-4666-8666-666666666666", status: "invited" };

function setUp(seat: SeatView, answers: Parameters<typeof fakeBrowserApi>[0] = {}, free = 5) {
  const state = { seats: [seat] };
  const api = fakeBrowserApi({
    [`GET ${SEATS}`]: () => ({ status: 200, body: seatsOf({ seats: state.seats, free }) }),
    [`POST ${SEATS}`]: () => {
      state.seats = [INVITED];
      return { status: 201, body: INVITED };
    },
    [`DELETE ${SEATS}/${seat.id}`]: () => {
      state.seats = [];
      return { status: 204 };
    },
    ...answers,
  });
  renderPage(<SeatsPanel />, [[seatsKey, seatsOf({ seats: state.seats, free })]]);
  return { api, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole("button", { name });
const AGAIN = "Invite again: leo@example.com";
const OFF = "Remove from the list: leo@example.com";

it("SUBS-15 who declined stays on the list and is invited once more in one press", async () => {
  const { api, user } = setUp(DECLINED);
  expect(screen.getByText(/^Not accepted/)).toBeVisible();
  await user.click(button(AGAIN));
  expect(await screen.findByText("Invitation sent")).toBeVisible();
  expect(api.of("POST", SEATS)[0]?.body).toEqual({ inviteeEmail: "leo@example.com" });
  expect(await screen.findByText(/Invited, no answer yet/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Your family's places" })).toHaveFocus();
});

it("SUBS-15 or is taken off the list", async () => {
  const { api, user } = setUp(DECLINED);
  await user.click(button(OFF));
  expect(await screen.findByText("Removed from the list")).toBeVisible();
  expect(api.of("DELETE", `${SEATS}/${DECLINED.id}`)).toHaveLength(1);
  expect(screen.queryByText("leo@example.com")).toBeNull();
});

it("SUBS-15 who said no twice can only be taken off, and the list says why", () => {
  setUp({ ...DECLINED, mayAskAgain: false });
  expect(screen.getByText(/They declined twice, so we won't ask again/)).toBeVisible();
  expect(screen.queryByRole("button", { name: AGAIN })).toBeNull();
  expect(button(OFF)).toBeEnabled();
});

it("SUBS-15 without a free place it says what comes first", () => {
  setUp(DECLINED, {}, 0);
  expect(screen.getByText(/free up a place first/)).toBeVisible();
  expect(screen.queryByRole("button", { name: AGAIN })).toBeNull();
});

it.each(["again", "by hand"])("SUBS-15 the limit of a day says what was too much and until when (%s)", async (how) => {
  const { user } = setUp(DECLINED, {
    [`POST ${SEATS}`]: () => ({ status: 429, body: { message: "A lot of invitations.", code: "rate_limited" } }),
  });
  if (how === "again") await user.click(button(AGAIN));
  else {
    await user.type(screen.getByLabelText("Family member's e-mail"), "kim@example.com");
    await user.click(button("Send invitation"));
    expect(screen.getByLabelText("Family member's e-mail")).toHaveValue("kim@example.com");
  }
  expect(await screen.findByText(/ten invitations in one day.*Try again tomorrow/)).toBeVisible();
});
