/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_TOKEN_KEY } from "@/lib/client/admin-token";
import type { AuditLine, ChainReport } from "@/lib/core/audit/types";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { AuditDesk } from "./audit-desk";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const line = (some: Partial<AuditLine> = {}): AuditLine => ({
  seq: "41",
  actor: "11111111-1111-4111-8111-111111111111",
  actorEmail: "ada@example.org",
  action: "role.grant_admin",
  subject: "22222222-2222-4222-8222-222222222222",
  subjectEmail: null,
  resource: "users/22222222-2222-4222-8222-222222222222",
  outcome: "done",
  reason: null,
  requestId: "r-1",
  createdAt: "2026-11-20T12:00:00.000Z",
  ...some,
});

const INTACT: ChainReport = {
  intact: true,
  checked: 41,
  firstBroken: null,
  next: null,
  waiting: 2,
  head: { seq: "39", hash: "ab12" },
};

type Answers = Record<string, () => { status: number; body: unknown }>;

function setUp(report: ChainReport = INTACT, more: Answers = {}) {
  sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
  const asked: string[] = [];
  const answers = new Proxy<Answers>(
    {
      "GET /api/admin/session": () => ({ status: 200, body: { secondsLeft: 1800, final: false } }),
      "GET /api/admin/audit/chain": () => ({ status: 200, body: report }),
      ...more,
    },
    {
      get: (known, name: string) => {
        if (known[name] || !name.startsWith("GET /api/admin/audit?")) return known[name];
        asked.push(name.slice("GET /api/admin/audit?".length));
        return () => ({ status: 200, body: [line(), line({ seq: "40", outcome: "refused", action: "pin.try" })] });
      },
    },
  );
  fakeBrowserApi(answers);
  renderPage(<AuditDesk subject="22222222-2222-4222-8222-222222222222" />);
  return { asked, user: userEvent.setup() };
}

it("R-09 shows who did what, and begins with the person it was opened for", async () => {
  const { asked } = setUp();
  const table = await screen.findByRole("table");
  const [, first, second] = within(table).getAllByRole("row");
  for (const text of ["ada@example.org", "role.grant_admin", /Request r-1/]) {
    expect(within(first as HTMLElement).getByText(text)).toBeInTheDocument();
  }
  expect(within(second as HTMLElement).getByText("refused")).toBeInTheDocument();
  expect(asked[0]).toBe("subject=22222222-2222-4222-8222-222222222222");
});

it("R-09 stands in cards where five columns have no room: each row with all that the table tells of it", async () => {
  setUp();
  const table = await screen.findByRole("table");
  const cards = screen.getByRole("list", { name: "Audit Trail" });
  expect(cards).toHaveClass("md:hidden");
  expect(table.closest("section")).toHaveClass("max-md:hidden");
  const told = within(cards)
    .getAllByRole("listitem")
    .map((card) =>
      within(card)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    );
  const [, ...rows] = within(table).getAllByRole("row");
  expect(told).toEqual(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ),
  );
  expect(
    within(cards)
      .getAllByRole("term")
      .map(({ textContent }) => textContent)
      .slice(0, 5),
  ).toEqual(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  );
});

it("R-09 looks by who, act and time of this browser's zone", async () => {
  const { asked, user } = setUp();
  await screen.findByRole("table");
  await user.clear(screen.getByLabelText("Whom it's about"));
  await user.type(screen.getByLabelText("Who did it"), " ada@example.org ");
  await user.type(screen.getByLabelText("Action starts with"), "role.");
  await user.type(screen.getByLabelText("From"), "2026-11-20T08:30");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  const from = new Date("2026-11-20T08:30").toISOString();
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
    actor: "ada@example.org",
    action: "role.",
    from,
  });
});

it("R-09 the check tells that the chain holds and what waits", async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole("button", { name: "Verify chain" }));
  expect(await screen.findByText("The chain is intact: 41 rows checked.")).toBeInTheDocument();
  expect(screen.getByText("2 newer rows are waiting for their links.")).toBeInTheDocument();
  expect(screen.getByText("ab12")).toBeInTheDocument();
});

it("R-09 a long trail is checked in stretches and told as one", async () => {
  const link = "ab".repeat(32);
  const second = `GET /api/admin/audit/chain?after=20000&link=${link}`;
  const { user } = setUp(
    { ...INTACT, checked: 20_000, next: { seq: "20000", hash: link } },
    { [second]: () => ({ status: 200, body: INTACT }) },
  );
  await user.click(await screen.findByRole("button", { name: "Verify chain" }));
  expect(await screen.findByText("The chain is intact: 20041 rows checked.")).toBeInTheDocument();
});

it("R-09 the check tells the first row that does not fit", async () => {
  const { user } = setUp({ ...INTACT, intact: false, firstBroken: "17" });
  await user.click(await screen.findByRole("button", { name: "Verify chain" }));
  expect(await screen.findByText(/^Row 17 doesn't fit/)).toBeInTheDocument();
});
