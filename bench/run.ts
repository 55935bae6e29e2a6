import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { detectCrisis } from "@/lib/features/safety/detect";
import { type DataKey, open, seal } from "@/lib/shared/sealing";
import { compare, print } from "./measure";

/**
 * `npm run bench`: what one message costs the processor, each beside a bare baseline in the same run. The bare reading is one
 * pass that lower-cases and splits; the bare cipher is AES-256-GCM without our format and authenticated place.
 */
const TYPICAL = "I argued with my sister about the flat again and I keep replaying it at night instead of sleeping.";
/** 10,000 characters each, made to cost: denials without an end, words that no list knows, risky Chinese, ever new characters. */
const ADVERSARIAL = {
  denials: "I want to not never ".repeat(500),
  "unknown words": Array.from({ length: 1_700 }, (_, at) => ((at + 7) * 48_271).toString(26).slice(0, 5))
    .join(" ")
    .slice(0, 10_000),
  "Chinese phrases": "我不想活了，妈妈打我，吃药，跳楼。".repeat(600).slice(0, 10_000),
  "Chinese characters": Array.from({ length: 10_000 }, (_, at) =>
    String.fromCharCode(0x4e00 + ((at * 7_919) % 20_000)),
  ).join(""),
};
const key: DataKey = { ownerKind: "person", ownerId: "bench", version: 1, key: randomBytes(32) };
const place = { table: "chat_messages", column: "content", rowId: "bench" };

const words = (text: string) => () => void new Set(text.normalize("NFKC").toLowerCase().split(/\W+/));

function bareRoundTrip(text: string): void {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key.key, iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const decipher = createDecipheriv("aes-256-gcm", key.key, iv).setAuthTag(cipher.getAuthTag());
  decipher.update(body);
  decipher.final();
}

const figures = [
  compare("detector, a typical message", () => void detectCrisis(TYPICAL), words(TYPICAL), 50),
  ...Object.entries(ADVERSARIAL).map(([name, text]) =>
    compare(`detector, 10,000 characters of ${name}`, () => void detectCrisis(text), words(text)),
  ),
  compare(
    "sealing and opening a message",
    () => void open(key, place, seal(key, place, TYPICAL)),
    () => bareRoundTrip(TYPICAL),
    50,
  ),
];
print(figures);
mkdirSync(".verify", { recursive: true });
writeFileSync(".verify/bench.json", `${JSON.stringify(figures, null, 2)}\n`);
