/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import type { ShownDetail } from "@/lib/across/staff/desk/client";
import { tellSessionEnd } from "@/lib/client/admin-session";
import { readDraft } from "@/lib/client/drafts";
import {
  ADA,
  ago,
  detail,
  FIRST,
  freshDesk,
  line,
  lines,
  opened,
  SAM,
  SECOND,
  seconds,
  settled,
  setUp,
} from "@/tests/support/crisis-desk";

beforeEach(freshDesk);
afterEach(() => jest.useRealTimers());

describe("an open incident while others work and write", () => {
  const HOME = { doNotContactHome: true, kind: "abuse" } as const;

  it("ADMN-10 hides home at once when the queue says that home may be the danger, and reads the rest again", async () => {
    let body = [line()];
    const { api } = await opened({ queue: () => ({ status: 200, body }) });
    expect(screen.getByRole("link", { name: "parent@example.com" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Told the parent or guardian" })).toBeInTheDocument();
    body = [line(HOME)];
    await seconds(5);
    expect(screen.queryByRole("link", { name: "parent@example.com" })).toBeNull();
    expect(screen.queryByRole("option", { name: "Told the parent or guardian" })).toBeNull();
    const reads = api.of("GET", `/api/admin/crisis-incidents/${FIRST}`);
    expect(reads.map(({ headers }) => headers["x-background-read"])).toEqual([undefined, "1"]);
  });

  it("ADMN-10 stops offering what a colleague has taken on, and keeps what is being written", async () => {
    let body = [line()];
    const details: Record<string, ShownDetail> = { [FIRST]: detail() };
    const { user } = await opened({ queue: () => ({ status: 200, body }), details });
    await user.type(screen.getByLabelText("Note"), "I will call her");
    const taken = { acknowledgedAt: ago(10), waitingSince: null, assignee: ADA, lastActionAt: ago(10) };
    body = [line(taken)];
    details[FIRST] = detail(taken);
    await seconds(5);
    expect(screen.queryByRole("button", { name: "Acknowledge" })).toBeNull();
    expect(screen.getAllByText("With Ada Moss")).toHaveLength(2);
    expect(screen.getByLabelText("Note")).toHaveValue("I will call her");
  });

  it("ADMN-10 reads an incident again when it leaves the open ones, once while nothing changes", async () => {
    let body = [line()];
    const { api } = await opened({ queue: () => ({ status: 200, body }) });
    const reads = () => api.of("GET", `/api/admin/crisis-incidents/${FIRST}`).length;
    await seconds(20);
    expect(reads()).toBe(1);
    body = [];
    await seconds(5);
    expect(reads()).toBe(2);
  });

  it("ADMN-10 says at the bar that the queue cannot be read, also where the queue itself is hidden", async () => {
    let away = false;
    await opened({ queue: () => (away ? { status: 503, body: {} } : { status: 200, body: [line()] }) });
    away = true;
    await seconds(5);
    expect(screen.getByText("We can't load the queue. People may be waiting.")).toHaveAttribute("role", "status");
    expect(screen.queryByText("1 is waiting for someone")).toBeNull();
  });

  it("ADMN-10 tells when whoever works on it has done nothing for long", async () => {
    const taken = { acknowledgedAt: ago(3_000), waitingSince: null, assignee: ADA, lastActionAt: ago(24 * 60) };
    setUp({ queue: () => ({ status: 200, body: [line(taken)] }) });
    await settled();
    expect(lines()[0]).not.toHaveTextContent("No action");
    await seconds(61);
    expect(lines()[0]).toHaveTextContent("With Ada Moss · No action for 25 minutes");
  });

  it("ADMN-10 tells of the other incidents of the same person, on the line and beside it", async () => {
    const other = {
      id: SECOND,
      severity: "high",
      kind: "suicide",
      kinds: ["suicide"],
      createdAt: ago(60),
      resolved: false,
    } as const;
    await opened({
      queue: () => ({ status: 200, body: [line({ openOfPerson: 3 })] }),
      details: { [FIRST]: detail({ openOfPerson: 3, others: [{ ...other, doNotContactHome: false }] }) },
    });
    expect(lines()[0]).toHaveTextContent("3 open for this person");
    expect(screen.getByText("Other incidents").parentElement).toHaveTextContent(/Suicide, high.*2026.*· open/);
  });
});

describe("an incident about whoever opens it", () => {
  it("ADMN-10 says in a plain word that a colleague looks after it, and offers nothing to try again", async () => {
    const message = "This one is about you, so a colleague is handling it.";
    await opened({ refused: { [FIRST]: message } });
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Next" })).toBeNull();
  });
});

describe("giving it to somebody", () => {
  it("ADMN-10 passes by names without giving, and gives with the button or Ctrl and Enter", async () => {
    const { api, user } = await opened({ details: { [FIRST]: detail({ colleagues: [ADA, SAM] }) } });
    await user.keyboard("g");
    await user.selectOptions(screen.getByLabelText("Assigned to"), ADA.id);
    await user.selectOptions(screen.getByLabelText("Assigned to"), SAM.id);
    expect(api.of("PATCH")).toEqual([]);
    await user.keyboard("{Control>}{Enter}{/Control}");
    await settled();
    await user.selectOptions(screen.getByLabelText("Assigned to"), ADA.id);
    await user.click(screen.getByRole("button", { name: "Assign" }));
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([
      { action: "assign", assignee: SAM.id },
      { action: "assign", assignee: ADA.id },
    ]);
  });

  it("ADMN-10 whoever was slower hears who works on it", async () => {
    const { user } = await opened({
      details: { [FIRST]: detail({ colleagues: [ADA, SAM] }) },
      patch: () => ({ status: 200, body: { assignedTo: ADA.id } }),
    });
    await user.keyboard("a");
    await settled();
    expect(screen.getByText("Ada Moss is already working on it.")).toBeInTheDocument();
    expect(screen.queryByText("You've taken it on.")).toBeNull();
  });

  it("a held key does nothing twice", async () => {
    const { api } = await opened();
    for (const repeat of [false, true, true]) {
      act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", repeat, bubbles: true })));
    }
    await settled();
    expect(api.of("PATCH")).toHaveLength(1);
  });

  it("ADMN-10 tells of an adult no home, and how they can be reached", async () => {
    const person = { ...detail().person, ageGroup: "adult", isMinor: false, guardianEmail: null } as const;
    await opened({ details: { [FIRST]: detail({ person }) } });
    expect(screen.queryByRole("option", { name: "Told the parent or guardian" })).toBeNull();
    expect(screen.getByRole("link", { name: "kim@example.com" })).toHaveAttribute("href", "mailto:kim@example.com");
    expect(screen.getByText(/We don't have a phone number or a location/)).toBeInTheDocument();
  });
});

describe("what is written and taken back", () => {
  it("ADMN-10 ERR-27 says when the undo of a resolution failed", async () => {
    let fails = false;
    const { user } = await opened({
      patch: () => (fails ? { status: 409, body: { message: "This incident is open." } } : { status: 200, body: {} }),
    });
    await user.selectOptions(screen.getByLabelText("Outcome"), "false_alarm");
    await user.click(screen.getByRole("button", { name: "Resolve" }));
    await settled();
    fails = true;
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await settled();
    expect(screen.getByText("This incident is open.")).toBeInTheDocument();
  });

  it("ADMN-10 keeps what is typed while a note is being stored, and stores no note twice on reopening", async () => {
    const gate: { open?: () => void } = {};
    const closed = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    const { user } = await opened({ patch: () => closed.then(() => ({ status: 200, body: {} })) });
    await user.type(screen.getByLabelText("Note"), "Called.");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    await user.type(screen.getByLabelText("Note"), " She answers");
    gate.open?.();
    await settled();
    expect(screen.getByLabelText("Note")).toHaveValue("She answers");
    expect(readDraft(`incident.${FIRST}`)).toBe("She answers");
  });
});

describe("the sound", () => {
  function hearTones() {
    const rung = jest.fn();
    const tone = () => ({ frequency: {}, connect: (to: unknown) => to, start: rung, stop: jest.fn() });
    const ramp = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() };
    const volume = () => ({ gain: ramp, connect: (to: unknown) => to });
    const created = () => ({ currentTime: 0, createOscillator: tone, createGain: volume, close: jest.fn() });
    Object.defineProperty(globalThis, "AudioContext", { value: jest.fn(created), configurable: true, writable: true });
    return () => {
      const rings = rung.mock.calls.length / 2;
      rung.mockClear();
      return rings;
    };
  }

  it("R-16 ADMN-10 rings for what begins to wait, again each five minutes, and for what nobody reads a line of", async () => {
    const rings = hearTones();
    const first = line({ createdAt: ago(0), waitingSince: ago(0) });
    let [body, waiting] = [[first], 1];
    const { user } = setUp({ queue: () => ({ status: 200, body, headers: { "x-waiting": String(waiting) } }) });
    await settled();
    await user.click(screen.getByRole("button", { name: "Sound is off" }));
    expect(rings()).toBe(1);
    await seconds(30);
    expect(rings()).toBe(0);
    [body, waiting] = [[first, line({ id: SECOND, waitingSince: ago(-30) })], 2];
    await seconds(5);
    expect(rings()).toBe(1);
    waiting = 3;
    await seconds(5);
    expect(rings()).toBe(1);
    expect(screen.getByText("3 are waiting for someone")).toBeInTheDocument();
    await seconds(4 * 60);
    expect(rings()).toBe(0);
    await seconds(20);
    expect(rings()).toBe(1);
  });

  it("R-16 ADMN-10 rings before the desk closes, and says beside its switch that it then ends", async () => {
    const rings = hearTones();
    const { user } = setUp();
    await settled();
    act(tellSessionEnd);
    expect(rings()).toBe(0);
    await user.click(screen.getByRole("button", { name: "Sound is off" }));
    rings();
    act(tellSessionEnd);
    expect(rings()).toBe(1);
    expect(screen.getByText(/rings before the staff area closes/)).toBeInTheDocument();
  });
});
