/** @jest-environment jsdom */
import {
  AUTO_SEND_MS,
  LISTEN_AFTER_SILENCE_MS,
  LISTEN_AFTER_SPEECH_MS,
  LISTEN_AFTER_START_MS,
  MAX_FAILURES,
  QUIET_MS,
} from "@/lib/features/conversation/voice/constants";
import { type Browser, closeEngine, listen, openEngine, pass } from "@/tests/support/voice-engine";
import type { Engine, EngineOptions } from "./engine";

let engine: Engine;

function open(...given: Parameters<typeof openEngine>) {
  const opened = openEngine(...given);
  engine = opened.engine;
  return opened;
}

async function talk(browser?: Browser, options?: Partial<EngineOptions>) {
  const opened = await listen("conversation", browser, options);
  engine = opened.engine;
  return opened;
}

/** Says something, waits until it's sent, and lets the answer arrive. */
async function hearReply(opened: ReturnType<typeof open>, reply: string) {
  opened.speech.say({ text: "The nights are long", isFinal: true });
  await pass(AUTO_SEND_MS);
  engine.dispatch({ type: "reply", text: reply });
  engine.dispatch({ type: "turnEnded", text: reply });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  closeEngine();
  jest.useRealTimers();
});

describe("listening", () => {
  it("VOIC-01 VOIC-07 Start begins to listen 0.1 s later, Stop ends it", async () => {
    const { speech, phase } = open();
    expect(phase()).toBe("off");
    engine.dispatch({ type: "start", purpose: "conversation" });
    await pass(LISTEN_AFTER_START_MS - 1);
    expect([phase(), speech.running()]).toEqual(["starting", 0]);
    await pass(1);
    expect([phase(), speech.running(), speech.seen.microphones]).toEqual(["listening", 1, 1]);
    engine.dispatch({ type: "stop" });
    await pass(10);
    expect([phase(), speech.running(), speech.seen.microphones]).toEqual(["off", 0, 0]);
  });

  it("holds the page while a conversation is on: what is spoken stands nowhere else", async () => {
    const underWay = () => globalThis.willowUnderWay ?? 0;
    const before = underWay();
    const { speech, sent, phase } = await talk();
    expect([phase(), underWay()]).toEqual(["listening", before + 1]);
    speech.say({ text: "The nights are long", isFinal: true });
    expect([sent, underWay()]).toEqual([[], before + 1]);
    await pass(AUTO_SEND_MS);
    engine.dispatch({ type: "reply", text: "Tell me more." });
    await pass(0);
    expect([phase(), underWay()]).toEqual(["answering", before + 1]);
    engine.dispatch({ type: "stop" });
    await pass(2000);
    expect([phase(), underWay()]).toEqual(["off", before]);
  });

  it("CONST-07 asks for en-US, one result at a time, with interim results", async () => {
    const { speech } = await talk();
    expect(speech.started[0]).toMatchObject({
      lang: "en-US",
      continuous: false,
      interimResults: true,
      maxAlternatives: 1,
    });
  });

  it("VOIC-02 sends the final transcript 0.5 s later, once, and shows what it hears meanwhile", async () => {
    const { speech, sent, phase } = await talk();
    speech.say({ text: "The nights", isFinal: false });
    expect([phase(), engine.view().caption]).toEqual(["hearing", "The nights"]);
    speech.say({ text: " The nights are long ", isFinal: true });
    await pass(AUTO_SEND_MS - 1);
    expect([sent, speech.running()]).toEqual([[], 0]);
    await pass(1);
    expect([sent, phase()]).toEqual([["The nights are long"], "answering"]);
    await pass(10_000);
    expect([sent.length, speech.started.length]).toEqual([1, 1]);
  });

  it("VOIC-04 listens again 1.5 s after a recognition that heard nothing", async () => {
    const { speech } = await talk();
    speech.end();
    await pass(LISTEN_AFTER_SILENCE_MS - 1);
    expect(speech.started).toHaveLength(1);
    await pass(1);
    expect([speech.started.length, speech.running()]).toEqual([2, 1]);
  });

  it("VOIC-02 what was shown when the recognition ended goes out, also where no browser called it final", async () => {
    const { speech, sent } = await talk();
    speech.say({ text: "The nights are long", isFinal: false });
    speech.end();
    await pass(AUTO_SEND_MS);
    expect(sent).toEqual(["The nights are long"]);
  });

  it("VOIC-10 other errors are only logged, by their code, and three in a row let the microphone rest", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const { speech, phase } = await talk();
    for (let round = 1; round < MAX_FAILURES; round += 1) {
      speech.fail("network");
      expect([phase(), engine.view().notice]).toEqual(["waiting", null]);
      await pass(LISTEN_AFTER_SILENCE_MS);
    }
    speech.fail("network");
    expect([phase(), engine.view().notice]).toEqual(["paused", "failing"]);
    expect(warn.mock.calls).toEqual(Array(MAX_FAILURES).fill(["Speech recognition: network"]));
    warn.mockRestore();
  });

  it("VOIC-10 words that a recognition called final are kept when it breaks after them", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    for (const code of ["network", "no-speech", "aborted"]) {
      const { speech, sent } = await talk();
      speech.hear([{ said: "The nights are long", final: true, sure: 0 }]);
      speech.fail(code);
      await pass(AUTO_SEND_MS);
      expect(sent).toEqual(["The nights are long"]);
      engine.dispose();
    }
    warn.mockRestore();
  });

  it.each([
    ["not-allowed", "denied"],
    ["service-not-allowed", "serviceDenied"],
  ])("VOIC-06 %s turns the conversation off and says what was refused", async (code, notice) => {
    const { speech, phase } = await talk();
    speech.fail(code);
    await pass(10_000);
    expect([phase(), engine.view().notice, speech.started.length]).toEqual(["denied", notice, 1]);
  });

  it("VOIC-10 a microphone without sound is not called a service that is away", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const { speech, phase } = await talk();
    for (let round = 1; round <= MAX_FAILURES; round += 1) {
      speech.fail("audio-capture");
      await pass(LISTEN_AFTER_SILENCE_MS);
    }
    expect([phase(), engine.view().notice]).toEqual(["paused", "noMicrophone"]);
    warn.mockRestore();
  });

  it("VOIC-06 so does a microphone that is denied, while a missing one only takes the level away", async () => {
    const denied = await talk({ microphone: "denied" });
    expect([denied.phase(), denied.speech.seen.most]).toEqual(["denied", 1]);
    engine.dispose();
    const none = await talk({ microphone: "none" });
    expect(none.phase()).toBe("listening");
  });

  it("CHAT-13 dictation puts one utterance into the field and sends nothing", async () => {
    const { speech, sent, filled, phase } = open();
    engine.dispatch({ type: "start", purpose: "dictation" });
    await pass(LISTEN_AFTER_START_MS);
    speech.say({ text: "Dear diary", isFinal: true });
    await pass(10_000);
    expect([filled, sent, phase(), speech.started.length]).toEqual([["Dear diary"], [], "off", 1]);
  });

  it("CHAT-13 dictation that the person ends keeps the words that they saw", async () => {
    const { speech, filled, phase } = open();
    engine.dispatch({ type: "start", purpose: "dictation" });
    await pass(LISTEN_AFTER_START_MS);
    speech.say({ text: "Dear diary", isFinal: false });
    engine.dispatch({ type: "enough" });
    expect([filled, phase()]).toEqual([["Dear diary"], "off"]);
  });

  it("CHAT-13 VOIC-10 dictation that breaks says so at once", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const { speech, phase } = open();
    engine.dispatch({ type: "start", purpose: "dictation" });
    await pass(LISTEN_AFTER_START_MS);
    speech.fail("network");
    expect([phase(), engine.view().notice]).toEqual(["paused", "failing"]);
    warn.mockRestore();
  });
});

