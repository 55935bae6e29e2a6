import type { Programme } from "./programme";

const SLEEP_AGAIN: Programme = {
  slug: "sleep-again",
  name: "Sleep Again",
  type: "therapy",
  description:
    "Three weeks on the habits and thoughts that keep you up. You'll find your own way to wind down.",
  duration: 21,
  ageGroups: ["teen", "adult"],
  sources: [
    "Edinger and others, American Academy of Sleep Medicine guideline, Journal of Clinical Sleep Medicine 17 (2021) 255-262",
  ],
  modules: [
    {
      key: "look",
      title: "Look at your nights",
      read: "Before you change anything, look. When do you get up? How late is your last coffee or cola? What do you do in the hour before bed? A set time for getting up helps most. Keep it on weekends too.",
      todo: "Check in on five days. Add a word on how you slept.",
      counts: "moodDays",
      target: 5,
    },
    {
      key: "bed",
      title: "Bed is for sleep",
      read: "If you lie awake for a long time, your body learns that bed is for being awake. Get up after a while. Sit in dim light. Do something boring. Go back when your eyes get heavy.",
      todo: "Have one conversation. Say what keeps you up.",
      counts: "conversations",
      target: 1,
    },
    {
      key: "wind-down",
      title: "Make your own wind-down",
      read: "Sleep comes when you don't chase it. Plan a half hour that's the same each night: low light, no phone in reach, something quiet. Slow breathing fits in well.",
      todo: "Do three exercises to the end. The evening is a good time.",
      counts: "exercises",
      target: 3,
    },
    {
      key: "keep",
      title: "Keep it going",
      read: "One bad night doesn't undo the good ones. Still get up at the same time. Skip long naps. The next night will be easier.",
      todo: "Check in on seven more days.",
      counts: "moodDays",
      target: 7,
    },
    {
      key: "thoughts",
      title: "Thoughts at night",
      read: "At night, all thoughts look bigger. Write them down before bed, with one small step for each. If you sleep badly for weeks, or you snore and wake up tired, ask a doctor.",
      todo: "Have two conversations: one about a thought that comes at night, one about what works now.",
      counts: "conversations",
      target: 2,
    },
  ],
};

const SAFETY_PLAN: Programme = {
  slug: "safety-plan-workshop",
  name: "My Safety Plan",
  type: "other",
  description:
    "Write a plan for hard days in six steps, at your own pace, and keep it where you can find it.",
  duration: 7,
  ageGroups: ["teen", "adult"],
  sources: [
    "Stanley and Brown, Safety Planning Intervention, Cognitive and Behavioral Practice 19 (2012) 256-264",
  ],
  modules: [
    {
      key: "see-it",
      title: "See it coming, and what you can do",
      read: "Hard times often start with small signs. You may sleep less, or hide, or think the same thing again and again. When you know your signs, you can act early. Write down what you can do alone: a walk, a shower, music.",
      todo: "Fill in two steps of your plan. Any two will do.",
      counts: "planSteps",
      target: 2,
    },
    {
      key: "try-one",
      title: "Try one thing now",
      read: "A plan works best when your body knows it. Try one thing while you're calm. Then it's there when you need it.",
      todo: "Finish one exercise.",
      counts: "exercises",
      target: 1,
    },
    {
      key: "people",
      title: "People and places",
      read: "Some people and places take your mind off things. Some people you can ask for help. Write down their names and numbers. You can ask them first if that's okay.",
      todo: "Fill in two more steps.",
      counts: "planSteps",
      target: 2,
    },
    {
      key: "safe",
      title: "Help, and a safer place",
      read: "Write down who can help day and night. Then think about what could hurt you in a dark moment. Put it far away, or give it to someone you trust. Time and space save lives.",
      todo: "Fill in the last two steps.",
      counts: "planSteps",
      target: 2,
    },
  ],
};

export const FOR_TEENS_AND_ADULTS: readonly Programme[] = [SLEEP_AGAIN, SAFETY_PLAN];
