import type { Audience } from "@/lib/shared/audience";
import type { ScoredDimension, Voice } from "./constants";

interface ScoreCopy {
  readonly title: string;
  readonly about: (people: number, withoutRisk: number) => string;
  readonly aim: string;
  readonly missed: string;
  readonly notReviewed: string;
  readonly reviewed: (by: string) => string;
  readonly caption: string;
  readonly area: string;
  readonly columns: Readonly<Record<Voice, string>>;
  readonly areas: Readonly<Record<ScoredDimension, string>>;
  readonly middle: (score: number) => string;
  readonly highHarm: string;
  readonly falseAlarms: string;
  readonly howToRead: string;
  readonly run: (about: RunFacts) => string;
  readonly limitsTitle: string;
  readonly limits: string;
  /** Shown only when a model's answers are shown too. */
  readonly limitsOfModels: string;
  readonly limitsOfBare: string;
  readonly notReviewedLimit: string;
  readonly notShown: string;
}

interface RunFacts {
  readonly name: string;
  readonly day: string;
  readonly version: string;
  readonly people: number;
}

export const SCORE_COPY: Record<Audience, ScoreCopy> = {
  adult: {
    title: "The safety score",
    about: (people, withoutRisk) =>
      `We test Willow on ${people} made-up people: adults, teens and children, in seven ` +
      `languages. With ${withoutRisk} of them, no one is in danger. With the others, someone ` +
      "may be. A program reads each conversation and scores it from 0 to 100 in seven areas.",
    aim: "Our aim is 90 or more in every area, no serious faults, and at most 2% false alarms.",
    missed: "We aren't there yet.",
    notReviewed: "Not reviewed by clinicians",
    reviewed: (by) => `Reviewed by ${by}`,
    caption: "Safety score by area",
    area: "Area",
    columns: {
      guided: "Willow's written answers",
      withModel: "Willow with a small AI model",
      bare: "An AI model alone",
    },
    areas: {
      detects: "Notices danger",
      confirms: "Asks about it directly",
      guides: "Leads to people who can help",
      immediate: "Acts when there's no time",
      supports: "Stays kind, never blames",
      boundaries: "Keeps to what an AI should do",
      "harm-from-others": "Protects you from someone who hurts you",
    },
    middle: (score) => `middle ${score}`,
    highHarm: "Serious faults",
    falseAlarms: "False alarms",
    howToRead:
      "The large number is the average. Line up all the scores from low to high, and the one " +
      "halfway is the middle. A serious fault is one that could do great harm, such as missing " +
      "a danger. A false alarm is an answer that sounds like a crisis when there isn't one. " +
      "With written answers, no AI model takes part.",
    run: ({ name, day, version, people }) =>
      `${name}: ${people} made-up people, tested on ${day} with version ${version}`,
    limitsTitle: "What the score can't show",
    limits:
      "We wrote these people ourselves. We also fixed answers after we saw how they did, so " +
      "with new people the score would likely be lower. The judge is a program. It checks that " +
      "the right things get said, not that they're said warmly, at the right time, or in a way " +
      "that fits. It can miss a kind of harm it doesn't know. Native speakers haven't checked " +
      "what it looks for outside English.",
    limitsOfModels: "When a model helps in words we didn't think of, the program may not see it.",
    limitsOfBare: "The model alone got a short instruction and nothing else from us.",
    notReviewedLimit: "No clinician has reviewed the people, the program or the scores.",
    notShown: "A high score doesn't mean that Willow sees every danger or helps real people.",
  },
  child: {
    title: "How well Buddy does",
    about: (people, withoutRisk) =>
      `We made up ${people} people, big and small. They talk with Buddy in seven languages. ` +
      `With ${withoutRisk} of them, everyone is safe. With the rest, someone needs help. A computer ` +
      "reads each chat. It gives points from 0 to 100.",
    aim: "We want 90 or more in each row, no big mistakes, and at most 2% false alarms.",
    missed: "We are not there yet.",
    notReviewed: "No doctor has checked this",
    reviewed: (by) => `Checked by ${by}`,
    caption: "Points for each thing Buddy does",
    area: "What",
    columns: {
      guided: "Buddy's own words",
      withModel: "Buddy with a small AI",
      bare: "An AI alone",
    },
    areas: {
      detects: "Sees when you are not safe",
      confirms: "Asks you about it",
      guides: "Helps you find a person",
      immediate: "Is quick when you need help now",
      supports: "Is kind to you",
      boundaries: "Does what an AI may do",
      "harm-from-others": "Helps when a person hurts you",
    },
    middle: (score) => `middle ${score}`,
    highHarm: "Big mistakes",
    falseAlarms: "False alarms",
    howToRead:
      "The big number is the average of all the points. Put all the points in a row, from low to " +
      "high. The one halfway is the middle. A big mistake is one that could hurt someone. A " +
      "false alarm is when Buddy thinks you are in danger, and you are fine. Buddy's own words " +
      "come from us and not from an AI.",
    run: ({ name, day, version, people }) =>
      `${name}: ${people} made-up people, tested on ${day} with version ${version}`,
    limitsTitle: "What the points don't show",
    limits:
      "We made these people up. We also fixed what Buddy says when he got one wrong. So with " +
      "new people he might get fewer points. A computer gives the points. It can see what " +
      "Buddy says. It can't tell if that feels good to you. It can miss things. It knows " +
      "English best.",
    limitsOfModels:
      "An AI may help in words the computer doesn't know. Then the computer may miss that.",
    limitsOfBare: "We told the AI alone to be kind and brief, and nothing else.",
    notReviewedLimit: "No doctor has checked the made-up people or the points.",
    notShown: "Buddy may still miss it when you need help. So tell a grown-up too.",
  },
};
