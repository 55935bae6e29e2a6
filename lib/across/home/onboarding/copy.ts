import type { CulturalBackground, Religion } from "@/lib/core/identity/constants";
import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Language } from "@/lib/shared/languages";
import { PERSONA, PRODUCT } from "@/lib/shared/product";

const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  zh: "中文",
  ar: "العربية",
  hi: "हिन्दी",
  other: "Another language",
};

const CULTURE_NAMES: Record<CulturalBackground, string> = {
  prefer_not_to_say: "Prefer not to say",
  "african-american": "African American",
  "asian-american": "Asian American",
  "hispanic-latino": "Hispanic or Latino",
  "native-american": "Native American",
  "middle-eastern": "Middle Eastern",
  "south-asian": "South Asian",
  "east-asian": "East Asian",
  european: "European",
  mixed: "Mixed",
  other: "Other",
};

const RELIGION_NAMES: Record<Religion, string> = {
  prefer_not_to_say: "Prefer not to say",
  christian: "Christian",
  muslim: "Muslim",
  jewish: "Jewish",
  hindu: "Hindu",
  buddhist: "Buddhist",
  sikh: "Sikh",
  atheist: "Atheist",
  agnostic: "Agnostic",
  spiritual: "Spiritual, not religious",
  other: "Other",
};

const adult = {
  product: PRODUCT.adult as string,
  persona: PERSONA.adult as string,
  title: "A few things about you",
  editTitle: "Your profile",
  greeting:
    "Three short steps. What you tell us shapes how we talk with you, and you can change it whenever you like.",
  progress: (step: number) => `Step ${step} of 3`,
  steps: { 1: "Basic Information", 2: "Cultural Context (optional)", 3: "Goals and Preferences" },
  stepsLater: { 1: "Basic Information", 2: "What happens next", 3: "One last thing" },
  intro: {
    1: "We use this to choose our words and your local help lines.",
    2: "Only if it matters to you. It helps the guide respect where you come from.",
    3: "What would you like to be different? One sentence is plenty, and blank is fine.",
  },
  introLater: {
    1: "We use this to choose our words and your local help lines.",
    2: "Under 13, a parent or guardian says yes first.",
    3: "Please read this with a parent or guardian.",
  },
  age: {
    label: "Age",
    hint: "From 5 to 120.",
    /** Shown under 18 while a higher age is being typed. */
    daysStay:
      "The dates you turn 13 and 18 stay the same. They move only once, the first time after a parent tells us you're 13 or older.",
  },
  language: { label: "Preferred language", names: LANGUAGE_NAMES },
  parent: {
    label: "Parent/Guardian e-mail",
    hint: "Required under 18. Otherwise, leave it blank.",
    hintMinor: "Required under 18. Their own address, not yours.",
    /** Shown while an address is being typed that replaces one we already asked. */
    replaces:
      "We'll ask this address instead of the one before. The old link stops working, and we erase that address.",
    noteTeen: `Before you type it in: we'll email them once that you have an account. When they sign in with that address, they get a page about you until you're 18. It shows which days you're here and for how many minutes, moods you choose to show, when we helped with a safety concern, and the date if you delete your account. It never shows what you write, or a concern about someone at home. You see the same page, under “My family”. We don't email them about a danger. ${ALERT_SENTENCE.adult} Those people can talk to a parent to keep you safe, but never if someone at home may be the danger.`,
  },
  culture: { label: "Cultural background", none: "Not answered", names: CULTURE_NAMES },
  religion: {
    label: "Religious/spiritual background",
    none: "Not answered",
    names: RELIGION_NAMES,
  },
  goals: {
    label: "Therapy goals",
    hint: "For example: sleep better, argue less, feel steadier at work.",
  },
  approaches: {
    legend: "Preferred therapy approaches",
    hint: "Pick as many as you like, or none. You can change this later.",
    none: "Enter your age on the first step to see what fits.",
    failed: "The approaches didn't load. You can choose them later.",
    retry: "Retry",
    /** Replaces the catalogue's own description of an approach, keyed by its short name. */
    described: {} as Readonly<Record<string, string>>,
  },
  later: {
    mail: "We'll send your parent or guardian one email that explains Willow and asks them to agree.",
    wait: "Until they answer, we keep only your account, your age, and their address.",
    help: "Crisis help is always open to you, even before they answer.",
  },
  terms: {
    label: "I accept the terms and conditions",
    read: "Read the terms",
    privacy: "Read the privacy notice",
  },
  disclaimer: {
    label: "I acknowledge the medical disclaimer",
    hint: `${PRODUCT.adult} is an AI guide. It doesn't diagnose or treat, and it isn't an emergency service. If you're in danger, call your local emergency number. In the US, 988 is there day and night.`,
  },
  /** Below the form, for people without a profile. No one has to continue. */
  stop: {
    text: "You can stop here.",
    link: "See what we keep, download it, or delete your account",
  },
  back: "Back",
  next: "Next",
  finish: "Complete Setup",
  finishing: "Setting up...",
  toast: {
    saved: {
      title: "Profile Complete!",
      description: `Welcome to ${PRODUCT.adult}. Let's start your healing journey.`,
    },
    /** Added if a parent hasn't agreed yet, because the text before it would promise too much. */
    waits: "It starts when your parent or guardian says yes.",
    failed: { title: "Error", description: "Failed to complete profile setup. Please try again." },
  },
};

