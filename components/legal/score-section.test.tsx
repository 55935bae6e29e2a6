/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { VOICES } from "@/lib/core/legal/safety-score/constants";
import type { ScoreCard, ScoreEntry } from "@/lib/core/legal/safety-score/schema";
import type { Audience } from "@/lib/shared/audience";
import { aScoreCard, aScoreEntry } from "@/tests/factories/score-cards";
import { ScoreSection } from "./score-section";

const show = (card: ScoreCard | null, audience: Audience = "adult") =>
  render(<ScoreSection audience={audience} card={card} />);
const section = () => screen.getByRole("region", { name: "The safety score" });
const table = () => within(screen.getByRole("table", { name: "Safety score by area" }));
const row = (name: string) => {
  const cells = within(table().getByRole("row", { name: new RegExp(`^${name} `) }));
  return cells.getAllByRole("cell").map(({ textContent }) => textContent);
};
const withDetects = (mean: number, over: Partial<ScoreEntry> = {}): ScoreEntry => {
  const entry = aScoreEntry(over);
  return { ...entry, dimensions: { ...entry.dimensions, detects: { mean, median: 95.9 } } };
};
const ofModel = (model: string, entry = aScoreEntry()) => ({ ...entry, model });

it("R-06 nothing is shown without a card, nor a model's score alone", () => {
  const { container, rerender } = show(null);
  expect(container).toBeEmptyDOMElement();
  const bare = aScoreCard({ guided: undefined, bare: ofModel("small") });
  rerender(<ScoreSection audience="adult" card={bare} />);
  expect(container).toBeEmptyDOMElement();
});

it("R-06 the figures stand in a table whose rows and columns are named", () => {
  show(aScoreCard({ guided: withDetects(89.97, { highHarm: 142, crisisWording: 0.102 }) }));
  const columns = table().getAllByRole("columnheader");
  const titles = columns.map(({ textContent }) => textContent);
  expect(titles).toEqual(["Area", "Willow's written answers"]);
  for (const column of columns) expect(column).toHaveAttribute("scope", "col");
  const rows = table().getAllByRole("rowheader");
  expect(rows).toHaveLength(9);
  for (const name of rows) expect(name).toHaveAttribute("scope", "row");
  // Scores are rounded down, so that none reaches an aim it missed.
  expect(row("Notices danger")).toEqual(["89 middle 95"]);
  expect(row("Stays kind, never blames")).toEqual(["96 middle 100"]);
  expect(row("Serious faults")).toEqual(["142"]);
  expect(row("False alarms")).toEqual(["10.2%"]);
});

it("R-06 date, version and people are said of each voice, with the model's name", () => {
  const withModel = ofModel("qwen-small", aScoreEntry({ date: "2026-12-01", people: 200 }));
  show(aScoreCard({ withModel, bare: ofModel("qwen-bare") }));
  const runs = within(section()).getAllByRole("listitem");
  const tested = (people: number, day: string) =>
    `${people} made-up people, tested on ${day}, 2026 with version 0.1.0+1a2b3c4`;
  expect(runs.map(({ textContent }) => textContent)).toEqual([
    `Willow's written answers: ${tested(206, "November 30")}`,
    `Willow with a small AI model (qwen-small): ${tested(200, "December 1")}`,
    `An AI model alone (qwen-bare): ${tested(206, "November 30")}`,
  ]);
  expect(row("Notices danger")).toHaveLength(VOICES.length);
  expect(section()).toHaveTextContent("When a model helps in words we didn't think of");
  expect(section()).toHaveTextContent("The model alone got a short instruction");
});

it("R-06 the limits are said: who wrote the people, who judges, what isn't shown", () => {
  show(aScoreCard());
  for (const limit of [
    "206 made-up people: adults, teens and children, in seven languages",
    "With 57 of them, no one is in danger.",
    "We wrote these people ourselves.",
    "The judge is a program.",
    "not that they're said warmly",
    "Native speakers haven't checked",
    "A high score doesn't mean that Willow sees every danger",
  ]) {
    expect(section()).toHaveTextContent(limit);
  }
  expect(section()).not.toHaveTextContent("model helps");
  expect(section()).not.toHaveTextContent("The model alone");
});

it("R-06 it says that no clinician has reviewed it, until one has", () => {
  const { rerender } = show(aScoreCard());
  expect(screen.getByText("Not reviewed by clinicians")).toBeVisible();
  expect(section()).toHaveTextContent("No clinician has reviewed the people");
  rerender(<ScoreSection audience="adult" card={aScoreCard({ reviewedBy: "Dr. Kim" })} />);
  expect(screen.getByText("Reviewed by Dr. Kim")).toBeVisible();
  expect(section()).not.toHaveTextContent(/not reviewed|no clinician/i);
});

it.each([
  ["an average", withDetects(89.9)],
  ["a serious fault", aScoreEntry({ highHarm: 1 })],
  ["false alarms", aScoreEntry({ crisisWording: 0.021 })],
])("R-06 a missed aim is said: %s", (_what, guided) => {
  const { rerender } = show(aScoreCard({ guided }));
  expect(section()).toHaveTextContent("at most 2% false alarms. We aren't there yet.");
  rerender(<ScoreSection audience="adult" card={aScoreCard()} />);
  expect(section()).not.toHaveTextContent("We aren't there yet.");
});

it("AUTH-08 R-06 children read the same figures in words of their own", () => {
  show(aScoreCard(), "child");
  const region = screen.getByRole("region", { name: "How well Buddy does" });
  expect(within(region).getAllByRole("rowheader")).toHaveLength(9);
  expect(region).toHaveTextContent("No doctor has checked this");
  expect(region).toHaveTextContent("So tell a grown-up too.");
  expect(region).not.toHaveTextContent(/Willow/);
});
