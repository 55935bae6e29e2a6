import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FILES = ["reader.json", "reader.onnx", "tokenizer.json", "characters.json", "asks.bin"];

it("CHAT-20 vectors of other weights are left alone: nothing is compared that can't be", async () => {
  const folder = mkdtempSync(join(tmpdir(), "asks-"));
  for (const file of FILES) symlinkSync(join(process.cwd(), "models/reader", file), join(folder, file));
  const made = JSON.parse(readFileSync("models/reader/asks.json", "utf8"));
  writeFileSync(join(folder, "asks.json"), JSON.stringify({ ...made, weights: "others" }));
  process.env.READER_DIR = folder;
  const { asksIndex } = await import("./material");
  expect(asksIndex()).toBeNull();
});
