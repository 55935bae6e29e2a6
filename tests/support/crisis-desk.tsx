import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CrisisDesk } from "@/components/staff/desk/crisis-desk";
import type { ShownDetail, ShownIncident } from "@/lib/across/staff/desk/client";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "./render-page";

const NOW = new Date("2026-11-20T12:00:00Z");
export const ago = (seconds: number): string => new Date(NOW.getTime() - seconds * 1000).toISOString();
export const SAM = { id: "00000000-0000-4000-8000-00000000000c", name: "Sam Clarke" };
export const ADA = { id: "00000000-0000-4000-8000-00000000000d", name: "Ada Moss" };
export const FIRST = "00000000-0000-4000-8000-000000000001";
export const SECOND = "00000000-0000-4000-8000-000000000002";

export const line = (over: Partial<ShownIncident> = {}): ShownIncident => ({
  id: FIRST,
  severity: "imminent",
  kind: "suicide",
  kinds: ["suicide"],
  source: "chat_message",
  ageGroup: "teen",
  language: "es",
  doNotContactHome: false,
  createdAt: ago(402),
  acknowledgedAt: null,
  waitingSince: ago(402),
  actedAt: null,
  lastActionAt: null,
  openOfPerson: 1,
  assignee: null,
  resolved: false,
  resolvedAt: null,
  resolver: null,
  ...over,
});

export const detail = (over: Partial<ShownDetail> = {}): ShownDetail => ({
  ...line(),
  excerpt: "I will do it tonight",
  why: ["They mean right now"],
  person: {
    firstName: "Kim",
    ageGroup: "teen",
    language: "es",
    isMinor: true,
    email: "kim@example.com",
    guardianEmail: "parent@example.com",
    active: true,
    leaves: null,
  },
  safetyPlan: {
    ...{ warningSigns: [], ownWays: [], peopleAndPlaces: [], professionals: [], saferPlace: [], worthLivingFor: [] },
    helpers: [{ text: "My sister Ada", phone: "555 0199" }],
    updatedAt: null,
  },
  others: [],
  reader: SAM.id,
  notes: [],
  colleagues: [SAM],
  conversation: { exists: true, openUntil: null },
  ...over,
});

interface Answered {
  status: number;
  body?: unknown;
}

export interface Setup {
  queue?: () => { status: number; body?: unknown; headers?: Record<string, string> };
  details?: Record<string, ShownDetail>;
  /** Incidents that this clinician may not open, with the message they get. */
  refused?: Record<string, string>;
  patch?: () => Answered | Promise<Answered>;
}

export function setUp({ queue, details = { [FIRST]: detail() }, refused = {}, patch }: Setup = {}) {
  const api = fakeBrowserApi({
    "GET /api/admin/crisis-incidents?filter=open":
      queue ??
      (() => ({ status: 200, body: [line(), line({ id: SECOND, createdAt: ago(30), waitingSince: ago(30) })] })),
    "GET /api/admin/crisis-incidents?filter=resolved": () => ({ status: 200, body: [] }),
    ...Object.fromEntries(
      Object.keys(details).map((id) => [
        `GET /api/admin/crisis-incidents/${id}`,
        () => ({ status: 200, body: details[id] }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(refused).map(([id, message]) => [
        `GET /api/admin/crisis-incidents/${id}`,
        () => ({ status: 403, body: { message, code: "forbidden" } }),
      ]),
    ),
    "PATCH /api/admin/crisis-incidents/*": patch ?? (() => ({ status: 200, body: {} })),
    "POST /api/admin/crisis-incidents/*": () => ({ status: 201, body: { openUntil: ago(-3_600) } }),
  });
  renderPage(<CrisisDesk initialId={null} thisYear={2026} />);
  return { api, user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }) };
}

export const lines = () => within(screen.getByRole("list", { name: "Incidents" })).getAllByRole("button");
export const settled = () => act(() => jest.advanceTimersByTimeAsync(50));
export const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

export async function opened(setup: Setup = {}) {
  const { api, user } = setUp(setup);
  await settled();
  await user.keyboard("j{Enter}");
  await settled();
  return { api, user };
}

/** Before each test: stops the clock, and clears everything stored by an earlier one. */
export function freshDesk(): void {
  jest.useFakeTimers({ now: NOW });
  sessionStorage.clear();
  localStorage.clear();
}
