import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aScoreCard, aScoreEntry } from "@/tests/factories/score-cards";
import { CARD_FILE, parseScoreCard, readScoreCard } from "./read-score-card";

const folder = mkdtempSync(join(tmpdir(), "score-card-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const error = jest.fn();
const log = { info: jest.fn(), warn: jest.fn(), error };

function written(content: unknown): string {
  const file = join(folder, "score.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

beforeEach(() => error.mockClear());

it("R-06 the card is read as it was published", () => {
  const card = aScoreCard({ bare: { ...aScoreEntry(), model: "small" } });
  expect(readScoreCard({ log }, written(card))).toEqual(card);
  expect(error).not.toHaveBeenCalled();
});

it("R-06 where nothing was published, there is no card and no complaint", () => {
  expect(readScoreCard({ log }, join(folder, "missing.json"))).toBeNull();
  expect(error).not.toHaveBeenCalled();
});

const { detects: _, ...sixAreas } = aScoreEntry().dimensions;
it.each([
  ["isn't JSON", "{"],
  ["lacks a dimension", aScoreCard({ guided: aScoreEntry({ dimensions: sixAreas as never }) })],
  ["names no commit", aScoreCard({ guided: aScoreEntry({ version: "0.1.0" }) })],
  ["names no model", aScoreCard({ bare: aScoreEntry() as never })],
  ["leaves open whether it was reviewed", { guided: aScoreEntry() }],
])("R-03 a card that %s is reported and takes nothing else off the page", (_what, content) => {
  expect(readScoreCard({ log }, written(content))).toBeNull();
  expect(error).toHaveBeenCalledWith("score-card-unreadable", expect.anything());
});

it("R-06 the card of this repository can be read, and claims no review", () => {
  if (!existsSync(CARD_FILE)) return;
  expect(parseScoreCard(CARD_FILE)).toMatchObject({ reviewedBy: null });
});
