import { TRAUMA_APPROACH_WORDS } from "@/lib/features/conversation/trauma/approach-words";
import { TRAUMA_KINDS, UNSAID_KIND } from "@/lib/features/conversation/trauma/kinds";
import { COPING_CARDS, STEP_TOOLS } from "./copy/tools";

const adult = {
  title: "Trauma Therapy",
  lead: "At your pace, and only as far as you want. You never have to tell what happened.",
  note: {
    title: "A note before you begin",
    text: "This page is about living on after something terrible. It names kinds of trauma, and no details. You can leave at any time. Leaving costs nothing, and what you wrote is kept.",
    skip: "Skip to calming tools",
    leave: "Leave this page",
    hide: "I have read this",
    quickExit:
      "Quick exit, at the top, swaps this page for another one at once. Your browser's history still shows that you were here.",
  },
  bar: {
    label: "Always at hand",
    ground: "Ground me",
    breathe: "Breathe",
    leave: "Leave",
  },
  safety: {
    title: "How safe do you feel?",
    label: "Safety level",
    hint: "Inside yourself and around you, right now. You can change it at any time, also in the middle of a talk.",
    ends: ["1 = in crisis", "10 = completely safe"] as readonly [string, string],
    spoken: (level: number) =>
      level === 1
        ? "1 of 10, in crisis"
        : level === 10
          ? "10 of 10, completely safe"
          : `${level} of 10`,
    badge: {
      destructive: "Hardly safe",
      secondary: "Shaky",
      default: "Safe enough",
      told: "People first",
    },
    saved: "Kept for this talk.",
    means: {
      destructive: "We only do what steadies you. Everything else can wait.",
      secondary: "Steadying first, then things that are good to know and skills for the day.",
      default: "Steadying first, then the way of working that you chose.",
      told: "What you wrote weighs more than a number. We stay with it, and with people who can be with you.",
    },
  },
  alert: {
    title: "You do not have to be alone with this",
    text: "You say that you hardly feel safe. A person can be with you now, day and night.",
    told: "What you wrote sounds serious. A person can be with you now, day and night.",
    callOnly: "Call",
    call: "Call or text",
    recommended: "Recommended. A trained counselor answers.",
    sms: "Text",
    smsWord: "Text {word} to",
    emergency: "In danger, call",
    more: "More ways to reach a person",
  },
  start: {
    title: "Start a session",
    another: "Start another session",
    kind: "Trauma type",
    kindHint: "Required. Choose what comes closest.",
    choose: "Choose one",
    kinds: TRAUMA_KINDS,
    unsaid: UNSAID_KIND,
    approach: "Approach",
    approaches: TRAUMA_APPROACH_WORDS,
    name: "Name (optional)",
    nameHint: "Without one, the list shows the type.",
    submit: "Start Session",
  },
  toast: {
    kindRequired: {
      title: "Trauma Type Required",
      description: "Please select a trauma type to begin your session.",
    },
    openFailed: { title: "Error", description: "Failed to create therapy session." },
    frameFailed: {
      title: "Error",
      description: "The safety level could not be kept. It still goes out with your next message.",
    },
  },
  list: {
    title: "Your sessions",
    empty: "No session yet. The first one begins with the form.",
    failed: "Your sessions did not load.",
    retry: "Retry",
    level: (level: number) => `Safety ${level} of 10`,
    levelUnknown: "No level set",
    options: (title: string) => `Options for ${title}`,
  },
  talk: {
    title: "Talk with Sage",
    none: "No session is open",
    noneText:
      "Start a session or open one of yours. You can already write here; it is kept until you do.",
    disclosure:
      "Sage is an AI and no clinician. It does not do EMDR or exposure. Those belong with somebody trained for them.",
    greeting: {
      steady:
        "You hardly feel safe right now, so we only do what steadies you. Nothing has to be told.",
      skills: "We go slowly. You do not have to tell me what happened. Say stop whenever you like.",
      meaning:
        "We begin with something that steadies you. You choose what comes after it, and you can stop at any word.",
    },
    leave: "Leave this talk",
    left: "You left the talk. All of it is kept.",
    whole: "Open as a full page",
    readFailed: "The talk could not be read just now.",
    offline: "No network. Your words stay here. Calming tools and the numbers still work.",
  },
  people: {
    title: "People you can reach",
    emergency: (number: string) => `If you are in danger now, call ${number}.`,
    lines: {
      sexual: "Sexual violence (RAINN)",
      domestic: "Violence at home (hotline)",
      combat: "Veterans: call 988 and press 1, or text 838255",
    },
  },
  tools: {
    title: "Calming tools",
    lead: "They need no session and no network. Use one at any time, before or in the middle of a talk.",
    grounding: { title: "Five senses", hint: "Two minutes, step by step" },
    breathing: { title: "Slow breathing", hint: "One minute with a circle" },
    plan: {
      title: "My plan for hard moments",
      hint: "Your reminders, your people and your steps",
    },
    steps: STEP_TOOLS,
    count: (at: number, all: number) => `Step ${at} of ${all}`,
    next: "Next",
    back: "Back",
    finish: "Done",
    again: "Once more",
    stop: "Stop here",
    worse: "If it gets worse, stop and look around the room.",
  },
  thermometer: {
    title: "Distress thermometer",
    before: "Distress before",
    after: "Distress now",
    ends: ["0 = calm", "10 = the worst"] as readonly [string, string],
    hint: "Set it before a tool and once more after it. It shows you what helps. It is not kept anywhere.",
    set: "Set as before",
    change: "Set it anew",
    down: (from: number, to: number) =>
      `It went from ${from} to ${to}. That tool may be a good one for you.`,
    same: "It is the same. Another tool may fit better, or more time.",
    up: (from: number, to: number) =>
      `It went from ${from} to ${to}. Stop here, look around, and think of somebody who could be with you.`,
    very: "That is very high. A person would be good now. You can call or text 988 at any hour.",
  },
  cards: {
    title: "Cards for hard moments",
    lead: "Open the one you need.",
    all: COPING_CARDS,
  },
  sources: {
    title: "Where this comes from",
    text: "The order of the work and the tools follow published guidance, in our own words. No clinician has checked these words yet.",
    list: [
      "SAMHSA TIP 57: Trauma-Informed Care (2014)",
      "VA/DoD: Clinical Practice Guideline for PTSD (2023)",
      "NICE: Post-traumatic stress disorder, NG116 (2018)",
      "ISTSS: PTSD Prevention and Treatment Guidelines (2019)",
      "WHO: Doing What Matters in Times of Stress (2020)",
    ],
  },
};

