import type { Programme } from "./programme";

const CALM_AND_BRAVE: Programme = {
  slug: "calm-and-brave",
  name: "Calm and Brave",
  type: "therapy",
  description:
    "Two weeks of calm breaths, words for how you feel, and small brave steps with a grown-up by your side.",
  duration: 14,
  ageGroups: ["child", "teen"],
  sources: [
    "Kendall, Journal of Consulting and Clinical Psychology 62 (1994) 100-110 (small steps toward what scares you)",
  ],
  modules: [
    {
      key: "spot",
      title: "Spot the scared feeling",
      read: "Being scared is like an alarm in your body. Your heart goes fast. Your tummy may feel funny. The alarm wants to keep you safe. Sometimes it rings when there's no fire.",
      todo: "Pick how you feel on four days. If the alarm rang, say so.",
      counts: "moodDays",
      target: 4,
    },
    {
      key: "breathe",
      title: "Turn it down",
      read: "A long breath out tells your body that all is well. Breathe out like you're blowing on a feather. Do it when you're calm, too. Then you'll know how when the alarm rings.",
      todo: "Finish three calm games.",
      counts: "exercises",
      target: 3,
    },
    {
      key: "ladder",
      title: "Small steps up",
      read: "Think of what scares you as a ladder. The low steps scare you just a bit. Start there. Stay on a step until it gets boring. Then take the next one. A grown-up can hold the ladder. If a person hurts you or scares you, don't climb. Tell a grown-up you feel safe with.",
      todo: "Have two chats. Find out what your lowest step could be.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "again",
      title: "Try, rest, try",
      read: "Being brave doesn't mean you're not scared. It means you do it with the scared feeling next to you. Some days you rest. That's okay.",
      todo: "Pick how you feel on four more days.",
      counts: "moodDays",
      target: 4,
    },
    {
      key: "tell",
      title: "Tell what you did",
      read: "When you tell someone what you did, it sticks in your head. Next time you'll know: I did this before.",
      todo: "Have one chat about a brave thing you did. It can be tiny.",
      counts: "conversations",
      target: 1,
    },
  ],
};

const FEELING_FINDER: Programme = {
  slug: "feeling-finder",
  name: "Feeling Finder",
  type: "therapy",
  description: "Ten days to find names for your feelings and what each one may need.",
  duration: 10,
  ageGroups: ["child"],
  sources: [
    "Domitrovich, Cortes and Greenberg, Journal of Primary Prevention 28 (2007) 67-91 (words for feelings)",
  ],
  modules: [
    {
      key: "names",
      title: "Find the name",
      read: "Feelings come and go like the weather. When you find the name for one, it gets a bit smaller. You can have two at the same time.",
      todo: "Pick how you feel on three days.",
      counts: "moodDays",
      target: 3,
    },
    {
      key: "body",
      title: "Where does it live?",
      read: "Mad can be hot in your face. Sad can be heavy in your chest. Happy can tickle. Where do you feel yours?",
      todo: "Do two calm games. Notice where the feeling is before and after.",
      counts: "exercises",
      target: 2,
    },
    {
      key: "needs",
      title: "What does it need?",
      read: "Sad may need a hug. Mad may need to stomp. Scared may need a hand to hold. You can ask a grown-up for what you need.",
      todo: "Have two chats about a feeling and what it needs.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "more-names",
      title: "More names",
      read: "There are many more names. Shy. Proud. Left out. Cozy. Which ones do you know?",
      todo: "Pick how you feel on four more days.",
      counts: "moodDays",
      target: 4,
    },
  ],
};

const PRESSURE: Programme = {
  slug: "under-pressure",
  name: "Steady Under Pressure",
  type: "therapy",
  description:
    "Three weeks for tests, stress and too much at once: what to do before, in the moment, and after.",
  duration: 21,
  ageGroups: ["teen"],
  sources: [
    "Stallard, Thinking Good, Feeling Better (2019), cognitive behavioural practice with young people",
  ],
  modules: [
    {
      key: "map",
      title: "Map the week",
      read: "Stress isn't all bad. A little gets you going. Too much shuts you down. Find out when it builds up and what it feels like at the start.",
      todo: "Pick how you feel on six days. Add a word about what was going on.",
      counts: "moodDays",
      target: 6,
    },
    {
      key: "moment",
      title: "In the moment",
      read: "When your head goes blank, start with your body. Feet on the floor. Breathe out slowly, longer than in. Name a few things you see. Then look at the task again.",
      todo: "Finish three exercises, so you know them by heart.",
      counts: "exercises",
      target: 3,
    },
    {
      key: "thoughts",
      title: "Check the thought",
      read: "Stress tells big stories: I'll fail, they'll all laugh. Ask yourself what you know for sure. What would you tell a friend? A fair thought is good enough. It doesn't have to be a sunny one.",
      todo: "Have two chats. Bring one big story and look for a fair one.",
      counts: "conversations",
      target: 2,
    },
    {
      key: "plan",
      title: "Small parts, real breaks",
      read: "Break the work into twenty-minute parts. Stop when the time is up. Rest is part of the plan. So is sleep. If it's still too much, tell a grown-up at home or at school.",
      todo: "Pick how you feel on six more days.",
      counts: "moodDays",
      target: 6,
    },
    {
      key: "after",
      title: "After it's over",
      read: "Look back before the next thing starts. What helped? What would you do again? Write down one line for next time.",
      todo: "Have one chat about how it went.",
      counts: "conversations",
      target: 1,
    },
  ],
};

export const FOR_THE_YOUNG: readonly Programme[] = [CALM_AND_BRAVE, FEELING_FINDER, PRESSURE];
