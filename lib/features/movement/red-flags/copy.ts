/**
 * The advice: call 911 now, see a clinician the same day, or stop, rest and see. Most serious
 * first.
 */
export const RED_FLAG_ADVICE = ["emergency", "clinician", "rest"] as const;
export type RedFlagAdvice = (typeof RED_FLAG_ADVICE)[number];

export interface RedFlag {
  readonly id: string;
  readonly advice: RedFlagAdvice;
  /** The sign in the first person. */
  readonly adult: string;
  readonly child: string;
  /** Not asked under 13. */
  readonly from13?: boolean;
}

/**
 * Danger signs that stop a routine at once, no matter what else is planned. Each is asked and shown
 * in the reader's words.
 */
export const RED_FLAGS: readonly RedFlag[] = [
  {
    id: "chest-pain",
    advice: "emergency",
    adult: "Pain, tightness or pressure in my chest, or pain that spreads to my arm, neck or jaw",
    child: "My chest hurts or feels tight",
  },
  { id: "fainting", advice: "emergency", adult: "I fainted", child: "I passed out" },
  {
    id: "breathless-at-rest",
    advice: "emergency",
    adult: "I can't catch my breath, even at rest",
    child: "I can't catch my breath",
  },
  {
    id: "stroke-signs",
    advice: "emergency",
    adult: "My face droops, my words come out wrong, or an arm or leg suddenly went weak or numb",
    child: "My face, arm or leg went weak or numb all at once, or I can't talk right",
  },
  {
    id: "sudden-headache",
    advice: "emergency",
    adult: "A very bad headache that came on suddenly",
    child: "My head started to hurt very badly, all at once",
  },
  {
    id: "bladder-or-bowel",
    advice: "emergency",
    adult: "I'm numb between my legs, or I lost control of my bladder or bowels",
    child: "I feel numb down there, or I wet myself and couldn't stop it",
  },
  {
    id: "weak-or-numb",
    advice: "clinician",
    adult: "Numbness, tingling or weakness in an arm or leg that came on slowly",
    child: "My arm or leg slowly got numb, tingly or weak",
  },
  {
    id: "calf-swelling",
    advice: "clinician",
    adult: "One calf is sore, swollen, warm or red",
    child: "The back of one leg is sore, puffy and warm",
  },
  {
    id: "racing-heart",
    advice: "clinician",
    adult: "My heart races or skips beats and doesn't calm down with rest",
    child: "My heart beats very fast and won't slow down",
  },
  {
    id: "cannot-bear-weight",
    advice: "clinician",
    adult: "Something popped or gave way, and I can't put weight on it",
    child: "Something popped, and I can't stand on it",
  },
  {
    id: "hot-joint",
    advice: "clinician",
    adult: "A hot, red, swollen joint, or joint pain with a fever",
    child: "A joint is hot, red and puffy, or I have a fever",
  },
  {
    id: "pregnancy-signs",
    advice: "clinician",
    adult: "I'm pregnant and I'm bleeding, leaking fluid or having regular cramps",
    child: "I'm pregnant and I'm bleeding or have cramps",
    from13: true,
  },
  {
    id: "dizzy",
    advice: "rest",
    adult: "I feel dizzy, sick or like I might faint",
    child: "I feel dizzy or sick",
  },
  {
    id: "sharp-pain",
    advice: "rest",
    adult: "A sharp pain, or pain that gets worse as I move",
    child: "The pain is sharp, or it hurts more and more",
  },
];

interface AdviceWords {
  readonly title: string;
  readonly text: string;
}

/** Shown in place of a routine, never next to it. */
export const RED_FLAG_WORDS: Readonly<
  Record<RedFlagAdvice, { readonly adult: AdviceWords; readonly child: AdviceWords }>
> = {
  emergency: {
    adult: {
      title: "Stop now and call 911",
      text: "This could be an emergency. Call 911 or ask someone to call for you. Sit or lie down, and don't drive yourself.",
    },
    child: {
      title: "Stop now and get a grown-up",
      text: "Tell a grown-up right now. They can call 911. If no one is nearby, call 911 and say where you are. Sit or lie down.",
    },
  },
  clinician: {
    adult: {
      title: "Stop here and see someone today",
      text: "Don't continue this routine. Call your doctor or an urgent care clinic today. If it came on suddenly, gets worse fast, or you can't breathe well, call 911.",
    },
    child: {
      title: "Stop here and tell a grown-up",
      text: "Don't keep going. Tell a grown-up today so a doctor or nurse can look at it. If it came on all at once or gets worse fast, call 911.",
    },
  },
  rest: {
    adult: {
      title: "Stop and rest",
      text: "Sit or lie down and breathe. Drink some water. If it doesn't get better in ten minutes, or comes back, call your doctor today.",
    },
    child: {
      title: "Stop and rest",
      text: "Sit or lie down and breathe. Drink some water. Tell a grown-up how you feel.",
    },
  },
};