export type TraumaCopy = typeof adult;

/** Only adults reach the screen (TRAU-02); minors see `SUPPORT_COPY`. */
export const TRAUMA_COPY = { adult };

const young = {
  title: "Trauma Support",
  lead: "Did something bad or scary happen? It is not your fault. You do not have to carry it alone.",
  note: "You do not have to say here what it was. You can leave this page any time.",
  adults: {
    title: "Tell a grown-up you trust",
    text: "Pick one. If the first one does not listen, tell another one. Keep telling until one helps.",
    home: "If someone at home scares you or hurts you, pick someone who does not live with you.",
    people: [
      "A teacher",
      "A school nurse or a coach",
      "A doctor",
      "A grandma, a grandpa or an aunt",
      "A friend's mom or dad",
    ],
    say: "You can say it like this:",
    words: "Something bad happened. I need help. Can you listen to me?",
  },
  help: {
    title: "People who help right now",
    danger: (number: string) => `In danger? Call ${number}. It is okay to call.`,
    hurt: (number: string) =>
      `If a grown-up hurts you, call or text ${number}. They know what to do.`,
    hurtAbroad: (number: string) =>
      `If a grown-up hurts you, call ${number}. They know what to do.`,
  },
  calm: {
    title: "If it feels too big",
    ground: "Name five things",
    breathe: "Breathe slowly",
  },
  feelings: {
    title: "This can happen after",
    list: [
      "Bad dreams",
      "A tummy that hurts",
      "Feeling mad or jumpy",
      "Feeling like crying, or like nothing",
    ],
    text: "It is your body trying to keep you safe. It can get better with help.",
  },
  chat: "Talk to Buddy",
  home: "Go home",
};

export type SupportCopy = typeof young;

const teen: SupportCopy = {
  title: "Trauma Support",
  lead: "If something terrible happened to you, it was not your fault. What you feel now makes sense.",
  note: "You do not have to tell it here. You can leave this page at any time, and nothing is lost.",
  adults: {
    title: "An adult on your side",
    text: "You choose who hears it, and how much. If the first one does not take it seriously, try the next one.",
    home: "If someone at home hurts or scares you, pick an adult who does not live there.",
    people: [
      "A school counselor or a teacher",
      "A doctor or a nurse",
      "A coach or a youth leader",
      "A grandparent, an aunt or an uncle",
      "A friend's parent",
    ],
    say: "If the words are hard to find:",
    words:
      "Something happened that I can't deal with alone. Do you have time to listen? I may not tell you all of it.",
  },
  help: {
    title: "People you can reach right now",
    danger: (number) => `In danger now? Call ${number}.`,
    hurt: (number) =>
      `If an adult hurts you, call or text ${number}. You do not have to give your name.`,
    hurtAbroad: (number) => `If an adult hurts you, call ${number}. They know what to do.`,
  },
  calm: {
    title: "When it gets too much",
    ground: "Five senses",
    breathe: "Slow breathing",
  },
  feelings: {
    title: "What often comes after",
    list: [
      "Bad dreams, or no sleep",
      "Being on guard, or jumpy",
      "Getting angry fast",
      "Feeling numb or far away",
    ],
    text: "That is your body's alarm. It can calm down again, and help makes that easier.",
  },
  chat: "Talk to Buddy",
  home: "Go home",
};

/** Shown instead of the screen (TRAU-02), worded for both age groups under 18. */
export const SUPPORT_COPY = { child: { young, teen } };
