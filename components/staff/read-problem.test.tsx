/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { ApiError } from "@/lib/client/api";
import { renderPage } from "@/tests/support/render-page";
import { ReadProblem } from "./read-problem";

const problem = (status: number, statusText: string, message: string) =>
  new ApiError(status, JSON.stringify({ message }), statusText);
const show = (error: unknown) => renderPage(<ReadProblem error={error} onRetry={() => {}} retrying={false} />);

it("ERR-27 a limit says beside the status what there was too much of", () => {
  show(problem(429, "Too Many Requests", "That was a lot of pages in a short time."));
  expect(screen.getByText("Request failed: Too Many Requests")).toBeVisible();
  expect(screen.getByText("That was a lot of pages in a short time.")).toBeVisible();
  expect(screen.queryByText(/PIN/)).toBeNull();
});

it("ERR-27 what the server says of its own failure is not shown", () => {
  show(problem(500, "Internal Server Error", "Something went wrong on our side."));
  expect(screen.getByText("Request failed: Internal Server Error")).toBeVisible();
  expect(screen.queryByText(/our side/)).toBeNull();
});
