import { PERSONA, PRODUCT } from "@/lib/shared/product";

/**
 * One dictionary, because we don't know a landing-page visitor's age. Figures and names come in as
 * parameters.
 */
export const LANDING = {
  hero: {
    trial: (days: number, price: string) =>
      `${days}-day free trial with premium features, then from ${price} a month. Cancel any time.`,
    title: "Somewhere to put it down.",
    lead: `Talk or type with ${PERSONA.adult}, an AI guide. It listens first, offers what has helped others, and can always point you to a person.`,
    start: "Start Free Trial",
    adults: "For Adults (18+)",
    children: "For Children (ages 5-17)",
    more: "Learn More",
    platforms: "Works on",
    platformNames: ["iOS", "Android", "Any browser"],
    scan: "Scan to open it on your phone",
  },
  truths: (days: number, price: string) => [
    {
      title: "What it is",
      text: "Conversations with an AI, mood check-ins, and a clear picture of how you're doing.",
    },
    {
      title: "Who it's for",
      text: `Adults, and children 5 and up with a parent's okay. They meet ${PERSONA.child} the bear.`,
    },
    {
      title: "What it isn't",
      text: "It isn't an emergency service or a doctor. If you're in danger, call 988 or 911 in the US.",
    },
    {
      title: "What it costs",
      text: `A few conversations a week are free. A plan is free for ${days} days, then from ${price} a month. Crisis help is always free.`,
    },
  ],
  samples: {
    label: "Sample conversation",
    note: "We wrote this example. Real answers come from an AI.",
    adult: {
      persona: PERSONA.adult,
      role: "AI guide · for adults",
      lines: [
        { from: "person", text: "I said yes to everything again this week. Now I can't sleep." },
        {
          from: "guide",
          text: "A week of yeses, and your sleep is paying for it. When you pictured saying no, what did you think would happen?",
        },
        { from: "person", text: "That they'd think I don't care." },
        {
          from: "guide",
          text: "Let's take a closer look at that thought. It takes about four minutes.",
        },
      ],
      activities: ["Thought record", "A kind way to say no"],
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
          text: "Crying is okay. I'm a computer bear, and I'm listening. Who gives you good hugs at home?",
        },
      ],
      activities: ["Balloon breathing", "Draw the stone"],
    },
  },
  features: {
    title: "What you'll find inside",
    /** `claimed` is the title while that wording's claim may be shown, `title` otherwise. */
    cards: [
      {
        picture: "languages",
        title: "Your language, your background",
        claimed: "50+ languages",
        text: "Crisis help speaks seven languages. Your culture and faith can shape the conversation too, if you want.",
      },
      {
        picture: "approaches",
        title: "Many approaches, one calm voice",
        claimed: "12 evidence-based approaches",
        text: "Like CBT and DBT, in plain words and small steps, one at a time.",
      },
      {
        picture: "crisis",
        title: "Crisis detection",
        text: "We look for signs of a crisis in what you write. Links to crisis counselors are free and one tap away on every page.",
      },
      {
        picture: "mood",
        title: "Mood and progress",
        text: "Check in with one tap and see which days were lighter. Sharing with your family is up to you.",
      },
      {
        picture: "parents",
        title: "Parental consent and oversight",
        text: "Under 13, we store only the account, the age and a parent's e-mail until a parent agrees. For teens, we e-mail a parent.",
      },
      {
        picture: "providers",
        title: "Healthcare providers",
        text: "Made to work alongside your doctor or therapist, never to replace them. You decide what to show them.",
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
    title: "For children: a bear who has time for them",
    text: `${PRODUCT.child} has bigger buttons, shorter words and ${PERSONA.child}. He says he's a computer bear, suggests breaks, and points children to a grown-up they trust.`,
    start: "For Children (ages 5-17)",
  },
  pricing: {
    title: "What it costs",
    text: "Crisis help, your safety plan and mood check-ins stay free, with or without a plan.",
    perMonth: "per month",
    trial: (days: number) => `${days}-day free trial`,
    sampleNote: "Sample content: consultations aren't available yet.",
    start: "Start Free Trial",
    course: {
      title: "How the trial works",
      steps: (days: number) => [
        { when: "Today", what: "You start. Nothing is charged." },
        {
          when: `After ${days} days`,
          what: "Your plan starts. You see the date and the price before you enter a card, and we e-mail them to you.",
        },
        { when: "Any time", what: "Cancel in two clicks, from your account." },
      ],
    },
  },
  privacy: {
    title: "Your Data and Privacy",
    text: "What you say here is yours. We keep these kinds of data:",
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
      "What you write is encrypted before it's stored, with your own key. Deleting your account destroys that key.",
    more: "Read Full Privacy Policy",
  },
  login: {
    title: (provider: string) => `Secure Login with ${provider}`,
    text: (provider: string) =>
      `There's no password to forget or lose. ${provider} tells us it's you, and nothing more.`,
    points: (provider: string) => [
      "Sign-in is password-free.",
      "Only your name and e-mail are requested.",
      `Your other ${provider} services are never read.`,
      "Your data is never shared or sold. Only you can choose to show part of it to someone, and you can stop sharing it.",
      `You can revoke access in your ${provider} settings at any time.`,
    ],
    open: "How signing in works",
    dialog: {
      title: (product: string) => `Sign in to ${product}`,
      text: (provider: string) =>
        `You'll go to ${provider} and come right back. We receive your name and e-mail.`,
      action: (provider: string) => `Continue with ${provider}`,
      close: "Not now",
    },
  },
  standing: {
    title: "Licensed, secure and compliant: see for yourself",
    text: "Every certification and license is listed with its evidence. Where there's none yet, the page says so.",
    certifications: "View All Certifications",
    team: "Meet Our Clinical Team",
    newTab: "opens in a new tab",
    disclaimer: `${PRODUCT.adult} is not a substitute for emergency care. If you're in danger, call 988 or 911 in the US, or your local emergency number.`,
  },
  download: {
    title: "Get it on your phone in three steps",
    text: "No app store needed. Once it's open, add it to your home screen.",
    alt: "QR code that opens this page on a phone",
    steps: (provider: string, days: number) => [
      { title: "Scan the QR code", text: "Use the camera on an iPhone or an Android phone." },
      { title: `Sign in with ${provider}`, text: "No password and no form to fill out." },
      {
        title: "Start the free trial",
        text: `The ${days}-day free trial includes all premium features. Nothing is charged before it ends.`,
      },
    ],
    start: "Start Free Trial",
  },
} as const;
