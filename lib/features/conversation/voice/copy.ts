import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import type { VoiceNotice } from "./types";

interface Notice {
  readonly title: string;
  readonly text: string;
}

const adult = {
  start: "Start Conversation",
  stop: "Stop Conversation",
  voiceMode: "Voice mode",
  textMode: "Text mode",
  audio: "Audio",
  audioOn: "Replies are read aloud",
  audioOff: "Replies aren't read aloud",
  microphone: "Microphone",
  ask: {
    title: "Would you rather talk or type?",
    text: "You can switch at any time. Nothing listens until you say so.",
    talk: "Talk",
    type: "Type",
  },
  status: {
    off: "Talk with Sage",
    starting: "Getting ready",
    listening: "Listening",
    sending: "Sending what you said",
    answering: "Sage is thinking",
    speaking: "Sage is speaking",
    waiting: "One moment",
    /** Recognition failed; the next attempt is on its way. */
    retrying: "I didn't catch that. Trying again.",
    held: "Paused while this window is open",
  },
  hint: {
    off: "Speak as you would to a person. Your words appear here and are sent after a short pause.",
    listening: "Say what's on your mind",
    speaking: "Speak to interrupt",
  },
  /** everything said about the voice must be true of the browser too. */
  privacy: {
    /** One line on a phone: the most important part of the full text, which is behind "More". */
    short: {
      service: "Your browser may send the sound elsewhere.",
      device: "Your voice stays here.",
    },
    more: "More",
    service:
      "Willow doesn't record or store your voice. We only get the written words. Your browser may send the sound to its maker to turn it into text.",
    device:
      "Your voice stays on this device. We only get the written words, and Willow doesn't store any sound.",
    remoteVoice: "The voice that reads aloud may be a service run by your browser's maker.",
    understood: "Got it",
  },
  beginsItself: "Start by voice in new conversations",
  notices: {
    cannotHear: {
      title: "Speech recognition not supported",
      text: "This browser can't turn speech into text. You can type instead.",
    },
    cannotSpeak: {
      title: "Text-to-speech not supported",
      text: "This browser can't read replies aloud. You can still read them here.",
    },
    denied: {
      title: "Microphone is blocked",
      text: "Voice is off now. You can allow the microphone in your browser's settings, or type instead.",
    },
    serviceDenied: {
      title: "Speech recognition is turned off",
      text: "Your microphone is fine, but this device or browser doesn't allow speech recognition. On an iPhone or iPad, turn on Dictation under Settings, General, Keyboard. On other devices, look in your browser's privacy settings. You can type instead.",
    },
    deviceOnly: {
      title: "Voice isn't available here",
      text: "This browser would send the sound to another company. You can type instead.",
    },
    noMicrophone: {
      title: "No sound from the microphone",
      text: "Check that a microphone is plugged in and turned on, and that no other app is using it. Then start again, or type instead.",
    },
    asleep: {
      title: "The microphone is off",
      text: "Start the conversation again when you're ready.",
    },
    failing: {
      title: "Speech isn't getting through",
      text: "We can't reach the service that turns speech into text. You can type, or start again.",
    },
    notLoaded: {
      title: "Voice didn't load",
      text: "Please check your connection. You can type for now.",
    },
  } as Record<VoiceNotice, Notice>,
};

export type VoiceCopy = typeof adult;

const child: VoiceCopy = {
  start: "Start Conversation",
  stop: "Stop Conversation",
  voiceMode: "Voice mode",
  textMode: "Text mode",
  audio: "Audio",
  audioOn: "Buddy reads out loud",
  audioOff: "Buddy doesn't read out loud",
  microphone: "Microphone",
  ask: {
    title: "Do you want to talk or type?",
    text: "You can switch any time. Buddy only listens when you say so.",
    talk: "Talk",
    type: "Type",
  },
  status: {
    off: "Talk with Buddy",
    starting: "Getting ready",
    listening: "Buddy is listening",
    sending: "Got it",
    answering: "Buddy is thinking",
    speaking: "Buddy is talking",
    waiting: "One moment",
    retrying: "I didn't hear that. Trying again.",
    held: "Taking a break while this is open",
  },
  hint: {
    off: "Tap the button and talk. Your words show up here.",
    listening: "You can talk now",
    speaking: "Start talking and Buddy will stop",
  },
  privacy: {
    short: {
      service: "Your browser may send the sound elsewhere.",
      device: "Your voice stays here.",
    },
    more: "More",
    service:
      "We don't keep your voice. We only keep the words. Your browser may send the sound to the company that made it.",
    device: "Your voice stays on this device. We only get the words.",
    remoteVoice: "The voice may come from the company that made your browser.",
    understood: "Okay",
  },
  beginsItself: "Start by voice in new chats",
  notices: {
    cannotHear: {
      title: `${PERSONA.child} can't hear you here`,
      text: "That's okay. Just type your words.",
    },
    cannotSpeak: {
      title: `${PERSONA.child} can't talk out loud here`,
      text: "That's okay. You can read and type.",
    },
    denied: {
      title: "The microphone is off",
      text: "That's okay. You can type to Buddy. A grown-up can help you turn it on.",
    },
    serviceDenied: {
      title: "Talking is turned off on this device",
      text: "Your microphone is fine. A grown-up can turn on Dictation in the settings. You can type to Buddy for now.",
    },
    deviceOnly: {
      title: "Talking doesn't work here yet",
      text: "Your voice would leave this device, so we keep the microphone off. Just type your words.",
    },
    noMicrophone: {
      title: `${PERSONA.child} can't hear any sound`,
      text: "Another app may be using the microphone. A grown-up can check it. You can type for now.",
    },
    asleep: {
      title: "The microphone is taking a rest",
      text: "Tap the button to talk again, or just type.",
    },
    failing: {
      title: `${PERSONA.child} can't hear you right now`,
      text: "It's not your fault. You can type for now.",
    },
    notLoaded: { title: "Talking didn't load", text: "Try again in a bit. You can type for now." },
  },
};

export const VOICE_COPY: Record<Audience, VoiceCopy> = { adult, child };
