/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ShownInvitation, ShownRelationship } from "@/lib/features/couples/client";
import {
  APPROACHES,
  FOCI,
  invitationsKey,
  OFFERED_RELATIONSHIP_TYPES,
  relationshipSessionsKey,
  relationshipsKey,
} from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { fakeCouplesApi, MAYA, relationshipOf, talkOf } from "@/tests/fakes/couples-api";
import { renderPage } from "@/tests/support/render-page";
import { CouplesRoom } from "./couples-room";
import { Assessments, TalkPane } from "./later";
import { ReceivedInvitations } from "./received-invitations";

const INVITE = "POST /api/partner-invitations";
const OPEN = "POST /api/relationship-sessions";

interface Setup {
  relationships?: ShownRelationship[];
  invitations?: ShownInvitation[];
  answers?: Parameters<typeof fakeCouplesApi>[0];
  talkId?: string;
}

function setUp({ relationships = [], invitations = [], answers = {}, talkId }: Setup = {}) {
  const api = fakeCouplesApi({
    "GET /api/partner-invitations": { status: 200, body: invitations },
    "GET /api/relationships": { status: 200, body: relationships },
    ...answers,
  });
  renderPage(<CouplesRoom ownId={MAYA} region="US" exitUrl="https://weather.example/" talkId={talkId ?? null} />, [
    [invitationsKey, invitations],
    [relationshipsKey, relationships],
    [relationshipSessionsKey, relationships.length > 0 ? [talkOf()] : []],
  ]);
  return { api, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText(name);
const options = (name: string) =>
  within(field(name))
    .getAllByRole("option")
    .map((option) => (option as HTMLOptionElement).value);

// Load the lazy parts up front, as if the page had been open for a moment.
beforeAll(() => Promise.all([TalkPane.ahead(), Assessments.ahead()]));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/couples-therapy");
});

describe("inviting", () => {
  it("COUP-01 COUP-02 shows invite form, sessions, creation form and chat pane without a relationship", () => {
    setUp();
    expect(field("Partner's e-mail")).toBeVisible();
    expect(field("Relationship type")).toBeVisible();
    expect(field("Personal message")).toBeVisible();
    expect(screen.getByRole("region", { name: "Your conversations" })).toBeVisible();
    expect(field("Focus")).toBeVisible();
    expect(screen.getByRole("region", { name: "Your conversation" })).toBeVisible();
  });

  it("COUP-05 COUP-06 offers the nine types of the view, marriage first chosen", () => {
    setUp();
    expect(options("Relationship type")).toEqual([...OFFERED_RELATIONSHIP_TYPES]);
    expect(field("Relationship type")).toHaveValue("marriage");
  });

  it("VALD-13 sends nothing until an address is typed; the field's type alone checks its form", async () => {
    const { user } = setUp();
    expect(button("Send Invitation")).toBeDisabled();
    expect(field("Partner's e-mail")).toHaveAttribute("type", "email");
    await user.type(field("Partner's e-mail"), "  ");
    expect(button("Send Invitation")).toBeDisabled();
    await user.type(field("Partner's e-mail"), "noah@example.com");
    expect(button("Send Invitation")).toBeEnabled();
  });

  it("API-39 ERR-18 sends the invitation and says so", async () => {
    const { api, user } = setUp({ answers: { [INVITE]: { status: 201, body: { id: "1" } } } });
    await user.type(field("Partner's e-mail"), "noah@example.com");
    await user.type(field("Personal message"), "Try this with me?");
    await user.click(button("Send Invitation"));
    expect(await screen.findByText("Invitation Sent")).toBeVisible();
    expect(screen.getByText("Your partner has been invited to join therapy sessions.")).toBeVisible();
    expect(api.of("POST", "/api/partner-invitations")[0]?.body).toEqual({
      inviteeEmail: "noah@example.com",
      relationshipType: "marriage",
      personalMessage: "Try this with me?",
    });
  });

  it("ERR-17 says that it failed and keeps what was written", async () => {
    const { user } = setUp({ answers: { [INVITE]: { status: 500, body: {} } } });
    await user.type(field("Partner's e-mail"), "noah@example.com");
    await user.type(field("Personal message"), "Try this?");
    await user.click(button("Send Invitation"));
    expect(await screen.findByText("Failed to send invitation. Please try again.")).toBeVisible();
    expect(field("Personal message")).toHaveValue("Try this?");
    expect(field("Partner's e-mail")).toHaveValue("noah@example.com");
  });

  it("shows a refusal next to its field", async () => {
    const issues = [{ path: "inviteeEmail", message: "That's your own address." }];
    const { user } = setUp({ answers: { [INVITE]: { status: 400, body: { message: "x", issues } } } });
    await user.type(field("Partner's e-mail"), "maya@example.com");
    await user.click(button("Send Invitation"));
    await waitFor(() => expect(field("Partner's e-mail")).toHaveAccessibleDescription(/own address/));
  });

  it("COUP-03 COUP-14 Continue Solo hides the form only; the creation form then says what is missing", async () => {
    const { user } = setUp();
    await user.click(button("Continue Solo"));
    expect(screen.queryByLabelText("Partner's e-mail")).toBeNull();
    expect(screen.getByText(/has to accept your invitation before a conversation can start/)).toBeVisible();
    await user.click(button("Invite Partner"));
    expect(field("Partner's e-mail")).toBeVisible();
  });

  it("COUP-02 with a relationship the form waits behind Invite Partner", async () => {
    const { user } = setUp({ relationships: [relationshipOf()] });
    expect(screen.queryByLabelText("Partner's e-mail")).toBeNull();
    await user.click(button("Invite Partner"));
    expect(field("Partner's e-mail")).toBeVisible();
  });
});

