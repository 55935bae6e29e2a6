/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import { readDraft } from "@/lib/client/drafts";
import {
  detail,
  FIRST,
  freshDesk,
  line,
  lines,
  opened,
  SECOND,
  seconds,
  settled,
  setUp,
} from "@/tests/support/crisis-desk";

beforeEach(freshDesk);
afterEach(() => jest.useRealTimers());

describe("the queue", () => {
  it("ADMN-10 tells how long each waits against five minutes, how grave it is, of what kind, age and language", async () => {
    setUp();
    await settled();
    expect(lines()[0]).toHaveTextContent(
      /Imminent.*Suicide.*Teen 13 to 17.*Spanish.*Waiting 6 minutes, over five minutes/s,
    );
    expect(lines()[1]).toHaveTextContent("Waiting 30 seconds");
    expect(lines()[1]).not.toHaveTextContent("over five minutes");
    await seconds(1);
    expect(lines()[1]).toHaveTextContent("Waiting 31 seconds");
    expect(screen.getByText("2 are waiting for someone")).toBeInTheDocument();
  });

  it("ADMN-10 CRIS-17 names every danger that was heard, the gravest first, in the queue and on the record", async () => {
    const two = { kind: "abuse", kinds: ["abuse", "suicide"], severity: "high" } as const;
    await opened({ queue: () => ({ status: 200, body: [line(two)] }), details: { [FIRST]: detail(two) } });
    expect(lines()[0]).toHaveTextContent(/^HighAbuse and suicide/);
    expect(screen.getByRole("heading", { level: 2, name: "Abuse and suicide" })).toBeInTheDocument();
  });

  it("ADMN-10 CRIS-17 says of a wish to die that it needs a person, in no grey, and what is to be asked", async () => {
    const wish = { severity: "low", kind: "suicide" } as const;
    const [first, second] = [
      line(wish),
      line({ id: SECOND, severity: "low", kind: "third_party", kinds: ["third_party"] }),
    ];
    await opened({ queue: () => ({ status: 200, body: [first, second] }), details: { [FIRST]: detail(wish) } });
    expect(lines()[0]).toHaveTextContent(/^Wish to die: needs a personSuicide/);
    expect(lines()[0]).not.toHaveTextContent("Low");
    expect(within(lines()[0] as HTMLElement).getByText(/^Wish to die/)).not.toHaveClass("bg-sunk");
    expect(within(lines()[1] as HTMLElement).getByText("Low")).toBeInTheDocument();
    expect(screen.getByText(/Someone has to ask about thoughts, a plan, means, and timing/)).toBeInTheDocument();
  });

  it("ADMN-10 is read again every five seconds as nobody's work, with what it already knows", async () => {
    const body = [line()];
    const { api } = setUp({ queue: () => ({ status: 200, body, headers: { etag: 'W/"1"' } }) });
    await settled();
    await seconds(5);
    const [first, second] = api.of("GET");
    expect(first?.headers["x-background-read"]).toBeUndefined();
    expect(second?.headers).toMatchObject({ "x-background-read": "1", "If-None-Match": 'W/"1"' });
  });

  it("ADMN-10 says loudly that it may be out of date, and keeps what it showed", async () => {
    let away = false;
    setUp({ queue: () => (away ? { status: 503, body: { message: "away" } } : { status: 200, body: [line()] }) });
    await settled();
    away = true;
    await seconds(5);
    expect(screen.getByText(/We couldn't load the queue/).closest("[role=alert]")).toBeInTheDocument();
    expect(lines()).toHaveLength(1);
    away = false;
    await seconds(5);
    expect(screen.queryByText(/We couldn't load the queue/)).toBeNull();
  });

  it("offers a retry when it was never read, and says so when nothing is open", async () => {
    let body: unknown = null;
    const { user } = setUp({ queue: () => (body ? { status: 200, body } : { status: 500, body: {} }) });
    await settled();
    body = [];
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await settled();
    expect(screen.getByText("Nothing is open")).toBeInTheDocument();
    expect(screen.getByText("No one is waiting.")).toBeInTheDocument();
  });

  it("ADMN-06 tells whoever lacks the role so, and does not ask again", async () => {
    const message = "Only a clinician can do this.";
    const { api } = setUp({ queue: () => ({ status: 403, body: { message, code: "forbidden" } }) });
    await settled();
    await seconds(20);
    expect(screen.getByText("This page is for clinicians").closest("[role=alert]")).toHaveTextContent(
      /An admin can give/,
    );
    expect(screen.queryByText(/People may be waiting|couldn't load/)).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(api.of("GET")).toHaveLength(1);
  });

  it("R-16 makes no sound before somebody asks for it", async () => {
    const created = jest.fn();
    Object.defineProperty(globalThis, "AudioContext", { value: created, configurable: true, writable: true });
    let body = [line()];
    setUp({ queue: () => ({ status: 200, body }) });
    await settled();
    body = [line(), line({ id: SECOND })];
    await seconds(5);
    expect(lines()).toHaveLength(2);
    expect(created).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Sound is off" })).toHaveAttribute("aria-pressed", "false");
  });
});

describe("an incident at the desk", () => {
  it("ADMN-10 opens by keyboard, with what fired, why, the plan and its contacts", async () => {
    const { api } = await opened();
    expect(screen.getByText("I will do it tonight")).toBeInTheDocument();
    expect(screen.getByText("They mean right now")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /555 0199/ })).toHaveAttribute("href", "tel:5550199");
    expect(screen.getByRole("link", { name: "parent@example.com" })).toBeInTheDocument();
    // Moving along the queue opens nothing, because each reading is audited.
    expect(api.of("GET", `/api/admin/crisis-incidents/${SECOND}`)).toEqual([]);
  });

  it("ADMN-10 is acknowledged, acted on and resolved by single keys", async () => {
    const { api, user } = await opened();
    await user.keyboard("a");
    await settled();
    await user.keyboard("d");
    expect(screen.getByLabelText("Action")).toHaveFocus();
    await user.selectOptions(screen.getByLabelText("Action"), "called_person");
    await user.keyboard("{Escape}n");
    await user.keyboard("Talked, she is with Ada{Control>}{Enter}{/Control}");
    await settled();
    await user.keyboard("{Escape}r");
    await user.selectOptions(screen.getByLabelText("Outcome"), "safe");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([
      { action: "acknowledge" },
      { action: "act", template: "called_person", note: "Talked, she is with Ada" },
      { action: "resolve", template: "safe" },
    ]);
    expect(lines()[1]).toHaveFocus();
  });

  it("ADMN-10 after a deed was stored from its list the keys are the desk's again, and choose nothing", async () => {
    const { api, user } = await opened();
    await user.keyboard("d");
    await user.selectOptions(screen.getByLabelText("Action"), "called_person");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await settled();
    expect(screen.getByLabelText("Action")).not.toHaveFocus();
    await user.keyboard("r");
    expect(screen.getByLabelText("Outcome")).toHaveFocus();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([{ action: "act", template: "called_person" }]);
  });

  it("ADMN-10 ERR-27 tells who was faster, and keeps what was written", async () => {
    const message = "Ada Moss already resolved this. Reopen it to continue.";
    const { user } = await opened({ patch: () => ({ status: 409, body: { message, code: "conflict" } }) });
    await user.type(screen.getByLabelText("Note"), "Called twice");
    await user.click(screen.getByRole("button", { name: "Resolve" }));
    await waitFor(() => expect(screen.getByText(message)).toBeInTheDocument());
    expect(screen.getByLabelText("Note")).toHaveValue("Called twice");
    expect(readDraft(`incident.${FIRST}`)).toBe("Called twice");
  });

  it("a resolved one can be taken back at once", async () => {
    const { api, user } = await opened();
    await user.selectOptions(screen.getByLabelText("Outcome"), "false_alarm");
    await user.click(screen.getByRole("button", { name: "Resolve" }));
    await settled();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await settled();
    expect(api.of("PATCH").at(-1)?.body).toEqual({ action: "reopen" });
  });

  it("ADMN-10 ADMN-08 says that the account was deactivated, so that nobody waits for an answer here", async () => {
    await opened({ details: { [FIRST]: detail({ person: { ...detail().person, active: false } }) } });
    expect(screen.getByText(/This account was deactivated/)).toBeInTheDocument();
  });

  it("ADMN-10 where home may be the danger it says so and offers nothing that reaches there", async () => {
    const person = { ...detail().person, guardianEmail: null };
    await opened({ details: { [FIRST]: detail({ kind: "abuse", doNotContactHome: true, person }) } });
    expect(screen.getAllByText("Do not contact home").length).toBeGreaterThan(0);
    expect(screen.getByText(/Do not contact a parent, a partner, or the household/)).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: "Told the parent or guardian" })).toBeNull();
    expect(screen.queryByRole("link", { name: "parent@example.com" })).toBeNull();
  });

  it("ADMN-10 asks for a sentence before the conversation opens, at its field", async () => {
    const { api, user } = await opened();
    await user.type(screen.getByLabelText("Why does it have to be read?"), "why");
    await user.click(screen.getByRole("button", { name: "Open for one hour" }));
    expect(screen.getByText("Say in a sentence why the conversation has to be read")).toBeInTheDocument();
    expect(api.of("POST")).toEqual([]);
    await user.type(screen.getByLabelText("Why does it have to be read?"), " she did not say where she is");
    await user.click(screen.getByRole("button", { name: "Open for one hour" }));
    await settled();
    expect(api.of("POST")[0]?.body).toEqual({ reason: "why she did not say where she is" });
  });

  it("an empty step is told at its field and sends nothing", async () => {
    const { api, user } = await opened();
    await user.click(screen.getByRole("button", { name: "Resolve" }));
    expect(screen.getByText("Choose an outcome or write a note")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(screen.getByText("Choose an action or write a note")).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Action"), "Something else, in your own words");
    await user.click(screen.getByRole("button", { name: "Record the note as an action" }));
    expect(screen.getByText("Write what was done in the note")).toBeInTheDocument();
    expect(api.of("PATCH")).toEqual([]);
  });
});

describe("the keyboard", () => {
  it("is told in a list, and single keys can be switched off", async () => {
    const { api, user } = await opened();
    await user.keyboard("?");
    const dialog = screen.getByRole("dialog", { name: "Keyboard" });
    expect(within(dialog).getByText("next and previous incident")).toBeInTheDocument();
    await user.click(within(dialog).getByLabelText("Use single keys"));
    dialog.removeAttribute("open");
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard("a");
    await settled();
    expect(api.of("PATCH")).toEqual([]);
  });

  it("types into a field what is typed there", async () => {
    const { api, user } = await opened();
    await user.type(screen.getByLabelText("Note"), "a jar");
    expect(screen.getByLabelText("Note")).toHaveValue("a jar");
    expect(api.of("PATCH")).toEqual([]);
  });
});
