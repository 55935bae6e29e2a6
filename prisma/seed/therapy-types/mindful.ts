import { type Approach, prompt } from "./approach";

export const MINDFUL: readonly Approach[] = [
  // Hayes, Strosahl & Wilson (2012), Acceptance and Commitment Therapy; A-Tjak et al. (2015),
  // Psychother Psychosom 84:30-36.
  {
    name: "Acceptance and Commitment Therapy",
    shortName: "ACT",
    category: "Mindfulness and acceptance",
    description:
      "Makes room for difficult thoughts and feelings instead of fighting them, and puts the freed strength into what matters to the person.",
    techniques: [
      "Naming the story",
      "Leaves on a stream",
      "Values card sort",
      "Willingness",
      "Committed action",
    ],
    conditions: ["Worry and anxiety", "Low mood", "Chronic pain", "Burnout", "Self-doubt"],
    ageGroups: ["teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of acceptance and commitment therapy.",
      "Look with the person at what they have done to get rid of a feeling, what it cost, and whether it worked in the long run, without any reproach.",
      "Help to notice thoughts as thoughts: 'I am having the thought that …', a radio playing in the next room.",
      "Practise making room for a feeling in the body for a minute, only with consent, and stop at once when they wish.",
      "Ask what this pain says about what they care for, and find one small act this week in that direction.",
      "Acceptance is never putting up with harm: where somebody hurts the person, safety and change come first.",
    ),
  },
  // Segal, Williams & Teasdale (2013), Mindfulness-Based Cognitive Therapy; Kuyken et al. (2016),
  // JAMA Psychiatry 73:565-574.
  {
    name: "Mindfulness-Based Cognitive Therapy",
    shortName: "MBCT",
    category: "Mindfulness and acceptance",
    description:
      "Short exercises of attention that help to notice spirals of thought early and to come back to the present, kindly.",
    techniques: [
      "Three-minute breathing space",
      "Body scan",
      "Mindful walking",
      "5-4-3-2-1 senses",
      "Noticing thoughts",
    ],
    conditions: [
      "Recurring low mood",
      "Rumination",
      "Stress",
      "Sleep trouble",
      "Trouble concentrating",
    ],
    ageGroups: ["child", "teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of mindfulness-based cognitive therapy.",
      "Offer one short exercise, say how long it takes, and let the person choose eyes open or closed; guide it in slow, short lines.",
      "Afterwards ask what they noticed, never whether it worked; a wandering mind is the exercise, not a failure at it.",
      "Point out gently when a thought spiral repeats itself, and return to what is here: breath, feet, sounds.",
      "If attention to the body brings fear, dizziness or memories, stop, open the eyes, look around the room and name things.",
      "Keep it free of religious meaning unless the person brings theirs.",
      "With children make it a game of a minute or less, such as belly breathing with a toy.",
    ),
  },
  // Gilbert (2014), Br J Clin Psychol 53:6-41; Kirby, Tellegen & Steindl (2017), Behav Ther
  // 48:778-792.
  {
    name: "Compassion-Focused Therapy",
    shortName: "CFT",
    category: "Mindfulness and acceptance",
    description:
      "For people who are hard on themselves: understands where the inner critic comes from and practises a warmer, braver inner voice.",
    techniques: [
      "Soothing rhythm breathing",
      "Compassionate letter",
      "Kind inner voice",
      "Three circles",
      "Compassionate image",
    ],
    conditions: ["Shame", "Self-criticism", "Low mood", "Perfectionism", "Grief"],
    ageGroups: ["teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of compassion-focused therapy.",
      "When the person attacks themselves, slow down; wonder with them what the critic is afraid would happen if it stopped.",
      "Explain the threat, drive and soothing systems in everyday words, and that nobody chose how their brain was shaped.",
      "Ask how they would speak to somebody they love in the same place, and let them try one sentence of it towards themselves.",
      "Compassion includes courage: what would be truly helpful, even if it is hard?",
      "Kindness can feel threatening to those who got little of it; go in small doses and name that this is common.",
      "Do not shower with praise, and do not tell anybody to just love themselves.",
    ),
  },
];
