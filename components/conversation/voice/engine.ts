import { setOut } from "@/lib/client/under-way";
import { createBargeIn, localeOf, voiceFor } from "@/lib/features/conversation/voice/policy";
import type { HearingPlace, VoicePerson } from "@/lib/features/conversation/voice/types";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { watchAttention } from "./attention";
import { createEar, type Ear } from "./ear";
import { findRecognition, type RecognitionSetup } from "./hearing-place";
import {
  type Effect,
  earIsOpen,
  INITIAL,
  isOn,
  mouthIsOpen,
  type State,
  step,
  type VoiceEvent,
} from "./machine";
import { createMeter } from "./meter";
import { recognitionApi, speechApi } from "./recognition-api";
import { createSpeaker, type Speaker } from "./speaker";

export interface EngineOptions {
  readonly audience: Audience;
  readonly language: SpokenLanguage;
  readonly voice: VoicePerson;
  /** Sends a message as if it had been typed. */
  readonly send: (text: string) => void;
  /** Puts dictated words into the field. */
  readonly fill: (text: string) => void;
}

/** The state that the UI renders. */
export interface View extends State {
  readonly canHear: boolean;
  /** Where speech is recognized. Null until a start finds out, unless only "device" is allowed. */
  readonly place: HearingPlace | null;
  /** True if the voice that reads aloud is a third-party service. */
  readonly remoteVoice: boolean;
}

export interface Engine {
  dispatch(event: VoiceEvent): void;
  view(): View;
  onView(listener: () => void): () => void;
  onLevel(listener: (level: number) => void): () => void;
  /** Shuts the engine down for good. */
  dispose(): void;
}

/**
 * A phone lends its microphone to one listener at a time, so there the level is measured only while
 * a reply is spoken.
 */
const sharesMicrophone = (): boolean => !/Android|iPhone|iPad|Mobile/i.test(navigator.userAgent);

/** Speaks an empty utterance: iOS allows later speech only if some speech started within a tap. */
function unlockSpeech(synthesis: SpeechSynthesis | undefined): void {
  if (synthesis && /iPhone|iPad/.test(navigator.userAgent))
    synthesis.speak(new SpeechSynthesisUtterance(""));
}

const wantsLevel = (state: State): boolean =>
  sharesMicrophone()
    ? isOn(state) && state.phase !== "starting" && !state.held
    : state.phase === "speaking" && mouthIsOpen(state);

/**
 * Runs the state machine of `machine.ts`: opens and closes the microphone, voice and timer as its
 * state says, in a safe order.
 */
export function createEngine(options: EngineOptions): Engine {
  const api = recognitionApi();
  const synthesis = speechApi();
  const locale = localeOf(options.language, navigator.languages ?? []);
  const { onDeviceOnly } = options.voice;
  const views = new Set<() => void>();
  const levels = new Set<(level: number) => void>();
  const waiting: VoiceEvent[] = [];
  const bargeIn = createBargeIn();
  let state: State = { ...INITIAL, canSpeak: synthesis !== undefined };
  let hearing: RecognitionSetup | null = null;
  // If audio may not leave the device, it stays there or nothing is heard at all.
  const place: HearingPlace | null = onDeviceOnly ? "device" : null;
  let view: View = { ...state, canHear: api !== undefined, place, remoteVoice: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let isGone = false;
  /**
   * Blocks page reloads during a conversation: spoken words are in no field or draft until they're
   * sent.
   */
  let arrived: (() => void) | null = null;

  const ear: Ear | null = api
    ? createEar(api, {
        heard: ({ text, standing }) => dispatch({ type: "heard", text, standing }),
        ended: () => dispatch({ type: "ended" }),
        failed: (code) => dispatch({ type: "failed", code }),
        left: speak,
      })
    : null;
  const speaker: Speaker | null = synthesis
    ? createSpeaker(
        synthesis,
        { audience: options.audience, locale, onDeviceOnly },
        {
          began: () => dispatch({ type: "speechBegan" }),
          spoken: () => dispatch({ type: "spoken" }),
        },
      )
    : null;
  const meter = createMeter({
    level(value) {
      for (const listener of levels) listener(value);
      const isOver = bargeIn.look(value);
      if (isOver && state.phase === "speaking") dispatch({ type: "bargedIn" });
    },
    denied: () => dispatch({ type: "failed", code: "not-allowed" }),
  });

  function dispatch(event: VoiceEvent) {
    if (isGone) return;
    if (event.type === "start") unlockSpeech(synthesis);
    waiting.push(event);
    if (isWorking) return;
    isWorking = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) advance(next);
    isWorking = false;
    for (const listener of views) listener();
  }

  function advance(event: VoiceEvent) {
    const before = state;
    const [next, ...effects] = step(state, event);
    state = next;
    view = { ...view, ...state };
    follow(before);
    for (const effect of effects) perform(effect);
    if (state.phase === "starting" && before.phase !== "starting") void prepare();
  }

  /**
   * Stops the voice before opening the microphone, and closes the microphone before the voice
   * speaks.
   */
  function follow(before: State) {
    if (state.wait !== before.wait) {
      clearTimeout(timer);
      if (state.wait) timer = setTimeout(() => dispatch({ type: "due" }), state.wait.ms);
    }
    if (isOn(state)) arrived ??= setOut();
    else {
      arrived?.();
      arrived = null;
    }
    if (!mouthIsOpen(state)) quieten();
    if (!earIsOpen(state)) ear?.close();
    if (wantsLevel(state)) meter.open();
    else meter.close();
    if (earIsOpen(state) && !earIsOpen(before) && hearing) ear?.open(hearing);
    speak();
  }

  function speak() {
    if (!mouthIsOpen(state) || !state.reply || ear?.isLeaving()) return;
    speaker?.follow(state.reply.text, state.reply.whole);
  }

  function quieten() {
    bargeIn.rest();
    if (state.held && state.reply) speaker?.pause();
    else speaker?.reset();
  }

  function perform(effect: Effect) {
    switch (effect.type) {
      case "send":
        return options.send(effect.text);
      case "fill":
        return options.fill(effect.text);
      case "log":
        // Logs only the error code: nothing that was said goes into a log (VOIC-10).
        return console.warn(`Speech recognition: ${effect.code}`);
    }
  }

  async function prepare() {
    if (!api) return dispatch({ type: "unable", notice: "cannotHear" });
    const found = await findRecognition(api, locale, onDeviceOnly);
    if (isGone || state.phase !== "starting") return;
    if (!found) return dispatch({ type: "unable", notice: "deviceOnly" });
    hearing = found;
    const voices = synthesis?.getVoices?.() ?? [];
    const voice = voiceFor(voices, locale, onDeviceOnly);
    // An empty list may just not be loaded yet; a list without a permitted voice means silence.
    const canSpeak = synthesis !== undefined && (voices.length === 0 || voice !== undefined);
    view = { ...view, place: found.place, remoteVoice: voice?.localService === false };
    dispatch({ type: "ready", canSpeak });
  }

  const unwatch = watchAttention((held) => dispatch({ type: "hold", held }));
  const leave = () => dispatch({ type: "stop" });
  window.addEventListener("pagehide", leave);

  return {
    dispatch,
    view: () => view,
    onView: (listener) => {
      views.add(listener);
      return () => void views.delete(listener);
    },
    onLevel: (listener) => {
      levels.add(listener);
      return () => void levels.delete(listener);
    },
    dispose() {
      dispatch({ type: "stop" });
      isGone = true;
      unwatch();
      window.removeEventListener("pagehide", leave);
    },
  };
}
