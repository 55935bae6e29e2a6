/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SIGN_IN_PROBLEM_COPY as copy } from "@/lib/core/identity/copy";
import { SignInProblem } from "./sign-in-problem";

const again = () => screen.getByRole("link", { name: "Try again" });

it.each(Object.entries(copy.reasons))("AUTH-05 %s is said in words, with another try", (code, words) => {
  render(<SignInProblem code={code} returnTo="/" isSignedIn={false} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(copy.lead)).toBeInTheDocument();
  expect(again()).toHaveAttribute("href", "/api/login");
});

it.each(["", "OAuthCallback", "constructor", "<script>"])(
  "AUTH-05 the made-up code %j gets the general words",
  (code) => {
    render(<SignInProblem code={code} returnTo="/" isSignedIn={false} />);
    expect(screen.getByText(copy.reasons.Other)).toBeInTheDocument();
  },
);

it("AUTH-05 the other try leads where the first one was to lead", () => {
  render(<SignInProblem code="Expired" returnTo="/mood?day=1" isSignedIn={false} />);
  expect(again()).toHaveAttribute("href", "/api/login?returnTo=%2Fmood%3Fday%3D1");
});

it("AUTH-05 whoever is signed in all the same is not told that they are not", () => {
  render(<SignInProblem code="Expired" returnTo="/" isSignedIn />);
  expect(screen.getByText(copy.leadSignedIn)).toBeInTheDocument();
  expect(screen.queryByText(copy.lead)).not.toBeInTheDocument();
});
