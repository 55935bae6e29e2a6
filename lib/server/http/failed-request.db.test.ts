import { z } from "zod";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask, eventsOf } from "@/tests/support/request";
import { route } from "./route";
import { streamRoute } from "./stream-route";

const CRISIS = "I am going to kill myself tonight, I have the pills here.";

describe("a request that fails on us", () => {
  it("CRIS-16 CRIS-17 still records the crisis that it carried", async () => {
    const { cookie, user } = await signIn();
    const failing = route({ access: "member" }, () => Promise.reject(new Error("a fault of ours")));
    const quiet = jest.spyOn(console, "error").mockImplementation(() => {});
    const answer = await ask(failing, { method: "POST", body: { notes: CRISIS }, cookie });
    quiet.mockRestore();
    expect([answer.status, answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: "internal", crisis_detected: true }),
    ]);
    const stored = await query(`SELECT source FROM crisis_incidents WHERE "userId" = $1`, [user.id]);
    expect(stored).toEqual([{ source: "refused_message" }]);
  });
});

describe("a request of which not even the sender can be found out", () => {
  it("CRIS-16 still says that it carried a crisis", async () => {
    const { cookie } = await signIn();
    const call = route({ access: "member" }, async () => ({}));
    const quiet = jest.spyOn(console, "error").mockImplementation(() => {});
    await query("ALTER TABLE rate_limits RENAME TO rate_limits_gone");
    const answer = await ask(call, { method: "POST", body: { notes: CRISIS }, cookie });
    await query("ALTER TABLE rate_limits_gone RENAME TO rate_limits");
    quiet.mockRestore();
    expect([answer.status, answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: "internal", crisis_detected: true }),
    ]);
  });
});

describe("a message whose conversation cannot be read", () => {
  it("CRIS-17 CHAT-15 is refused, and its crisis recorded", async () => {
    const { cookie, user } = await signIn();
    const failing = streamRoute({ access: "member", input: z.object({}) }, async () => {
      throw new Error("it cannot be read");
    });
    const quiet = jest.spyOn(console, "error").mockImplementation(() => {});
    const answer = await ask(failing, { method: "POST", body: { content: CRISIS }, cookie });
    quiet.mockRestore();
    expect(answer.json()).toMatchObject({ code: "internal", crisis_detected: true });
    const stored = await query(`SELECT source FROM crisis_incidents WHERE "userId" = $1`, [user.id]);
    expect(stored).toEqual([{ source: "refused_message" }]);
  });
});

describe("a streamed answer whose making shows a crisis", () => {
  it("CHAT-19 opens again with the flag, before its end", async () => {
    const { cookie } = await signIn();
    const told = streamRoute({ access: "member", input: z.object({}) }, async () => ({
      opening: { crisis_detected: false },
      run: async (emit, reopen) => {
        emit("one");
        reopen?.({ crisis_detected: true });
        emit("two");
        return null;
      },
      closing: () => ({}),
      whole: () => ({}),
    }));
    const headers = { accept: "text/event-stream" };
    const streamed = await ask(told, { method: "POST", body: {}, cookie, headers });
    expect(eventsOf(streamed.text).map(({ event, data }) => [event, data.crisis_detected])).toEqual([
      ["accepted", false],
      ["delta", undefined],
      ["accepted", true],
      ["delta", undefined],
      ["done", undefined],
    ]);
  });
});
