/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { ScoreCard } from "@/lib/core/legal/safety-score/schema";
import { aScoreCard } from "@/tests/factories/score-cards";
import { renderPage } from "@/tests/support/render-page";
import SafetyPage from "./page";

let card: ScoreCard | null = null;
jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));
jest.mock("@/lib/server/page-context", () => ({ pageContext: async () => ({}) }));
jest.mock("@/lib/server/viewer", () => ({ viewer: async () => null }));
jest.mock("@/lib/core/legal/safety-score/read-score-card", () => ({ readScoreCard: () => card }));

const show = async () => renderPage(await SafetyPage());
const score = () => screen.queryByRole("region", { name: "The safety score" });

it("R-03 R-06 /safety shows the published score below the way to help", async () => {
  card = aScoreCard();
  await show();
  const help = screen.getByRole("button", { name: "Crisis" });
  expect(score()).toBeInTheDocument();
  expect(help.compareDocumentPosition(score() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("R-03 R-06 /safety is whole where no score was published", async () => {
  card = null;
  await show();
  expect(score()).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "How to reach people" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Crisis" })).toBeVisible();
});
