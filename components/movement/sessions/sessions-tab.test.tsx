/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { ptSessionsKey } from "@/lib/features/movement/sessions/constants";
import { ptSession } from "@/tests/factories/routines";
import { renderPage } from "@/tests/support/render-page";
import { SessionsTab } from "./sessions-tab";

jest.mock("@/lib/client/time-zone", () => ({ useTimeZone: () => null }));

it("keeps the room of what waits for the time zone: both pictures, and the day of a session", () => {
  const sessions = [ptSession(), ptSession({ painBefore: 6, painAfter: 5 })];
  renderPage(<SessionsTab audience="adult" onToRoutines={() => undefined} />, [[ptSessionsKey, sessions]]);
  expect(document.querySelectorAll("svg[viewBox].h-40")).toHaveLength(2);
  // Weeks are counted only once the person's time zone, and so today's date, is known.
  expect(screen.queryByText(/minutes in \d+ weeks/)).toBeNull();
  for (const time of document.querySelectorAll("time")) {
    expect(time).toHaveClass("invisible");
    expect(time.textContent).not.toBe("");
  }
});