describe("speaking", () => {
  it("VOIC-03 reads the reply sentence by sentence while it comes in", async () => {
    const { speech, phase } = await talk();
    speech.say({ text: "Hello", isFinal: true });
    await pass(AUTO_SEND_MS);
    engine.dispatch({ type: "reply", text: "That sounds hard." });
    expect(speech.spoken).toHaveLength(0);
    engine.dispatch({ type: "reply", text: "That sounds hard. What is it" });
    expect([speech.spoken.map(({ text }) => text), phase()]).toEqual([["That sounds hard."], "speaking"]);
    speech.finishSentence();
    engine.dispatch({ type: "turnEnded", text: "That sounds hard. What is it **like**?" });
    expect(speech.spoken.map(({ text }) => text)).toEqual(["That sounds hard.", "What is it like?"]);
  });

  it("VOIC-04 VOIC-13 listens again 0.8 s after the last sentence, and never while one is spoken", async () => {
    const opened = await talk();
    await hearReply(opened, "One. Two.");
    opened.speech.finishSentence();
    await pass(5000);
    expect(opened.speech.started).toHaveLength(1);
    opened.speech.finishSentence();
    await pass(LISTEN_AFTER_SPEECH_MS - 1);
    expect(opened.speech.started).toHaveLength(1);
    await pass(1);
    expect(opened.speech.running()).toBe(1);
    expect(opened.speech.seen).toMatchObject({ most: 1, heardItself: false });
  });

  it("VOIC-13 a recognizer that is slow to let go is waited for before the reply is spoken", async () => {
    const { speech } = await talk();
    speech.hear([{ said: "The nights are long", final: true, sure: 0 }]);
    await pass(QUIET_MS.likely);
    engine.dispatch({ type: "turnEnded", text: "That sounds hard." });
    expect([speech.running(), speech.spoken]).toEqual([1, []]);
    await pass(10);
    expect(speech.spoken.map(({ text }) => text)).toEqual(["That sounds hard."]);
    expect(speech.seen.heardItself).toBe(false);
  });

  it("VOIC-05 Stop silences a reply at once, and nothing listens afterwards", async () => {
    const opened = await talk();
    await hearReply(opened, "One. Two.");
    engine.dispatch({ type: "stop" });
    await pass(10_000);
    expect([opened.speech.seen.cancelled, opened.speech.isSpeaking(), opened.speech.started.length]).toEqual([
      1,
      false,
      1,
    ]);
  });

  it("VOIC-08 with audio off nothing is spoken, and it listens again all the same", async () => {
    const opened = await talk();
    engine.dispatch({ type: "audio", on: false });
    await hearReply(opened, "One. Two.");
    await pass(LISTEN_AFTER_SPEECH_MS);
    expect([opened.speech.spoken, opened.speech.running()]).toEqual([[], 1]);
  });

  it("VOIC-08 audio off in the middle of a sentence ends it", async () => {
    const opened = await talk();
    await hearReply(opened, "One. Two.");
    engine.dispatch({ type: "audio", on: false });
    expect([opened.speech.isSpeaking(), opened.phase()]).toEqual([false, "waiting"]);
  });

  it.each([
    ["adult", 0.8, 1],
    ["child", 0.9, 1.2],
  ] as const)(
    "CONST-08 CONST-09 speaks to the %s at rate %d and pitch %d with a female voice",
    async (audience, rate, pitch) => {
      const opened = await talk({}, { audience });
      await hearReply(opened, "Hello.");
      expect(opened.speech.spoken[0]).toMatchObject({ rate, pitch, volume: 0.8, voice: { name: "Samantha" } });
    },
  );

  it("R-16 falls silent within 200 ms when the person speaks, then listens", async () => {
    const opened = await talk();
    await hearReply(opened, "One. Two.");
    opened.speech.seen.level = 0.3;
    await pass(200);
    expect(opened.speech.seen).toMatchObject({ cancelled: 1, heardItself: false });
    expect([opened.phase(), opened.speech.running()]).toEqual(["listening", 1]);
  });

  it("CHAT-15 what is said over an unfinished answer waits for its end", async () => {
    const { speech, sent } = await talk();
    speech.say({ text: "Hello", isFinal: true });
    await pass(AUTO_SEND_MS);
    engine.dispatch({ type: "reply", text: "One. Two." });
    speech.seen.level = 0.3;
    await pass(200);
    speech.say({ text: "Wait", isFinal: true });
    await pass(5000);
    expect(sent).toEqual(["Hello"]);
    engine.dispatch({ type: "turnEnded", text: "One. Two. Three." });
    expect(sent).toEqual(["Hello", "Wait"]);
  });

  it("CHAT-15 what is said over an answer that breaks off goes out all the same", async () => {
    for (const saidAtOnce of [true, false]) {
      const { speech, sent, phase } = await talk();
      speech.say({ text: "Hello", isFinal: true });
      await pass(AUTO_SEND_MS);
      engine.dispatch({ type: "reply", text: "One. Two." });
      speech.seen.level = 0.3;
      await pass(200);
      if (saidAtOnce) {
        speech.say({ text: "Wait", isFinal: true });
        await pass(AUTO_SEND_MS);
      } else speech.say({ text: "Wa", isFinal: false });
      engine.dispatch({ type: "turnEnded", text: null });
      if (!saidAtOnce) {
        expect([phase(), speech.running()]).toEqual(["hearing", 1]);
        speech.say({ text: "Wait", isFinal: true });
        await pass(AUTO_SEND_MS);
      }
      expect(sent).toEqual(["Hello", "Wait"]);
      engine.dispose();
    }
  });

  it("CHAT-15 what was heard right before a message was sent by hand goes out after it", async () => {
    const { speech, sent } = await talk();
    speech.say({ text: "My chest is tight", isFinal: true });
    engine.dispatch({ type: "turnBegan" });
    await pass(5000);
    expect(sent).toEqual([]);
    engine.dispatch({ type: "turnEnded", text: "Here is an exercise." });
    expect(sent).toEqual(["My chest is tight"]);
  });

  it("VOIC-13 a voice that never says that it ended does not hold the conversation up", async () => {
    const opened = await talk();
    await hearReply(opened, "Hello.");
    await pass(60_000);
    expect(opened.speech.running()).toBe(1);
  });
});

