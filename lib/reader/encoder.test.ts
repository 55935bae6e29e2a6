import { join } from "node:path";
import { Encoder } from "./encoder";

const FAR = Number.POSITIVE_INFINITY;
let encoder: Encoder;
beforeAll(async () => {
  encoder = await Encoder.load(join(process.cwd(), "models/reader"));
});

const outputOf = async (text: string, before?: string, writer: "person" | "guide" = "person") =>
  (await encoder.run({ text, writer, ...(before ? { before } : {}) }, FAR)).outputs[0];

it("CHAT-19 the same text behind the same line is run once, and any other by itself", async () => {
  const first = await outputOf("I can't sleep");
  expect(await outputOf("I can't sleep")).toBe(first);
  const others = await Promise.all([
    outputOf("I can't sleep", "How are you?"),
    outputOf("I can't sleep", undefined, "guide"),
    outputOf("I can sleep"),
  ]);
  for (const other of others) expect(other?.concern).not.toEqual(first?.concern);
});

it("CHAT-19 what was read long ago is made anew, and comes out the same", async () => {
  const first = await outputOf("My dog is ill");
  for (let at = 0; at < 70; at += 1) await outputOf(`line ${at}`);
  const again = await outputOf("My dog is ill");
  expect(again).not.toBe(first);
  expect(again?.concern).toEqual(first?.concern);
});
