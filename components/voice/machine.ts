import {
  AUTO_SEND_MS,
  LISTEN_AFTER_SILENCE_MS,
  LISTEN_AFTER_SPEECH_MS,
  LISTEN_AFTER_START_MS,
  MOST_FAILURES,
  MOST_SILENT_ROUNDS,
} from "@/lib/features/voice/constants";
import type { VoiceNotice } from "@/lib/features/voice/types";

/** Where a conversation stands; "off" and "unsupported" and "denied" are the ones in which nothing runs (VOIC-01). */
export type Phase =
  | "off"
  | "starting"
  | "listening"
  | "hearing"
  | "sending"
  | "answering"
  | "speaking"
  | "waiting"
  | "paused"
  | "denied"
  | "unsupported";

/** The one timer of a conversation: because there is one, two of them cannot collide (VOIC-13). */
export interface Wait {
  readonly before: "listen" | "send";
  /** Milliseconds. */
  readonly ms: number;
}

export interface State {
  readonly phase: Phase;
  /** A whole conversation, or one utterance into the field. */
  readonly purpose: "conversation" | "dictation";
  /** The person wants replies read aloud (VOIC-08). */
  readonly audio: boolean;
  readonly canSpeak: boolean;
  /** A message is on its way, or its answer: nothing else may be sent (CHAT-15). */
  readonly busy: boolean;
  /** What was heard so far. */
  readonly caption: string;
  /** The final transcript, until it is sent. */
  readonly transcript: string | null;
  readonly reply: { readonly text: string; readonly whole: boolean } | null;
  /** The person has talked over this reply: the rest of it is not read aloud. */
  readonly interrupted: boolean;
  /** A dialog is open, or the page is not looked at: nothing is heard or said meanwhile. */
  readonly held: boolean;
  readonly wait: Wait | null;
  readonly silentRounds: number;
  readonly failures: number;
  /** Why it is not on. */
  readonly notice: VoiceNotice | null;
}

export type VoiceEvent =
  | { readonly type: "start"; readonly purpose: State["purpose"] }
  | { readonly type: "ready"; readonly canSpeak: boolean }
  | { readonly type: "unable"; readonly notice: VoiceNotice }
  | { readonly type: "interim" | "final"; readonly text: string }
  | { readonly type: "ended" }
  | { readonly type: "failed"; readonly code: string }
  | { readonly type: "due" }
  | { readonly type: "turnBegan" }
  | { readonly type: "reply"; readonly text: string }
  /** `text` is the whole answer; null when there is none: the send or the answer failed. */
  | { readonly type: "turnEnded"; readonly text: string | null }
  | { readonly type: "speechBegan" | "spoken" | "bargedIn" }
  | { readonly type: "audio"; readonly on: boolean }
  | { readonly type: "hold"; readonly held: boolean }
  | { readonly type: "stop" };

/** What is done once, apart from what follows from the state. */
export type Effect =
  | { readonly type: "send"; readonly text: string }
  | { readonly type: "fill"; readonly text: string }
  | { readonly type: "log"; readonly code: string };

export type Step = readonly [State, ...Effect[]];

export const INITIAL: State = {
  phase: "off",
  purpose: "conversation",
  audio: true,
  canSpeak: true,
  busy: false,
  caption: "",
  transcript: null,
  reply: null,
  interrupted: false,
  held: false,
  wait: null,
  silentRounds: 0,
  failures: 0,
  notice: null,
};

const ON: readonly Phase[] = ["starting", "listening", "hearing", "sending", "answering", "speaking", "waiting"];
export const isOn = ({ phase }: State): boolean => ON.includes(phase);

const isReplying = ({ phase }: State): boolean => phase === "answering" || phase === "speaking";
const isHearing = ({ phase }: State): boolean => phase === "listening" || phase === "hearing";
const readsAloud = ({ audio, canSpeak, interrupted }: State): boolean => audio && canSpeak && !interrupted;

/** A recognition runs exactly while this is true: never beside speech, never when it is off (VOIC-13). */
export const earIsOpen = (state: State): boolean => isHearing(state) && state.transcript === null && !state.held;

/** Speech plays only while this is true. */
export const mouthIsOpen = (state: State): boolean => isReplying(state) && readsAloud(state) && !state.held;

const off = (state: State, phase: Phase = "off", notice: VoiceNotice | null = null): State => ({
  ...INITIAL,
  audio: state.audio,
  canSpeak: state.canSpeak,
  busy: state.busy,
  held: state.held,
  phase,
  notice,
});

const listenAfter = (state: State, ms: number): State => ({
  ...state,
  phase: "waiting",
  caption: "",
  reply: null,
  interrupted: false,
  wait: state.held ? null : { before: "listen", ms },
});

const listen = (state: State): State => ({
  ...state,
  phase: "listening",
  caption: "",
  transcript: null,
  wait: null,
});

function send(state: State): Step {
  const sending: State = { ...state, phase: "sending", wait: null };
  if (state.busy || state.transcript === null) return [sending];
  return [
    { ...sending, transcript: null },
    { type: "send", text: state.transcript },
  ];
}

function heard(state: State, text: string): Step {
  const calm = { silentRounds: 0, failures: 0 };
  if (state.purpose === "dictation") return [off(state), { type: "fill", text }];
  const wait: Wait = { before: "send", ms: AUTO_SEND_MS };
  return [{ ...state, ...calm, phase: "hearing", caption: text, transcript: text, wait }];
}

