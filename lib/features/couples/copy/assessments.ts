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
    about: "Eight lines on how you talk and listen. About two minutes.",
    areas: {
      start: {
        name: "How hard talks begin",
        statements: [
          "We can bring up hard things without a fight.",
          "I feel safe to say what I need.",
        ],
        work: "Begin the next hard talk with three short lines: what happened, what I felt, what I would like.",
        different: "Ask each other: how did our last hard talk begin for you?",
        strength: "You begin hard talks gently. Keep that, above all on tired days.",
      },
      listening: {
        name: "Listening",
        statements: ["I feel heard, even when we do not agree.", "We let each other finish."],
        work: "Ten minutes an evening: one talks, the other only listens and asks. Then swap.",
        different: "Each tell one moment this week when you felt heard.",
        strength: "You both feel heard. Say so to each other now and then.",
      },
      repair: {
        name: "Making up",
        statements: ["After a fight we find back to each other.", "We can say sorry."],
        work: "Agree on one word that means: let us start this again.",
        different: "Tell each other what helps you most after a fight.",
        strength: "You know how to make up. Notice which step works best.",
      },
      warmth: {
        name: "Small kind things",
        statements: ["We say thank you for small things.", "We have light moments in the day."],
        work: "Name one thing each evening that the other did and that you liked.",
        different: "Ask: which small thing from me do you notice, and which would you like?",
        strength: "There is warmth in your days. Guard the little habits that bring it.",
      },
    },
  },
  closeness: {
    title: "How close we feel",
    about: "Eight lines on being near and being there for each other.",
    areas: {
      there: {
        name: "Being there",
        statements: ["When I need comfort, I can come to you.", "I know that I matter to you."],
        work: "Say it plainly once a day: I need you for a minute. The other stops for that minute.",
        different: "Tell each other: this is how I notice that you are there for me.",
        strength: "You can lean on each other. That carries much else.",
      },
      trust: {
        name: "Trust",
        statements: ["I can rely on what we agree.", "I can be open with you."],
        work: "Choose one small promise for this week and keep it every time.",
        different: "Ask: what would you need to see to feel more sure?",
        strength: "You trust each other. Speak up early when something scratches it.",
      },
      touch: {
        name: "Tenderness",
        statements: ["There is as much tenderness as I like.", "A no is taken well between us."],
        work: "Talk about one thing each likes and one thing each may always say no to.",
        different:
          "Tell each other how much nearness feels right, with no one having to change at once.",
        strength: "You are at ease with nearness. Keep room for it.",
      },
      time: {
        name: "Time for two",
        statements: ["We have time that is only ours.", "I look forward to that time."],
        work: "Put one hour a week in the calendar that nobody else may have.",
        different: "Each describe an hour together that would do you good.",
        strength: "You make time for each other. Plan the next hour now.",
      },
    },
  },
  direction: {
    title: "Where we are going",
    about: "Eight lines on plans, fairness and the people around you.",
    areas: {
      hopes: {
        name: "Hopes",
        statements: ["I know what you hope for.", "We want the same kind of life."],
        work: "Each write three hopes for the next two years, then read them to each other.",
        different: "Ask: which hope of yours have I not heard yet?",
        strength: "You know each other's hopes. Pick one and take a first step.",
      },
      fairness: {
        name: "Fair shares",
        statements: ["Work at home is shared fairly.", "We decide big things together."],
        work: "Choose one task that rubs and give it a clear owner for two weeks.",
        different: "Each list what you do in a week. Compare without a word of blame.",
        strength: "You share things fairly. Look at it again when life changes.",
      },
      money: {
        name: "Money",
        statements: ["We can talk calmly about money.", "I know where we stand with money."],
        work: "Set half an hour a month for money, with tea and no surprises.",
        different: "Tell each other what money meant in your home as a child.",
        strength: "You can talk about money. Keep the regular look at it.",
      },
      others: {
        name: "Family and friends",
        statements: [
          "We stand by each other with family.",
          "Each of us has friends and time of our own.",
        ],
        work: "Agree on one thing that stays between the two of you.",
        different: "Ask: where do you want me more at your side?",
        strength: "You have a good line between you and others. Keep it visible.",
      },
    },
  },
};

export const STANDINGS: Readonly<Record<AreaVerdict, string>> = {
  strength: "Strong for both of you",
  between: "Somewhere in the middle",
  work: "Worth some care together",
  different: "You see this in two ways",
};
