/** @jest-environment jsdom */
import { fakeBrowserSpeech } from "@/tests/fakes/browser-speech";
import { createSpeaker } from "./speaker";

function say(onDeviceOnly: boolean, voices: { name: string; lang: string; localService?: boolean }[]) {
  const speech = fakeBrowserSpeech({ voices });
  const spoken = jest.fn();
  const options = { audience: "child", locale: "en-US", onDeviceOnly } as const;
  createSpeaker(window.speechSynthesis, options, { began: jest.fn(), spoken }).follow("Hello there.", true);
  return { words: speech.spoken.map(({ text }) => text), isOver: spoken.mock.calls.length === 1 };
}

const SERVER = { name: "Far", lang: "en-US", localService: false };

it.each([
  ["not known yet", []],
  ["all of a server", [SERVER]],
])("VOIC-15 under 13 nothing is read aloud while the voices are %s", (_what, voices) => {
  expect(say(true, voices)).toEqual({ words: [], isOver: true });
});

it("VOIC-15 others are read to by the browser's own choice until its voices are known", () => {
  expect(say(false, [])).toEqual({ words: ["Hello there."], isOver: false });
});
