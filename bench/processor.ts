import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import fc from "fast-check";
import { detectCrisis } from "@/lib/crisis/detect";
import { LIBRARY } from "@/lib/features/movement/library/library";
import { planRoutine } from "@/lib/features/movement/planner/plan-routine";
import type { PlanRequest } from "@/lib/features/movement/planner/types";
import { type DataKey, open, seal } from "@/lib/shared/sealing";
import { aPlanRequest, planRequests } from "@/tests/factories/plan-requests";
import { compare } from "./in-turn";
import type { Figure } from "./report";
import { nextSaid } from "./said";

/**
 * The CPU cost of one message, each part next to a bare baseline in the same run. The bare reader
 * is one pass that lower-cases and splits; the bare cipher is AES-256-GCM without our format and
 * authenticated place; the bare plan is the library in random order. The slowest of 1,000 routines
 * over random wishes has to stay under 20 ms.
 */
const TYPICAL =
  "I argued with my sister about the flat again and I keep replaying it at night instead of sleeping.";
/**
 * Worst cases of 10,000 characters each: endless denials, words on no list, risky Chinese, always
 * new characters.
 */
const ADVERSARIAL = {
  denials: "I want to not never ".repeat(500),
  "unknown words": Array.from({ length: 1_700 }, (_, at) =>
    ((at + 7) * 48_271).toString(26).slice(0, 5),
  )
    .join(" ")
    .slice(0, 10_000),
  "Chinese phrases": "我不想活了，妈妈打我，吃药，跳楼。".repeat(600).slice(0, 10_000),
  "Chinese characters": Array.from({ length: 10_000 }, (_, at) =>
    String.fromCharCode(0x4e00 + ((at * 7_919) % 20_000)),
  ).join(""),
};
const key: DataKey = { ownerKind: "person", ownerId: "bench", version: 1, key: randomBytes(32) };
const place = { table: "chat_messages", column: "content", rowId: "bench" };

const words = (text: string) => () =>
  void new Set(text.normalize("NFKC").toLowerCase().split(/\W+/));

function bareRoundTrip(text: string): void {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key.key, iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const decipher = createDecipheriv("aes-256-gcm", key.key, iv).setAuthTag(cipher.getAuthTag());
  decipher.update(body);
  decipher.final();
}

const shuffled = () => void LIBRARY.toSorted(() => Math.random() - 0.5);
const planning = (request: PlanRequest) => () => void planRoutine(request);

/**
 * Each wish is planned three times and the fastest run counts, so that a pause of the machine
 * doesn't.
 */
function slowest(requests: readonly PlanRequest[]): PlanRequest {
  const cost = (request: PlanRequest) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const started = performance.now();
        planRoutine(request);
        return performance.now() - started;
      }),
    );
  const [first, ...rest] = requests.map((request) => ({ request, ms: cost(request) }));
  if (!first) throw new Error("no requests");
  return rest.reduce((most, one) => (one.ms > most.ms ? one : most), first).request;
}

const TURN = { opened: 40, sealed: 2 };

/**
 * The encryption work of one turn: opening the previous lines, sealing the message and its answer.
 */
function sealedTurn(): void {
  const stored = seal(key, place, TYPICAL);
  for (let at = 0; at < TURN.opened; at += 1) open(key, place, stored);
  for (let at = 1; at < TURN.sealed; at += 1) seal(key, place, TYPICAL);
}

function bareTurn(): void {
  for (let at = 0; at < TURN.opened / 2; at += 1) bareRoundTrip(TYPICAL);
}

const ms = (aim: number) => ({ atMost: aim, of: "ours" }) as const;

export async function measureProcessor(): Promise<Figure[]> {
  const lengths = Object.entries(ADVERSARIAL);
  const slow = planning(slowest(fc.sample(planRequests, 1_000)));
  const typical = async () => void (await detectCrisis(nextSaid()));
  const roundTrip = () => void open(key, place, seal(key, place, TYPICAL));
  const detector: Figure[] = [];
  for (const [name, text] of lengths) {
    const reading = async () => void (await detectCrisis(text));
    detector.push(await compare(`crisis path, 10,000 characters of ${name}`, reading, words(text)));
  }
  return [
    {
      ...(await compare("crisis path, a typical message", typical, words(TYPICAL), 50)),
      aim: ms(12),
    },
    ...detector,
    await compare(
      "sealing and opening a message",
      roundTrip,
      () => void bareRoundTrip(TYPICAL),
      50,
    ),
    {
      ...(await compare("sealing and opening a chat turn (40 lines)", sealedTurn, bareTurn, 20)),
      aim: ms(1),
    },
    await compare("routine of 20 minutes", planning(aPlanRequest()), shuffled, 5),
    {
      ...(await compare("routine, the slowest of 1,000 random wishes", slow, shuffled)),
      aim: ms(20),
    },
  ];
}
