import {
  AUTO_SEND_MS,
  LISTEN_AFTER_SILENCE_MS,
  LISTEN_AFTER_SPEECH_MS,
  LISTEN_AFTER_START_MS,
  MAX_FAILURES,
  MAX_SILENT_ROUNDS,
  QUIET_MS,
} from "@/lib/features/conversation/voice/constants";
import type { VoiceNotice } from "@/lib/features/conversation/voice/types";
import type { Certainty } from "./utterance";

/** Phase of a conversation. Nothing runs while it's "off", "unsupported" or "denied" (VOIC-01). */
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

/** A conversation's only timer: with just one, no two can collide (VOIC-13). */
interface Wait {
  readonly before: "listen" | "send";
  /** Milliseconds. */
  readonly ms: number;
}

export interface State {
  readonly phase: Phase;
  /** A whole conversation, or one utterance dictated into the field. */
  readonly purpose: "conversation" | "dictation";
  /** The person wants replies read aloud (VOIC-08). */
  readonly audio: boolean;
  readonly canSpeak: boolean;
  /** A message or its answer is on its way, so nothing else may be sent (CHAT-15). */
  readonly busy: boolean;
  /** Text heard so far. */
  readonly caption: string;
  /** Text the recognizer has marked final, until it's sent or put in the field. */
  readonly transcript: string | null;
  /** The recognition has ended, so its text won't grow anymore. */
  readonly isWhole: boolean;
  readonly reply: { readonly text: string; readonly whole: boolean } | null;
  /** The person has talked over this reply, so the rest isn't read aloud. */
  readonly interrupted: boolean;
  /** A dialog is open or the page is hidden; meanwhile nothing is heard or said. */
  readonly held: boolean;
  readonly wait: Wait | null;
  readonly silentRounds: number;
  readonly failures: number;
  /** Why voice isn't on. */
  readonly notice: VoiceNotice | null;
}

export type VoiceEvent =
  | { readonly type: "start"; readonly purpose: State["purpose"] }
  | { readonly type: "ready"; readonly canSpeak: boolean }
  | { readonly type: "unable"; readonly notice: VoiceNotice }
  | { readonly type: "heard"; readonly text: string; readonly standing: Certainty }
  | { readonly type: "ended" }
  /** The person has finished dictating. */
  | { readonly type: "enough" }
  | { readonly type: "failed"; readonly code: string }
  | { readonly type: "due" }
  | { readonly type: "turnBegan" }
  | { readonly type: "reply"; readonly text: string }
  /** `text` is the whole answer; null if there's none because the send or the answer failed. */
  | { readonly type: "turnEnded"; readonly text: string | null }
  | { readonly type: "speechBegan" | "spoken" | "bargedIn" }
  | { readonly type: "audio"; readonly on: boolean }
  | { readonly type: "hold"; readonly held: boolean }
  | { readonly type: "stop" };

/** One-time actions that don't follow from the state alone. */
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
  isWhole: false,
  reply: null,
  interrupted: false,
  held: false,
  wait: null,
  silentRounds: 0,
  failures: 0,
  notice: null,
};

const ON: readonly Phase[] = [
  "starting",
  "listening",
  "hearing",
  "sending",
  "answering",
  "speaking",
  "waiting",
];
export const isOn = ({ phase }: State): boolean => ON.includes(phase);

const isReplying = ({ phase }: State): boolean => phase === "answering" || phase === "speaking";
const isHearing = ({ phase }: State): boolean => phase === "listening" || phase === "hearing";
/** Words heard that are neither sent nor in the field yet. */
const unsent = (state: State): string =>
  state.transcript ?? (isHearing(state) ? state.caption.trim() : "");
const readsAloud = ({ audio, canSpeak, interrupted }: State): boolean =>
  audio && canSpeak && !interrupted;

/**
 * Recognition runs exactly while this is true: never during speech, and never when voice is off
 * (VOIC-13).
 */
export const earIsOpen = (state: State): boolean =>
  isHearing(state) && !state.isWhole && !state.held;

