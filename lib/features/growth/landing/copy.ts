import { PERSONA, PRODUCT } from "@/lib/shared/product";

/**
 * One dictionary, because we don't know a landing-page visitor's age. Figures and names come in as
 * parameters.
 */
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
    scan: "Scan to open it on a phone",
  },
  truths: (days: number, price: string) => [
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
    {
      title: "What it costs",
      text: `A few talks a week are free. A plan costs nothing for ${days} days, then from ${price} a month. Crisis help is always free.`,
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
        {
          from: "guide",
          text: "Let's hold that thought up to the light. It takes about four minutes.",
        },
      ],
      activities: ["Thought record", "Say it kindly: a script for no"],
    },
    child: {
      persona: PERSONA.child,
      role: "AI bear · age 8-12",
      lines: [
        { from: "person", text: "My best friend sat with someone else today." },
        {
          from: "guide",
          text: "Oh. That can feel like a stone in your tummy. Where do you feel it?",
        },
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
    /** `claimed` is the title while that wording's claim may be shown, `title` otherwise. */
    cards: [
      {
        picture: "languages",
        title: "Your language, your ground",
        claimed: "50+ languages",
        text: "Crisis help speaks seven languages. Culture and faith can shape the talk too, if you want them to.",
      },
      {
        picture: "approaches",
        title: "Many approaches, one calm voice",
        claimed: "12 evidence-based approaches",
        text: "Such as CBT and DBT: in plain words and small steps, one at a time.",
      },
      {
        picture: "crisis",
        title: "Crisis detection",
        text: "Signs of a crisis are noticed in what you write. Links to crisis counselors are one tap away on every page, for free.",
      },
      {
        picture: "mood",
        title: "Mood and progress",
        text: "Check in with one tap and see which days were lighter. Sharing with your family is up to you.",
      },
      {
        picture: "parents",
        title: "Parental consent and oversight",
        text: "Under 13 nothing is stored before a parent says yes. Teens' parents are told by mail.",
      },
      {
        picture: "providers",
        title: "Healthcare providers",
        text: "Made to work beside your doctor or therapist, never in their place. What you show them is up to you.",
      },
    ],
    pictures: {
      approaches: ["CBT", "DBT", "Mindfulness", "Solution-focused"],
      greetings: ["Hello", "Hola", "Bonjour", "Hallo", "Ni hao", "Marhaba", "Namaste"],
      crisis: ["Call 988", "Text 741741", "Chat"],
      consent: "A parent said yes",
      share: "You choose",
    },
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
    trial: (days: number) => `${days}-day free trial`,
    sampleNote: "Sample content: consultations are not available yet.",
    start: "Start Free Trial",
    course: {
      title: "How the trial goes",
      steps: (days: number) => [
        { when: "Today", what: "You start. Nothing is charged." },
        {
          when: `After ${days} days`,
          what: "The plan begins. You see that date and the price before you enter a card, and get them by mail.",
        },
        { when: "Any time", what: "Cancel in two clicks, from your account." },
      ],
    },
  },
  privacy: {
    title: "Your Data and Privacy",
    text: "What you say here is yours. These kinds of data are kept:",
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
    voice:
      "Voice is processed in real time and not stored. Your browser's own speech service may turn it into text.",
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
      "Your data is never shared or sold. Only you can choose to show a part of it to somebody, and you can end that.",
      `You can revoke access in your ${provider} settings at any time.`,
    ],
    open: "How signing in works",
    dialog: {
      title: (product: string) => `Sign in to ${product}`,
      text: (provider: string) =>
        `You will go to ${provider} and come right back. We receive your name and e-mail.`,
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
  download: {
    title: "Bring it home in three steps",
    text: "It needs no app store. Once it is open, add it to your home screen.",
    alt: "QR code that opens this page on a phone",
    steps: (provider: string, days: number) => [
      { title: "Scan the QR code", text: "With the camera of an iPhone or an Android phone." },
      { title: `Sign in with ${provider}`, text: "No password, and no form to fill in." },
      {
        title: "Start the free trial",
        text: `The ${days}-day free trial has all premium features. Nothing is charged before it ends.`,
      },
    ],
    start: "Start Free Trial",
  },
} as const;
