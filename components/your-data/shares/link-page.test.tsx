/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { LinkDoor } from "@/lib/across/your-data/shares/types";
import { summary } from "@/tests/factories/share-lines";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { LinkPage } from "./link-page";

const open = (state: LinkDoor) => renderPage(<LinkPage token="a-secret" state={state} />);
const press = () => userEvent.click(screen.getByRole("button", { name: "Open the summary" }));

it("LAND-27 asks for nothing before the press, then shows the summary and what it is", async () => {
  const api = fakeBrowserApi({ "POST /api/shares/open": () => ({ status: 200, body: summary() }) });
  open("open");
  expect(api.calls).toEqual([]);
  await press();
  expect(await screen.findByRole("heading", { level: 1, name: "Summary of Maya" })).toHaveFocus();
  expect(screen.getByText("Self-reported. Not a diagnosis. Made by the person, not by a clinician.")).toBeVisible();
  const [, row] = within(screen.getByRole("table")).getAllByRole("row");
  expect(row).toHaveTextContent(/^Nov 1536\.54-9Sad 2$/);
  expect(api.of("POST")[0]?.body).toEqual({ token: "a-secret" });
});

it.each([
  ["ended", "This link has expired", /ask the person who gave you the link to make a new one/],
  ["unknown", "We don't recognize this link", /Copy the whole address and try again/],
  ["busy", "One moment, please", /wait a minute and open the link again/],
] as const)(
  "LAND-27 of a link that is %s says so calmly and what to do next, and offers no summary",
  (state, title, next) => {
    fakeBrowserApi({});
    open(state);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Open the summary" })).not.toBeInTheDocument();
  },
);

it("says that it has ended when it ends between the look and the press", async () => {
  fakeBrowserApi({ "POST /api/shares/open": () => ({ status: 404, body: { message: "This link has ended." } }) });
  open("open");
  await press();
  expect(await screen.findByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
});

it("says so calmly when too many were tried from the same address", async () => {
  const message = "A lot of people are using this right now. Please try again in a minute.";
  fakeBrowserApi({ "POST /api/shares/open": () => ({ status: 429, body: { message } }) });
  open("open");
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("button", { name: "Open the summary" })).toBeEnabled();
});

it("keeps the button when the network is away", async () => {
  fakeBrowserApi({ "POST /api/shares/open": () => ({ status: 503, body: {} }) });
  open("open");
  await press();
  expect(await screen.findByText("That didn't work. Please try again.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Open the summary" })).toBeEnabled();
});
