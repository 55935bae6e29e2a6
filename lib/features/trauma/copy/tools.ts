/** One calming exercise done by tapping, with nothing to write. */
export interface StepTool {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly steps: readonly string[];
  readonly done: string;
}

/**
 * Words of the toolbox, after SAMHSA TIP 57 (2014), WHO "Doing What Matters in Times of Stress"
 * (2020) and the ideas of the VA's PTSD Coach; own wording throughout.
 */
export const STEP_TOOLS: readonly StepTool[] = [
  {
    id: "orienting",
    title: "Look around",
    hint: "Two minutes, eyes open",
    steps: [
      "Turn your head slowly. Find the door, a window and the light.",
      "Say out loud where you are and what day it is.",
      "Find three things that weren't there back then.",
      "Press your feet into the floor for three breaths. Then let go.",
      "Say: that was then, and this is now.",
    ],
    done: "You are here, in this room, on this day.",
  },
  {
    id: "body",
    title: "From feet to hands",
    hint: "Three minutes. Skip any part",
    steps: [
      "Keep your eyes open. You can skip any part that feels bad.",
      "Feel your feet: your socks, your shoes, the floor.",
      "Notice how the chair holds your legs and your back.",
      "Make fists for three seconds. Open them slowly.",
      "Let your shoulders drop a little as you breathe out.",
      "Push your palms together once. Feel how strong they are.",
    ],
    done: "Your body is here, and something is holding it up.",
  },
  {
    id: "calm-place",
    title: "A calm place",
    hint: "Three minutes. Leave if it turns bad",
    steps: [
      "Choose a place where nothing is asked of you. It can be made up.",
      "Look at it from the edge. Find one color and one sound.",
      "How warm is it there? Make it warmer or cooler if you like.",
      "Notice where in your body you feel it, even a little.",
      "Give the place a name, so you can find it again.",
    ],
    done: "It's yours to keep. One breath and its name will bring you back.",
  },
  {
    id: "container",
    title: "Put it away for now",
    hint: "Three minutes. You keep the key",
    steps: [
      "Picture something strong that closes, like a safe or a chest.",
      "Let whatever is too much go into it. You don't have to look at it.",
      "Close the lid and lock it. What locks it?",
      "Put it far away: under the sea, or in another town.",
      "It stays shut until you choose to open it, with someone trained for this.",
    ],
    done: "It's put away. That isn't the same as running from it.",
  },
  {
    id: "tapping",
    title: "Slow tapping",
    hint: "One minute. A calm rhythm, not EMDR",
    steps: [
      "Cross your arms, each hand below the other shoulder. Or rest them on your knees.",
      "Tap left, then right, slower than your heartbeat.",
      "Keep going for about twenty taps. Look at something plain.",
      "Let your hands rest. Breathe out once, slowly.",
    ],
    done: "You can do this anywhere with your own hands.",
  },
];

export interface CopingCard {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export const COPING_CARDS: readonly CopingCard[] = [
  {
    id: "flashback",
    title: "When a flashback comes",
    lines: [
      "Open your eyes. Name five things you see.",
      "Say your age, the date and the town out loud.",
      "Hold something cold, or drink cold water.",
      "It will pass. It has passed before.",
    ],
  },
  {
    id: "nightmare",
    title: "After a nightmare",
    lines: [
      "Turn on the light and sit up.",
      "Look around and say where you are.",
      "Wash your face or change your shirt.",
      "Do something boring and cozy until you're sleepy again.",
    ],
  },
  {
    id: "anger",
    title: "When anger flares up",
    lines: [
      "Step out of the room if you can.",
      "Push hard against a wall for ten seconds.",
      "Run cold water over your wrists.",
      "Decide later. You don't have to say anything now.",
    ],
  },
  {
    id: "numb",
    title: "When everything goes numb",
    lines: [
      "Stand up and press your feet down.",
      "Taste something strong: mint, lemon, ginger.",
      "Put on music and move one hand to it.",
      "Call or text someone, even about nothing.",
    ],
  },
  {
    id: "crowd",
    title: "Out in a crowd",
    lines: [
      "Stop at the edge for a moment and feel your feet on the ground.",
      "Breathe out longer than you breathe in.",
      "Ask: is there danger now, or does it just feel that way?",
      "You can leave. Coming back another day counts too.",
    ],
  },
  {
    id: "guilt",
    title: "When blame gets loud",
    lines: [
      "Say: this is a thought, not a verdict.",
      "Ask what you would tell a friend.",
      "Remember what you couldn't have known back then.",
      "The person who did it is responsible for it.",
    ],
  },
  {
    id: "date",
    title: "On a hard date",
    lines: [
      "Plan the day: who, where, and what to eat.",
      "Tell one person that the day is coming.",
      "Do one small thing that says yes to life.",
      "Go to bed early. The day will end.",
    ],
  },
];