/** Not every browser calls the last words final: what was shown when the recognition ended was said. */
function ended(state: State): Step {
  if (!earIsOpen(state)) return [state];
  const words = state.caption.trim();
  return words === "" ? [unheard(state, state.failures)] : heard(state, words);
}

/** A recognition is over and nothing was said, or it broke. */
function unheard(state: State, failures: number): State {
  const silentRounds = state.silentRounds + 1;
  if (failures >= MOST_FAILURES) return off(state, "paused", "failing");
  if (silentRounds >= MOST_SILENT_ROUNDS) return off(state, "paused", "asleep");
  if (state.purpose === "dictation") return off(state);
  return listenAfter({ ...state, silentRounds, failures }, LISTEN_AFTER_SILENCE_MS);
}

const DENIED: readonly string[] = ["not-allowed", "service-not-allowed"];
/** Nobody spoke, or it was called off: ordinary ends of a recognition. */
const ORDINARY: readonly string[] = ["no-speech", "aborted"];

function failed(state: State, code: string): Step {
  if (DENIED.includes(code)) return [off(state, "denied", "denied")];
  const log: Effect = { type: "log", code };
  if (!earIsOpen(state)) return [state, log];
  return [unheard(state, ORDINARY.includes(code) ? state.failures : state.failures + 1), log];
}

function turnEnded(state: State, text: string | null): Step {
  const free: State = { ...state, busy: false };
  if (!isOn(state)) return [free];
  if (state.phase === "sending" && state.transcript !== null) return send(free);
  // Who speaks meanwhile is heard out, also when the answer broke off.
  if (isHearing(state)) return [{ ...free, interrupted: false }];
  if (text === null) return [off(free, "paused")];
  if (!isReplying(state)) return [{ ...free, interrupted: false }];
  if (!readsAloud(state)) return [listenAfter(free, LISTEN_AFTER_SPEECH_MS)];
  return [{ ...free, reply: { text, whole: true } }];
}

function hold(state: State, held: boolean): Step {
  const now: State = { ...state, held };
  if (!isOn(state) || held === state.held) return [now];
  if (held && state.purpose === "dictation") return [off(now)];
  if (state.transcript !== null && state.phase === "hearing") {
    return [{ ...now, wait: held ? null : { before: "send", ms: AUTO_SEND_MS } }];
  }
  return isHearing(state) || state.phase === "waiting" ? [listenAfter(now, LISTEN_AFTER_SPEECH_MS)] : [now];
}

function setAudio(state: State, on: boolean): State {
  const now: State = { ...state, audio: on };
  if (on || !isReplying(state)) return now;
  return state.busy ? { ...now, phase: "answering" } : listenAfter(now, LISTEN_AFTER_SPEECH_MS);
}

/** What a conversation does next. Pure: timers, microphone and voice follow from the state (`engine.ts`). */
export function step(state: State, event: VoiceEvent): Step {
  switch (event.type) {
    case "start":
      return [isOn(state) ? state : { ...off(state, "starting"), purpose: event.purpose }];
    case "stop":
      return [off(state)];
    case "turnEnded":
      return turnEnded(state, event.text);
    case "turnBegan":
      return [turnBegan({ ...state, busy: true })];
    case "audio":
      return [setAudio(state, event.on)];
    case "hold":
      return hold(state, event.held);
    default:
      return isOn(state) ? whileOn(state, event) : [state];
  }
}

/** Also a message that was sent by hand ends the listening; words that were heard until then go out after it. */
function turnBegan(state: State): State {
  if (!isOn(state)) return state;
  if (state.purpose === "dictation") return off(state);
  const phase = state.transcript === null ? "answering" : "sending";
  return { ...state, phase, reply: null, interrupted: false, wait: null };
}

type OnEvent = Exclude<VoiceEvent, { readonly type: "start" | "stop" | "turnEnded" | "turnBegan" | "audio" | "hold" }>;

function whileOn(state: State, event: OnEvent): Step {
  switch (event.type) {
    case "ready":
      return [ready({ ...state, canSpeak: event.canSpeak })];
    case "unable":
      return [off(state, "unsupported", event.notice)];
    case "interim":
      return [earIsOpen(state) ? { ...state, phase: "hearing", caption: event.text } : state];
    case "final":
      return earIsOpen(state) && event.text.trim() !== "" ? heard(state, event.text.trim()) : [state];
    case "ended":
      return ended(state);
    case "failed":
      return failed(state, event.code);
    case "due":
      return state.wait?.before === "send" ? send(state) : [listen(state)];
    default:
      return [whileReplying(state, event)];
  }
}

function ready(state: State): State {
  if (state.phase !== "starting") return state;
  return state.held
    ? { ...state, phase: "waiting" }
    : { ...state, wait: { before: "listen", ms: LISTEN_AFTER_START_MS } };
}

type ReplyEvent = Extract<OnEvent, { readonly type: "reply" | "speechBegan" | "spoken" | "bargedIn" }>;

function whileReplying(state: State, event: ReplyEvent): State {
  if (!isReplying(state)) return state;
  switch (event.type) {
    case "reply":
      return { ...state, reply: { text: event.text, whole: false } };
    case "speechBegan":
      return { ...state, phase: "speaking" };
    case "spoken":
      return state.busy ? state : listenAfter(state, LISTEN_AFTER_SPEECH_MS);
    case "bargedIn":
      return state.phase === "speaking" ? listen({ ...state, reply: null, interrupted: true }) : state;
  }
}
