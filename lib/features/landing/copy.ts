import { PERSONA, PRODUCT } from "@/lib/shared/product";

/** The landing page speaks to visitors, whose age nobody knows: one dictionary. Figures and names come in as parameters. */
export const LANDING = {
  hero: {
    trial: (days: number, price: string) =>
      `${days}-day free trial with premium features, then from ${price} a month. Stop any time.`,
    title: "Somewhere to put it down.",
    lead: `Talk or type with ${PERSONA.adult}, an AI guide. It listens first, offers what has helped others, and always knows the way to a person.`,
    start: "Start Free Trial",
    adults: "For Adults (18+)",
    children: "For Children (ages 5-17)",
    more: "Learn More",
    platforms: "Works on",
    platformNames: ["iOS", "Android", "Any browser"],
  },
  truths: [
    {
      title: "What it is",
      text: "Conversations with an AI, mood check-ins, and a clear picture of how you are doing.",
    },
    {
      title: "Who it is for",
      text: `Adults, and children from 5 with a parent's yes. They meet ${PERSONA.child} the bear.`,
    },
    {
      title: "What it is not",
      text: "It is no emergency service and no doctor. In danger, call 988 or 911 in the US.",
    },
  ],
  samples: {
    label: "Sample conversation",
    note: "Written as an example. Answers come from an AI.",
    adult: {
      persona: PERSONA.adult,
      role: "AI guide · for adults",
      lines: [
        { from: "person", text: "I said yes to everything again this week. Now I can't sleep." },
        {
          from: "guide",
          text: "A week of yeses, and nights that pay for it. When you pictured saying no, what did you expect would happen?",
        },
        { from: "person", text: "That they'd think I don't care." },
        { from: "guide", text: "Let's hold that thought up to the light. It takes about four minutes." },
      ],
      activities: ["Thought record", "Say it kindly: a script for no"],
    },
    child: {
      persona: PERSONA.child,
      role: "AI bear · age 8-12",
      lines: [
        { from: "person", text: "My best friend sat with someone else today." },
        { from: "guide", text: "Oh. That can feel like a stone in your tummy. Where do you feel it?" },
        { from: "person", text: "Here. And I want to cry." },
        {
          from: "guide",
          text: "Crying is okay. I am a computer bear, and I am listening. Who gives you good hugs at home?",
        },
      ],
      activities: ["Balloon breathing", "Draw the stone"],
    },
  },
  features: {
    title: "What you will find inside",
    cards: [
      {
        icon: "approaches",
        title: "Twelve approaches, one calm voice",
        text: "From CBT and DBT to mindfulness: evidence-based methods, in plain words and small steps.",
      },
      {
        icon: "voice",
        title: "Talk or type",
        text: "Speak when typing is too much, type when someone is in the room. Nothing listens before you tap.",
      },
      {
        icon: "crisis",
        title: "A way to a person, always",
        text: "Signs of a crisis are noticed in what you write. Phone, text and chat lines are one tap away on every page, for free.",
      },
      {
        icon: "mood",
        title: "Mood in one tap",
        text: "Check in, take it back if it slipped, and see which days were lighter and what came before them.",
      },
      {
        icon: "family",
        title: "Children with their parents",
        text: "Under 13 nothing is stored before a parent says yes. Teens' parents are told by mail.",
      },
      {
        icon: "culture",
        title: "Yours, not average",
        text: "Language, culture and faith can shape the conversation, if you want them to. Every one of these is optional.",
      },
    ],
  },
  kids: {
    title: "For children: a bear who has time",
    text: `${PRODUCT.child} has bigger buttons, shorter words and ${PERSONA.child}. He says that he is a computer bear, suggests breaks, and sends children to a grown-up they trust.`,
    start: "For Children (ages 5-17)",
  },
  pricing: {
    title: "What it costs",
    text: "Crisis help, your safety plan and mood check-ins stay free, with or without a plan.",
    perMonth: "per month",
    trial: (days: number) => `${days}-day free trial. Nothing is charged before it ends.`,
    start: "Start Free Trial",
    cancel: "Cancel in two clicks, from your account.",
  },
  privacy: {
    title: "Your Data and Privacy",
    text: "What you say here is yours. This is all that is kept:",
    kept: [
      "Name",
      "E-mail",
      "Age group",
      "Cultural background",
      "Therapy preferences",
      "Conversation transcripts",
      "Mood data",
      "Session frequency",
    ],
    voice: "Voice is processed in real time and not stored. Your browser's own speech service may turn it into text.",
    sealed:
      "What you write is encrypted before it is stored, under a key of your own. Deleting your account destroys that key.",
    more: "Read Full Privacy Policy",
  },
  login: {
    title: (provider: string) => `Secure Login with ${provider}`,
    text: (provider: string) =>
      `There is no password to forget or lose: ${provider} tells us that it is you, and nothing more.`,
    points: (provider: string) => [
      "Sign-in is password-free.",
      "Only your name and e-mail are requested.",
      `Your other ${provider} services are never read.`,
      "Your data is never shared or sold.",
      `You can revoke access in your ${provider} settings at any time.`,
    ],
    open: "How signing in works",
    dialog: {
      title: (product: string) => `Sign in to ${product}`,
      text: (provider: string) => `You will go to ${provider} and come right back. We receive your name and e-mail.`,
      action: (provider: string) => `Continue with ${provider}`,
      close: "Not now",
    },
  },
  standing: {
    title: "Licensed, secure and compliant: see for yourself",
    text: "Each certificate and each licence is listed with its evidence. Where there is none yet, the page says so.",
    certifications: "View All Certifications",
    team: "Meet Our Clinical Team",
    newTab: "opens in a new tab",
    disclaimer: `${PRODUCT.adult} is not a substitute for emergency care. If you are in danger, call 988 or 911 in the US, or your local emergency number.`,
  },
} as const;
