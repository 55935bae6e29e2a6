import { protocolReply } from "@/lib/crisis/protocol/protocol-reply";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { examineTitle, openSession } from "./open-session";
import { sendMessage } from "./send-message";

jest.mock("@/lib/crisis/protocol/protocol-reply", () => {
  const real = jest.requireActual("@/lib/crisis/protocol/protocol-reply");
  return { protocolReply: jest.fn(real.protocolReply) };
});

const CRISIS = "I am going to kill myself tonight, I have the pills here.";

async function talker() {
  const { ctx } = await signIn();
  const { session } = await openSession(ctx, await examineTitle(ctx, { mood: "neutral" }));
  const silent = { ...ctx, log: { ...ctx.log, error: () => {} } };
  const send = (content: string) => sendMessage(silent, { sessionId: session.id, content }, null);
  return { ctx, send, sessionId: session.id };
}

const fail = () => {
  throw new Error("The protocol has no text");
};

describe("a crisis protocol that fails on what it remembers", () => {
  it("CRIS-16 begins anew from how grave it was", async () => {
    const { send } = await talker();
    await (await send(CRISIS)).run(() => {});
    // Fails once while the message is examined and once while it's answered.
    const failing = jest.mocked(protocolReply);
    const real = failing.getMockImplementation();
    failing.mockImplementation((input) => (input.state?.used ? fail() : (real?.(input) ?? null)));
    const reply = await (await send("yes")).run(() => {});
    failing.mockImplementation(real);
    expect(reply.metadata?.crisis).toMatchObject({ severity: "imminent" });
    expect(reply.content).toMatch(/988|911/);
  });

  it("CRIS-17 DATA-07 keeps the message and its incident even when it cannot speak at all", async () => {
    const { send, sessionId } = await talker();
    const failing = jest.mocked(protocolReply);
    const real = failing.getMockImplementation();
    failing.mockImplementation(fail);
    const { opening } = await send(CRISIS);
    failing.mockImplementation(real);
    expect(opening).toMatchObject({ crisis_detected: true, severity: "imminent" });
    const stored = await query(
      `SELECT i.severity::text FROM crisis_incidents i JOIN chat_messages m ON m.id = i."messageId" WHERE m."sessionId" = $1`,
      [sessionId],
    );
    expect(stored).toEqual([{ severity: "imminent" }]);
  });
});
