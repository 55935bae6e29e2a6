import type { MemberCtx } from "@/lib/ports/context";
import type { Guide, ReplyPiece } from "@/lib/ports/model";
import { signIn } from "@/tests/factories/people";
import { DOUBTFUL } from "@/tests/fakes/doubtful-detector";
import { query } from "@/tests/support/database";
import { findPending } from "./message-repository";
import { examineTitle, openSession } from "./open-session";
import { sendMessage } from "./send-message";
import { completeTurn } from "./turn-repository";

jest.mock("@/lib/crisis/detect", () => jest.requireActual("@/tests/fakes/doubtful-detector"));
jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

const HEAVY = `I argued with my sister about the flat again. ${DOUBTFUL}`;
const SEEN = [{ kind: "suicide", severity: "high" }];

/** A promise and the function that resolves it. */
function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

async function talker(speak: () => AsyncGenerator<ReplyPiece>, reader: Promise<unknown>) {
  const { ctx } = await signIn();
  const { session } = await openSession(ctx, await examineTitle(ctx, { mood: "neutral" }));
  const guide: Guide = { ...ctx.guidedEngine, reply: speak };
  const read = () => reader.then(() => SEEN);
  const silent = { ...ctx.log, error: () => {}, warn: () => {} };
  const asked: MemberCtx = { ...ctx, guide, guidedEngine: guide, secondOpinion: { read }, log: silent };
  const exchange = await sendMessage(asked, { sessionId: session.id, content: HEAVY }, null);
  return { ctx, exchange, sessionId: session.id };
}

const incidentsIn = (sessionId: string) =>
  query<{ severity: string }>(`SELECT severity::text FROM crisis_incidents WHERE "sessionId" = $1`, [sessionId]);

describe("a crisis that only the second reader sees", () => {
  it("CHAT-19 CRIS-17 is recorded and told while the guide still speaks", async () => {
    const [shown, told] = [signal(), signal()];
    const { exchange, sessionId } = await talker(async function* () {
      yield { type: "text", text: "That sounds like a long day, and it stays with you. " };
      // Ends only once the person has been told.
      await told.given;
      yield { type: "text", text: "What was the hardest part?" };
    }, shown.given);
    const openings: unknown[] = [];
    const recorded: unknown[] = [];
    const message = await exchange.run(shown.give, (opening) => {
      openings.push(opening);
      void incidentsIn(sessionId).then((found) => {
        recorded.push(...found);
        told.give();
      });
    });
    expect(openings).toEqual([{ ...exchange.opening, crisis_detected: true, concern: "clear", severity: "high" }]);
    expect(recorded).toEqual([{ severity: "high" }]);
    expect(message.metadata?.crisis).toMatchObject({ severity: "high", sign: true });
    expect(await incidentsIn(sessionId)).toHaveLength(1);
  });

  it("CRIS-17 is recorded although somebody else filled the answer's place", async () => {
    const { ctx, exchange, sessionId } = await talker(async function* () {
      yield { type: "text", text: "That sounds like a long day." };
    }, Promise.resolve());
    const pending = await findPending(ctx, sessionId);
    const place = { sessionId, replyId: pending?.id ?? "" };
    await completeTurn(ctx, place, { content: "I lost my answer.", metadata: { fallback: true } });
    await exchange.run(() => {});
    expect(await incidentsIn(sessionId)).toEqual([{ severity: "high" }]);
  });

  it("CRIS-17 is recorded although no guide answers", async () => {
    const failed = signal();
    const { exchange, sessionId } = await talker(async function* () {
      yield { type: "text", text: "That sounds like a long day, and it stays with you. " };
      failed.give();
      throw new Error("both guides are away");
    }, failed.given);
    await exchange.run(() => {}).catch(() => undefined);
    expect(await incidentsIn(sessionId)).toEqual([{ severity: "high" }]);
  });
});
