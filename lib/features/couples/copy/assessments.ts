import type { AssessmentType } from "../constants";
import type { AreaVerdict } from "../types";

export interface Area {
  readonly name: string;
  /** Two plain statements; 1 "hardly ever" … 5 "almost always". */
  readonly statements: readonly [string, string];
  /** A small step for when an area is hard for both, or the two see it differently. */
  readonly work: string;
  readonly different: string;
  /** For when an area goes well for both. */
  readonly strength: string;
}

export interface Instrument {
  readonly title: string;
  readonly about: string;
  readonly areas: Readonly<Record<string, Area>>;
}

/**
 * Three short questionnaires in our own words. They measure nothing clinically; they put two views
 * side by side. The topics follow published work: soft starts, repair and small bids (Gottman and
 * Silver 1999), being there for each other (Johnson 2008), shared aims and fairness (Fowers and
 * Olson 1993; own wording throughout).
 */
export const INSTRUMENTS: Readonly<Record<AssessmentType, Instrument>> = {
  talking: {
    title: "How we talk",
    about: "Eight statements about how you talk and listen. About two minutes.",
    areas: {
      start: {
        name: "How hard conversations start",
        statements: [
          "We can bring up hard things without a fight.",
          "I feel safe saying what I need.",
        ],
        work: "Start your next hard conversation with three short sentences: what happened, what I felt, what I'd like.",
        different: "Ask each other: how did our last hard conversation start for you?",
        strength:
          "You start hard conversations gently. Keep that up, especially on days when you're tired.",
      },
      listening: {
        name: "Listening",
        statements: ["I feel heard, even when we don't agree.", "We let each other finish."],
        work: "Ten minutes each evening: one of you talks, and the other only listens and asks questions. Then switch.",
        different: "Each of you, share one moment this week when you felt heard.",
        strength: "You both feel heard. Tell each other so now and then.",
      },
      repair: {
        name: "Making up",
        statements: ["After a fight, we find our way back.", "We can say sorry."],
        work: "Agree on one word that means: let's start over.",
        different: "Tell each other what helps you most after a fight.",
        strength: "You know how to make up. Notice which step works best.",
      },
      warmth: {
        name: "Small kindnesses",
        statements: ["We say thank you for small things.", "We have light moments during the day."],
        work: "Each evening, name one thing the other person did that you liked.",
        different:
          "Ask: which small things that I do mean something to you, and what would you like more of?",
        strength: "There's warmth in your days. Protect the little habits that bring it.",
      },
    },
  },
  closeness: {
    title: "How close we feel",
    about: "Eight statements about being close and being there for each other.",
    areas: {
      there: {
        name: "Being there",
        statements: ["When I need comfort, I can come to you.", "I know I matter to you."],
        work: "Once a day, say it plainly: I need you for a minute. The other person stops for that minute.",
        different: "Tell each other: this is how I know you're there for me.",
        strength: "You can lean on each other. That helps with so much else.",
      },
      trust: {
        name: "Trust",
        statements: ["I can rely on what we agree on.", "I can be open with you."],
        work: "Choose one small promise for this week and keep it every time.",
        different: "Ask: what would you need to see to feel more sure?",
        strength: "You trust each other. Speak up early when something shakes that trust.",
      },
      touch: {
        name: "Tenderness",
        statements: [
          "There's as much tenderness as I'd like.",
          "It's okay to say no to each other.",
        ],
        work: "Talk about one thing each of you likes and one thing each of you can always say no to.",
        different:
          "Tell each other how much closeness feels right. No one has to change right away.",
        strength: "You're at ease being close. Keep making room for it.",
      },
      time: {
        name: "Time for two",
        statements: ["We have time that's just for us.", "I look forward to that time."],
        work: "Put one hour a week on the calendar that's just for the two of you.",
        different: "Each of you, describe an hour together that would do you good.",
        strength: "You make time for each other. Plan the next hour now.",
      },
    },
  },
  direction: {
    title: "Where we are going",
    about: "Eight statements about plans, fairness and the people around you.",
    areas: {
      hopes: {
        name: "Hopes",
        statements: ["I know what you hope for.", "We want the same kind of life."],
        work: "Each of you, write down three hopes for the next two years, then read them to each other.",
        different: "Ask: which of your hopes haven't I heard yet?",
        strength: "You know each other's hopes. Pick one and take a first step.",
      },
      fairness: {
        name: "Fair shares",
        statements: ["We share the work at home fairly.", "We decide big things together."],
        work: "Choose one chore that causes friction and decide who owns it for two weeks.",
        different:
          "Each of you, list what you do in a week. Compare lists without blaming each other.",
        strength: "You share things fairly. Look at it again when life changes.",
      },
      money: {
        name: "Money",
        statements: ["We can talk calmly about money.", "I know where we stand with money."],
        work: "Set aside half an hour a month for money, with tea and no surprises.",
        different: "Tell each other what money meant at home when you were a child.",
        strength: "You can talk about money. Keep checking in on it regularly.",
      },
      others: {
        name: "Family and friends",
        statements: [
          "We back each other up with family.",
          "Each of us has friends and time of our own.",
        ],
        work: "Agree on one thing that stays between the two of you.",
        different: "Ask: where would you like me by your side more?",
        strength: "You have a good line between the two of you and others. Keep it clear.",
      },
    },
  },
};

export const STANDINGS: Readonly<Record<AreaVerdict, string>> = {
  strength: "Strong for both of you",
  between: "Somewhere in the middle",
  work: "Worth working on together",
  different: "You see this differently",
};