const child: typeof adult = {
  ...adult,
  product: PRODUCT.child,
  persona: PERSONA.child,
  title: "Hi! Who are you?",
  editTitle: "All about you",
  greeting: `I'm ${PERSONA.child}, a computer helper that looks like a bear. Just three little steps!`,
  intro: {
    1: "So I know how to talk with you.",
    2: "Only if you want to. You can skip this.",
    3: "What would you like to feel better about? You can leave it empty.",
  },
  introLater: {
    1: "So I know how to talk with you.",
    2: "First, a grown-up has to say yes. Here's how.",
    3: "Please read this with your parent or guardian.",
  },
  age: {
    label: "Age",
    hint: "How old are you?",
    daysStay:
      "The days you turn 13 and 18 stay the same here. They only move one time, after your grown-up tells us you're 13 or older.",
  },
  parent: {
    label: "Parent/Guardian e-mail",
    hint: "Required under 18. Ask a grown-up for it.",
    hintMinor:
      "Required under 18. It's the email address of your mom, dad, or guardian. Ask them for it.",
    replaces:
      "Then we ask this grown-up. We don't ask the one before anymore. Their link stops working, and we delete their address.",
    noteTeen: `Before you type it in: we send them one email that says you have an account. Then they get a page about you until you're 18. It shows the days you're here and for how long. It shows the moods you pick to show. It says if we helped when you weren't safe, and when. If you ask us to delete your account, it shows that day. What you write isn't on it. If someone at home hurts you, that isn't on it. You see the same page, so you can check. If it sounds like danger, we don't email them. ${ALERT_SENTENCE.child} They can call your grown-up to keep you safe. They don't call if someone at home hurts you.`,
  },
  goals: { label: "Therapy goals", hint: "Like: worry less, sleep well, have fewer fights." },
  approaches: {
    ...adult.approaches,
    hint: "These are ways to feel better. Pick what sounds good, or pick none.",
    none: "Tell me your age on the first step. Then I can show you.",
    failed: "They didn't load. You can pick later.",
    described: {
      CBT: "See how thoughts, feelings and what you do fit together. Then try one small change.",
      DBT: "Tricks for big feelings. They help you cool down first and choose next.",
      BA: "Do small things that feel good, even on a low day.",
      PST: "Take one problem. Think of many ideas, pick one and try it.",
      PE: "Find out how worry, sleep and feelings work. Then they are less scary.",
      ACT: "Let hard feelings be there, and still do what matters to you.",
      MBCT: "Slow breaths and games that bring your mind back to now.",
      CFT: "Learn to talk to yourself the way a kind friend would.",
      MI: "Talk about a change you might want. You choose if and how.",
      SFBT: "Look for what already helps a little, and do more of it.",
      IPT: "Find ways to get on with your friends and the people at home.",
      NT: "Give the problem a name. You are not the problem. Then tell a new story.",
    } as Readonly<Record<string, string>>,
  },
  later: {
    mail: "We send an email to your parent or guardian. It asks if this is okay.",
    wait: "Until they say yes, we only keep your age and their address. We ask the rest after that.",
    help: "Do you need help right now? The red button at the top always works for you.",
  },
  terms: {
    ...adult.terms,
    read: "Read the terms together",
    privacy: "Read the privacy notice together",
  },
  disclaimer: {
    label: "I acknowledge the medical disclaimer",
    hint: `${PERSONA.child} is a computer, not a doctor. If you are in danger, tell a grown-up you trust. In the US, you can call 911.`,
  },
  stop: { text: "You can stop here.", link: "See what we keep, or delete your account" },
  toast: {
    saved: {
      title: "Profile Complete!",
      description: `Welcome to ${PRODUCT.child}. Let's start your healing journey.`,
    },
    waits: "It starts when your grown-up says yes.",
    failed: adult.toast.failed,
  },
};

export const ONBOARDING_COPY = { adult, child };