describe("an invitation that waits", () => {
  const received: ShownInvitation = {
    id: "i",
    direction: "received",
    inviteeEmail: null,
    inviterName: "Maya",
    relationshipType: "marriage",
    personalMessage: "Would you?",
    status: "pending",
    expiresAt: "2026-11-27T12:00:00.000Z",
    acceptedAt: null,
    createdAt: "2026-11-20T12:00:00.000Z",
    token: "i",
  };

  it("COUP-12 is accepted in one click", async () => {
    const { api, user } = setUp({
      invitations: [received],
      answers: { "POST /api/partner-invitations/i/accept": { status: 200, body: relationshipOf() } },
    });
    expect(screen.getByText("Maya invited you to a shared space")).toBeVisible();
    expect(screen.getByText("Would you?")).toBeVisible();
    await user.click(button("Accept"));
    expect(await screen.findByText("You now share a space")).toBeVisible();
    expect(api.of("POST", "/api/partner-invitations/i/accept")).toHaveLength(1);
  });

  it("COUP-12 on home, where it shows also while this part is closed, the refusal says why", async () => {
    const message = "This part is closed right now.";
    fakeCouplesApi({ "POST /api/partner-invitations/i/accept": { status: 403, body: { message } } });
    renderPage(<ReceivedInvitations />, [[invitationsKey, [received]]]);
    await userEvent.click(button("Accept"));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("is declined, and says that nothing was shared", async () => {
    const { user } = setUp({
      invitations: [received],
      answers: { "POST /api/partner-invitations/i/decline": { status: 200, body: { status: "declined" } } },
    });
    await user.click(button("Decline"));
    expect(await screen.findByText(/Nothing was shared/)).toBeVisible();
  });

  it("says so when a mailed link leads to nothing that is open here", () => {
    fakeCouplesApi({});
    renderPage(<ReceivedInvitations byLink="a-secret" />, [[invitationsKey, []]]);
    expect(screen.getByText(COUPLES_COPY.adult.received.gone)).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign out and use that address" })).toHaveAttribute(
      "href",
      "/api/logout?returnTo=%2F%3Finvitation%3Da-secret",
    );
  });
});

describe("a new talk", () => {
  it("COUP-07 COUP-08 offers every focus and approach, general and gottman first chosen", () => {
    setUp({ relationships: [relationshipOf()] });
    expect(options("Focus")).toEqual([...FOCI]);
    expect(field("Focus")).toHaveValue("general");
    expect(options("Approach")).toEqual([...APPROACHES]);
    expect(field("Approach")).toHaveValue("gottman");
  });

  it("ERR-19 COUP-14 without a relationship says the documented words and sends nothing", async () => {
    const { api, user } = setUp();
    await user.click(button("Continue Solo"));
    await user.click(button("Start Session"));
    expect(await screen.findByText("No Relationship Found")).toBeVisible();
    expect(screen.getByText("Please invite your partner first to start couples therapy.")).toBeVisible();
    expect(api.of("POST", "/api/relationship-sessions")).toHaveLength(0);
  });

  it("API-36 COUP-17 sends focus, approach and title, and opens the talk", async () => {
    const opened = talkOf();
    const { api, user } = setUp({
      relationships: [relationshipOf()],
      answers: {
        [OPEN]: { status: 201, body: opened },
        "GET /api/relationship-sessions": { status: 200, body: [opened] },
      },
    });
    await user.selectOptions(field("Focus"), "trust");
    await user.selectOptions(field("Approach"), "eft");
    await user.type(field("Session title"), "Sundays");
    await user.click(button("Start Session"));
    expect(await screen.findByRole("heading", { name: "Evenings" })).toBeVisible();
    expect(api.of("POST", "/api/relationship-sessions")[0]?.body).toEqual({
      relationshipId: relationshipOf().id,
      sessionType: "couples",
      sessionFocus: "trust",
      therapyApproach: "eft",
      sessionTitle: "Sundays",
    });
    expect(window.location.search).toContain(opened.id);
  });

  it("comes into view with its field when it is opened, and its name takes the focus", async () => {
    const seen: Element[] = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this);
    };
    const { user } = setUp({ relationships: [relationshipOf()] });
    await user.click(button(/^Evenings/));
    expect(await screen.findByRole("heading", { name: "Evenings" })).toHaveFocus();
    expect(seen.some((element) => element.contains(field("Message")))).toBe(true);
  });

  it("is begun once, however often an answer is lost on the way", async () => {
    const { api, user } = setUp({ relationships: [relationshipOf()], answers: { [OPEN]: new TypeError("offline") } });
    const posts = () => api.of("POST", "/api/relationship-sessions").map(({ headers }) => headers["Idempotency-Key"]);
    await user.click(button("Start Session"));
    await screen.findByText("Failed to create session.");
    await user.click(button("Start Session"));
    await waitFor(() => expect(posts()).toHaveLength(2));
    await user.selectOptions(field("Focus"), "trust");
    await user.click(button("Start Session"));
    await waitFor(() => expect(posts()).toHaveLength(3));
    expect([posts()[1] === posts()[0], posts()[2] === posts()[0]]).toEqual([true, false]);
  });

  it("ERR-16 says that it failed and keeps the title", async () => {
    const { user } = setUp({ relationships: [relationshipOf()], answers: { [OPEN]: { status: 500, body: {} } } });
    await user.type(field("Session title"), "Sundays");
    await user.click(button("Start Session"));
    expect(await screen.findByText("Failed to create session.")).toBeVisible();
    expect(field("Session title")).toHaveValue("Sundays");
  });

  it("COUP-04 Start New Session clears the talk that is open", async () => {
    const { user } = setUp({ relationships: [relationshipOf()], talkId: talkOf().id });
    expect(screen.getByRole("heading", { name: "Evenings" })).toBeVisible();
    expect(screen.queryByLabelText("Focus")).toBeNull();
    await user.click(button("Start New Session"));
    expect(screen.queryByRole("heading", { name: "Evenings" })).toBeNull();
    expect(field("Focus")).toBeVisible();
  });

  it("VALD-22 nothing can be sent while no talk is open", () => {
    setUp({ relationships: [relationshipOf()] });
    expect(field("Message")).toBeDisabled();
    expect(button("Send")).toBeDisabled();
  });
});

