/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountKey } from "@/lib/core/identity/constants";
import { cardKey, seatsKey, subscriptionKey, tiersKey } from "@/lib/features/billing/constants";
import { allTiers, seatsOf, subscriptionOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { CardPanel } from "./card-panel";
import { SubscribeRoom } from "./subscribe-room";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/client/navigation", () => ({ goTo: jest.fn(), currentPath: () => "/subscribe" }));
let mockAway = true;
const mockForm = (name: string) => {
  if (mockAway) throw new Error("no network");
  return { [name]: () => <p>Where the card is typed</p> };
};
jest.mock("./card-form", () => mockForm("CardForm"));
jest.mock("./checkout", () => mockForm("Checkout"));

const intent = { clientSecret: "seti_1_secret_x", intent: "setup", trialEndsAt: null };
const press = (name: string | RegExp) => userEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
const notLoaded = () => screen.findByText("This part didn't load");

beforeEach(() => {
  mockAway = true;
  fakeBrowserApi({
    "GET /api/subscription": () => ({ status: 200, body: subscriptionOf() }),
    "GET /api/subscription/card": () => ({ status: 200, body: null }),
    "POST /api/subscription/card": () => ({ status: 200, body: intent }),
    "POST /api/create-subscription": () => ({ status: 200, body: intent }),
  });
});

it("a card's fields whose script does not come can be left, and tried again", async () => {
  renderPage(<CardPanel publishableKey="pk_test_late" owes={false} />, [[cardKey, null]]);
  await press("Change card");
  await notLoaded();
  await press("Keep the old card");
  expect(screen.queryByText("This part didn't load")).toBeNull();
  await press("Change card");
  await notLoaded();
  mockAway = false;
  await press("Retry");
  expect(await screen.findByText("Where the card is typed")).toBeInTheDocument();
});

it("a checkout whose script does not come leads back to the plans, and can be tried again", async () => {
  renderPage(<SubscribeRoom audience="adult" />, [
    [tiersKey, allTiers()],
    [subscriptionKey, subscriptionOf()],
    [seatsKey, seatsOf()],
    [accountKey, { eraseAfter: null }],
  ]);
  await press("Choose Plus");
  await notLoaded();
  await press("Back to plans");
  expect(screen.queryByText("This part didn't load")).toBeNull();
  await press("Choose Plus");
  await notLoaded();
  mockAway = false;
  await press("Retry");
  expect(await screen.findByText("Where the card is typed")).toBeInTheDocument();
});
