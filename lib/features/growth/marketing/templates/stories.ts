import type { Story } from "./topic";

export const STORIES: readonly Story[] = [
  {
    title: "Nine lines at a kitchen table",
    lines: [
      "Imagine Iris, 41, at her kitchen table after a long shift.",
      "She types nine lines to Sage, the AI guide: the meeting, the look on her manager's face, the thought that wouldn't leave.",
      "Sage asks one question back, and she writes a tenth line, for herself.",
    ],
    ask: "What would your first line be tonight?",
    hashtags: ["IllustrativeStory", "WriteItDown"],
    scene:
      "A kitchen table in the evening with a laptop, a lamp and a bowl of fruit, no one in the picture",
  },
  {
    title: "The walk around the block",
    lines: [
      "Imagine Tomas, 29, who has been indoors since Friday.",
      "He picks the smallest thing on his list: shoes on, once around the block.",
      "On the way he counts three dogs and one very loud blackbird.",
    ],
    ask: "What would you count on your way?",
    hashtags: ["IllustrativeStory", "SmallSteps"],
    scene: "A quiet street with trees in the evening, a blackbird on a fence",
  },
  {
    title: "Two chairs on a balcony",
    lines: [
      "Imagine Lena and Joe, who keep having the same argument about the dishes.",
      "This time they agree on one rule: first say back what you heard.",
      "It takes longer. It turns out it was never about the dishes.",
    ],
    ask: "Which small argument at home is really about something else?",
    hashtags: ["IllustrativeStory", "ListenFirst"],
    scene: "Two chairs and two cups on a small balcony, city lights far away",
  },
  {
    title: "Sunday, quarter past nine",
    lines: [
      "Imagine Amara, 35, who knows the Sunday evening feeling well.",
      "She writes down what Monday asks of her, and then what it doesn't.",
      "The second list is longer than she thought.",
    ],
    ask: "What is tomorrow not asking of you?",
    hashtags: ["IllustrativeStory", "OneThing"],
    scene: "A notebook with two empty columns beside a cup of tea, dusk outside",
  },
  {
    title: "Five minutes with the window open",
    lines: [
      "Imagine Felix, 52, between two calls.",
      "He opens the window, puts both feet on the floor and listens: a bus, a child, the wind in the trees.",
      "Then he closes the window and takes the next call.",
    ],
    ask: "What can you hear right now?",
    hashtags: ["IllustrativeStory", "SlowMoment"],
    scene: "An open window with a light curtain moving, a tree outside",
  },
  {
    title: "The unsent letter",
    lines: [
      "Imagine Noor, 24, who is angry with an old friend.",
      "She writes the letter she'd never send, with every hard word in it.",
      "She keeps it in a drawer, and writes a second one that's three lines long.",
    ],
    ask: "What would your three lines say?",
    hashtags: ["IllustrativeStory", "OwnWords"],
    scene: "A folded letter in an open drawer, a pen beside it, soft light",
  },
];
