"use client";

import { useEffect, useRef, useState } from "react";
import { useUpdateProfile } from "@/lib/core/identity/client";
import type { VoicePerson } from "@/lib/features/conversation/voice/types";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { Engine } from "./engine";
import type { Voice } from "./types";
import { useAutoStart } from "./use-auto-start";
import { useEngine } from "./use-engine";
import { visit } from "./visit";

/** The parts of the typed conversation that voice needs. */
interface Talking {
  readonly busy: boolean;
  readonly turn: { readonly phase: string; readonly reply: string } | null;
  /** Why the latest message wasn't sent; a new object for each try. */
  readonly refusal: object | null;
  say(content: string): void;
}

interface VoiceOptions {
  readonly person: {
    readonly audience: Audience;
    readonly language: SpokenLanguage;
    readonly voice: VoicePerson;
  };
  readonly talk: Talking;
  /** True if nothing was said in this conversation yet; false while that's unknown. */
  readonly isEmpty: boolean;
  /** Adds dictated words to the field. */
  readonly fill: (text: string) => void;
}

/** Tells the engine about every message and answer, typed or spoken. */
function useTurns(engine: Engine | null, { busy, turn, refusal }: Talking): void {
  const wasBusy = useRef(false);
  const reply = turn?.reply ?? "";
  const whole = turn?.phase === "done" ? reply : null;
  useEffect(() => {
    if (!engine || busy === wasBusy.current) return;
    wasBusy.current = busy;
    engine.dispatch(busy ? { type: "turnBegan" } : { type: "turnEnded", text: whole });
  }, [engine, busy, whole]);
  useEffect(() => {
    if (engine && busy && reply !== "") engine.dispatch({ type: "reply", text: reply });
  }, [engine, busy, reply]);
  useEffect(() => {
    // A send that fails at once ends before anything showed that it began.
    const isSending = engine?.view().phase === "sending";
    if (isSending && refusal && !busy) engine.dispatch({ type: "turnEnded", text: null });
  }, [engine, busy, refusal]);
}

/**
 * Voice for one conversation. The heavy code loads later (`kit.ts`); the controls are there at
 * once.
 */
export function useVoice({ person, talk, isEmpty, fill }: VoiceOptions): Voice {
  const { preference } = person.voice;
  const { engine, view, isMissing, use } = useEngine({ ...person, send: talk.say, fill: keep });
  const { mutate } = useUpdateProfile();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const [mode, setMode] = useState<Voice["mode"]>(
    preference === true && !visit.textChosen ? "voice" : "text",
  );
  const [byHand, setByHand] = useState(false);
  const [audio, setAudio] = useState(true);
  useTurns(engine, talk);

  const canHear = view?.canHear !== false;
  // Unless the person just asked for voice, don't tell them that the browser lacks it.
  const shown = isMissing || (!canHear && !byHand) ? "text" : mode;
  useEffect(() => {
    if (mode === "voice") use(() => undefined);
  }, [mode, use]);
  const isDenied = view?.phase === "denied";
  useEffect(() => {
    if (isDenied) visit.denied = true;
  }, [isDenied]);

  /** Shows the field with the words, whichever mode the person was in. */
  function keep(words: string) {
    if (mode === "voice") {
      setByHand(true);
      setMode("text");
    }
    fill(words);
  }

  function open(next: Voice["mode"]) {
    visit.textChosen = next === "text";
    setByHand(true);
    setMode(next);
    use((opened) => opened.dispatch({ type: "stop" }));
  }

  function begin(purpose: "conversation" | "dictation") {
    use((opened) => opened.dispatch({ type: "start", purpose }));
  }

  /** Keeps the dictated words that are already on screen. */
  function endDictation() {
    use((opened) => opened.dispatch({ type: "enough" }));
    open("text");
  }

  function start() {
    open("voice");
    begin("conversation");
  }

  function prefer(talks: boolean) {
    setAnswer(talks);
    mutate({ voicePreference: talks });
  }

  const beginsItself = answer ?? preference === true;
  const wantsStart =
    beginsItself && shown === "voice" && !byHand && isEmpty && view?.phase === "off";
  useAutoStart(wantsStart, () => begin("conversation"));

  return {
    mode: shown,
    isChosen: byHand,
    engine,
    view,
    audio,
    asks: preference === null && answer === null && isEmpty && canHear,
    notice: isMissing ? "notLoaded" : (view?.notice ?? null),
    start,
    stop: () => use((opened) => opened.dispatch({ type: "stop" })),
    dictate: () =>
      view?.purpose === "dictation" && view.phase !== "off" ? endDictation() : begin("dictation"),
    open,
    setAudio(on) {
      setAudio(on);
      use((opened) => opened.dispatch({ type: "audio", on }));
    },
    answer(talks) {
      prefer(talks);
      if (talks) start();
      else open("text");
    },
    beginsItself,
    setBeginsItself: prefer,
  };
}