describe("more than one relationship", () => {
  const OTHER = "55555555-5555-4555-8555-555555555555";
  const two = [
    relationshipOf({ id: OTHER, relationshipName: "Maya & Ola", partnerName: "Ola" }),
    relationshipOf({ createdAt: "2025-01-01T00:00:00.000Z" }),
  ];

  afterEach(() => jest.useRealTimers());

  it("a talk, and the private questions, are about the one that is chosen", async () => {
    const { api, user } = setUp({ relationships: two, answers: { [OPEN]: { status: 500, body: {} } } });
    expect(field("Which relationship")).toHaveValue(OTHER);
    await user.selectOptions(field("Which relationship"), relationshipOf().id);
    await user.click(button("Start Session"));
    await waitFor(() => expect(api.of("POST", "/api/relationship-sessions")).toHaveLength(1));
    expect(api.of("POST", "/api/relationship-sessions")[0]?.body).toMatchObject({
      relationshipId: relationshipOf().id,
    });
    const dialog = screen.getByText("Questions just for you").closest("dialog");
    expect(dialog).toHaveAttribute("id", `check-in-${relationshipOf().id}`);
  });

  it("an open talk says which; with one alone there is nothing to choose", () => {
    setUp({ relationships: two, talkId: talkOf().id });
    expect(field("Which relationship")).toHaveValue(relationshipOf().id);
  });

  it("one that begins meanwhile shows without a reload, and does not take the place of the other", async () => {
    jest.useFakeTimers();
    setUp({ relationships: [relationshipOf()], answers: { "GET /api/relationships": { status: 200, body: two } } });
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(field("Which relationship")).toHaveValue(relationshipOf().id);
  });

  it("with one there is nothing to choose", () => {
    setUp({ relationships: [relationshipOf()] });
    expect(screen.queryByLabelText("Which relationship")).toBeNull();
  });
});

describe("editing", () => {
  it("sends only what was changed, so that what the other wrote meanwhile stays", async () => {
    const path = `/api/relationships/${relationshipOf().id}`;
    const { api, user } = setUp({
      relationships: [relationshipOf()],
      answers: { [`PATCH ${path}`]: { status: 500, body: {} } },
    });
    await user.click(button("Edit"));
    await user.clear(field("Name"));
    await user.type(field("Name"), "Us two");
    await user.click(button("Save"));
    await waitFor(() => expect(api.of("PATCH", path)).toHaveLength(1));
    expect(api.of("PATCH", path)[0]?.body).toEqual({ relationshipName: "Us two" });
    expect(field("Name")).toHaveValue("Us two");
  });
});
