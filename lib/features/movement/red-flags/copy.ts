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
    adult: "Pain, tightness or pressure in my chest, or pain that goes to my arm, neck or jaw",
    child: "My chest hurts or feels tight",
  },
  { id: "fainting", advice: "emergency", adult: "I fainted", child: "I passed out" },
  {
    id: "breathless-at-rest",
    advice: "emergency",
    adult: "I cannot catch my breath, even at rest",
    child: "I can not get my breath back",
  },
  {
    id: "stroke-signs",
    advice: "emergency",
    adult:
      "My face droops, my words come out wrong, or an arm or leg went weak or numb all at once",
    child: "My face, arm or leg went weak or numb all at once, or I can not talk right",
  },
  {
    id: "sudden-headache",
    advice: "emergency",
    adult: "A very bad headache that came on all at once",
    child: "My head hurts very much, all at once",
  },
  {
    id: "bladder-or-bowel",
    advice: "emergency",
    adult: "I am numb between my legs, or lost control of my bladder or bowel",
    child: "I feel numb down there, or I wet myself and could not stop it",
  },
  {
    id: "weak-or-numb",
    advice: "clinician",
    adult: "Numbness, tingling or weakness in an arm or leg that came on slowly",
    child: "My arm or leg feels numb, tingly or weak, bit by bit",
  },
  {
    id: "calf-swelling",
    advice: "clinician",
    adult: "One calf is sore, swollen, warm or red",
    child: "The back of one leg is sore, fat and warm",
  },
  {
    id: "racing-heart",
    advice: "clinician",
    adult: "My heart races or skips and does not calm down with rest",
    child: "My heart beats very fast and will not slow down",
  },
  {
    id: "cannot-bear-weight",
    advice: "clinician",
    adult: "Something popped or gave way and I cannot put weight on it",
    child: "Something popped and I can not stand on it",
  },
  {
    id: "hot-joint",
    advice: "clinician",
    adult: "A hot, red, swollen joint, or joint pain with a fever",
    child: "A joint is hot, red and big, or I have a fever",
  },
  {
    id: "pregnancy-signs",
    advice: "clinician",
    adult: "I am pregnant and I bleed, leak fluid or have regular cramps",
    child: "I am going to have a baby and I bleed or have cramps",
    from13: true,
  },
  {
    id: "dizzy",
    advice: "rest",
    adult: "I feel dizzy, sick or about to faint",
    child: "I feel dizzy or sick",
  },
  {
    id: "sharp-pain",
    advice: "rest",
    adult: "A sharp pain, or pain that gets worse as I move",
    child: "It hurts in a sharp way, or more and more",
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
      text: "This can be an emergency. Call 911 or ask somebody to call for you. Sit or lie down and do not drive yourself.",
    },
    child: {
      title: "Stop now and get a grown-up",
      text: "Tell a grown-up right now. They can call 911. If no one is near, call 911 and say where you are. Sit or lie down.",
    },
  },
  clinician: {
    adult: {
      title: "Stop here and see someone today",
      text: "Do not go on with this routine. Call your doctor or an urgent care clinic today. If it came on all at once, gets worse fast, or you cannot breathe well, call 911.",
    },
    child: {
      title: "Stop here and tell a grown-up",
      text: "Do not go on. Tell a grown-up today so that a doctor or nurse can look at it. If it came all at once or gets worse fast, call 911.",
    },
  },
  rest: {
    adult: {
      title: "Stop and rest",
      text: "Sit or lie down and breathe. Drink some water. If it does not get better in ten minutes, or comes back, call your doctor today.",
    },
    child: {
      title: "Stop and rest",
      text: "Sit or lie down and breathe. Drink some water. Tell a grown-up how you feel.",
    },
  },
};