describe("stopping for something else", () => {
  function showDialog(isOpen: boolean) {
    const dialog = document.querySelector("dialog") ?? document.body.appendChild(document.createElement("dialog"));
    dialog.toggleAttribute("open", isOpen);
    return pass(10);
  }

  it("VOIC-13 an open dialog ends listening; closing it goes on", async () => {
    const { speech } = await talk();
    await showDialog(true);
    await pass(10_000);
    expect([speech.running(), speech.seen.microphones]).toEqual([0, 0]);
    await showDialog(false);
    await pass(LISTEN_AFTER_SPEECH_MS);
    expect(speech.running()).toBe(1);
  });

  it("VOIC-03 a reply that came under the crisis dialog is spoken once it is closed", async () => {
    const opened = await talk();
    opened.speech.say({ text: "I cannot go on", isFinal: true });
    await pass(AUTO_SEND_MS);
    await showDialog(true);
    engine.dispatch({ type: "turnEnded", text: "Please call 988 now." });
    await pass(10_000);
    expect(opened.speech.spoken).toEqual([]);
    await showDialog(false);
    expect(opened.speech.spoken.map(({ text }) => text)).toEqual(["Please call 9 8 8 now."]);
  });

  it("VOIC-13 VOIC-05 nothing runs after leaving the page, not even what was about to begin", async () => {
    const { speech } = await talk();
    speech.end();
    engine.dispose();
    await pass(60_000);
    expect([speech.started.length, speech.running(), speech.seen.microphones]).toEqual([1, 0, 0]);
  });

  it("VOIC-13 a message that did not go out ends the conversation", async () => {
    const { speech, phase } = await talk();
    speech.say({ text: "Hello", isFinal: true });
    await pass(AUTO_SEND_MS);
    engine.dispatch({ type: "turnEnded", text: null });
    await pass(10_000);
    expect([phase(), speech.running()]).toEqual(["paused", 0]);
  });
});
