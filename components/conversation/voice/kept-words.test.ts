/** @jest-environment jsdom */
import { AUTO_SEND_MS, LISTEN_AFTER_SILENCE_MS, QUIET_MS } from "@/lib/features/conversation/voice/constants";
import { closeEngine, listen, pass } from "@/tests/support/voice-engine";

const GUESS = [{ said: "The nights are" }];
const CERTAIN = [{ said: "The nights are long", final: true, sure: 0.9 }];
const HOLD = { type: "hold", held: true } as const;
const RELEASE = { type: "hold", held: false } as const;

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  closeEngine();
  warn.mockRestore();
  jest.useRealTimers();
});

describe("words that are heard and not sent yet", () => {
  it.each(["network", "audio-capture", "no-speech"])(
    "VOIC-10 VOIC-02 a guess is handed over when %s ends its recognition, and the log holds only the code",
    async (code) => {
      const talk = await listen("conversation");
      talk.speech.hear(GUESS);
      talk.speech.fail(code);
      await pass(AUTO_SEND_MS);
      expect([talk.sent, talk.filled]).toEqual([["The nights are"], []]);
      const dictation = await listen("dictation");
      dictation.speech.hear(GUESS);
      dictation.speech.fail(code);
      expect([dictation.sent, dictation.filled]).toEqual([[], ["The nights are"]]);
      expect(warn.mock.calls).toEqual(Array(2).fill([`Speech recognition: ${code}`]));
    },
  );

  it.each([
    ["a guess", GUESS],
    ["a certain sentence", CERTAIN],
  ])("CHAT-13 dictation of %s that a dialog or a hidden page ends keeps it in the field", async (_, event) => {
    const { engine, speech, sent, filled, phase } = await listen("dictation");
    speech.hear(event);
    engine.dispatch(HOLD);
    expect([sent, filled, phase()]).toEqual([[], [event[0]?.said], "off"]);
  });

  it("VOIC-13 a guess that a dialog or a hidden page interrupts goes out once that is over", async () => {
    const { engine, speech, sent } = await listen("conversation");
    speech.hear(GUESS);
    engine.dispatch(HOLD);
    await pass(10_000);
    expect([sent, engine.view().caption]).toEqual([[], "The nights are"]);
    engine.dispatch(RELEASE);
    await pass(AUTO_SEND_MS);
    expect(sent).toEqual(["The nights are"]);
  });

  it.each(["not-allowed", "service-not-allowed", "NotAllowedError"])(
    "VOIC-06 %s turns voice off: a certain sentence still goes out, a guess into the field",
    async (code) => {
      for (const [event, sent, filled] of [
        [CERTAIN, ["The nights are long"], []],
        [GUESS, [], ["The nights are"]],
        [[{ said: "The", final: true, sure: 0 }], [], ["The"]],
      ] as const) {
        const talk = await listen("conversation");
        talk.speech.hear(event);
        talk.engine.dispatch({ type: "failed", code });
        await pass(QUIET_MS.open);
        expect([talk.sent, talk.filled, talk.phase()]).toEqual([sent, filled, "denied"]);
      }
      const dictation = await listen("dictation");
      dictation.speech.hear(CERTAIN);
      dictation.engine.dispatch({ type: "failed", code });
      expect([dictation.sent, dictation.filled, dictation.phase()]).toEqual([[], ["The nights are long"], "denied"]);
    },
  );

  it("CHAT-15 VOIC-06 what waits for an answer goes into the field when the microphone is refused meanwhile", async () => {
    const { engine, speech, sent, filled } = await listen("conversation");
    speech.hear(CERTAIN);
    engine.dispatch({ type: "turnBegan" });
    engine.dispatch({ type: "failed", code: "not-allowed" });
    engine.dispatch({ type: "turnEnded", text: "Here is an exercise." });
    expect([sent, filled]).toEqual([[], ["The nights are long"]]);
  });

  it("CHAT-15 a guess heard while a message is sent by hand goes out after it, or into the field", async () => {
    const talk = await listen("conversation");
    talk.speech.hear(GUESS);
    talk.engine.dispatch({ type: "turnBegan" });
    await pass(QUIET_MS.open);
    expect(talk.sent).toEqual([]);
    talk.engine.dispatch({ type: "turnEnded", text: "Here is an exercise." });
    expect([talk.sent, talk.filled]).toEqual([["The nights are"], []]);
    const dictation = await listen("dictation");
    dictation.speech.hear(GUESS);
    dictation.engine.dispatch({ type: "turnBegan" });
    expect([dictation.sent, dictation.filled]).toEqual([[], ["The nights are"]]);
  });

  it.each(["conversation", "dictation"] as const)(
    "VOIC-05 Stop and leaving the page send nothing of a %s; the words wait in the field",
    async (purpose) => {
      for (const event of [GUESS, CERTAIN]) {
        const stopped = await listen(purpose);
        stopped.speech.hear(event);
        stopped.engine.dispatch({ type: "stop" });
        const left = await listen(purpose);
        left.speech.hear(event);
        left.engine.dispose();
        await pass(QUIET_MS.open);
        const words = [event[0]?.said];
        expect([stopped.sent, stopped.filled, left.sent, left.filled]).toEqual([[], words, [], words]);
      }
    },
  );

  it("VOIC-05 nothing goes into the field twice, nor once it was sent", async () => {
    const { engine, speech, sent, filled } = await listen("conversation");
    speech.hear(CERTAIN);
    await pass(AUTO_SEND_MS);
    engine.dispatch({ type: "stop" });
    engine.dispatch({ type: "stop" });
    expect([sent, filled]).toEqual([["The nights are long"], []]);
  });

  it("VOIC-04 a recognition that breaks before a word listens again, with nothing in the field", async () => {
    const { speech, sent, filled } = await listen("conversation");
    speech.fail("network");
    await pass(LISTEN_AFTER_SILENCE_MS);
    expect([sent, filled, speech.started.length]).toEqual([[], [], 2]);
  });
});
