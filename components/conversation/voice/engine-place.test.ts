/** @jest-environment jsdom */
import { LISTEN_AFTER_SILENCE_MS } from "@/lib/features/conversation/voice/constants";
import { closeEngine, listen, pass } from "@/tests/support/voice-engine";
import type { EngineOptions } from "./engine";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  closeEngine();
  jest.useRealTimers();
});

describe("where and in which language", () => {
  const CHILD: Partial<EngineOptions> = { audience: "child", voice: { onDeviceOnly: true, preference: null } };

  it("VOIC-11 VOIC-14 a browser without recognition starts nothing", async () => {
    const { engine, phase, speech } = await listen("conversation", { recognition: false, synthesis: false });
    expect([phase(), engine.view().notice, speech.seen.microphones]).toEqual(["unsupported", "cannotHear", 0]);
    expect(engine.view()).toMatchObject({ canHear: false, canSpeak: false });
  });

  it("VOIC-15 under 13 nothing listens where the sound would leave the device", async () => {
    for (const browser of [{}, { onDevice: () => "unavailable" }, { onDevice: () => "downloadable" }]) {
      const { engine, phase, speech } = await listen("conversation", browser, CHILD);
      expect([phase(), engine.view().notice]).toEqual(["unsupported", "deviceOnly"]);
      expect([speech.started.length, speech.seen.microphones]).toEqual([0, 0]);
      engine.dispose();
    }
  });

  it("VOIC-15 under 13 it listens on the device, which may have to fetch the language first", async () => {
    const { engine, speech } = await listen("conversation", { onDevice: () => "downloadable", installs: true }, CHILD);
    expect(speech.seen.installed).toBe(1);
    expect(speech.started[0]).toMatchObject({ processLocally: true });
    expect(engine.view().place).toBe("device");
  });

  it("VOIC-15 R-17 older people are heard on the device where that is possible, else they are told", async () => {
    const here = await listen("conversation", { onDevice: () => "available" });
    expect([here.speech.started[0]?.processLocally, here.engine.view().place]).toEqual([true, "device"]);
    here.engine.dispose();
    const away = await listen("conversation", { onDevice: () => "unavailable" });
    expect([away.speech.started[0]?.processLocally, away.engine.view().place]).toEqual([undefined, "service"]);
  });

  it("VOIC-15 hears the person's language, and English where the browser lacks it", async () => {
    const { speech } = await listen("conversation", {}, { language: "es" });
    expect(speech.started[0]?.lang).toBe("es-ES");
    speech.fail("language-not-supported");
    await pass(LISTEN_AFTER_SILENCE_MS);
    expect(speech.started[1]?.lang).toBe("en-US");
  });
});