/** Speech plays only while this is true. */
export const mouthIsOpen = (state: State): boolean =>
  isReplying(state) && readsAloud(state) && !state.held;

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
  isWhole: false,
  wait: null,
});

/** Hands over the heard text: into the field for dictation, to the guide in a conversation. */
function handOver(state: State): Step {
  const text = unsent(state);
  if (state.purpose === "dictation")
    return text === "" ? [off(state)] : [off(state), { type: "fill", text }];
  const sending: State = { ...state, phase: "sending", transcript: text, wait: null };
  if (state.busy) return [sending];
  return [
    { ...sending, transcript: null },
    { type: "send", text },
  ];
}

/** Restarts the wait with each longer version, so that only the longest is sent, and only once. */
function heard(state: State, text: string, standing: Certainty): State {
  const transcript = standing === "open" ? null : text;
  if (
    !earIsOpen(state) ||
    text === "" ||
    (text === state.caption && transcript === state.transcript)
  )
    return state;
  const calm = transcript === null ? {} : { silentRounds: 0, failures: 0 };
  return {
    ...state,
    ...calm,
    phase: "hearing",
    caption: text,
    transcript,
    wait: { before: "send", ms: QUIET_MS[standing] },
  };
}

/**
 * Treats the caption as said when the recognition ends, since not every browser marks the last
 * words final.
 */
function ended(state: State): Step {
  if (!earIsOpen(state)) return [state];
  const text = state.caption.trim();
  if (text === "") return [unheard(state, state.failures)];
  if (state.purpose === "dictation") return handOver(state);
  const isWaiting = state.transcript !== null && state.wait?.ms === AUTO_SEND_MS;
  const whole: State = { ...heard(state, text, "certain"), isWhole: true };
  return [isWaiting ? whole : { ...whole, wait: { before: "send", ms: AUTO_SEND_MS } }];
}

/** Handles a recognition that ended without words or failed. */
function unheard(state: State, failures: number): State {
  const silentRounds = state.silentRounds + 1;
  const most = state.purpose === "dictation" ? 1 : MAX_FAILURES;
  if (failures >= most) return off(state, "paused", "failing");
  if (silentRounds >= MAX_SILENT_ROUNDS) return off(state, "paused", "asleep");
  if (state.purpose === "dictation") return off(state);
  return listenAfter({ ...state, silentRounds, failures }, LISTEN_AFTER_SILENCE_MS);
}

/**
 * Errors that won't go away on a retry: the microphone is the person's to allow, the service the
 * device's or the browser's.
 */
const REFUSED: Readonly<Record<string, VoiceNotice>> = {
  "not-allowed": "denied",
  NotAllowedError: "denied",
  "service-not-allowed": "serviceDenied",
};
/** Normal ends of a recognition: no one spoke, or it was aborted. */
const ORDINARY: readonly string[] = ["no-speech", "aborted"];
/** The microphone delivers no sound: it's missing or in use elsewhere. */
const SILENT_MICROPHONE = "audio-capture";

function failed(state: State, code: string): Step {
  const refused = REFUSED[code];
  if (refused) return deny(state, refused);
  const log: Effect = { type: "log", code };
  if (!earIsOpen(state)) return [state, log];
  if (ORDINARY.includes(code) || unsent(state) !== "") return [...ended(state), log];
  const after = unheard(state, state.failures + 1);
  const isSilent = after.notice === "failing" && code === SILENT_MICROPHONE;
  return [isSilent ? { ...after, notice: "noMicrophone" } : after, log];
}

/** Turns voice off. Words that were only waiting for the pause before a send still go out. */
function deny(state: State, notice: VoiceNotice): Step {
  const isSaid = state.phase === "hearing" && state.wait?.ms === AUTO_SEND_MS;
  const [, ...effects] = isSaid ? handOver(state) : [state];
  return [off(state, "denied", notice), ...effects];
}

