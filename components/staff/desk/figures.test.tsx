/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { Figures } from "@/components/staff/desk/figures";
import type { ShownReport } from "@/lib/across/staff/desk/client";
import { timeOfDay } from "@/lib/shared/dates";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";

const RECKONED = "2026-11-20T11:57:00.000Z";

const report: ShownReport = {
  year: 2026,
  total: 3,
  referrals: [{ month: "2026-11", kind: "suicide", severity: "high", isMinor: false, count: 3 }],
  times: {
    ...{ incidents: 2, acknowledged: 1, withinFiveMinutes: 1, resolved: 0, reckonedAt: RECKONED },
    ...{ medianToAcknowledge: 130, p95ToAcknowledge: 130, medianToResolve: null },
  },
};

it("ADMN-10 the figures say as of when the times are", async () => {
  fakeBrowserApi({ "GET /api/admin/crisis-report?year=2026": () => ({ status: 200, body: report }) });
  renderPage(<Figures thisYear={2026} />);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await screen.findByText(`Times as of ${timeOfDay(RECKONED, zone)}.`, { exact: false })).toBeVisible();
  expect(screen.getByText("1 of 2")).toBeVisible();
  expect(screen.getByText("None yet")).toBeVisible();
});
