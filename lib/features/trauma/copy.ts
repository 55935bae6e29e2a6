import { TRAUMA_APPROACH_WORDS } from "@/lib/features/conversation/trauma/approach-words";
import { TRAUMA_KINDS, UNSAID_KIND } from "@/lib/features/conversation/trauma/kinds";
import { COPING_CARDS, STEP_TOOLS } from "./copy/tools";

const adult = {
  title: "Trauma Therapy",
  lead: "At your pace, and only as far as you want. You never have to say what happened.",
  note: {
    title: "A note before you begin",
    text: "This page is about life after something terrible. It names kinds of trauma but gives no details. You can leave at any time. You lose nothing by leaving, and what you wrote is saved.",
    skip: "Skip to calming tools",
    leave: "Leave this page",
    hide: "I've read this",
    quickExit:
      "Quick exit, at the top, switches to a different page right away. Your browser history still shows that you were here.",
  },
  bar: {
    label: "Always within reach",
    ground: "Ground me",
    breathe: "Breathe",
    leave: "Leave",
  },
  safety: {
    title: "How safe do you feel?",
    label: "Safety level",
    hint: "Inside yourself and around you, right now. You can change it at any time, even in the middle of a session.",
    ends: ["1 = in crisis", "10 = completely safe"] as readonly [string, string],
    spoken: (level: number) =>
      level === 1
        ? "1 of 10, in crisis"
        : level === 10
          ? "10 of 10, completely safe"
          : `${level} of 10`,
    badge: {
      destructive: "Barely safe",
      secondary: "Shaky",
      default: "Safe enough",
      told: "People first",
    },
    saved: "Saved for this session.",
    means: {
      destructive: "We'll only do what steadies you. Everything else can wait.",
      secondary: "Steadying first, then useful facts and skills for daily life.",
      default: "Steadying first, then the approach you chose.",
      told: "What you wrote matters more than a number. We'll focus on that, and on people who can be with you.",
    },
  },
  alert: {
    title: "You don't have to be alone with this",
    text: "You said you barely feel safe. A person can be with you now, day or night.",
    told: "What you wrote sounds serious. A person can be with you now, day or night.",
    callOnly: "Call",
    call: "Call or text",
    recommended: "Recommended. A trained counselor answers.",
    sms: "Text",
    smsWord: "Text {word} to",
    emergency: "In danger? Call",
    more: "More ways to reach a person",
  },
  start: {
    title: "Start a session",
    another: "Start another session",
    kind: "Trauma type",
    kindHint: "Required. Choose the closest one.",
    choose: "Choose one",
    kinds: TRAUMA_KINDS,
    unsaid: UNSAID_KIND,
    approach: "Approach",
    approaches: TRAUMA_APPROACH_WORDS,
    name: "Name (optional)",
    nameHint: "If you leave it blank, the list shows the type.",
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
      description:
        "We couldn't save the safety level. It will still go out with your next message.",
    },
  },
  list: {
    title: "Your sessions",
    empty: "No sessions yet. Use the form to start your first one.",
    failed: "Your sessions didn't load.",
    retry: "Retry",
    level: (level: number) => `Safety ${level} of 10`,
    levelUnknown: "No level set",
    options: (title: string) => `Options for ${title}`,
  },
  talk: {
    title: "Talk with Sage",
    none: "No session is open",
    noneText:
      "Start a session or open one from your list. You can start writing here now. We'll keep it until you do.",
    disclosure:
      "Sage is an AI, not a clinician. It doesn't do EMDR or exposure. Those need someone trained in them.",
    greeting: {
      steady:
        "You barely feel safe right now, so we'll only do what steadies you. You don't have to tell me anything.",
      skills:
        "We'll go slowly. You don't have to tell me what happened. Say stop whenever you like.",
      meaning:
        "We'll start with something that steadies you. You choose what comes next, and you can stop at any point.",
    },
    leave: "Leave this session",
    left: "You left the session. Everything is saved.",
    whole: "Open as a full page",
    readFailed: "We couldn't load this session.",
    offline:
      "You're offline. Your words stay here. The calming tools and phone numbers still work.",
  },
  people: {
    title: "People you can reach",
    emergency: (number: string) => `If you're in danger now, call ${number}.`,
    lines: {
      sexual: "Sexual violence (RAINN)",
      domestic: "Domestic violence (hotline)",
      combat: "Veterans: call 988 and press 1, or text 838255",
    },
  },
  tools: {
    title: "Calming tools",
    lead: "You don't need a session or a connection to use them. Use one at any time, before or during a session.",
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
    hint: "Set it before you use a tool and again afterward. It shows you what helps. It isn't saved anywhere.",
    set: "Set as “before”",
    change: "Set it again",
    down: (from: number, to: number) =>
      `It went from ${from} to ${to}. That may be a good tool for you.`,
    same: "It's the same. Another tool or more time may help.",
    up: (from: number, to: number) =>
      `It went from ${from} to ${to}. Stop here, look around, and think of someone who could be with you.`,
    very: "That's very high. It would be good to talk to a person now. You can call or text 988 at any hour.",
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
  lead: "Did something bad or scary happen? It's not your fault. You don't have to carry it alone.",
  note: "You don't have to say what it was. You can leave this page any time.",
  adults: {
    title: "Tell a grown-up you trust",
    text: "Pick one. If the first one doesn't listen, tell another one. Keep telling until someone helps.",
    home: "If someone at home scares you or hurts you, pick someone who doesn't live with you.",
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
    danger: (number: string) => `In danger? Call ${number}. It's okay to call.`,
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
      "A tummy ache",
      "Feeling mad or jumpy",
      "Feeling like crying, or feeling nothing",
    ],
    text: "It's your body trying to keep you safe. It can get better with help.",
  },
  chat: "Talk to Buddy",
  home: "Go home",
};

export type SupportCopy = typeof young;

const teen: SupportCopy = {
  title: "Trauma Support",
  lead: "If something terrible happened to you, it was not your fault. What you feel now makes sense.",
  note: "You don't have to tell it here. You can leave this page at any time, and you won't lose anything.",
  adults: {
    title: "An adult on your side",
    text: "You choose who to tell, and how much. If the first person doesn't take it seriously, try someone else.",
    home: "If someone at home hurts or scares you, pick an adult who doesn't live there.",
    people: [
      "A school counselor or a teacher",
      "A doctor or a nurse",
      "A coach or a youth leader",
      "A grandparent, an aunt or an uncle",
      "A friend's parent",
    ],
    say: "If the words are hard to find:",
    words:
      "Something happened that I can't deal with alone. Do you have time to listen? I might not tell you everything.",
  },
  help: {
    title: "People you can reach right now",
    danger: (number) => `In danger now? Call ${number}.`,
    hurt: (number) =>
      `If an adult hurts you, call or text ${number}. You don't have to give your name.`,
    hurtAbroad: (number) => `If an adult hurts you, call ${number}. They know what to do.`,
  },
  calm: {
    title: "When it's too much",
    ground: "Five senses",
    breathe: "Slow breathing",
  },
  feelings: {
    title: "What often happens after",
    list: [
      "Bad dreams, or no sleep",
      "Being on guard, or jumpy",
      "Getting angry fast",
      "Feeling numb or far away",
    ],
    text: "That's your body's alarm. It can calm down again, and help makes that easier.",
  },
  chat: "Talk to Buddy",
  home: "Go home",
};

/** Shown instead of the screen (TRAU-02), worded for both age groups under 18. */
export const SUPPORT_COPY = { child: { young, teen } };