function turnEnded(state: State, text: string | null): Step {
  const free: State = { ...state, busy: false };
  if (!isOn(state)) return [free];
  if (state.phase === "sending" && state.transcript !== null) return handOver(free);
  // Let a person who is speaking finish, even if the answer broke off.
  if (isHearing(state)) return [{ ...free, interrupted: false }];
  if (text === null) return [off(free, "paused")];
  if (!isReplying(state)) return [{ ...free, interrupted: false }];
  if (!readsAloud(state)) return [listenAfter(free, LISTEN_AFTER_SPEECH_MS)];
  return [{ ...free, reply: { text, whole: true } }];
}

function hold(state: State, held: boolean): Step {
  const now: State = { ...state, held };
  if (!isOn(state) || held === state.held) return [now];
  if (held && state.purpose === "dictation") return handOver(now);
  const words = unsent(state);
  if (isHearing(state) && words !== "") {
    const wait: Wait | null = held ? null : { before: "send", ms: AUTO_SEND_MS };
    return [{ ...now, transcript: words, isWhole: true, wait }];
  }
  return isHearing(state) || state.phase === "waiting"
    ? [listenAfter(now, LISTEN_AFTER_SPEECH_MS)]
    : [now];
}

function setAudio(state: State, on: boolean): State {
  const now: State = { ...state, audio: on };
  if (on || !isReplying(state)) return now;
  return state.busy ? { ...now, phase: "answering" } : listenAfter(now, LISTEN_AFTER_SPEECH_MS);
}

/**
 * Computes a conversation's next state. Pure: timers, microphone and voice follow from the state
 * (`engine.ts`). Nothing heard is lost: words that a step would drop go into the field.
 */
export function step(state: State, event: VoiceEvent): Step {
  const [next, ...effects] = advance(state, event);
  const words = unsent(state);
  const isKept = words === "" || unsent(next) !== "" || effects.some(({ type }) => type !== "log");
  return isKept ? [next, ...effects] : [next, ...effects, { type: "fill", text: words }];
}

function advance(state: State, event: VoiceEvent): Step {
  switch (event.type) {
    case "start":
      return [isOn(state) ? state : { ...off(state, "starting"), purpose: event.purpose }];
    case "stop":
      return [off(state)];
    case "turnEnded":
      return turnEnded(state, event.text);
    case "turnBegan":
      return turnBegan({ ...state, busy: true });
    case "audio":
      return [setAudio(state, event.on)];
    case "hold":
      return hold(state, event.held);
    default:
      return isOn(state) ? whileOn(state, event) : [state];
  }
}

/** A message sent by hand ends the listening, too; words heard until then are sent after it. */
function turnBegan(state: State): Step {
  if (!isOn(state)) return [state];
  if (state.purpose === "dictation") return handOver(state);
  const words = unsent(state);
  const phase = words === "" ? "answering" : "sending";
  const transcript = words === "" ? null : words;
  return [{ ...state, phase, transcript, reply: null, interrupted: false, wait: null }];
}

type OnEvent = Exclude<
  VoiceEvent,
  { readonly type: "start" | "stop" | "turnEnded" | "turnBegan" | "audio" | "hold" }
>;

function whileOn(state: State, event: OnEvent): Step {
  switch (event.type) {
    case "ready":
      return [ready({ ...state, canSpeak: event.canSpeak })];
    case "unable":
      return [off(state, "unsupported", event.notice)];
    case "heard":
      return [heard(state, event.text, event.standing)];
    case "enough":
      return state.purpose === "dictation" ? handOver(state) : [state];
    case "ended":
      return ended(state);
    case "failed":
      return failed(state, event.code);
    case "due":
      return state.wait?.before === "send" ? handOver(state) : [listen(state)];
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

type ReplyEvent = Extract<
  OnEvent,
  { readonly type: "reply" | "speechBegan" | "spoken" | "bargedIn" }
>;

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
      return state.phase === "speaking"
        ? listen({ ...state, reply: null, interrupted: true })
        : state;
  }
}
