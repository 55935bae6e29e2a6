/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@/tests/support/render-page";
import { ReceivedShares } from "./notices";

let mockAway = true;
jest.mock("@/components/your-data/shares/received-shares", () => {
  if (mockAway) throw new Error("no network");
  return { ReceivedShares: () => <p>Someone would like to share with you</p> };
});

it("a notice whose script does not come leaves the rest of the page standing, and can be tried again", async () => {
  await act(async () =>
    renderPage(
      <>
        <h1>Hello, Maya</h1>
        <ReceivedShares />
      </>,
    ),
  );
  expect(await screen.findByText("This part didn't load")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Hello, Maya" })).toBeInTheDocument();
  mockAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Someone would like to share with you")).toBeInTheDocument();
});
